import { gzipSync } from "node:zlib";
import { pointCalls } from "@mec/api/point";
import { mostMapItems, projectCalls, publicProjectCalls } from "@mec/api/project";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt, aProductionPoint, aProject, publish } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";
import { placeProjects, seededRandom } from "../project-fixtures.test-helper.ts";
import { buildClusters, itemsOfView } from "./map-clusters.ts";
import type { MapProject } from "./map-projects.ts";
import { makeClusters, openClusters, placesOf } from "./map-thread.ts";

const france = { minLat: 41, minLong: -6, maxLat: 52, maxLong: 10 };
const total = (items: readonly { count: number }[]) => items.reduce((sum, { count }) => sum + count, 0);

describe("the map of the public projects", () => {
  let server: TestServer;
  let visitor: Visitor;
  beforeEach(async () => {
    server = await startTestServer();
    visitor = server.visitor();
  });
  const view = (zoom: number, more: object = {}) =>
    visitor.call(publicProjectCalls.listMapItems, { query: { ...france, zoom, ...more } });

  it("is empty without project", async () => {
    expect(await view(6)).toEqual([]);
  });

  it("groups neighbours, and shows them apart at the zoom that the group says", async () => {
    const owner = await server.signedUp();
    await placeProjects(server.deps.db, owner.id, [
      { ...addressAt(0).coordinates, name: "Premier projet" },
      { ...addressAt(3).coordinates, name: "Second projet" },
      { ...addressAt(0).coordinates, hidden: true },
    ]);
    const [group, ...others] = await view(6);
    expect([group?.count, group?.project, others]).toEqual([2, undefined, []]);
    const near = { minLat: 48, minLong: -1.8, maxLat: 48.3, maxLong: -1.5 };
    const apart = await view(group?.expansionZoom ?? 0, near);
    expect(new Set(apart.map(({ project }) => project?.name))).toEqual(
      new Set(["Premier projet", "Second projet"]),
    );
  });

  it("follows what is published, changed, hidden and deleted", async () => {
    const owner = await server.signedUp();
    expect(total(await view(6))).toBe(0);
    const id = await publish(owner);
    expect(total(await view(6))).toBe(1);
    await owner.call(projectCalls.updateProject, { params: { id }, body: aProject({ name: "Autre nom" }) });
    expect((await view(6))[0]?.project?.name).toBe("Autre nom");
    await server.deps.db.updateTable("project").set({ moderation_status: "hidden" }).execute();
    expect(total(await view(6))).toBe(0);
    await server.deps.db.updateTable("project").set({ moderation_status: "approved" }).execute();
    await owner.call(projectCalls.deleteProject, { params: { id } });
    expect(total(await view(6))).toBe(0);
  });

  it("is narrowed by the filters of the lists", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner, { perimeter: 20 });
    await publish(owner);
    await owner.call(pointCalls.createProductionPoint, { body: aProductionPoint({ projectId }) });
    const counts = [
      {},
      { productionPointType: "photovoltaic" },
      { productionPointType: "wind" },
      { maxPrice: 0.1 },
      { maxPrice: 0.09 },
      { perimeter: "20" },
      { open: true },
      { running: true },
    ].map(async (filters) => total(await view(6, filters)));
    expect(await Promise.all(counts)).toEqual([2, 1, 0, 1, 0, 1, 2, 0]);
  });

  it("keep one owner's, as a partner's widget asks", async () => {
    const partner = await server.signedUp();
    await publish(partner);
    const other = await server.signedUp();
    await publish(other);
    await publish(other);
    expect(total(await view(6, { userId: partner.id }))).toBe(1);
    expect(total(await view(6, { userId: other.id }))).toBe(2);
    expect(total(await view(6, {}))).toBe(3);
    expect(total(await view(6, { userId: "00000000-0000-4000-8000-000000000009" }))).toBe(0);
  });
});

describe("the clusters of 100,000 projects", () => {
  const random = seededRandom(11);
  const hex = () =>
    Math.floor(random() * 0xffff)
      .toString(16)
      .padStart(4, "0");
  const projects = Array.from(
    { length: 100_000 },
    (_, index): MapProject => ({
      id: `${hex()}${hex()}-${hex()}-4${hex().slice(1)}-8${hex().slice(1)}-${hex()}${hex()}${hex()}`,
      name: `Énergie partagée ${hex()} de ${hex()}`,
      latitude: index % 3 ? 42 + random() * 9 : 48.85 + (random() - 0.5) * 0.4,
      longitude: index % 3 ? -4.5 + random() * 12 : 2.35 + (random() - 0.5) * 0.6,
      perimeter: 2,
      productionTypes: [],
      leastPrice: null,
      leastWithTax: null,
      open: true,
      running: false,
      userId: "",
    }),
  );
  const clusters = buildClusters(projects);

  it("are the same when a worker thread made them", () => {
    const made = openClusters(makeClusters(placesOf(projects)), projects);
    const paris = { minLat: 48.8, minLong: 2.2, maxLat: 48.9, maxLong: 2.5 };
    for (let zoom = 0; zoom <= 20; zoom++) {
      for (const view of [france, paris]) {
        expect(itemsOfView(made, view, zoom)).toEqual(itemsOfView(clusters, view, zoom));
      }
    }
  });

  it("keep every view under 25 kB compressed, whatever the zoom asked for", () => {
    for (let zoom = 0; zoom <= 20; zoom++) {
      const items = itemsOfView(clusters, france, zoom);
      expect(items.length).toBeLessThanOrEqual(mostMapItems);
      expect(gzipSync(JSON.stringify(items)).byteLength).toBeLessThan(25_000);
    }
  });

  it("hold everyone in the view from above", () => {
    expect(total(itemsOfView(clusters, france, 5))).toBe(100_000);
  });

  it("show a street's projects one by one", () => {
    const street = { minLat: 48.85, minLong: 2.35, maxLat: 48.853, maxLong: 2.356 };
    const items = itemsOfView(clusters, street, 20);
    const expected = projects.filter(
      ({ latitude, longitude }) =>
        latitude >= street.minLat &&
        latitude <= street.maxLat &&
        longitude >= street.minLong &&
        longitude <= street.maxLong,
    );
    expect(new Set(items.map(({ project }) => project?.id))).toEqual(new Set(expected.map(({ id }) => id)));
  });
});
