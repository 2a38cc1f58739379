import type { CallInput } from "@mec/api";
import { pointCalls } from "@mec/api/point";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { greatCircleKm } from "@mec/domain/address";
import { judgePlace, type Perimeter, perimeters, publicKm, publicReach } from "@mec/domain/project";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addressAt,
  aProductionPoint,
  applyTo,
  publish,
  setStatus,
} from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";
import { applicationRow, consumptionPointRow, productionPointRow } from "../../../../test/rows.ts";
import { placeProjects, seededRandom } from "../project-fixtures.test-helper.ts";

let server: TestServer;
let visitor: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  visitor = server.visitor();
});

const ids = (projects: readonly { id: string }[]) => projects.map(({ id }) => id);

describe("public lists", () => {
  it("show what is visible and not hidden, newest first, within their limit", async () => {
    const owner = await server.signedUp();
    const here = { latitude: 48.1, longitude: -1.7 };
    const [oldest, , , newest] = await placeProjects(server.deps.db, owner.id, [
      here,
      { ...here, hidden: true },
      { ...here, visibility: false },
      here,
    ]);
    const all = await visitor.call(publicProjectCalls.listPublicProjects, { query: {} });
    expect(ids(all)).toEqual([newest, oldest]);
    const one = await visitor.call(publicProjectCalls.listPublicProjects, { query: { limit: 1 } });
    expect(ids(one)).toEqual([newest]);
    for (const url of ["/api/public/project?limit=0", "/api/public/project?limit=501"]) {
      expect((await visitor.send("GET", url)).statusCode).toBe(400);
    }
  });

  it("keep those in which electricity is shared", async () => {
    const owner = await server.signedUp();
    const { db } = server.deps;
    const [shared] = [await publish(owner), await publish(owner)];
    const plant = await productionPointRow(db, owner.id, { projectId: shared });
    await db.updateTable("production_point").set({ prm: "30000000000001" }).where("id", "=", plant).execute();
    const consumptionPointId = await consumptionPointRow(db, owner.id);
    await applicationRow(db, { projectId: shared, consumptionPointId, status: "EXPLOITATION" });
    const query = { running: true };
    expect(ids(await visitor.call(publicProjectCalls.listPublicProjects, { query }))).toEqual([shared]);
    expect(await visitor.call(publicProjectCalls.getFigures, {})).toMatchObject({ projects: 2, running: 1 });
  });

  it("keep one owner's projects", async () => {
    const owner = await server.signedUp();
    const mine = await publish(owner);
    await publish(await server.signedUp());
    const found = await visitor.call(publicProjectCalls.listPublicProjects, { query: { userId: owner.id } });
    expect(ids(found)).toEqual([mine]);
    const inDepartment = await visitor.call(publicProjectCalls.listDepartmentProjects, {
      params: { d: "35" },
      query: { userId: owner.id },
    });
    expect(ids(inDepartment)).toEqual([mine]);
  });

  it("are a widget's account's when there is one, which is all that is told of it", async () => {
    const { id } = await server.signedUp();
    const told = (account: string) => visitor.send("GET", `/api/public/widget-account/${account}`);
    expect((await told(id)).json()).toEqual({ isKnown: true });
    expect((await told("00000000-0000-4000-8000-000000000009")).json()).toEqual({ isKnown: false });
    expect((await told("partenaire")).statusCode).toBe(400);
  });

  it("are narrowed by production, price, perimeter and what is left to pledge", async () => {
    const owner = await server.signedUp();
    const sun = await publish(owner, { perimeter: 10 });
    const wind = await publish(owner);
    const empty = await publish(owner);
    const points = [
      aProductionPoint({ projectId: sun, price: { min: 0.1, max: 0.15 }, annualProduction: "3500" }),
      aProductionPoint({ projectId: wind, price: null, productionType: "wind" }),
    ];
    for (const body of points) await owner.call(pointCalls.createProductionPoint, { body });
    const neighbour = await server.signedUp();
    const applications: string[] = [];
    for (const name of ["Un", "Deux", "Trois", "Quatre", "Cinq"]) {
      applications.push((await applyTo(neighbour, sun, { name: `Maison ${name}` })).id);
    }
    const filtered = async (query: CallInput<typeof publicProjectCalls.listPublicProjects>["query"]) =>
      new Set(ids(await visitor.call(publicProjectCalls.listPublicProjects, { query })));
    expect(await filtered({ productionPointType: "wind" })).toEqual(new Set([wind]));
    expect(await filtered({ maxPrice: 0.05 })).toEqual(new Set([wind]));
    expect(await filtered({ maxPrice: 0.1 })).toEqual(new Set([sun, wind]));
    expect(await filtered({ perimeter: "10" })).toEqual(new Set([sun]));
    expect(await filtered({ open: true })).toEqual(new Set([sun, wind, empty]));
    const [last = "", ...others] = applications;
    for (const id of others) await setStatus(server, id, "SIGNATURE");
    expect(await filtered({ open: true })).toEqual(new Set([sun, wind, empty]));
    await setStatus(server, last, "SIGNATURE");
    expect(await filtered({ open: true })).toEqual(new Set([wind, empty]));
  });

  it("tell a department and a region by code or name, and refuse what is not one", async () => {
    const id = await publish(await server.signedUp());
    for (const place of ["department/35", "department/ille-et-vilaine", "region/53", "region/BRETAGNE"]) {
      const answer = await visitor.send("GET", `/api/public/project/${place}`);
      expect(ids(answer.json())).toEqual([id]);
    }
    expect((await visitor.send("GET", "/api/public/project/department/44")).json()).toEqual([]);
    for (const place of ["department/Atlantide", "region/999"]) {
      expect((await visitor.send("GET", `/api/public/project/${place}`)).statusCode).toBe(404);
    }
  });

  it("link to the pictures that are asked for", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    const row = { project_id: projectId, full_key: "a", thumbnail_key: "b", created_at: new Date() };
    const { id } = await server.deps.db
      .insertInto("project_image")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    const imagesWith = async (imageType?: "thumbnail" | "full" | "none") =>
      (await visitor.call(publicProjectCalls.listPublicProjects, { query: { imageType } }))[0]?.images;
    expect(await imagesWith("thumbnail")).toEqual([{ id, url: `/api/public/project/image/${id}/thumbnail` }]);
    expect(await imagesWith()).toEqual([{ id, url: `/api/public/project/image/${id}/full` }]);
    expect(await imagesWith("none")).toEqual([]);
    const own = await owner.call(projectCalls.getProject, {
      params: { id: projectId },
      query: { imageType: "none" },
    });
    expect(own.images).toEqual([]);
  });
});

