import { mostMapItems } from "@mec/api/project";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { type Placed, placeProjects, seededRandom } from "../project-fixtures.test-helper.ts";
import { deepestZoom } from "./map-clusters.ts";
import { groupsOfView } from "./map-groups.ts";

const france = { minLat: 41, minLong: -6, maxLat: 52, maxLong: 10 };
const world = { minLat: -85, minLong: -180, maxLat: 85, maxLong: 180 };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const place = async (projects: readonly Placed[]) =>
  placeProjects(server.deps.db, (await server.signedUp()).id, projects);
const view = (bounds: typeof france, zoom: number, filters = {}) =>
  groupsOfView(server.deps, bounds, zoom, filters);
const total = (items: readonly { count: number }[]) => items.reduce((sum, { count }) => sum + count, 0);

describe("what the database groups of a map", () => {
  it("is everybody in the view at every zoom, as far as the most items go", async () => {
    const random = seededRandom(5);
    const places = Array.from({ length: 300 }, () => ({
      latitude: 42 + 9 * random(),
      longitude: -4 + 12 * random(),
    }));
    await place([...places, { latitude: 48, longitude: 2, hidden: true }]);
    for (let zoom = 0; zoom <= 20; zoom += 4) expect(total(await view(france, zoom))).toBe(300);
    expect((await view(france, 2)).length).toBeLessThan((await view(france, 6)).length);
    expect(await view(france, 6, { open: true })).toEqual(await view(france, 6));
    expect(await view(france, 6, { maxPrice: 0.1 })).toEqual([]);
  });

  it("says at which zoom a group stands apart, and shows its projects there", async () => {
    const ids = await place([
      { latitude: 48.1, longitude: -1.6, name: "Premier" },
      { latitude: 48.12, longitude: -1.63, name: "Second" },
    ]);
    const [group, ...others] = await view(france, 5);
    expect([group?.count, others]).toEqual([2, []]);
    const near = { minLat: 48, minLong: -1.8, maxLat: 48.3, maxLong: -1.5 };
    const apart = await view(near, group?.expansionZoom ?? 0);
    expect(new Set(apart.map(({ project }) => project?.id))).toEqual(new Set(ids));
  });

  it("are single projects at one address from the deepest zoom on", async () => {
    const here = { latitude: 48.1, longitude: -1.6 };
    await place([here, here]);
    const street = { minLat: 48.099, minLong: -1.601, maxLat: 48.101, maxLong: -1.599 };
    const [group] = await view(street, 15);
    expect([group?.count, group?.expansionZoom]).toEqual([2, deepestZoom + 1]);
    expect((await view(street, deepestZoom + 1)).map(({ count }) => count)).toEqual([1, 1]);
  });

  it("crosses the date line, and ends at the most items, those in the middle", async () => {
    const far = { latitude: 10, longitude: 10 };
    const around = Array.from({ length: mostMapItems + 10 }, (_, n) => ({
      latitude: -17 + (n % 20) / 1000,
      longitude: (n % 2 === 0 ? 179.99 : -179.99) + n / 1e6,
    }));
    await place([far, ...around]);
    const items = await view({ minLat: -18, minLong: 179.9, maxLat: -16, maxLong: -179.9 }, 20);
    expect(items.every(({ longitude }) => Math.abs(longitude) > 179)).toBe(true);
    expect(total(await view(world, 0))).toBe(around.length + 1);
    const street = { minLat: -17.001, minLong: 179.98, maxLat: -16.97, maxLong: -179.98 };
    expect((await view(street, 20)).length).toBeLessThanOrEqual(mostMapItems);
  });
});
