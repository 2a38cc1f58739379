import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
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

/** What all pages on which visitors arrive share: without schemas nor library. */
const ofVisits =
  /\/features\/project\/(card\/(?!drawn)|address\/light)|\/ui\/(plain\/|illustrations\/(drawing|parts)\.|layout\/(plain-page|page\.module|see-more|use-unfolded|use-page-heading)|kit\/later\.)|\/platform\/(widget-account|public-questions|loaded|optional-rules)\.|\/parts\/point\/dossier\/(dossier-key|use-kept-dossier)\.|@mantine\/hooks\/esm\/use-media-query\/|\/icons\/IconChevronDown\./;

/** What the list and a project's page share besides, as light. */
const ofProjects = new RegExp(
  [
    "/features/project/(address|answer|dossier)/|/parts/project/(answer/(use-answers|words)|perimeter/(use-place-verdict|verdict-look))\\.",
    "/parts/(faq/term|point/dossier/(empty-dossier|use-known-dossier))|/platform/null-when\\.",
    "/features/project/explore/(search-state|map-fit)\\.|/domain/src/(address/(map|distance)|point/(empty-contract|default-peak-hour|production-types))\\.",
    "/domain/src/project/(bearer-words|stage-words|gauge|naming|public-share)\\.|/(most-estimated|first-questions)\\.",
  ].join("|"),
);

const sharedWithHelp =
  /\/ui\/feedback\/(empty-state|load-error|failed-page)\.|\/ui\/layout\/page\.tsx|\/platform\/act\./;

/** The library's components that open over the page, with what they are made of. */
const popups =
  /node_modules\/(@floating-ui|react-remove-scroll|@mantine\/core\/esm\/(components\/(Combobox|Popover|ScrollArea|Modal|ModalBase|Drawer|Menu|Select|NativeSelect|Tooltip)|utils\/Floating))\//;

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
        chunkFileNames: "assets/[hash].js",
        assetFileNames: "assets/[hash][extname]",
        // On a phone each further file costs more than its bytes: few files, each grouping what is needed together.
        codeSplitting: {
          groups: [
            // What changes only with our dependencies is cached apart.
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
              priority: 4,
            },
            { name: "zod", test: /node_modules\/zod\/|\/platform\/zod-without-eval\.ts$/, priority: 4 },
            { name: "frame", tags: ["$initial"], priority: 3 },
            // Each group holds all that it imports: first views that need neither forms nor schemas do not
            // fetch them.
            {
              name: "explore",
              test: /\/features\/project\/explore\/(index|filters|explore\.module)\./,
              priority: 2,
            },
            {
              name: "public-page",
              test: /\/features\/project\/public-page\/(index|join-|project-page\.module)/,
              priority: 2,
            },
            { name: "kit", test: /\/ui\/kit\/kit\.tsx$/, priority: 2 },
            { name: "kit", test: /node_modules\/(@mantine|clsx)\//, minShareCount: 25, priority: 2 },
            { name: "home", test: /\/features\/project\/home\/index\.ts$/, priority: 1 },
            { name: "help", test: /\/features\/faq\/index\.ts$/, priority: 1 },
            // Of the home and the help page's files, other pages need only these.
            { name: "visit", test: ofVisits, priority: 3 },
            { name: "projects", test: ofProjects, priority: 3 },
            {
              name: "territories",
              test: /\/domain\/src\/(address\/territor|shared\/fold-text)/,
              priority: 3,
            },
            { name: "states", test: sharedWithHelp, priority: 2 },
            { name: "fields", test: /\/@mantine\/core\/esm\/components\/Paper\//, priority: 2 },
            // What opens over the page and what checks a form: fetched when they are first used.
            { name: "popups", test: popups, minShareCount: 10, priority: 1 },
            {
              name: "forms",
              test: /node_modules\/(@mantine\/form|klona|fast-deep-equal)\/|\/ui\/forms\/use-schema-form\.ts$/,
              priority: 1,
            },
            // What many pages share.
            { name: "fields", test: /node_modules\/@mantine\//, minShareCount: 10 },
            { name: "rules", test: /\/packages\/(domain|api|energy)\//, minShareCount: 10 },
            {
              name: "pieces",
              test: /\/packages\/web\/src\/(?!ui\/dialog\/|parts\/address\/)/,
              minShareCount: 10,
            },
          ],
        },
      },
    },
  },
}));
