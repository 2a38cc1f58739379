import { run } from "./processes.mjs";

// The API with the sources as they are, and the web app reloading as it is edited on http://127.0.0.1:5173.
const codes = await Promise.all([
  run("tsx", ["watch", "packages/demo/src/main.ts"]),
  run("vite", ["packages/web", "--config", "packages/web/vite.config.ts"]),
]);
process.exit(Math.max(...codes));
