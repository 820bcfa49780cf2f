import { Byline } from "#app/components/byline.tsx";
import { Photo } from "#app/components/photo.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { PATHS } from "#app/config/paths.ts";
import type { PostPage } from "#app/model/queries/post.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function Post({ post }: Pick<PostPage, "post">) {
  return (
    <div className="page-container grid-page pt-3 lg:pt-stack">
      <div className="print:hidden col-span-full max-lg:mb-3 lg:col-margin">
        <div className="back-to-blog z-1 w-fit max-xl:relative">
          <ButtonLink to={PATHS.blog} className="button-outline bg-paper">
            ← Back to Blog
          </ButtonLink>
        </div>
      </div>
      <article className="col-span-full lg:col-main print:col-span-full">
        <div className="-mr-bleed max-lg:-ml-bleed print:mx-0">
          <Photo eager photo={post.photo} className="post-photo" />
        </div>
        <header className="mt-6 md:mt-8">
          <h1 className="max-w-[18em] text-56">{post.title}</h1>
          <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3 md:mt-7">
            <Byline {...post} />
            <Tags tags={post.tags} />
          </div>
          <p className="lead-text mt-8 mb-stack">{post.excerpt}</p>
        </header>
        <div className="prose post-body">
          <RichText blocks={post.body} />
        </div>
        <footer className="mt-part max-w-measure border-t border-line pt-5">
          <Tags tags={post.tags} />
        </footer>
      </article>
    </div>
  );
}

function Tags({ tags }: { tags: string[] }) {
  return (
    <ul className="caption flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="border border-line-strong px-2.5 py-0.5">
          {tag}
        </li>
      ))}
    </ul>
  );
}
