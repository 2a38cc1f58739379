import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { faqIndex } from "./vite/faq-index.ts";
import { firstViewModules } from "./vite/first-view-modules.ts";
import { inlineFirstStyles } from "./vite/inline-first-styles.ts";
import { leanZod } from "./vite/lean-zod.ts";
import { themeVariables } from "./vite/theme-variables.ts";

const nothing = fileURLToPath(new URL("./src/platform/no-json-schema.ts", import.meta.url));

/** react-router names its development build only: what people get is the one without its warnings. */
const routerFolder = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
const productionRouter = {
  find: /^react-router$/,
  replacement: join(routerFolder, "dist/production/index.mjs"),
};

const firstView = firstViewModules();

/** The entry reaches these by an index only, and uses nothing of them: they come with the pages that do. */
const notOfTheFrame = new RegExp(
  [
    "\\.css$",
    "/domain/src/address/territor",
    "/domain/src/project/(repartition-key|description)",
    "/domain/src/service/(customer|pricing)",
    "/domain/src/signatory/",
    "/domain/src/widget/palette",
    "/api/src/account/(passkey-codec|security|sign-in)",
  ].join("|"),
);

/** In development the API runs beside, on port 3000. */
export default defineConfig(({ command }) => ({
  plugins: [react(), faqIndex(), themeVariables(), leanZod(), inlineFirstStyles(), firstView.plugin],
  resolve: {
    alias: [
      // zod's JSON Schema export is the server's business (OpenAPI): less to fetch on the first view.
      { find: /^.*\/to-json-schema\.js$/, replacement: nothing },
      ...(command === "build" ? [productionRouter] : []),
    ],
  },
  server: { port: 5173, host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:3000" } },
  build: {
    target: "es2022",
    reportCompressedSize: false,
    // A page's own imports say what it needs: naming them once more in the entry weighs on every first view.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => file.endsWith(".css")) : files,
    },
    rolldownOptions: {
      output: {
        // The entry lists every file by name: short names are 3 kB less on the first view.
        chunkFileNames: "assets/[hash].js",
        assetFileNames: "assets/[hash][extname]",
        // What every page needs and what changes with our dependencies only: compressed together, cached apart.
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|react-router|scheduler|zod|@tanstack)\//,
              priority: 2,
            },
            { name: "frame", test: (id) => firstView.has(id) && !notOfTheFrame.test(id), priority: 1 },
          ],
        },
      },
    },
  },
}));
