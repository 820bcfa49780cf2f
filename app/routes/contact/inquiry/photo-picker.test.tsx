import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AdditionalDetails } from "./additional-details.tsx";
import type { Photos } from "./use-photos.ts";

const photos = { chosen: [], leftOut: 0, input: { current: null } } as unknown as Photos;
const render = (offered?: Photos) =>
  renderToStaticMarkup(
    <AdditionalDetails onRemoveProject={() => {}} onRemoveEstimate={() => {}} photos={offered} />,
  );

test("photos are offered only where the form service takes files", () => {
  expect(render(photos)).toContain('type="file"');
  expect(render()).not.toContain('type="file"');
});
