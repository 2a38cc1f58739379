import { createHash, createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Connection, connectEmbedded, connectPostgres } from "../../packages/server/src/db/connect.ts";
import { migrate } from "../../packages/server/src/db/migrate.ts";
import { inTransaction } from "../../packages/server/src/db/transaction.ts";
import type { Deps } from "../../packages/server/src/deps.ts";
import {
  appendEvidence,
  type RequestFact,
} from "../../packages/server/src/features/signature/evidence/evidence.ts";
import { checkEvidence } from "../../packages/server/src/features/signature/evidence/evidence-check.ts";
import { keyEvidence } from "../../packages/server/src/features/signature/evidence/evidence-keying.ts";
import { openEvidenceKeys } from "../../packages/server/src/seal/index.ts";
import type { Figure } from "../result.ts";
import { startPostgres } from "../support/postgres.ts";

const lines = 100_000;
const linesOfChain = 10;
const chainsAtOnce = 500;
const megabyte = 1024 * 1024;

/** The evidence of one document, as long as in real use. */
function factsOf(requestId: string): RequestFact[] {
  const about = { requestId, signerId: null };
  const opened = { ...about, signerId: randomUUID(), type: "opened", data: {} };
  return [
    { ...about, type: "created", data: {} },
    ...Array.from({ length: linesOfChain - 1 }, () => opened),
  ] as unknown as RequestFact[];
}

async function write(deps: Deps, from: number, to: number): Promise<void> {
  for (let written = from; written < to; written += chainsAtOnce * linesOfChain) {
    const facts = Array.from({ length: chainsAtOnce }, () => factsOf(randomUUID())).flat();
    const origin = { ip: "2001:db8::1", userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36" };
    await inTransaction(deps.db, (tx) => appendEvidence(deps, tx, facts, { now: new Date(), origin }));
  }
}

/**
 * The longest that this thread blocked others, in its own CPU time (load from other processes is not its
 * fault), and the most memory that it held.
 */
async function watched(work: () => Promise<unknown>) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const turns: number[] = [];
  let last = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    turns.push((user + system) / 1000);
    if (turns.length % 20 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
  }, 1);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  // Work held back to the very end shows, too.
  await sleep(50);
  clearInterval(watch);
  turns.sort((a, b) => a - b);
  return {
    seconds,
    stall: turns.at(-1) ?? Number.NaN,
    p999: turns[Math.floor(turns.length * 0.999)] ?? Number.NaN,
    heap: (most - before) / megabyte,
  };
}

/** The hashes and MACs alone, of as many texts of the same length: the least that any check needs. */
function hashing(): number {
  const text = "x".repeat(400);
  const start = performance.now();
  for (let line = 0; line < lines; line += 1) {
    const hash = createHash("sha256").update(text).update(String(line)).digest("hex");
    createHmac("sha256", "key").update(`event ${hash}`).digest("hex");
  }
  return (1000 * lines) / (performance.now() - start);
}

/** The memory to hold all lines. */
async function holding(): Promise<number> {
  let all: unknown[] = [];
  const { heap } = await watched(async () => {
    all = Array.from({ length: lines }, (_, sequence) => ({
      ...factsOf(randomUUID())[1],
      sequence,
      previousHash: createHash("sha256").update(String(sequence)).digest("hex"),
      hash: createHash("sha256").update(`${sequence} `).digest("hex"),
      mac: createHash("sha256").update(` ${sequence}`).digest("hex"),
    }));
    await sleep(100);
  });
  if (all.length !== lines) throw new Error("not all lines were held");
  return heap;
}

async function measure(what: string, { db }: Connection): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "mec-bench-evidence-"));
  const told: unknown[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (entry: unknown) => told.push(entry) };
  const evidenceKeys = openEvidenceKeys({ dataDir, evidenceKeys: undefined });
  const deps = { db, evidenceKeys, config: { dataDir }, log, now: () => new Date() } as unknown as Deps;
  await migrate(db);
  await keyEvidence(deps);
  // Warms up, like a server that has run for a day.
  await write(deps, 0, lines / 10);
  await checkEvidence(deps);
  await write(deps, lines / 10, lines);
  await sleep(200);
  const idle = await watched(() => sleep(3000));
  const control = hashing();
  let broken: readonly string[] = [];
  const { seconds, stall, p999, heap } = await watched(async () => {
    broken = await checkEvidence(deps);
  });
  rmSync(dataDir, { recursive: true });
  if (broken.length > 0)
    throw new Error(`the check found ${broken.length} chains broken: ${JSON.stringify(told[0])}`);
  return [
    {
      name: `longest turn of the check of ${lines} lines of evidence, ${what}`,
      value: stall,
      unit: "ms",
      ratio: { max: 2.4 },
      control: { name: "the hashes and macs of 5,000 lines", value: 5_000_000 / control, unit: "ms" },
    },
    {
      name: `one turn in 1,000 of it, ${what}`,
      value: p999,
      unit: "ms",
      control: { name: "doing nothing", value: idle.p999, unit: "ms" },
    },
    {
      name: `lines checked in a second, ${what}`,
      value: lines / seconds,
      unit: "/s",
      control: { name: "their hashes and macs alone", value: control, unit: "/s" },
    },
    {
      name: `memory that the check adds at most, what is still to be collected included, ${what}`,
      value: heap,
      unit: "MB",
      goal: { max: 96 },
      control: { name: "all lines at once", value: await holding(), unit: "MB" },
    },
  ];
}

/** The daily check of the evidence: nobody waits for it, and its memory does not grow with the number of lines. */
export async function run(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const shared = connectPostgres(postgres.url);
  const embedded = await connectEmbedded(undefined);
  try {
    return [...(await measure("PostgreSQL", shared)), ...(await measure("embedded database", embedded))];
  } finally {
    await Promise.all([shared.close(), embedded.close()]);
    postgres.stop();
  }
}
