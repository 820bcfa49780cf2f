import { expect, test } from "vitest";
import { withoutScripts } from "./serve-copy.ts";

test("what would run goes, what search engines read and everything shown stays", () => {
  const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
  const shown = "<h1>Linen &amp; light</h1>";
  const html = withoutScripts(
    `<!DOCTYPE html><html><head><link rel="modulepreload" href="/a.js">${data}<script>start()\n</script></head><body>${shown}<script type="text/deferred">import "/a.js"</script></body></html>`,
  );
  expect(html).toBe(`<!DOCTYPE html><html><head>${data}</head><body>${shown}</body></html>`);
});
