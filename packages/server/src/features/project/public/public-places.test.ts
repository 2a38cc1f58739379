import { pointCalls } from "@mec/api/point";
import { type Coordinates, greatCircleKm } from "@mec/domain/address";
import { initialPerimeterDetails, mostShiftKm, publicVerdict, snapToGrid } from "@mec/domain/project";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addressAt,
  aProductionPoint,
  applyTo,
  publish,
  setStatus,
} from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { moved, triangulate } from "../../../../test/triangulation.ts";
import { seededRandom } from "../project-fixtures.test-helper.ts";
import { matchAlerts } from "../visitors/alerts.ts";
import { findPublicReach } from "./public-geometry.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const centre = addressAt().coordinates;
const random = seededRandom(23);

/** Places of people around the project, in km to its east and north. */
type Layout = readonly (readonly [east: number, north: number])[];
interface World {
  readonly projectId: string;
  readonly homes: readonly Coordinates[];
}

/** A project with a producer, then accepted consumers, at these places. */
async function aWorld(layout: Layout): Promise<World> {
  const owner = await server.signedUp();
  const neighbour = await server.signedUp();
  const projectId = await publish(owner);
  const homes = layout.map(([east, north]) => moved(centre, east, north));
  for (const [index, coordinates] of homes.entries()) {
    const address = { ...addressAt(), coordinates };
    if (index === 0) {
      await owner.call(pointCalls.createProductionPoint, { body: aProductionPoint({ projectId, address }) });
      continue;
    }
    const { id } = await applyTo(neighbour, projectId, { address });
    await setStatus(server, id, "SIGNATURE");
  }
  return { projectId, homes };
}