const random = seededRandom(7);
const between = (from: number, to: number) => from + random() * (to - from);

/** Regions of the world: France, its islands, the antimeridian and a pole. */
const regions = [
  () => ({ latitude: between(42, 51), longitude: between(-5, 8) }),
  () => ({ latitude: between(41.3, 43.1), longitude: between(8.5, 9.6) }),
  () => ({ latitude: between(-21.4, -20.8), longitude: between(55.2, 55.9) }),
  () => ({
    latitude: between(-18, -13),
    longitude: random() < 0.5 ? between(178, 180) : between(-180, -176),
  }),
  () => ({ latitude: between(88, 90), longitude: between(-180, 180) }),
];
const somewhere = () =>
  (regions[Math.floor(random() * regions.length)] ?? regions[0])?.() ?? { latitude: 1, longitude: 1 };

describe("projects of a place, against comparing every one of them", () => {
  it("are those within the radius, nearest first, with the distance by half kilometres", async () => {
    const owner = await server.signedUp();
    const places = Array.from({ length: 1500 }, somewhere);
    const made = await placeProjects(server.deps.db, owner.id, places);
    for (let round = 0; round < 60; round++) {
      const centre = round % 2 ? somewhere() : (places[round] ?? somewhere());
      const radius = Math.round(between(1, 400_000));
      const expected = places
        .map((place, index) => ({ id: made[index], km: greatCircleKm(place, centre), place }))
        .filter(({ km }) => km <= radius / 1000)
        .sort((a, b) => a.km - b.km);
      const found = await visitor.call(publicProjectCalls.listProjectsAround, {
        query: { centerLat: centre.latitude, centerLong: centre.longitude, radius },
      });
      expect(ids(found)).toEqual(ids(expected as { id: string }[]));
      expect(found.map(({ distance }) => distance)).toEqual(expected.map(({ km }) => publicKm(km)));
    }
  });

  it("are within 15 km when no radius is given, and no more than the limit", async () => {
    const owner = await server.signedUp();
    const at = (km: number) => addressAt(km).coordinates;
    const [near, far] = await placeProjects(server.deps.db, owner.id, [at(3), at(14.9), at(15.1)]);
    const { latitude: centerLat, longitude: centerLong } = at(0);
    const around = (limit?: number) =>
      visitor.call(publicProjectCalls.listProjectsAround, { query: { centerLat, centerLong, limit } });
    expect(ids(await around())).toEqual([near, far]);
    expect(ids(await around(1))).toEqual([near]);
  });

  it("are those of the rectangle, across the antimeridian too", async () => {
    const owner = await server.signedUp();
    const places = Array.from({ length: 400 }, somewhere);
    const made = await placeProjects(server.deps.db, owner.id, places);
    for (let round = 0; round < 40; round++) {
      const [a, b] = [somewhere(), somewhere()];
      const [minLat, maxLat] = [Math.min(a.latitude, b.latitude), Math.max(a.latitude, b.latitude)];
      const [minLong, maxLong] = [a.longitude, b.longitude];
      const isIn = (longitude: number) =>
        minLong <= maxLong
          ? longitude >= minLong && longitude <= maxLong
          : longitude >= minLong || longitude <= maxLong;
      const expected = made.filter((_, index) => {
        const place = places[index];
        return place && place.latitude >= minLat && place.latitude <= maxLat && isIn(place.longitude);
      });
      const found = await visitor.call(publicProjectCalls.listProjectsWithin, {
        query: { minLat, minLong, maxLat, maxLong, limit: 500 },
      });
      expect(new Set(ids(found))).toEqual(new Set(expected));
    }
  });
});

