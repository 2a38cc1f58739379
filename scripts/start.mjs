import { buildIfStale } from "./build.mjs";
import { root, run, serverEnvironment } from "./processes.mjs";

await buildIfStale();
const server = ["--enable-source-maps", `${root}packages/server/dist/main.js`];
process.exit(await run(process.execPath, server, serverEnvironment));
