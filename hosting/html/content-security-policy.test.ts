import { createHash } from "node:crypto";
import { parse } from "parse5";
import { expect, test } from "vitest";
import {
  buildContentSecurityPolicy,
  getForeignOrigins,
  type Origins,
} from "./content-security-policy.ts";

const policy = (body: string, origins: Origins = { forms: [], pictures: [] }) =>
  buildContentSecurityPolicy(parse(`<!DOCTYPE html><body>${body}</body>`), origins);

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inline scripts may run by their hash, data blocks need none", () => {
  const text = policy(
    '<script>a()</script><script type="text/analytics">b()</script><script></script><script type="application/ld+json">{}</script><script src="/c.js"></script>',
  );
  expect(text).toContain(`script-src 'self' ${hash("a()")} ${hash("b()")};`);
});

test("exactly the configured form service is reached", () => {
  const text = policy("", { forms: ["https://forms.example"], pictures: [] });
  expect(text).toContain("connect-src 'self' https://forms.example;");
  expect(text).toContain("form-action 'self' mailto: https://forms.example;");
});

test("a form service that answers from a second origin is reached at both", () => {
  const inquiries = { endpoint: "https://script.google.com/macros/s/abc/exec" };
  const newsletter = {
    endpoint: "https://forms.example/a",
    answersFrom: "https://answers.example",
  };
  const { forms } = getForeignOrigins({ settings: { inquiries, newsletter }, photos: [] });
  expect(policy("", { forms, pictures: [] })).toContain(
    "form-action 'self' mailto: https://script.google.com https://script.googleusercontent.com https://forms.example https://answers.example;",
  );
});

test("only the provider's script may run, and only its reports may be sent", () => {
  const analytics = { name: "goatcounter", id: "casa-brisa" } as const;
  const settings = { inquiries: {}, newsletter: {}, analytics };
  const text = policy("", getForeignOrigins({ settings, photos: [] }));
  expect(text).toContain("script-src 'self' https://gc.zgo.at/count.js;");
  expect(text).toContain("connect-src 'self' https://casa-brisa.goatcounter.com;");
});

test("pages may be prefetched, which Firefox checks against default-src", () => {
  expect(policy("")).toMatch(/^default-src 'self'; /);
});

test("nothing else is allowed", () => {
  for (const kind of ["object", "frame", "media", "worker"])
    expect(policy("")).toContain(`; ${kind}-src 'none';`);
  expect(policy("")).toMatch(/; script-src 'self'; /);
});
