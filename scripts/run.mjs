import { basename } from "node:path";
import { buildIfStale } from "./build.mjs";
import { root, run } from "./processes.mjs";

// An operator's command, such as `node scripts/run.mjs user role support someone@example.fr`
const [command, ...args] = process.argv.slice(2);
await buildIfStale();
process.exit(await run(process.execPath, [`${root}packages/server/dist/${basename(command)}.js`, ...args]));
