import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findContentFolder, SAMPLE_FOLDER } from "./content-folder.server.ts";
import { filterPublished, getToday } from "./filter-published.server.ts";
import { loadContent } from "./load-content.server.ts";
import { test as onSample } from "./testing/sample-copy.ts";

const sample = await loadContent(SAMPLE_FOLDER);
const [post, ...posts] = sample.posts;
const [project, ...projects] = sample.projects;
const [service, ...services] = sample.servicePages;
if (!post || !project || !service) throw new Error("the sample has one of each");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2027-02-03T05:00:00Z");
  vi.stubEnv("CONTENT_FOLDER", "content");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("drafts are not published", () => {
  const out = filterPublished({
    ...sample,
    posts: [{ ...post, draft: true }, ...posts],
    projects: [{ ...project, draft: true }, ...projects],
    servicePages: [{ ...service, draft: true }, ...services],
  });
  expect(out).toMatchObject({ posts, projects, servicePages: services });
});

test("a dated post waits for its day where the business is", () => {
  const dated = { ...sample, posts: [{ ...post, date: "2027-02-03" }] };
  const at = (timeZone: string) => ({ ...dated, business: { ...sample.business, timeZone } });
  expect(filterPublished(at("America/Phoenix"))).toMatchObject({ posts: [], blog: undefined });
  expect(filterPublished(at("Europe/Berlin")).posts).toHaveLength(1);
  expect(getToday("America/Phoenix")).toBe("2027-02-02");
});

test("the sample is the same on any day", () => {
  vi.setSystemTime("2020-01-01");
  vi.stubEnv("CONTENT_FOLDER", SAMPLE_FOLDER);
  expect(filterPublished(sample)).toEqual(sample);
});

onSample("nothing that visitors see leads to a draft", async ({ sample }) => {
  await sample.change("services/virtual-staging.md", /^title:/m, "draft: true\ntitle:");
  expect((await sample.report()).join("\n")).toContain(
    '"/services/virtual-staging" is a draft. Visitors can\'t find it.',
  );
});

test.each([
  [["app", "content", "sample"], "content"],
  [["app", "sample"], "sample"],
])("of %j the site is made from %s", (names, folder) => {
  expect(findContentFolder(names)).toBe(folder);
});

test.each(["Content", "contents", "contnet"])("%s/ is refused, not passed over", (name) => {
  expect(() => findContentFolder(["app", name, "sample"])).toThrow(
    `The folder ${name}/ should be called content/`,
  );
});
