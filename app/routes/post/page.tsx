import { CallToAction } from "#app/components/call-to-action.tsx";
import { Card } from "#app/components/card.tsx";
import { Photo, PhotoTag } from "#app/components/photo.tsx";
import { PAGES } from "#app/config/pages.ts";
import { getPostPath } from "#app/lib/paths.ts";
import { getPostPage, type PostPage as Page } from "#app/model/queries/post.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { buildPostNode } from "#app/seo/page-json-ld.ts";
import type { Route } from "./+types/page";
import { Post } from "./post.tsx";
import "./post-body.css";

export const loader = ({ params }: Route.LoaderArgs) =>
  withHead(
    (site) => getPostPage(site, params.id),
    ({ post, seo }) => ({
      path: getPostPath(post.id),
      seo,
      type: "article",
      trail: [PAGES.blog, { name: post.title, path: getPostPath(post.id) }],
      nodes: [buildPostNode(post)],
    }),
  );

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, older, newer, closing } = loaderData;
  return (
    <div className="pt-header-compact print:pt-0">
      <Post key={post.id} post={post} />
      <nav aria-label="More articles" className="print:hidden page-container mt-band">
        <ul className="grid-page gap-y-10">
          {older && <Neighbor {...older} label="Previous article" />}
          {newer && <Neighbor {...newer} label="Next article" />}
        </ul>
      </nav>
      <CallToAction {...closing} />
    </div>
  );
}

function Neighbor({ id, title, photo, label }: NonNullable<Page["older"]> & { label: string }) {
  return (
    <li className="col-span-full md:col-span-6">
      <Card
        entry={{ title, to: getPostPath(id), link: label }}
        photo={
          <>
            <Photo photo={photo} />
            <PhotoTag photo={photo} />
          </>
        }
        photoClass="crop-right md:aspect-2/1"
      />
    </li>
  );
}
