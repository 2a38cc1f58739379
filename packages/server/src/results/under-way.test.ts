import { sql } from "kysely";
import { beforeEach, expect, it, vi } from "vitest";
import { testConnection } from "../../test/database.ts";
import type { Database } from "../db/connect.ts";
import type { Deps } from "../deps.ts";
import { type Gauge, newGauge, readGauge, showProgress } from "../workers/gauge.ts";
import type { Beside } from "../workers/pool.ts";
import { eraseDeadRuns } from "./index.ts";

let db: Database;
/** The nodes that began to compute, in turn. */
let began: string[];
beforeEach(async () => {
  ({ db } = await testConnection());
  await db.deleteFrom("kept_result").execute();
  await db.deleteFrom("result_under_way").execute();
  began = [];
});

const patience = { timeout: 20_000 };
const input = { text: "été" } as never;
const far = { read: 4, toRead: 4, done: 12, toDo: 365 };

/** A node, which knows of other nodes' runs only what the database tells. */
async function aNode(name: string) {
  vi.resetModules();
  const { computeKnown, computeOnce } = await import("./index.ts");
  const leaving = new AbortController();
  const seen: Gauge[] = [];
  let end: { resolve: (output: unknown) => void; reject: (error: Error) => void } | undefined;
  const threads = (signal: AbortSignal) => ({
    code: "v1",
    asker: { whose: name, signal, follow: (gauge: Gauge) => seen.push(gauge) },
    inTheNameOf: (asker: { signal: AbortSignal }) => threads(asker.signal),
    run: (_task: string, _input: unknown, _whose: string, { gauge }: Beside) => {
      began.push(name);
      showProgress(gauge, far);
      return new Promise((resolve, reject) => {
        end = { resolve, reject };
        signal.addEventListener("abort", () => reject(new Error("stopped")));
      });
    },
  });
  const deps = { db, workers: threads(leaving.signal), log: { warn: () => {} } } as unknown as Deps;
  return {
    leaving,
    compute: () => computeOnce(deps, "study", input, name) as Promise<unknown>,
    /** The same for an input of two parts, of which it has read none until this ends. */
    computeOnceRead: (isRead: Promise<void>) =>
      computeKnown(
        deps,
        "study",
        {
          known: input,
          async make(gauge) {
            showProgress(gauge, { read: 0, toRead: 2 });
            await isRead;
            return { input };
          },
        },
        name,
      ) as Promise<unknown>,
    finish: (output: string) => end?.resolve(output),
    fail: () => end?.reject(new Error("no")),
    progress: () => readGauge(seen.at(-1) ?? newGauge()),
  };
}

/** Two nodes that are asked for the same, of which the first has begun. */
async function twoNodes() {
  const [first, second] = [await aNode("first"), await aNode("second")];
  const one = first.compute();
  await expect.poll(() => began, patience).toEqual(["first"]);
  return { first, second, one, other: second.compute() };
}

it("what a node computes is waited for by another, which tells how far it is", async () => {
  const { first, second, one, other } = await twoNodes();
  await expect.poll(second.progress, patience).toEqual(far);
  first.finish("done");
  expect([await one, await other, began]).toEqual(["done", "done", ["first"]]);
  expect(await db.selectFrom("result_under_way").selectAll().execute()).toEqual([]);
});

it("what failed on a node is computed by the other", async () => {
  const { first, second, one, other } = await twoNodes();
  first.fail();
  await expect(one).rejects.toThrow("no");
  await expect.poll(() => began, patience).toEqual(["first", "second"]);
  second.finish("done");
  expect(await other).toBe("done");
});

it("what nobody waits for any more on a node is computed by the other", async () => {
  const { first, second, one, other } = await twoNodes();
  first.leaving.abort();
  await expect(one).rejects.toThrow("left");
  await expect.poll(() => began, patience).toEqual(["first", "second"]);
  second.finish("done");
  expect(await other).toBe("done");
});

it("who leaves while another node computes waits no longer, and the other goes on", async () => {
  const { first, second, one, other } = await twoNodes();
  second.leaving.abort();
  await expect(other).rejects.toThrow("left");
  first.finish("done");
  expect([await one, began]).toEqual(["done", ["first"]]);
});

it("who left before it began has nothing read and nothing computed", async () => {
  const [first, second] = [await aNode("first"), await aNode("second")];
  first.leaving.abort();
  await expect(first.compute()).rejects.toThrow("left");
  const other = second.compute();
  await expect.poll(() => began, patience).toEqual(["second"]);
  second.finish("done");
  expect(await other).toBe("done");
});

const die = () =>
  db
    .updateTable("result_under_way")
    .set({ seen_at: sql`now() - interval '10 seconds'`, run: "00000000-0000-0000-0000-000000000000" })
    .execute();

it("what a node had begun that died is computed by another, and told of no more", async () => {
  const first = await aNode("first");
  const one = first.compute();
  await expect.poll(() => began, patience).toEqual(["first"]);
  await die();
  const second = await aNode("second");
  const other = second.compute();
  await expect.poll(() => began, patience).toEqual(["first", "second"]);
  second.finish("done");
  expect(await other).toBe("done");
  first.finish("late");
  expect(await one).toBe("late");
});

it("who computes in a dead node's place tells how far it is itself", async () => {
  const first = await aNode("first");
  const one = first.compute();
  await expect.poll(() => began, patience).toEqual(["first"]);
  const second = await aNode("second");
  let read = () => {};
  const other = second.computeOnceRead(
    new Promise((resolve) => {
      read = resolve;
    }),
  );
  await expect.poll(second.progress, patience).toEqual(far);
  await die();
  await expect.poll(second.progress, patience).toEqual({ read: 0, toRead: 2, done: 0, toDo: 0 });
  read();
  await expect.poll(() => began, patience).toEqual(["first", "second"]);
  second.finish("done");
  expect(await other).toBe("done");
  first.finish("late");
  await one;
});

it("what dead nodes have left is erased", async () => {
  const node = await aNode("first");
  const one = node.compute();
  await expect.poll(() => began, patience).toEqual(["first"]);
  await eraseDeadRuns(db);
  expect(await db.selectFrom("result_under_way").selectAll().execute()).toHaveLength(1);
  await die();
  await eraseDeadRuns(db);
  expect(await db.selectFrom("result_under_way").selectAll().execute()).toEqual([]);
  node.finish("done");
  await one;
});
