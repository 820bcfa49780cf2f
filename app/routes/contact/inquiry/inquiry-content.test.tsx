import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import InquiryContent from "./inquiry-content.tsx";

const render = (service: ContactPage["service"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <InquiryContent page={{ service } as ContactPage} form={{ current: null }} handle={null} />
    </MemoryRouter>,
  );

test("photos are offered only where the form service takes files", () => {
  expect(render({ photos: true })).toContain('type="file"');
  expect(render({})).not.toContain('type="file"');
});
