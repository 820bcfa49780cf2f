import { Byline } from "#app/components/byline.tsx";
import { Card } from "#app/components/card.tsx";
import { Photo } from "#app/components/photo.tsx";
import { getPostPath } from "#app/lib/paths.ts";
import type { PostCard as Post } from "#app/model/queries/blog.server.ts";

export function PostCard({ post, isLead }: { post: Post; isLead?: boolean }) {
  const { id, category: over, title } = post;
  return (
    <article>
      <Card
        entry={{ over, title, to: getPostPath(id), link: "Read article", heading: "h2" }}
        isLead={isLead}
        photoClass={isLead ? "lead-post" : ""}
        photo={
          <Photo eager={isLead} photo={post.photo} preset={isLead ? "leadPost" : "postCard"} />
        }
      >
        <p className="mb-3 max-w-measure text-umber-soft">{post.excerpt}</p>
        <Byline {...post} />
      </Card>
    </article>
  );
}
