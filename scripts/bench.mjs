import { buildIfStale } from "./build.mjs";
import { run } from "./processes.mjs";

await buildIfStale();
process.exit(await run("tsx", ["bench/main.ts", ...process.argv.slice(2)]));
