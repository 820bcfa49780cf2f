import { RichText } from "#app/components/rich-text.tsx";
import type { RichText as Blocks } from "#app/model/schema/rich-text.ts";

type Props = { blocks: Blocks };

/** What happens, what it costs, whom it suits: read like an article. */
export function Explanation({ blocks }: Props) {
  return (
    <div className="wrap grid-page py-section print:py-6">
      <div className="prose col-span-full lg:col-[4/-1]">
        <RichText blocks={blocks} />
      </div>
    </div>
  );
}
