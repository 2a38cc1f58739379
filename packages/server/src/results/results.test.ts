import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testConnection } from "../../test/database.ts";
import type { Database } from "../db/connect.ts";
import type { Deps } from "../deps.ts";
import { AskerLeft } from "../workers/asker.ts";
import { digestOf } from "./digest.ts";
import { computeOnce, eraseOldResults } from "./index.ts";

let db: Database;
let runs: number;
/** Who waits for one of them, by now. */
let waiting: number;
beforeAll(async () => {
  db = (await testConnection()).db;
});
beforeEach(async () => {
  await db.deleteFrom("kept_result").execute();
  runs = 0;
  waiting = 0;
});

/** A node whose threads run this code. */
function node(
  code: string,
  run = async (): Promise<unknown> => new Map([["consumer", { savingEur: 12.34 }]]),
) {
  const workers = {
    code,
    run: async () => {
      runs += 1;
      return run();
    },
  };
  return { db, workers, log: { warn: () => {} } } as unknown as Pick<Deps, "db" | "workers" | "log">;
}
const patience = { timeout: 20_000 };
const input = { text: "été", curve: new Float64Array([1, 2]) } as never;
const once = (deps: ReturnType<typeof node>, given = input) => computeOnce(deps, "study", given, "anne");

describe("a result", () => {
  it("that cannot be read any more is computed again, and kept in its place", async () => {
    await once(node("v1"));
    await db
      .updateTable("kept_result")
      .set({ result: randomBytes(64) })
      .execute();
    await once(node("v1"));
    await once(node("v1"));
    expect(runs).toBe(2);
  });

  it("is computed once for the same input, on whichever node, and is the same", async () => {
    const first = await once(node("v1"));
    expect(await once(node("v1"))).toEqual(first);
    expect(first).toEqual(new Map([["consumer", { savingEur: 12.34 }]]));
    expect(runs).toBe(1);
  });

  it("that is a file is kept as it is", async () => {
    const file = new TextEncoder().encode("%PDF-1.7 été");
    const make = node("v1", async () => file);
    await once(make);
    const kept = await once(make);
    expect([Buffer.from(kept as never).toString(), runs]).toEqual(["%PDF-1.7 été", 1]);
  });

  it("of several megabytes is kept whole", async () => {
    const file = new Uint8Array(randomBytes(2_500_001));
    const make = node("v1", async () => file);
    await once(make);
    expect(Buffer.compare((await once(make)) as never, file)).toBe(0);
    expect(runs).toBe(1);
  });

  describe("in pieces", () => {
    const pieces = Array.from({ length: 5 }, () => new Uint8Array(randomBytes(1_000_000)));
    const oncePieces = () => once(node("v1", async () => pieces));
    const whole = (output: unknown) => Buffer.concat(output as Uint8Array[]);
    const rows = () => db.selectFrom("kept_result").select(["id", "result"]).execute();

    it("is kept in rows of some megabytes, and is the same", async () => {
      await oncePieces();
      const kept = await rows();
      expect(kept).toHaveLength(2);
      expect(Math.max(...kept.map(({ result }) => result.length))).toBeLessThan(4_100_000);
      expect(whole(await oncePieces()).equals(whole(pieces))).toBe(true);
      expect(runs).toBe(1);
    });

    it("is computed again when a row of it is gone, or stands in another's place", async () => {
      await oncePieces();
      const [first, second] = await rows();
      if (!first || !second) throw new Error("It has two rows");
      for (const [id, { result }] of [
        [first.id, second],
        [second.id, first],
      ] as const) {
        await db.updateTable("kept_result").set({ result }).where("id", "=", id).execute();
      }
      await oncePieces();
      expect(runs).toBe(2);
      await db.deleteFrom("kept_result").where("id", "=", first.id).execute();
      expect(whole(await oncePieces()).equals(whole(pieces))).toBe(true);
      expect(runs).toBe(3);
    });
  });

  it("is computed once for two who ask at once", async () => {
    await Promise.all([once(node("v1")), once(node("v1"))]);
    expect(runs).toBe(1);
  });

  it("is computed anew for another input, and by another version", async () => {
    await once(node("v1"));
    await once(node("v1"), { text: "été", curve: new Float64Array([1, 3]) } as never);
    await once(node("v2"));
    expect(runs).toBe(3);
  });

  /** A node for somebody who may leave, whose threads do nothing but wait until they are told that nobody waits. */
  function patient() {
    const leaving = new AbortController();
    const follow = () => {
      waiting += 1;
    };
    const threads = (signal: AbortSignal) => ({
      code: "v1",
      asker: { whose: "anne", signal, follow },
      inTheNameOf: (asker: { signal: AbortSignal }) => threads(asker.signal),
      run: () => {
        runs += 1;
        return new Promise((resolve, reject) => {
          finish = () => resolve("done");
          signal.addEventListener("abort", () => reject(new Error("stopped")));
        });
      },
    });
    return {
      leaving,
      deps: { ...node("v1"), workers: threads(leaving.signal) } as unknown as ReturnType<typeof node>,
    };
  }
  let finish = () => {};

  it("goes on for a second who asks the same when the first one leaves", async () => {
    const [first, second] = [patient(), patient()];
    const gone = once(first.deps);
    await expect.poll(() => runs, patience).toBe(1);
    const stays = once(second.deps);
    await expect.poll(() => waiting, patience).toBe(2);
    first.leaving.abort();
    await expect(gone).rejects.toThrow(AskerLeft);
    finish();
    expect([await stays, runs]).toEqual(["done", 1]);
  });

  it("is given up when all have left, and begun anew for who comes then", async () => {
    const all = [patient(), patient()];
    const gone = all.map(({ deps }) => once(deps));
    const ends = Promise.all(gone.map((one) => expect(one).rejects.toThrow(AskerLeft)));
    await expect.poll(() => [runs, waiting], patience).toEqual([1, 2]);
    for (const { leaving } of all) leaving.abort();
    await ends;
    const later = once(patient().deps);
    await expect.poll(() => runs, patience).toBe(2);
    finish();
    expect(await later).toBe("done");
  });

  it("is not kept when it failed, and who shared that run makes his own", async () => {
    let tries = 0;
    const failing = node("v1", async () => {
      tries += 1;
      if (tries === 1) throw new Error("no");
      return "right";
    });
    const both = await Promise.allSettled([once(failing), once(failing)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(await once(failing)).toBe("right");
  });

  it("cannot be read in the database", async () => {
    await once(node("v1", async () => "a figure of somebody"));
    const [row] = await db.selectFrom("kept_result").selectAll().execute();
    expect(row?.result.toString("latin1")).not.toContain("figure");
    const digest = await digestOf(["v1", "study", input]);
    expect(row?.id.equals(digest)).toBe(false);
  });

  const makeOld = () =>
    db
      .updateTable("kept_result")
      .set({ made_at: new Date(Date.now() - 90_000_000) })
      .execute();
  const countKept = async () => (await db.selectFrom("kept_result").select("id").execute()).length;

  it("is kept for a day, and is not used after it, be it erased or not", async () => {
    await once(node("v1"));
    await eraseOldResults(db);
    await once(node("v1"));
    expect(runs).toBe(1);
    await makeOld();
    await once(node("v1"));
    expect(runs).toBe(2);
    await makeOld();
    await eraseOldResults(db);
    expect(await countKept()).toBe(0);
  });

  it("that is old is erased once two hundred more are kept, at most", async () => {
    await once(node("old"));
    await makeOld();
    for (let more = 0; more < 200; more += 1) await once(node(`v${more}`));
    expect(await countKept()).toBe(200);
  });

  it("is not kept when it is very large", async () => {
    await once(node("v1", async () => randomBytes(33_000_000)));
    expect(await db.selectFrom("kept_result").selectAll().execute()).toEqual([]);
  });
});

describe("a digest", () => {
  const different: [unknown, unknown][] = [
    [
      ["ab", "c"],
      ["a", "bc"],
    ],
    [
      [1, 23],
      [12, 3],
    ],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[[1], 2], [[1, 2]]],
    [null, undefined],
    [1, "1"],
    [0, -0],
    [new Map([["a", 1]]), [["a", 1]]],
    [new Uint8Array([0, 0]), new Uint16Array([0])],
    [new Uint8Array([1, 2]), [1, 2]],
    [new Date(1), 1],
    [Number.NaN, null],
  ];
  it.each(different)("tells %j from %j", async (one, other) => {
    expect((await digestOf(one)).equals(await digestOf(other))).toBe(false);
  });

  it("is that of equal data", async () => {
    const data = () => ({ a: [1, { b: new Map([["é", new Int16Array(5_000_000)]]) }], c: undefined });
    expect((await digestOf(data())).equals(await digestOf(data()))).toBe(true);
  });
});
