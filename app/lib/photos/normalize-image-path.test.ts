import { expect, test } from "vitest";
import { normalizeImagePath } from "./normalize-image-path.ts";

test.each([
  ["uploads/living room 1.jpg", "/uploads/living%20room%201.jpg"],
  ["/uploads/hero.jpg", "/uploads/hero.jpg"],
  ["https://example.com/a b.jpg", "https://example.com/a%20b.jpg"],
  ["data:image/gif;base64,R0lGOD", "data:image/gif;base64,R0lGOD"],
])("%s becomes %s", (path, normalized) => {
  expect(normalizeImagePath(path)).toBe(normalized);
});
