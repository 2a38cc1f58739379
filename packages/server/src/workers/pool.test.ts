import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Transformer } from "@napi-rs/image";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testWorkers } from "../../test/workers.ts";
import { AskerLeft } from "./asker.ts";
import { Busy } from "./busy.ts";
import { lanes } from "./lanes.ts";
import type { Workers } from "./pool.ts";
import type { TaskInput } from "./registered-tasks.ts";

let workers: Workers;
beforeAll(() => {
  workers = testWorkers();
});
afterAll(() => workers.close());

const home: TaskInput<"estimate"> = {
  home: {
    annualKwh: 4000,
    category: "household",
    connection: "upTo36",
    contract: null,
    regulated: null,
    offPeakHours: { summer: [], winter: [] },
  },
  project: {
    latitude: 48,
    longitude: 0,
    plants: [{ type: "photovoltaic", powerKw: 9, annualKwh: 0 }],
    acceptedKwh: 0,
    price: null,
    vatRegime: null,
    fees: { membership: 0, entrance: 0, subscription: 0 },
    isBehindOneSubstation: false,
  },
  day: "2026-01-01",
};
const impossible = { ...home, home: { ...home.home, annualKwh: Number.NaN } };

/** 4 megapixels of one colour: long to decode, short to send. */
const largeDrawing = () => Transformer.fromRgbaPixels(new Uint8Array(2000 * 2000 * 4), 2000, 2000).pngSync();

describe("the worker threads", () => {
  it("do several tasks, each answer going to who asked", async () => {
    const doubled = { ...home, home: { ...home.home, annualKwh: 8000 } };
    const [one, two, again] = await Promise.all(
      [home, doubled, home].map((input) => workers.run("estimate", input, "test")),
    );
    expect(again).toEqual(one);
    expect(two?.sharedKwh.high).toBeGreaterThan(one?.sharedKwh.high ?? Number.NaN);
  });

  it("tell what went wrong, and go on", async () => {
    await expect(workers.run("estimate", impossible, "test")).rejects.toThrow("is not an energy");
    expect((await workers.run("estimate", home, "test")).sharedKwh.high).toBeGreaterThan(0);
  });

  it("say in the domain's words what a task refuses", async () => {
    const drawing = workers.run("drawing", new Uint8Array([1, 2, 3]), "test");
    await expect(drawing).rejects.toMatchObject({ name: "DomainError", code: "INVALID_IMAGE" });
  });

  it("let a login wait for no picture and no study", async () => {
    const done: string[] = [];
    const drawing = largeDrawing();
    const note = (name: string) => () => done.push(name);
    const flood = Array.from({ length: 8 }, () => workers.run("drawing", drawing, "stranger"));
    const login = workers.run("hashPassword", "Soleil-2026!", "anne").then(note("login"));
    await Promise.all([login, Promise.all(flood).then(note("flood"))]);
    expect(done).toEqual(["login", "flood"]);
  });

  it("let a short task wait for no long one while a thread is free, in its lane or in another", async () => {
    const done: string[] = [];
    const note = (name: string) => () => done.push(name);
    const small = { "lisez-moi.txt": Buffer.from("Bonjour") };
    // Starts the threads first, so that the test only measures who waits for whom.
    await Promise.all([
      ...Array.from({ length: 2 }, (_, one) => workers.run("archive", small, `someone ${one}`)),
      workers.run("estimate", home, "someone"),
    ]);
    const town = workers.run("archive", { "town.bin": randomBytes(48_000_000) }, "town").then(note("town"));
    const village = workers.run("archive", small, "village").then(note("village"));
    const visitor = workers.run("estimate", home, "visitor").then(note("visitor"));
    await Promise.all([town, village, visitor]);
    expect(done.at(-1)).toBe("town");
  });

  it("refuse what one person adds to a full line of his own, and take what another asks", async () => {
    const mine = Array.from({ length: lanes.hashing.mostOfOne + lanes.hashing.threads + 1 }, () =>
      workers.run("hashPassword", "Soleil-2026!", "stranger"),
    );
    const theirs = workers.run("hashPassword", "Soleil-2026!", "anne");
    const settled = await Promise.allSettled(mine);
    const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused)
      expect(reason).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 2 });
    expect(refused[0]).toBeInstanceOf(Busy);
    expect(await theirs).toContain("argon2id");
  });

  it("take the addresses of one /64 for one person's, so that none of them has a line of its own", async () => {
    const line = lanes.hashing.mostOfOne + lanes.hashing.threads + 1;
    const asked = Array.from({ length: line }, (_, one) =>
      workers.run("hashPassword", "Soleil-2026!", `2001:db8:1:2::${(one + 1).toString(16)}`),
    );
    const theirs = workers.run("hashPassword", "Soleil-2026!", "2001:db8:1:3::1");
    const settled = await Promise.allSettled(asked);
    expect(settled.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
    expect(await theirs).toContain("argon2id");
  });

  it("do not begin what its asker has left, and end what had begun", async () => {
    const leaving = new AbortController();
    const his = workers.inTheNameOf({ whose: "stranger", signal: leaving.signal });
    const asked = Array.from({ length: lanes.hashing.threads + 2 }, () =>
      his.run("hashPassword", "Soleil-2026!", "anything"),
    );
    const settling = Promise.allSettled(asked);
    leaving.abort();
    const settled = await settling;
    const left = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(left.length).toBeGreaterThan(0);
    for (const reason of left) expect(reason).toBeInstanceOf(AskerLeft);
    await expect(his.run("hashPassword", "Soleil-2026!", "anything")).rejects.toThrow(AskerLeft);
    expect(await workers.run("hashPassword", "Soleil-2026!", "anne")).toContain("argon2id");
  });

  it("stop a long task that nobody waits for any more, and do what waited behind it", async () => {
    const small = { "lisez-moi.txt": Buffer.from("Bonjour") };
    const begun = performance.now();
    await workers.run("archive", { "hameau.bin": randomBytes(20_000_000) }, "hamlet");
    const twentieth = performance.now() - begun;
    const leaving = new AbortController();
    const his = workers.inTheNameOf({ whose: "town", signal: leaving.signal });
    const town = { "town.bin": randomBytes(400_000_000) };
    const asked = Array.from({ length: lanes.long.threads }, () => his.run("archive", town, "town"));
    const left = Promise.all(asked.map((one) => expect(one).rejects.toThrow(AskerLeft)));
    const village = workers.run("archive", small, "village");
    await setTimeout(500);
    const since = performance.now();
    leaving.abort();
    await left;
    expect((await village).byteLength).toBeGreaterThan(0);
    // Left to itself, the town takes twenty times as long as what is a twentieth of it.
    expect(performance.now() - since).toBeLessThan(twentieth * 10);
  }, 120_000);

  it("fail what was under way when they are closed, rather than leave it waiting", async () => {
    const own = testWorkers();
    const underWay = expect(own.run("estimate", home, "test")).rejects.toThrow("erminat");
    await own.close();
    await underWay;
  });
});
