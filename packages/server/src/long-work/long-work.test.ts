import { setTimeout as pause } from "node:timers/promises";
import type { FileAnswer } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../test/harness.ts";
import { isPassing } from "../db/unavailable.ts";
import type { Deps } from "../deps.ts";
import type { Hand } from "../jobs/hands.ts";
import { type Asker, AskerLeft } from "../workers/asker.ts";
import { Busy } from "../workers/busy.ts";
import { newGauge, showProgress } from "../workers/gauge.ts";
import { askFor, makeLongWork, progressOf, serveLongWork } from "./index.ts";
import { answer, depth, eraseUnwanted, look, take } from "./store.ts";

let server: TestServer;
/** A web node, as long as there is a worker. */
let web: Deps;
let hasWorker: boolean;
let serving: Hand | undefined;
/** What was begun, in order. */
let begun: string[];
let open: () => void;
let gate: Promise<void>;

async function long(_deps: Deps, name: string): Promise<string> {
  begun.push(name);
  await gate;
  return `done ${name}`;
}
async function short(_deps: Deps, name: string): Promise<string> {
  begun.push(name);
  return `done ${name}`;
}
async function refuse(_deps: Deps): Promise<string> {
  throw new DomainError("METERS_MISSING", "Le PDL n’est pas renseigné.");
}
async function overflow(_deps: Deps): Promise<string> {
  throw new Busy({ isOwn: true, retryAfterSeconds: 30 });
}
async function fail(_deps: Deps): Promise<string> {
  throw new Error("unexpected");
}
async function locked(_deps: Deps): Promise<string> {
  throw Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
}
async function endless({ workers }: Deps): Promise<string> {
  begun.push("endless");
  return new Promise((_, reject) => {
    workers.asker?.signal.addEventListener("abort", () => {
      begun.push("given up");
      reject(new AskerLeft());
    });
  });
}
async function measured({ workers }: Deps): Promise<string> {
  const gauge = newGauge();
  workers.asker?.follow?.(gauge);
  showProgress(gauge, { read: 1240, toRead: 10_000 });
  await gate;
  return "done";
}
async function file(_deps: Deps): Promise<FileAnswer> {
  async function* bytes() {
    yield Buffer.from("a;");
    yield Buffer.from("b");
  }
  return { contentType: "text/csv", fileName: "a.csv", bytes: bytes() };
}

beforeEach(async () => {
  server = await startTestServer();
  hasWorker = true;
  begun = [];
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const longWorks = { long, endless, measured, refuse, overflow, fail, locked, file };
  const works = { long: longWorks, short: { short } };
  web = { ...server.deps, longWork: makeLongWork(works, () => hasWorker) };
});
afterEach(async () => {
  open();
  await serving?.stop();
  serving = undefined;
});

const stays = new AbortController().signal;
const by = (whose: string, signal = stays): Asker => ({ whose, signal });
const serve = () => {
  serving = serveLongWork({ ...web, log: { ...web.log, error: () => {} } });
};
const waiting = async () => (await depth(web.db)).waiting;
const rows = () => web.db.selectFrom("long_work").selectAll().execute();
const patience = { timeout: 30_000 };
async function queued(works: (() => Promise<unknown>)[]): Promise<Promise<unknown>[]> {
  const asked: Promise<unknown>[] = [];
  for (const work of works) {
    asked.push(work());
    await expect.poll(waiting, patience).toBe(asked.length);
  }
  return asked;
}

