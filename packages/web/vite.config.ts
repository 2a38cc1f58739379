import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { faqIndex } from "./vite/faq-index.ts";
import { firstViewModules } from "./vite/first-view-modules.ts";
import { inlineFirstStyles } from "./vite/inline-first-styles.ts";
import { themeVariables } from "./vite/theme-variables.ts";

/** react-router names its development build only: what people get is the one without its warnings. */
const routerFolder = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
const productionRouter = {
  find: /^react-router$/,
  replacement: join(routerFolder, "dist/production/index.mjs"),
};

const firstView = firstViewModules();

/** The entry reaches these by an index only, and uses nothing of them: they come with the pages that do. */
const notOfTheFrame = [
  /\.css$/,
  /\/api\/src\/(refusal|account\/(security|sign-in|passkey-codec))\.ts/,
  /\/domain\/src\/\w+\/errors\.ts/,
  /\/domain\/src\/account\/(confirmed-address|second-factor)/,
  /\/domain\/src\/address\/(territor|distance)/,
  /\/domain\/src\/application\/(history|progress|schemas|status|timeline|transitions)/,
  /\/domain\/src\/project\/(description|gauge|perimeter|pseudonym|repartition-key)/,
  /\/domain\/src\/service\/(billing|customer|labels|pricing)/,
  /\/domain\/src\/shared\/(error-codes|french-spaces)/,
  /\/domain\/src\/signatory\/(legal-identifier|schemas|siret-warning)/,
  /\/domain\/src\/widget\/palette/,
];

/** In development the API runs beside, on port 3000. */
export default defineConfig(({ command }) => ({
  plugins: [react(), faqIndex(), themeVariables(), inlineFirstStyles(), firstView.plugin],
  resolve: {
    alias: [...(command === "build" ? [productionRouter] : [])],
  },
  server: { port: 5173, host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:3000" } },
  build: {
    target: "es2022",
    reportCompressedSize: false,
    // A page's own imports say what it needs: naming them once more in the entry weighs on every first view.
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
        // What every page needs and what changes with our dependencies only: compressed together, cached apart.
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              // With zod, what sets it: whatever file holds a schema finds it set.
              test: /node_modules\/(react|react-dom|react-router|scheduler|zod|@tanstack)\/|\/platform\/zod-without-eval\.ts$/,
              priority: 2,
            },
            {
              name: "frame",
              test: (id) => firstView.has(id) && !notOfTheFrame.some((kind) => kind.test(id)),
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
