import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, publish, setStatus } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
let projectIds: string[];
let pointIds: string[];

/** Two projects: in each one takes part, one asks to, one was turned down. */
beforeEach(async () => {
  server = await startTestServer();
  const owner = await server.signedUp();
  projectIds = [await publish(owner), await publish(owner)];
  pointIds = [];
  for (const projectId of projectIds) {
    for (const status of ["SIGNATURE", "APPLICATION", "REJECTED"] as const) {
      const application = await applyTo(await server.signedUp(), projectId, {});
      if (status !== "APPLICATION") await setStatus(server, application.id, status);
      pointIds.push(application.consumerId ?? "");
    }
  }
});

const summed = () =>
  server.deps.db
    .selectFrom("project")
    .select(["id", "number_of_consumers", "accepted_kwh", "applied_kwh"])
    .orderBy("created_at")
    .execute();

/** How often each project is written by a change of these points' consumption. */
async function change(ids: readonly string[], kwh: ReturnType<typeof sql>): Promise<number[]> {
  const { db } = server.deps;
  await sql`delete from project_change`.execute(db);
  await sql`update consumption_point set annual_consumption = ${kwh} where id = any(${ids})`.execute(db);
  const { rows } = await sql<{ project_id: string }>`select project_id from project_change`.execute(db);
  return projectIds.map((id) => rows.filter(({ project_id }) => project_id === id).length);
}

describe("what a project tells of its consumers", () => {
  it("is summed once for a statement that changes many of them", async () => {
    expect(await change(pointIds, sql`7000`)).toEqual([1, 1]);
    const sums = { number_of_consumers: 1, accepted_kwh: 7000, applied_kwh: 7000 };
    expect(await summed()).toEqual(projectIds.map((id) => expect.objectContaining({ id, ...sums })));
  });

  it("is what summing it anew gives, whichever of them changed", async () => {
    const before = await summed();
    expect(await change(pointIds.slice(0, 1), sql`annual_consumption + 100`)).toEqual([1, 0]);
    expect(await change(pointIds.slice(4, 5), sql`annual_consumption + 30`)).toEqual([0, 1]);
    const after = await summed();
    expect(after).toEqual([
      { ...before[0], accepted_kwh: (before[0]?.accepted_kwh ?? 0) + 100 },
      { ...before[1], applied_kwh: (before[1]?.applied_kwh ?? 0) + 30 },
    ]);
    await sql`select refresh_project_summary(id) from project`.execute(server.deps.db);
    expect(await summed()).toEqual(after);
  });

  it("is left alone by who was turned down, and by what changes no consumption", async () => {
    const refused = [pointIds[2] ?? "", pointIds[5] ?? ""];
    expect(await change(refused, sql`9999`)).toEqual([0, 0]);
    expect(await change(pointIds, sql`annual_consumption`)).toEqual([0, 0]);
    expect(await change([], sql`1`)).toEqual([0, 0]);
  });
});