describe("long work that a web node leaves to workers", () => {
  it("is done by a worker, and nothing of it stays", async () => {
    const answer = askFor(web, long, ["one"], by("anne"));
    await expect.poll(waiting, patience).toBe(1);
    expect(begun).toEqual([]);
    expect(JSON.stringify(await rows())).not.toContain("one");
    serve();
    open();
    expect(await answer).toBe("done one");
    expect(await rows()).toEqual([]);
  });

  it("brings back files whole, refusals with their words, and failures as failures", async () => {
    serve();
    const { bytes } = await askFor(web, file, [], by("anne"));
    expect(Buffer.from(bytes as Uint8Array).toString()).toBe("a;b");
    await expect(askFor(web, refuse, [], by("anne"))).rejects.toMatchObject({
      code: "METERS_MISSING",
      message: "Le PDL n’est pas renseigné.",
    });
    await expect(askFor(web, overflow, [], by("anne"))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      retryAfterSeconds: 30,
    });
    const failure = (work: typeof fail) => askFor(web, work, [], by("anne")).catch((error: unknown) => error);
    const [unexpected, heldUp] = [await failure(fail), await failure(locked)];
    expect([unexpected, heldUp].map(String)).toEqual([
      expect.stringContaining("A worker failed"),
      expect.stringContaining("A worker failed"),
    ]);
    expect([unexpected, heldUp].map(isPassing)).toEqual([false, true]);
  });

  it("serves askers in turn, and short work first", async () => {
    const asked = await queued([
      () => askFor(web, long, ["a1"], by("anne")),
      () => askFor(web, long, ["a2"], by("anne")),
      () => askFor(web, long, ["a3"], by("anne")),
      () => askFor(web, long, ["b1"], by("bruno")),
      () => askFor(web, short, ["quick"], by("anne")),
    ]);
    serve();
    await expect.poll(() => begun.length, patience).toBe(3);
    expect(new Set(begun)).toEqual(new Set(["quick", "a1", "b1"]));
    open();
    await Promise.all(asked);
    expect(begun.slice(3)).toEqual(["a2", "a3"]);
  });

  it("leaves a hand to short work while long ones are under way", async () => {
    serve();
    const town = [askFor(web, long, ["a1"], by("anne")), askFor(web, long, ["b1"], by("bruno"))];
    await expect.poll(() => begun.length, patience).toBe(2);
    expect(await askFor(web, short, ["quick"], by("chloe"))).toBe("done quick");
    open();
    await Promise.all(town);
  });

  it("does the same for two one after the other", async () => {
    const asked = await queued([
      () => askFor(web, long, ["same"], by("anne")),
      () => askFor(web, long, ["same"], by("bruno")),
      () => askFor(web, long, ["other"], by("chloe")),
    ]);
    serve();
    await expect.poll(() => begun.length, patience).toBe(2);
    expect(new Set(begun)).toEqual(new Set(["same", "other"]));
    open();
    await Promise.all(asked);
  });

  it.each([
    ["by a worker", true],
    ["here, where there is none", false],
  ])("tells meanwhile how far it is, done %s", async (_, isLeft) => {
    hasWorker = isLeft;
    if (isLeft) serve();
    const howFar = () => progressOf(web, "measured", []);
    expect(await howFar()).toBeNull();
    const answer = askFor(web, measured, [], by("anne"));
    await expect.poll(howFar, patience).toEqual({ read: 1240, toRead: 10_000, done: 0, toDo: 0 });
    open();
    expect(await answer).toBe("done");
    expect(await howFar()).toBeNull();
  });

  it("is not begun once its asker has left", async () => {
    const leaving = new AbortController();
    const gone = askFor(web, long, ["gone"], by("anne", leaving.signal));
    await expect.poll(waiting, patience).toBe(1);
    leaving.abort();
    await expect(gone).rejects.toThrow(AskerLeft);
    expect(await rows()).toEqual([]);
  });

  it("is given up once nobody waits for it", async () => {
    const leaving = new AbortController();
    serve();
    const gone = askFor(web, endless, [], by("anne", leaving.signal));
    await expect.poll(() => begun.length, patience).toBe(1);
    leaving.abort();
    await expect(gone).rejects.toThrow(AskerLeft);
    await expect.poll(() => begun, patience).toEqual(["endless", "given up"]);
  });

  it("goes on for another who asked the same when its asker leaves, and is answered to him", async () => {
    const leaving = new AbortController();
    serve();
    const gone = askFor(web, long, ["same"], by("anne", leaving.signal));
    await expect.poll(() => begun.length, patience).toBe(1);
    const stays = askFor(web, long, ["same"], by("bruno"));
    await expect.poll(async () => (await rows()).length, patience).toBe(2);
    leaving.abort();
    await expect(gone).rejects.toThrow(AskerLeft);
    await pause(2500);
    open();
    expect(await stays).toBe("done same");
    expect([begun, await rows()]).toEqual([["same"], []]);
  });

  it("is refused to one who has much waiting, and not to others", async () => {
    const leaving = new AbortController();
    const names = ["1", "2", "3", "4", "5", "6"];
    const asked = await queued(
      names.map((name) => () => askFor(web, long, [name], by("anne", leaving.signal)).catch(() => {})),
    );
    await expect(askFor(web, long, ["7"], by("anne"))).rejects.toThrow("TOO_MANY_REQUESTS");
    serve();
    expect(await askFor(web, short, ["quick"], by("bruno"))).toBe("done quick");
    leaving.abort();
    await Promise.all(asked);
  });

  it("is done here once no worker lives", async () => {
    const answer = askFor(web, long, ["one"], by("anne"));
    await expect.poll(waiting, patience).toBe(1);
    hasWorker = false;
    open();
    expect(await answer).toBe("done one");
    expect(await rows()).toEqual([]);
  });

  it("goes to another worker when one died over it, and is erased when its asker's node did", async () => {
    const leaving = new AbortController();
    const answer = askFor(web, long, ["one"], by("anne", leaving.signal));
    await expect.poll(waiting, patience).toBe(1);
    const dead = "00000000-0000-4000-8000-000000000000";
    await web.db.updateTable("long_work").set({ taken_at: longAgo(), taken_by: dead }).execute();
    await web.db
      .insertInto("long_work")
      .values((await rows()).map((row) => ({ ...row, id: dead, wanted_at: longAgo() })))
      .execute();
    serve();
    open();
    expect(await answer).toBe("done one");
    expect(begun).toEqual(["one"]);
    await serving?.stop();
  });

  const longAgo = () => new Date(Date.now() - 3_600_000);
  const workers = ["one", "two", "three"].map((_, n) => `00000000-0000-4000-8000-00000000000${n}`);
  const [first = "", second = "", third = ""] = workers;
  const silence = () => web.db.updateTable("long_work").set({ taken_at: longAgo() }).execute();

  it("is told of no more once its worker died, nor as the next one's before that one says how far it is", async () => {
    const leaving = new AbortController();
    const asked = askFor(web, long, ["one"], by("anne", leaving.signal));
    await expect.poll(waiting, patience).toBe(1);
    await take(web.db, first, false);
    const progress = { read: 9_000, toRead: 10_000, done: 0, toDo: 0 };
    await web.db.updateTable("long_work").set({ progress }).execute();
    const howFar = () => progressOf(web, "long", ["one"]);
    expect(await howFar()).toEqual(progress);
    await silence();
    expect(await howFar()).toBeNull();
    expect(await take(web.db, second, false)).not.toBeNull();
    expect(await howFar()).toBeNull();
    leaving.abort();
    await expect(asked).rejects.toThrow(AskerLeft);
  });

  it("is answered by the worker that has it: one that was frozen over it has nothing to say any more", async () => {
    const asked = askFor(web, long, ["one"], by("anne")).catch(() => {});
    await expect.poll(waiting, patience).toBe(1);
    const id = (await take(web.db, first, false))?.id ?? "";
    await silence();
    expect(await waiting()).toBe(1);
    await take(web.db, second, false);
    await answer(web.db, id, first, "late");
    expect((await look(web.db, id))?.answer).toBeNull();
    await web.db.deleteFrom("long_work").execute();
    hasWorker = false;
    open();
    await asked;
  });

  it("is begun no more once two workers died over it, here neither", async () => {
    const asked = askFor(web, long, ["deadly"], by("anne"));
    const end = expect(asked).rejects.toThrow("given up");
    await expect.poll(waiting, patience).toBe(1);
    for (const worker of [first, second]) {
      expect(await take(web.db, worker, false)).not.toBeNull();
      await silence();
    }
    expect(await take(web.db, third, false)).toBeNull();
    hasWorker = false;
    await end;
    expect([begun, await rows()]).toEqual([[], []]);
  });

  it("is taken from a worker that seems to come from a time to come: the database's clock was set back", async () => {
    const leaving = new AbortController();
    const asked = askFor(web, long, ["one"], by("anne", leaving.signal)).catch(() => {});
    await expect.poll(waiting, patience).toBe(1);
    await take(web.db, first, false);
    await web.db
      .updateTable("long_work")
      .set({ taken_at: new Date(Date.now() + 3_600_000) })
      .execute();
    expect(await take(web.db, second, false)).not.toBeNull();
    leaving.abort();
    await asked;
  });

  it("is refused to one who asks for much at the same instant", async () => {
    const leaving = new AbortController();
    const refused: string[] = [];
    const ends = Array.from({ length: 12 }, (_, n) =>
      askFor(web, long, [String(n)], by("anne", leaving.signal)).catch(({ message }: Error) => {
        if (!leaving.signal.aborted) refused.push(message);
      }),
    );
    // Whoever leaves makes room for another: nobody does before all have asked.
    await expect.poll(() => refused, patience).toEqual(Array(6).fill("TOO_MANY_REQUESTS"));
    expect(await rows()).toHaveLength(6);
    leaving.abort();
    await Promise.all(ends);
  });

  it("is erased where no worker lives any more, once its asker's node is gone", async () => {
    const leaving = new AbortController();
    const asked = askFor(web, long, ["one"], by("anne", leaving.signal)).catch(() => {});
    await expect.poll(waiting, patience).toBe(1);
    await web.db.updateTable("long_work").set({ wanted_at: longAgo() }).execute();
    await eraseUnwanted(web.db);
    expect(await rows()).toEqual([]);
    leaving.abort();
    // An asker who looked in between does it himself.
    open();
    await asked;
  });

  it("is given back by a worker that stops", async () => {
    serve();
    const answer = askFor(web, long, ["one"], by("anne"));
    await expect.poll(() => begun.length, patience).toBe(1);
    await serving?.stop(0);
    expect(await waiting()).toBe(1);
    serve();
    open();
    expect(await answer).toBe("done one");
  });
});
