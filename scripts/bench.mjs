import { run } from "./processes.mjs";

process.exit(await run("tsx", ["bench/main.ts", ...process.argv.slice(2)]));
