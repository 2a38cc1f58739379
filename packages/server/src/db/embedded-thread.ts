import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { EmbeddedAnswer, EmbeddedRequest } from "./embedded.ts";
import { giveCopies } from "./snapshot.ts";

/** The thread of the embedded database: receives bytes of PostgreSQL's protocol, and sends its answers in order. */
const port = parentPort;
if (!port) throw new Error("This is the entry of a thread");
const directory = workerData as string | null;

const tell = (answer: EmbeddedAnswer) =>
  port.postMessage(answer, answer instanceof Uint8Array ? [answer.buffer as ArrayBuffer] : []);

const pglite = directory === null ? new PGlite() : new PGlite(directory);
await pglite.waitReady;

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
