import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { isOf } from "./vite/chunk-files.ts";
import { componentStyles } from "./vite/component-styles.ts";
import { faqIndex } from "./vite/faq-index.ts";
import { inlineFirstStyles } from "./vite/inline-first-styles.ts";
import { leanRouter } from "./vite/lean-router.ts";
import { packedData } from "./vite/packed-data.ts";
import { pageFiles } from "./vite/page-files.ts";
import { themeVariables } from "./vite/theme-variables.ts";

/** react-router's import points to its development build: the production build must leave out its warnings. */
const routerFolder = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
const productionRouter = {
  find: /^react-router$/,
  replacement: join(routerFolder, "dist/production/index.mjs"),
};

/** Any file that creates a schema gets the zod that never makes code from text. */
const zodWithoutEval = {
  find: /^zod$/,
  replacement: fileURLToPath(new URL("src/platform/zod-without-eval.ts", import.meta.url)),
};

/** In development the API runs beside, on port 3000. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    leanRouter(),
    faqIndex(),
    themeVariables(),
    inlineFirstStyles(),
    packedData(),
    componentStyles(),
    pageFiles(),
  ],
  resolve: {
    alias: [zodWithoutEval, ...(command === "build" ? [productionRouter] : [])],
  },
  server: { port: 5173, host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:3000" } },
  // Five characters name a class in the build: each script lists all classes of its styles.
  css: {
    modules: { generateScopedName: command === "build" ? "[hash:base64:5]" : "[local]_[hash:base64:5]" },
  },
  build: {
    target: "es2022",
    reportCompressedSize: false,
    // Each page's own imports say what it needs: listing them again in the entry would weigh on every first view.
    modulePreload: {
      // A browser without it fetches these files a little later.
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => file.endsWith(".css")) : files,
    },
    rolldownOptions: {
      output: {
        // The entry lists every file by name: short names are 3 kB less on the first view.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: "assets/[hash:7][extname]",
        // On a phone each further file costs more than its bytes: few files, each grouping what is needed together.
        codeSplitting: {
          groups: [
            { name: "vendor", test: (id) => isOf("vendor")(id) && !isOf("states")(id), priority: 4 },
            { name: "zod", test: isOf("zod"), priority: 4 },
            { name: "frame", tags: ["$initial"], priority: 3 },
            // Each group holds all that it imports: first views that need neither forms nor schemas do not
            // fetch them.
            { name: "explore", test: isOf("explore"), priority: 2 },
            { name: "public-page", test: isOf("publicPage"), priority: 2 },
            { name: "kit", test: isOf("kit"), priority: 2 },
            { name: "kit", test: isOf("library"), minShareCount: 25, priority: 2 },
            { name: "home", test: isOf("home"), priority: 1 },
            { name: "help", test: isOf("help"), priority: 1 },
            // Of the home and the help page's files, other pages need only these.
            { name: "visit", test: isOf("visit"), priority: 3 },
            { name: "lists", test: isOf("lists"), priority: 3 },
            { name: "drawings", test: isOf("drawings"), priority: 3 },
            { name: "page-frame", test: isOf("pageFrame"), priority: 3 },
            { name: "projects", test: isOf("projects"), priority: 3 },
            { name: "terms", test: isOf("terms"), priority: 3 },
            { name: "territories", test: isOf("territories"), priority: 3 },
            { name: "asked", test: isOf("asked"), priority: 1 },
            { name: "map-question", test: isOf("mapQuestion"), priority: 1 },
            { name: "states", test: isOf("states"), priority: 2 },
            { name: "fields", test: isOf("plainFrame"), priority: 2 },
            // What opens over the page and what checks a form: fetched when they are first used.
            { name: "popups", test: isOf("popups"), minShareCount: 10, priority: 1 },
            { name: "forms", test: isOf("forms"), priority: 1 },
            // What many pages share.
            { name: "fields", test: isOf("mantine"), minShareCount: 10 },
            { name: "rules", test: isOf("rules"), minShareCount: 10 },
            { name: "other-rules", test: isOf("otherRules"), minShareCount: 10 },
            { name: "estimate-input", test: isOf("estimateInput") },
            { name: "questions", test: isOf("questions"), minShareCount: 10 },
            {
              name: "pieces",
              test: (id) => isOf("pieces")(id) && !isOf("openedLater")(id) && !isOf("asking")(id),
              minShareCount: 10,
            },
          ],
        },
      },
    },
  },
}));