let calls = 0;
/** Calls as a stranger with a new IP address each time: no limit stops him. */
async function ask(url: string): Promise<unknown> {
  calls += 1;
  const remoteAddress = `10.1.${(calls >> 8) & 255}.${calls & 255}`;
  const answer = await server.app.inject({ method: "GET", url, remoteAddress });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const at = ({ latitude, longitude }: Coordinates) => `lat=${latitude}&long=${longitude}`;

async function isEligible(projectId: string, place: Coordinates): Promise<boolean> {
  const found = await ask(`/api/public/project/eligible?${at(place)}&imageType=none`);
  return (found as { id: string }[]).some(({ id }) => id === projectId);
}

const far: Layout = [
  [0.9, 0.1],
  [-0.6, 0.6],
  [-0.3, -0.8],
];
const layouts: [string, Layout][] = [
  [
    "a roof and a house",
    [
      [0, 0],
      [1.1, 0.4],
    ],
  ],
  ["three houses far apart", far],
  ["a village", Array.from({ length: 8 }, () => [random() * 1.4 - 0.7, random() * 1.4 - 0.7] as const)],
  ["a building", Array.from({ length: 4 }, () => [0.31, 0.17] as const)],
];

/** Another place, more than 400 m away, that the grid does not tell from this one. */
function elsewhere(home: Coordinates): Coordinates {
  const node = snapToGrid(home);
  for (;;) {
    const other = moved(node, random() * 1.2 - 0.6, random() * 1.2 - 0.6);
    const { latitude, longitude } = snapToGrid(other);
    const isSame = latitude === node.latitude && longitude === node.longitude;
    if (isSame && greatCircleKm(home, other) > 0.4) return other;
  }
}

async function everybodyMoves({ homes }: World): Promise<void> {
  for (const home of homes) {
    const { latitude, longitude } = elsewhere(home);
    for (const table of ["consumption_point", "production_point"] as const) {
      const row = {
        latitude,
        longitude,
        address: JSON.stringify({ ...addressAt(), coordinates: { latitude, longitude } }),
      };
      await server.deps.db.updateTable(table).set(row).where("latitude", "=", home.latitude).execute();
    }
  }
}

/** Everything that the public is told of a project and of the places around it. */
async function transcript({ projectId }: World): Promise<unknown[]> {
  const places = Array.from({ length: 24 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 24;
    const km = 0.5 + (index % 8) * 0.4;
    return moved(centre, km * Math.cos(angle), km * Math.sin(angle));
  });
  const box = "minLat=47&maxLat=49&minLong=-3&maxLong=0";
  const urls = [
    `/api/public/project/${projectId}`,
    `/api/public/project/${projectId}/estimate-basis`,
    `/api/public/estimate-basis?projectIds=${projectId}`,
    "/api/public/project",
    "/api/public/project/department/35",
    `/api/public/project/bounds?${box}`,
    `/api/public/project/clusters?${box}&zoom=12`,
    "/api/public/figures",
    ...places.flatMap((place) => [
      `/api/public/project/eligible?${at(place)}`,
      `/api/public/project/${projectId}/verdict?${at(place)}`,
      `/api/public/project/radius?centerLat=${place.latitude}&centerLong=${place.longitude}`,
    ]),
  ];
  const answers: unknown[] = [];
  for (const url of urls) answers.push(await ask(url));
  return answers;
}

describe("a stranger who asks again and again whether a place is within reach", () => {
  it("finds nobody by the arcs of `eligible`, whatever radius he supposes", async () => {
    const { projectId, homes } = await aWorld(far);
    const answers = new Map<string, boolean>();
    const oracle = async (place: Coordinates) => {
      const known = answers.get(at(place)) ?? (await isEligible(projectId, place));
      answers.set(at(place), known);
      return known;
    };
    for (const radiusKm of [2, 2 + mostShiftKm]) {
      const attack = { inside: centre, directions: 20, farthestKm: 4, precisionKm: 0.001, radiusKm };
      for (const guess of await triangulate(oracle, attack)) {
        for (const home of homes) expect(greatCircleKm(guess, home)).toBeGreaterThan(0.2);
      }
    }
  }, 120_000);

  it.each(layouts)("finds nobody in 5,000 calls, even when he knows the rule: %s", async (_, layout) => {
    const world = await aWorld(layout);
    const reach = await findPublicReach(server.deps.db, world.projectId);
    for (let round = 0; round < 8; round++) {
      const place = moved(centre, random() * 6 - 3, random() * 6 - 3);
      const told = await ask(`/api/public/project/${world.projectId}/verdict?${at(place)}`);
      expect(told).toMatchObject({ verdict: publicVerdict(reach, place) });
      expect(await isEligible(world.projectId, place)).toBe(publicVerdict(reach, place) !== "outside");
    }
    let asked = 0;
    const oracle = async (place: Coordinates) => {
      asked += 1;
      return publicVerdict(reach, place) !== "outside";
    };
    const attack = { inside: centre, directions: 320, farthestKm: 6, precisionKm: 1e-4 };
    const guesses = await triangulate(oracle, { ...attack, radiusKm: 2 + mostShiftKm });
    expect(asked).toBeGreaterThan(5000);
    expect(guesses.length).toBeGreaterThan(0);
    for (const guess of guesses) {
      const meant = world.homes
        .map((home) => ({ home, km: greatCircleKm(snapToGrid(home), guess) }))
        .sort((a, b) => a.km - b.km)[0];
      expect(meant && greatCircleKm(meant.home, guess)).toBeGreaterThan(0.2);
    }
  });

  it("finds nobody by where a search ends, when a perimeter has no kilometres", async () => {
    const world = await aWorld(far);
    const details = JSON.stringify({ ...initialPerimeterDetails, ground: "intercommunality" });
    await server.deps.db
      .insertInto("perimeter_details")
      .values({ project_id: world.projectId, details, updated_at: new Date() })
      .execute();
    /** How far to the north, east, south and west the project is still listed, to the metre. */
    const edges = async () => {
      const found: number[] = [];
      for (const [east, north] of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const) {
        let [near, beyond] = [0, 60];
        while (beyond - near > 0.001) {
          const km = (near + beyond) / 2;
          if (await isEligible(world.projectId, moved(centre, east * km, north * km))) near = km;
          else beyond = km;
        }
        found.push(near);
      }
      return found;
    };
    const before = await edges();
    expect(Math.min(...before)).toBeGreaterThan(10);
    await everybodyMoves(world);
    expect(await edges()).toEqual(before);
  }, 60_000);

  it("is told the same, to the letter, when everybody lives more than 400 m from there", async () => {
    const world = await aWorld(layouts[2]?.[1] ?? far);
    const before = await transcript(world);
    await everybodyMoves(world);
    expect(await transcript(world)).toEqual(before);
  }, 60_000);

  it("is told nothing of candidates", async () => {
    const world = await aWorld(far);
    const before = await transcript(world);
    await applyTo(await server.signedUp(), world.projectId, { address: addressAt(1.5) });
    const { updated: _, ...page } = before[0] as Record<string, unknown>;
    expect((await transcript(world))[0]).toMatchObject(page);
    expect((await transcript(world)).slice(1)).toEqual(before.slice(1));
  }, 60_000);

  it("learns no more by asking to be told when a project comes", async () => {
    const world = await aWorld(far);
    const places = Array.from({ length: 30 }, (_, index) => moved(centre, 0, -4 + index * 0.27));
    await server.deps.db
      .insertInto("project_alert")
      .values(
        places.map(({ latitude, longitude }) => ({
          email: "curieux@exemple.fr",
          address: JSON.stringify({ ...addressAt(), coordinates: { latitude, longitude } }),
          latitude,
          longitude,
          created_at: new Date(),
          confirmed_at: new Date(),
        })),
      )
      .execute();
    const told = async () => {
      await server.deps.db.deleteFrom("project_alert_sent").execute();
      await matchAlerts(server.deps, world.projectId);
      const rows = await server.deps.db.selectFrom("project_alert_sent").select("alert_id").execute();
      return new Set(rows.map(({ alert_id }) => alert_id));
    };
    const before = await told();
    expect(before.size).toBeGreaterThan(5);
    await everybodyMoves(world);
    expect(await told()).toEqual(before);
  });
});
