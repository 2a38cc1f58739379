import { once } from "node:events";
import { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { embeddedEntry } from "./embedded-entry.ts";

/** Bytes of PostgreSQL's protocol, or the word that ends the thread. */
export type EmbeddedRequest = Uint8Array | "close";
export type EmbeddedAnswer = Uint8Array | "ready" | "closed";

/** The embedded database, in a thread of its own: its work does not delay answers that need no database. */
export interface Embedded {
  /** The connection that a PostgreSQL client uses instead of a socket; one at a time. */
  stream(): Duplex;
  close(): Promise<void>;
}

/** Talks to the thread as to a server: what is written together is sent together, like the messages of one query. */
class ThreadStream extends Duplex {
  readonly #worker: Worker;
  /** How many answers are awaited: while there are some, the process stays alive, as with an open connection. */
  #awaited = 0;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on("message", this.#take);
  }

  readonly #take = (answer: EmbeddedAnswer) => {
    if (!(answer instanceof Uint8Array)) return;
    this.#awaited -= 1;
    if (this.#awaited === 0) this.#worker.unref();
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  };

  #send(bytes: Uint8Array): void {
    this.#awaited += 1;
    this.#worker.ref();
    this.#worker.postMessage(bytes);
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off("message", this.#take);
    done(error);
  }
}

/**
 * @param directory where it is kept; without it, in memory.
 * @throws what PGlite throws when it cannot open it.
 */
export async function openEmbedded(directory: string | undefined): Promise<Embedded> {
  const worker = new Worker(fileURLToPath(embeddedEntry.file), {
    workerData: directory ?? null,
    execArgv: embeddedEntry.execArgv,
  });
  const ended = once(worker, "exit").then(([code]) => {
    throw new Error(`The embedded database ended with ${code} as it opened.`);
  });
  await Promise.race([once(worker, "message"), ended]);
  // A database that ended by itself answers nobody any more: the failure must end the process visibly.
  const fail = (reason: unknown): never => {
    throw new Error("The embedded database has ended by itself.", { cause: reason });
  };
  worker.on("error", fail);
  worker.on("exit", fail);
  worker.unref();
  return {
    stream: () => new ThreadStream(worker),
    async close() {
      worker.off("exit", fail);
      worker.ref();
      const closed = once(worker, "exit");
      worker.postMessage("close");
      await closed;
    },
  };
}
