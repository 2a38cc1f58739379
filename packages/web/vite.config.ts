import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { summaries } from "./src/features/faq/content/summaries.ts";

const nothing = fileURLToPath(new URL("./src/platform/no-json-schema.ts", import.meta.url));

/** Title and summary of each article of the help centre: the server writes them in its pages' heads. */
function faqIndex(): Plugin {
  const index = Object.fromEntries(
    Object.values(summaries).map(({ slug, title, summary }) => [slug, { title, summary }]),
  );
  return {
    name: "faq-index",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "faq-index.json", source: JSON.stringify(index) });
    },
  };
}

/** In development the API runs beside, on port 3000. */
export default defineConfig({
  plugins: [react(), faqIndex()],
  resolve: {
    alias: [
      // zod's JSON Schema export is the server's business (OpenAPI): less to fetch on the first view.
      { find: /^.*\/to-json-schema\.js$/, replacement: nothing },
    ],
  },
  server: { port: 5173, host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:3000" } },
  build: {
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs and what changes with our dependencies only: compressed together, cached apart.
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|react-router|scheduler|zod|@tanstack)\//,
            },
          ],
        },
      },
    },
  },
});
