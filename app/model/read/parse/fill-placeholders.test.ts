import { expect, test, vi } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

const facts = { name: "Ocotillo & Linen", years: "10+" };

test("placeholders are filled in texts at any depth", () => {
  const value = { title: "{{name}}", lines: ["{{years}} years", 3, null, true] };
  expect(fillPlaceholders(value, facts, vi.fn())).toEqual({
    title: "Ocotillo & Linen",
    lines: ["10+ years", 3, null, true],
  });
});

test("an unknown placeholder stays and is reported", () => {
  const unknown = vi.fn();
  expect(fillPlaceholders("Call {{fone}}", facts, unknown)).toBe("Call {{fone}}");
  expect(unknown).toHaveBeenCalledExactlyOnceWith("{{fone}}", "fone");
});

test("what every object can do is no placeholder", () => {
  const unknown = vi.fn();
  expect(fillPlaceholders("{{constructor}}", facts, unknown)).toBe("{{constructor}}");
  expect(unknown).toHaveBeenCalledExactlyOnceWith("{{constructor}}", "constructor");
});
