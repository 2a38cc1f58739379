import { buildIfStale } from "./build.mjs";
import { run } from "./processes.mjs";

await buildIfStale();
process.exit(await run("tsx", ["chaos/main.ts", ...process.argv.slice(2)]));
