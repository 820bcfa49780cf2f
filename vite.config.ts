import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Content is read by the loaders, outside the module graph, so Vite must be told to reload.
  server: { watch: { ignored: ["**/public/uploads/**"] } },
});
