import { portfolioCalls } from "@mec/api/portfolio";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt, publish } from "../../test/application-fixtures.ts";
import { asDatabaseOwner } from "../../test/database.ts";
import { startTestServer, type TestServer, type Visitor } from "../../test/harness.ts";
import { placeProjects } from "../features/project/project-fixtures.test-helper.ts";

const most = 500;
const many = most + 3;

let server: TestServer;
let owner: Visitor & { id: string };
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
});

/** Writes as many rows as `of` has numbers, without their triggers. */
const fill = (statement: ReturnType<typeof sql>) =>
  asDatabaseOwner(server.deps.db, (tx) => statement.execute(tx));
const numbers = sql`generate_series(1, ${many}::int) as number`;
const place = JSON.stringify(addressAt());

const fillProjects = () =>
  placeProjects(
    server.deps.db,
    owner.id,
    Array.from({ length: many }, () => ({ latitude: 48.1, longitude: -1.7 })),
  );

const fillPoints = () =>
  fill(sql`insert into consumption_point (account_id, name, consumer_type, address, latitude, longitude, annual_consumption, segment, created_at, updated_at)
    select ${owner.id}, 'Maison ' || number, 'individual', ${place}::jsonb, 48, -1, 4000, 'C5', now(), now() from ${numbers}`);

/** Each list that may be long, filled beyond its bare answer. @returns its address. */
const filled: readonly [string, () => Promise<string>][] = [
  [
    "one's own projects",
    async () => {
      await fillProjects();
      return "/api/project/by-user";
    },
  ],
  [
    "the projects around a place",
    async () => {
      await fillProjects();
      return "/api/public/project/radius?centerLat=48.1&centerLong=-1.7&radius=5000";
    },
  ],
  [
    "one's own consumption points",
    async () => {
      await fillPoints();
      return "/api/consumption-point/by-user";
    },
  ],
  [
    "the invitations of a project",
    async () => {
      const id = await publish(owner);
      await fill(sql`insert into invitation (project_id, email, created_at)
        select ${id}, 'invite' || number || '@exemple.fr', now() from ${numbers}`);
      return `/api/project/${id}/invitation`;
    },
  ],
  [
    "the keys that were saved",
    async () => {
      const id = await publish(owner);
      await fill(sql`insert into repartition_design (project_id, repartition_key, method, author_id, created_at)
        select ${id}, 'dynamic-per-default', '{"kind":"prorata"}'::jsonb, ${owner.id}, now() from ${numbers}`);
      return `/api/project/${id}/repartition-key`;
    },
  ],
];

describe("a list that may be long", () => {
  it.each(filled)("ends after its first lines, with a Link to the others: %s", async (_, prepare) => {
    const url = await prepare();
    const first = await owner.send("GET", url);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toHaveLength(most);
    const [, next = ""] = /^<(.*)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
    expect(new URL(next, "http://localhost").searchParams.get("page")).toBe("2");
    const rest = (await owner.send("GET", next)).json();
    const ids = [...first.json(), ...rest.items].map(({ id }: { id: string }) => id);
    expect([rest.total, new Set(ids).size]).toEqual([many, many]);
  });
});

describe("what a person has", () => {
  it("holds the first of each kind, and how many there are", async () => {
    await fillProjects();
    await fillPoints();
    const held = await owner.call(portfolioCalls.getPoints, {});
    expect([held.projects.length, held.consumptionPoints.length]).toEqual([most, most]);
    expect(held.totals).toEqual({ projects: many, productionPoints: 0, consumptionPoints: many });
  });
});
