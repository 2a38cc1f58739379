import { mostMapItems, publicProjectCalls } from "@mec/api/project";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { Busy } from "../../../workers/busy.ts";
import type { Workers } from "../../../workers/pool.ts";
import { placeProjects } from "../project-fixtures.test-helper.ts";
import { smallSite } from "../public/known-projects.ts";
import { makeMapIndex } from "./map-index.ts";

const france = { minLat: 41, minLong: -6, maxLat: 52, maxLong: 10 };
const stranger = "192.0.2.1";
const visitor = "192.0.2.2";
/** Sooner than clusters are made anew by the clock. */
const soonest = { timeout: 4_000, interval: 100 };
const soon = { timeout: 15_000, interval: 100 };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  const places = Array.from({ length: smallSite + 5 }, (_, index) => ({
    latitude: 45 + (index % 40) / 10,
    longitude: 1 + Math.floor(index / 40) / 10,
  }));
  await placeProjects(server.deps.db, (await server.signedUp()).id, places);
});

const viewer = (whose: string, signal = new AbortController().signal) => ({
  whose,
  signal,
  onNewFilters: async () => {},
});
/** A map whose clusters are made by `run`, and the people for whom they were asked. */
function mapMadeBy(run: Workers["run"]) {
  const asked: string[] = [];
  const noting: Workers["run"] = (name, input, whose, beside) => {
    asked.push(whose);
    return run(name, input, whose, beside);
  };
  return { asked, map: makeMapIndex({ ...server.deps, workers: { ...server.deps.workers, run: noting } }) };
}
const never: Workers["run"] = () => new Promise(() => {});
const refusing: Workers["run"] = async () => {
  throw new Busy({ isOwn: true, retryAfterSeconds: 5 });
};
const total = (items: readonly { count: number }[]) => items.reduce((sum, { count }) => sum + count, 0);
const nthPrice = (n: number) => ({ maxPrice: 0.1 + n / 1000 });

