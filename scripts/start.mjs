import { buildIfStale } from "./build.mjs";
import { root, run } from "./processes.mjs";

await buildIfStale();
process.exit(await run(process.execPath, ["--enable-source-maps", `${root}packages/server/dist/main.js`]));
