import type { RichText as Blocks } from "#app/model/schema/rich-text.ts";
import { RichText } from "./rich-text.tsx";

export function MarginProse({ blocks }: { blocks: Blocks }) {
  return (
    <div className="wrap py-section print:py-6">
      <div className="margin-prose prose">
        <RichText blocks={blocks} figureFrame="margin" />
      </div>
    </div>
  );
}
