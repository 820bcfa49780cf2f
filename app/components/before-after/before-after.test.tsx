import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BeforeAfter } from "./before-after.tsx";

const getPair = (isAligned: boolean, tag?: string) => {
  const photo = { width: 1200, height: 800, color: "#888888", preset: "beforeAfter" } as const;
  return {
    before: { ...photo, src: "/uploads/bare", alt: "A bare room", tag, isAligned },
    after: { ...photo, src: "/uploads/staged", alt: "The room staged" },
  };
};

const render = (isAligned: boolean, tag?: string) =>
  renderToStaticMarkup(<BeforeAfter {...getPair(isAligned, tag)} />);

test("an aligned pair has a slider", () => {
  expect(render(true)).toContain('type="range"');
});

test("a pair that isn't aligned has two photos with their labels, and no slider", () => {
  expect(render(false)).not.toContain("<input");
  expect(render(false)).toMatch(/bare-.*>Before<.*staged-.*>After</s);
  expect(render(false, "Original")).toContain(">Original<");
});
