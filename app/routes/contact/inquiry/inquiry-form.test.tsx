import { renderToReadableStream } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { InquiryForm } from "./inquiry-form.tsx";
import type { Inquiry } from "./use-inquiry-form.ts";

async function render(service: ContactPage["service"]) {
  const page = { service, business: { email: "hello@studio.example" } } as ContactPage;
  const inquiry = { state: "idle", form: {}, photos: { current: null } } as Inquiry;
  const body = await renderToReadableStream(
    <MemoryRouter>
      <InquiryForm page={page} inquiry={inquiry} />
    </MemoryRouter>,
  );
  await body.allReady;
  return new Response(body).text();
}

test("photos are offered only where the form service takes files", async () => {
  expect(await render({ photos: true })).toContain('type="file"');
  expect(await render({})).not.toContain('type="file"');
});
