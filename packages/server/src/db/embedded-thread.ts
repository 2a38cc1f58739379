import { existsSync, readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { EmbeddedAnswer, EmbeddedRequest } from "./embedded.ts";
import { beginFirstFiles, endFirstFiles } from "./first-files.ts";
import { giveCopies } from "./snapshot.ts";

/** The thread of the embedded database: receives bytes of PostgreSQL's protocol, and sends its answers in order. */
const port = parentPort;
if (!port) throw new Error("This is the entry of a thread");
const directory = workerData as string | null;

const tell = (answer: EmbeddedAnswer) =>
  port.postMessage(answer, answer instanceof Uint8Array ? [answer.buffer as ArrayBuffer] : []);

/**
 * A new database as this release of PGlite makes it, kept by the build (`new-database.ts`): to unpack it takes a fifth of
 * the time. Sources that were never built do without.
 */
function newDatabase(): Blob | undefined {
  const { dependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const release = dependencies["@electric-sql/pglite"];
  const kept = new URL(`../../dist/db/new-database-${release}.tar.gz`, import.meta.url);
  return existsSync(kept) ? new Blob([readFileSync(kept)], { type: "application/x-gzip" }) : undefined;
}

const isNew = directory === null || beginFirstFiles(directory);
const loadDataDir = isNew ? newDatabase() : undefined;
const pglite = new PGlite({
  ...(directory === null ? {} : { dataDir: directory }),
  ...(loadDataDir === undefined ? {} : { loadDataDir }),
});
await pglite.waitReady;
if (directory !== null && isNew) endFirstFiles(directory);

async function answer(request: EmbeddedRequest): Promise<void> {
  if (request !== "close") return tell(await pglite.execProtocolRaw(request, {}));
  await pglite.close();
  tell("closed");
  port?.close();
}

let before = Promise.resolve();
const inTurn = (work: () => Promise<void>) => {
  before = before.then(work);
};
port.on("message", (request: EmbeddedRequest) => inTurn(() => answer(request)));
if (directory !== null) giveCopies(directory, inTurn);
tell("ready");
