import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const nothing = fileURLToPath(new URL("./src/platform/no-json-schema.ts", import.meta.url));

/** In development the API runs beside, on port 3000. */
export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      // zod's JSON Schema export is the server's business (OpenAPI): less to fetch on the first view.
      { find: /^.*\/to-json-schema\.js$/, replacement: nothing },
    ],
  },
  server: { port: 5173, host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:3000" } },
  build: { target: "es2022", reportCompressedSize: false },
});
