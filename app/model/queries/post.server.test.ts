import { afterEach, expect, vi } from "vitest";
import { PhotoLibrary } from "#app/model/load/photo-library.server.ts";
import { clearSiteCache, getSite } from "#app/model/load/site.server.ts";
import { type SampleCopy, test } from "#app/model/load/testing/sample-copy.ts";
import { getPostCard } from "./parts/post-card.server.ts";
import { getPostPage } from "./post.server.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  clearSiteCache();
});

/** The sample's text in a folder of another name counts as an owner's. */
async function asOwners(sample: SampleCopy) {
  await sample.addPhotos();
  vi.stubEnv("CONTENT_FOLDER", sample.folder);
  clearSiteCache();
}

/** Without a manifest, the page needs no photos that a build has made. */
async function getPost(id: string) {
  const { content } = await getSite();
  const photos = new PhotoLibrary(content.photos, { manifest: {} });
  return getPostPage({ content, photos }, id);
}

test("a post without tags has the default ones, whoever wrote it", async ({ sample }) => {
  await asOwners(sample);
  expect((await getPost("3"))?.post.tags).toEqual([
    "Home Staging",
    "Interior Design",
    "Real Estate",
  ]);
  expect((await getPost("4"))?.post.tags).toContain("Disclosure");
});

test("the time to read is counted in words of the text, and 3 minutes at least", async () => {
  const { content } = await getSite();
  const [post] = content.posts;
  if (!post) throw new Error("the sample has posts");
  const getTime = (words: number) => {
    const items = [[{ kind: "strong" as const, children: ["word ".repeat(words)] }]];
    const body = [{ kind: "list" as const, ordered: false, items }];
    return getPostCard({ ...post, readTime: undefined, body }).readTime;
  };
  expect([10, 600, 900, 2200].map(getTime)).toEqual(
    [3, 3, 4, 10].map((minutes) => `${minutes} min read`),
  );
  expect(getPostCard(post).readTime).toBe(post.readTime);
});

test("search engines get a post's own words, or else its category, title and excerpt", async ({
  sample,
}) => {
  const getSeo = async () => (await getPost("3"))?.seo;
  const { 2: post } = (await getSite()).content.posts;
  expect(await getSeo()).toEqual(post?.seo);
  await sample.change("posts/3-designing-with-the-sun.md", /seo:\n( {2}.*\n)+/, "");
  await asOwners(sample);
  expect(await getSeo()).toMatchObject({ type: post?.category, detail: post?.title });
});

test("a note names renderings while one is shown, in the owner's words or the default ones", async ({
  sample,
}) => {
  const getNote = async () => {
    clearSiteCache();
    return (await getSite()).content.business.photoNote;
  };
  await asOwners(sample);
  expect(await getNote()).toContain("on this sample site");
  await sample.change("business.yml", /photoNote: .*/, "");
  expect(await getNote()).toBeUndefined();
  await sample.change("photos.yml", /file: hero.jpg/, "$&\n  sample: true");
  expect(await getNote()).toBe("Some of the photos are computer renderings.");
});
