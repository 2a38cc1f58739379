import { sql } from "kysely";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addressAt } from "../../../../test/application-fixtures.ts";
import { testConnection } from "../../../../test/database.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import type { Listen } from "../../../db/listening.ts";
import type { Workers } from "../../../workers/pool.ts";
import { makeMapIndex } from "../map/map-index.ts";
import { placeProjects } from "../project-fixtures.test-helper.ts";
import { makeFreshAnswers } from "./fresh-answers.ts";
import { makeKnownProjects, smallSite } from "./known-projects.ts";

const france = { minLat: 41, minLong: -6, maxLat: 52, maxLong: 10 };
const log = { info: () => {}, warn: () => {}, error: () => {} };
const free = { whose: "192.0.2.1", signal: new AbortController().signal, onNewFilters: async () => {} };
const soon = { timeout: 15_000, interval: 100 };
/** A lost channel: no notification ever arrives. */
const deaf: Listen = () => {};

let server: TestServer;
let ids: string[];
beforeEach(async () => {
  server = await startTestServer();
  const owner = await server.signedUp();
  // So many that views are answered from memory.
  const places = Array.from({ length: smallSite + 5 }, (_, index) => ({
    latitude: 45 + (index % 40) / 10,
    longitude: 1 + Math.floor(index / 40) / 10,
  }));
  ids = await placeProjects(server.deps.db, owner.id, [
    ...places,
    { ...addressAt().coordinates, name: "Seul" },
  ]);
});

const hide = (id: string | undefined) =>
  server.deps.db
    .updateTable("project")
    .set({ moderation_status: "hidden" })
    .where("id", "=", id ?? "")
    .execute();
/** A view that holds single projects, around the lone one. */
const around = { minLat: 48.1, minLong: -1.7, maxLat: 48.13, maxLong: -1.6 };
/** A map whose clusters are made: until then the database answers. */
async function mapInMemory(listen = server.deps.listen) {
  const { workers } = server.deps;
  let made = 0;
  const run: Workers["run"] = async (...task) => {
    const output = await workers.run(...task);
    made += 1;
    return output;
  };
  const map = makeMapIndex({ ...server.deps, log, listen, workers: { ...workers, run } });
  await vi.waitFor(async () => {
    await map.view(around, 16, {}, free);
    expect(made).toBe(1);
  }, soon);
  return map;
}
const isShown = async (map: ReturnType<typeof makeMapIndex>) =>
  (await map.view(around, 16, {}, free)).some(({ project }) => project?.id === ids.at(-1));

describe("the public projects in memory", () => {
  it("lose a project that is hidden as soon as its commit is heard of, on a node where nobody looks", async () => {
    const connection = await testConnection();
    const changes: (readonly string[] | null)[] = [];
    const known = makeKnownProjects({ db: connection.db, log, listen: connection.listen }, (changed) =>
      changes.push(changed),
    );
    await vi.waitFor(async () => expect((await known.current())?.size).toBe(ids.length), soon);
    await hide(ids.at(-1));
    await vi.waitFor(() => expect(changes).toEqual([null, [ids.at(-1)]]), soon);
    expect((await known.current())?.has(ids.at(-1) ?? "")).toBe(false);
  });

  it("are a second old at most when nothing is heard any more", async () => {
    const map = await mapInMemory(deaf);
    expect(await isShown(map)).toBe(true);
    await hide(ids.at(-1));
    await vi.waitFor(async () => expect(await isShown(map)).toBe(false), soon);
  });

  it("show what is published, moved and renamed one by one, until the groups are made again", async () => {
    const map = await mapInMemory();
    expect(await isShown(map)).toBe(true);
    await sql`update project set name = 'Autre nom', latitude = 48.11 where id = ${ids.at(-1)}`.execute(
      server.deps.db,
    );
    await vi.waitFor(
      async () =>
        expect(await map.view(around, 16, {}, free)).toEqual([
          {
            latitude: 48.11,
            longitude: addressAt().coordinates.longitude,
            count: 1,
            project: { id: ids.at(-1), name: "Autre nom" },
          },
        ]),
      soon,
    );
    expect(await map.view(around, 16, { productionPointType: "wind" }, free)).toEqual([]);
    const all = await map.view(france, 0, {}, free);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(ids.length - 1);
  });
});

describe("a map of many projects whose clusters are not made yet", () => {
  const total = (items: readonly { count: number }[]) => items.reduce((sum, { count }) => sum + count, 0);
  /** A map whose clusters are never made, since their thread never ends. */
  const waiting = () =>
    makeMapIndex({ ...server.deps, workers: { ...server.deps.workers, run: () => new Promise(() => {}) } });

  it("is answered all the same: groups of everybody from above, single projects from near", async () => {
    const map = waiting();
    expect(total(await map.view(france, 5, {}, free))).toBe(ids.length);
    expect(await map.view(around, 16, {}, free)).toEqual([
      { ...addressAt().coordinates, count: 1, project: { id: ids.at(-1), name: "Seul" } },
    ]);
    expect(total(await map.view(france, 5, { productionPointType: "wind" }, free))).toBe(0);
  });

  it("shows no project that was hidden a moment ago", async () => {
    const map = waiting();
    expect(await isShown(map)).toBe(true);
    await hide(ids.at(-1));
    expect(await isShown(map)).toBe(false);
  });

  it("is answered from memory once they are", async () => {
    const map = await mapInMemory();
    expect(total(await map.view(france, 5, {}, free))).toBe(ids.length);
    // The groups of before still count them: the database does not.
    await server.deps.db.deleteFrom("project").where("id", "in", ids.slice(0, 3)).execute();
    expect(total(await map.view(france, 5, {}, free))).toBe(ids.length);
  });
});

describe("the memory of public lists", () => {
  it("outlives commits that change no project, and falls by one that does", async () => {
    const { db } = server.deps;
    const fresh = makeFreshAnswers(db);
    let computed = 0;
    const ask = () => fresh("list", async () => ({ computed: ++computed }));
    await ask();
    await server.signedUp();
    expect(await ask()).toEqual({ computed: 1 });
    await hide(ids[0]);
    expect(await ask()).toEqual({ computed: 2 });
    await db
      .deleteFrom("project")
      .where("id", "=", ids[1] ?? "")
      .execute();
    expect(await ask()).toEqual({ computed: 3 });
  });
});