describe("the projects that a place could join", () => {
  it("are those whose perimeter may hold it as far as the grid tells, nearest first", async () => {
    const owner = await server.signedUp();
    const near = () => ({ latitude: between(48, 48.25), longitude: between(-1.9, -1.5) });
    const projects = Array.from({ length: 40 }, () => ({
      ...near(),
      perimeter: perimeters[Math.floor(random() * 3)] as Perimeter,
    }));
    const made = await placeProjects(server.deps.db, owner.id, projects);
    const producers = made.map((projectId) => ({
      projectId,
      places: Array.from({ length: Math.floor(random() * 4) }, near),
    }));
    for (const { projectId, places } of producers) {
      for (const coordinates of places) {
        const body = aProductionPoint({ projectId, address: { ...addressAt(), coordinates } });
        await owner.call(pointCalls.createProductionPoint, { body });
      }
    }
    for (let round = 0; round < 25; round++) {
      const place = near();
      const expected = projects
        .map((project, index) => ({ ...project, id: made[index], reach: producers[index]?.places ?? [] }))
        .map(({ perimeter, reach, ...project }) => {
          const known = publicReach({ limitKm: perimeter, address: project, participants: reach });
          const asked = { ...place, commune: null };
          const about = { limitKm: perimeter, ground: "distance", commune: null, reach: known } as const;
          return { ...project, verdict: judgePlace(about, asked).verdict };
        })
        .filter(({ verdict }) => verdict !== "outside")
        .sort((a, b) => greatCircleKm(a, place) - greatCircleKm(b, place));
      const found = await visitor.call(publicProjectCalls.listEligibleProjects, {
        query: { lat: place.latitude, long: place.longitude },
      });
      expect(found.map(({ id, verdict }) => [id, verdict])).toEqual(
        expected.map(({ id, verdict }) => [id, verdict]),
      );
      const distances = found.map(({ distance }) => distance);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
    }
  });

  it("count the consumers who were accepted, not the candidates", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    const { id } = await applyTo(await server.signedUp(), projectId, { address: addressAt(-1.8) });
    const { latitude: lat, longitude: long } = addressAt(1.8).coordinates;
    const eligible = async () =>
      ids(await visitor.call(publicProjectCalls.listEligibleProjects, { query: { lat, long } }));
    expect(await eligible()).toEqual([projectId]);
    await setStatus(server, id, "SIGNATURE");
    expect(await eligible()).toEqual([]);
  });
});

describe("duplicates", () => {
  const check = (name: string, km: number) =>
    visitor.call(publicProjectCalls.checkDuplicates, { body: { name, address: addressAt(km) } });

  it("have the same name in the town, or stand within 200 m", async () => {
    const id = await publish(await server.signedUp(), { name: "Énergie du Lac" });
    expect((await check("energie  DU lac", 3)).duplicates).toEqual([
      { id, name: "Énergie du Lac", distance: 3 },
    ]);
    expect(ids((await check("Tout autre nom", 0.19)).duplicates)).toEqual([id]);
    expect((await check("Tout autre nom", 0.21)).duplicates).toEqual([]);
  });

  it("do not betray a project that is not public", async () => {
    await publish(await server.signedUp(), { visibility: false });
    expect((await check("Soleil de Rennes", 0)).duplicates).toEqual([]);
  });
});

describe("the live figures", () => {
  it("are zero without a project, and sum the public ones", async () => {
    const figures = () => visitor.call(publicProjectCalls.getFigures, {});
    expect(await figures()).toEqual({
      projects: 0,
      running: 0,
      participants: 0,
      powerKwc: 0,
      annualProductionKwh: 0,
    });
    const owner = await server.signedUp();
    for (const visibility of [true, false]) {
      const projectId = await publish(owner, { visibility });
      await owner.call(pointCalls.createProductionPoint, { body: aProductionPoint({ projectId }) });
    }
    expect(await figures()).toEqual({
      projects: 1,
      running: 0,
      participants: 1,
      powerKwc: 36,
      annualProductionKwh: 30_000,
    });
  });
});
