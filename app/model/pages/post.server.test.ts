import { afterEach, expect, vi } from "vitest";
import { forgetSite, getSite } from "#app/model/read/site.server.ts";
import { type SampleCopy, test } from "#app/model/read/testing/sample-copy.ts";
import { postCard } from "./parts/post-card.server.ts";
import { getPostPage } from "./post.server.ts";

const WITHOUT_TAGS = "posts/3-designing-with-the-sun.md";

afterEach(() => {
  vi.unstubAllEnvs();
  forgetSite();
});

/** The sample's words in a folder of another name are an owner's. */
async function asOwners(sample: SampleCopy) {
  await sample.addPhotos();
  vi.stubEnv("CONTENT_FOLDER", sample.folder);
  forgetSite();
}

test("an owner's post has the time that is counted, and no tags she did not write", async ({
  sample,
}) => {
  await sample.change(WITHOUT_TAGS, /readTime: .*\n/, "");
  const { 0: fields } = (await sample.read(WITHOUT_TAGS)).split("\n---\n");
  await sample.write(WITHOUT_TAGS, `${fields}\n---\n\n${"word ".repeat(900)}\n`);
  await asOwners(sample);
  expect((await getPostPage("3"))?.post).toMatchObject({ readTime: "4 min read", tags: [] });
  expect((await getPostPage("4"))?.post).toMatchObject({
    readTime: "7 min read",
    tags: expect.arrayContaining(["Disclosure"]),
  });
});

test("the sample's own posts keep the defaults of the specification", async () => {
  const { content, photos } = await getSite();
  const [first] = content.posts;
  if (!first) throw new Error("the sample has posts");
  expect(postCard({ ...first, readTime: undefined }, photos).readTime).toBe("3 min read");
  expect((await getPostPage("3"))?.post.tags).toEqual([
    "Home Staging",
    "Interior Design",
    "Real Estate",
  ]);
});

test("search engines get a post's own words, or else its category, title and excerpt", async ({
  sample,
}) => {
  const seoOf = async () => (await getPostPage("3"))?.seo;
  const { 2: post } = (await getSite()).content.posts;
  expect(await seoOf()).toEqual(post?.seo);
  await sample.change(WITHOUT_TAGS, /seo:\n( {2}.*\n)+/, "");
  await asOwners(sample);
  expect(await seoOf()).toMatchObject({ type: post?.category, detail: post?.title });
});

test("renderings are called so as long as one is shown, in her words or ours", async ({
  sample,
}) => {
  const noteOf = async () => {
    forgetSite();
    return (await getSite()).content.business.photoNote;
  };
  await asOwners(sample);
  expect(await noteOf()).toContain("on this sample site");
  await sample.change("business.yml", /photoNote: .*/, "");
  expect(await noteOf()).toBeUndefined();
  await sample.change("photos.yml", /file: hero.jpg/, "$&\n  sample: true");
  expect(await noteOf()).toBe("Some of the photos are computer renderings.");
});