describe("a crowd on the map", () => {
  it("keeps the clusters without filters, however many filters a stranger asks for", async () => {
    const { asked, map } = mapMadeBy(server.deps.workers.run);
    await vi.waitFor(async () => {
      await map.view(france, 6, {}, viewer(visitor));
      expect(asked).toEqual(["map"]);
    }, soon);
    for (let n = 0; n < 12; n++) await map.view(france, 6, nthPrice(n), viewer(stranger));
    expect(total(await map.view(france, 6, {}, viewer(visitor)))).toBe(smallSite + 5);
    expect(asked.filter((whose) => whose === "map")).toHaveLength(1);
    expect(new Set(asked)).toEqual(new Set(["map", stranger]));
  });

  it("keeps the clusters of a visitor's filters, however many a stranger asks for", async () => {
    const { asked, map } = mapMadeBy((name, input, whose, beside) =>
      (whose === visitor ? server.deps.workers.run : never)(name, input, whose, beside),
    );
    const own = { perimeter: "2" } as const;
    await vi.waitFor(async () => {
      await map.view(france, 6, own, viewer(visitor));
      expect(asked).toEqual([visitor]);
    }, soon);
    for (let n = 0; n < 12; n++) await map.view(france, 6, nthPrice(n), viewer(stranger));
    await map.view(france, 6, own, viewer(visitor));
    expect(asked.filter((whose) => whose === visitor)).toHaveLength(1);
    // Of the stranger's own the first were forgotten, not the last.
    const made = asked.length;
    await map.view(france, 6, nthPrice(11), viewer(stranger));
    expect(asked).toHaveLength(made);
    await map.view(france, 6, nthPrice(0), viewer(stranger));
    expect(asked).toHaveLength(made + 1);
  });

  it("asks the database once for equal views, and lets one address wait for a few others only", async () => {
    const { map } = mapMadeBy(never);
    const equal = Array.from({ length: 40 }, () => map.view(france, 6, {}, viewer(stranger)));
    for (const items of await Promise.all(equal)) expect(total(items)).toBe(smallSite + 5);

    const different = Array.from({ length: 40 }, (_, n) =>
      map.view({ ...france, minLat: 41 + n / 100 }, 6, {}, viewer(stranger)),
    );
    const other = map.view(france, 6, {}, viewer(visitor));
    const outcomes = await Promise.allSettled(different);
    const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.length).toBeLessThan(40);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 5 });
    expect(total(await other)).toBe(smallSite + 5);
  });

  it("lets who looks without filters wait for no filters", async () => {
    const { map } = mapMadeBy(never);
    const elsewhere = { ...france, minLat: 40 };
    // Two connections are open from here on: to open one takes longer than many views.
    await Promise.all([
      map.view(elsewhere, 6, {}, viewer(visitor)),
      map.view(elsewhere, 6, nthPrice(50), viewer(stranger)),
    ]);
    const ended: string[] = [];
    const filtered = Array.from({ length: 40 }, async (_, n) => {
      await map.view(france, 6, nthPrice(n), viewer(`192.0.2.${10 + n}`));
      ended.push("filtered");
    });
    await Promise.resolve();
    await map.view(france, 6, {}, viewer(visitor));
    ended.push("without");
    await Promise.all(filtered);
    expect(ended.indexOf("without")).toBeLessThan(20);
  });

  it("makes no clusters anew for filters that were forgotten while their view waited", async () => {
    const { asked, map } = mapMadeBy(never);
    await vi.waitFor(async () => {
      await map.view(france, 6, {}, viewer(visitor));
      expect(asked).toEqual(["map"]);
    }, soon);
    const views = Array.from({ length: 12 }, (_, n) => map.view(france, 6, nthPrice(n), viewer(stranger)));
    const outcomes = await Promise.allSettled(views);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(asked.filter((whose) => whose === stranger)).toHaveLength(12);
  });

  it("counts a burst of projects at once, more than a view shows one by one", async () => {
    const { asked, map } = mapMadeBy(server.deps.workers.run);
    await vi.waitFor(async () => {
      await map.view(france, 6, {}, viewer(visitor));
      expect(asked).toEqual(["map"]);
    }, soon);
    const burst = Array.from({ length: mostMapItems + 50 }, (_, n) => ({
      latitude: 43 + n / 1000,
      longitude: 5 + (n % 7) / 100,
    }));
    await placeProjects(server.deps.db, (await server.signedUp()).id, burst);
    await vi.waitFor(async () => {
      expect(total(await map.view(france, 6, {}, viewer(visitor)))).toBe(smallSite + 5 + burst.length);
    }, soonest);
  });

  it("tells who asks for filters that no thread will make their clusters; the map without is shown", async () => {
    const { map } = mapMadeBy(refusing);
    // Until the projects are read the database answers anyway.
    await vi.waitFor(
      () =>
        expect(map.view(france, 6, { maxPrice: 0.1 }, viewer(stranger))).rejects.toMatchObject({
          code: "TOO_MANY_REQUESTS",
          retryAfterSeconds: 5,
        }),
      soon,
    );
    const onNewFilters = vi.fn(async () => {});
    for (const _ of [1, 2]) {
      const refused = map.view(france, 6, { maxPrice: 0.1 }, { ...viewer(stranger), onNewFilters });
      await expect(refused).rejects.toThrow("TOO_MANY_REQUESTS");
    }
    expect(onNewFilters).toHaveBeenCalledTimes(2);
    expect(total(await map.view(france, 6, {}, viewer(visitor)))).toBe(smallSite + 5);
  });

  it("is refused by the server with the moment to come back", async () => {
    vi.spyOn(server.deps.workers, "run").mockImplementation(refusing);
    const url =
      "/api/public/project/clusters?minLat=41&maxLat=52&minLong=-6&maxLong=10&zoom=6&maxPrice=0.1234";
    await vi.waitFor(async () => {
      const answer = await server.visitor().send("GET", url);
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "5"]);
    }, soon);
    // For a second, the server knows only the projects that it read while they were placed.
    await vi.waitFor(async () => {
      const query = { ...france, zoom: 6 };
      const plain = await server.visitor().call(publicProjectCalls.listMapItems, { query });
      expect(total(plain)).toBe(smallSite + 5);
    }, soon);
  });
});
