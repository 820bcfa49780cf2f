import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormService } from "#app/model/schema/settings.ts";
import { SubmissionForm } from "./submission-form.tsx";

const render = (service: FormService) =>
  renderToStaticMarkup(<SubmissionForm service={service} email="hello@studio.example" />);

test("a form service receives the form itself, with the fields that it asks for", () => {
  const html = render({
    endpoint: "https://forms.example.com/abc",
    answers: "page",
    fields: [{ name: "access_key", value: "k-1" }],
  });
  expect(html).toMatch(/^<form .*action="https:\/\/forms\.example\.com\/abc" method="post"/);
  expect(html).toContain('data-answers="page"');
  expect(html).toContain('<input type="hidden" name="access_key" value="k-1"/>');
  expect(html).not.toContain("mail program");
});

test("without a form service the form opens the mail program, and a note is ready", () => {
  const html = render({});
  expect(html).toMatch(/^<form action="mailto:hello@studio\.example" [^>]*method="post"/);
  expect(html).toContain('encType="text/plain"');
  expect(html).toMatch(/<p hidden="" data-mail-note=""[^>]*>Your mail program/);
});
