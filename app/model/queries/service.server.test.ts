import { expect, test } from "vitest";
import { PhotoLibrary } from "#app/model/load/photo-library.server.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { getServicePage } from "./service.server.ts";

test("a service ends with its own words and button, or with Home's and the form that knows it", async () => {
  const { content } = await getSite();
  const [service] = content.servicePages;
  if (!service?.closing?.button) throw new Error("the sample's services have closings");
  const { photo, look, ...own } = service.closing;
  const getClosing = (closing: typeof service.closing) =>
    getServicePage(
      {
        content: { ...content, servicePages: [{ ...service, closing }] },
        photos: new PhotoLibrary(content.photos, { manifest: {} }),
      },
      service.slug,
    )?.closing;
  expect(getClosing(service.closing)).toMatchObject(own);
  const { title, text, button } = content.home.closing;
  const to = `/contact?service=${service.staging ?? service.slug}`;
  expect(getClosing({ photo, look })).toMatchObject({
    title,
    text,
    button: { ...button, to },
    look,
  });
});
