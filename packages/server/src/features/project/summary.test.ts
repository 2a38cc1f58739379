import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, publish, setStatus } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";

let server: TestServer;
let projectIds: string[];
let pointIds: string[];

/** Two projects: in each, one consumer takes part, one asks to, one was turned down. */
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

/** How often each project is written by a statement. */
async function writesOf(statement: ReturnType<typeof sql>): Promise<number[]> {
  const { db } = server.deps;
  await sql`delete from project_change`.execute(db);
  await statement.execute(db);
  const { rows } = await sql<{ project_id: string }>`select project_id from project_change`.execute(db);
  return projectIds.map((id) => rows.filter(({ project_id }) => project_id === id).length);
}

/** How many applications each statement deletes in this work: their projects are summed for each of those statements. */
async function deletedTogether(work: () => Promise<void>): Promise<number[]> {
  const { db } = server.deps;
  const run = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  await run(
    "create table deleted_together (applications int not null)",
    `create function note_deleted() returns trigger language plpgsql as $$
      begin
        insert into deleted_together select count(*) from before having count(*) > 0;
        return null;
      end $$`,
    `create trigger deleted_together after delete on application
      referencing old table as before for each statement execute function note_deleted()`,
  );
  try {
    await work();
    const { rows } = await sql<{ applications: number }>`select applications from deleted_together`.execute(
      db,
    );
    return rows.map(({ applications }) => applications);
  } finally {
    await run(
      "drop trigger deleted_together on application",
      "drop function note_deleted",
      "drop table deleted_together",
    );
  }
}

/** How often by a change of these points' consumption. */
const change = (ids: readonly string[], kwh: ReturnType<typeof sql>) =>
  writesOf(sql`update consumption_point set annual_consumption = ${kwh} where id = any(${ids})`);

/** Expects the projects' rows to be what summing them anew gives. */
async function expectSummedAnew(): Promise<void> {
  const { db } = server.deps;
  const known = () => db.selectFrom("project").selectAll().orderBy("id").execute();
  const before = await known();
  await sql`select refresh_project_summary(id), refresh_project_stage(id) from project`.execute(db);
  const after = await known();
  expect(after.map((project) => ({ ...project, changed_at: null }))).toEqual(
    before.map((project) => ({ ...project, changed_at: null })),
  );
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

describe("what a project tells of its applications", () => {
  it("is found once for a statement that changes many of them", async () => {
    // Written once for the sums, once more where the stage changes.
    expect(
      await writesOf(sql`update application set status = 'PROPOSAL' where status <> 'REJECTED'`),
    ).toEqual([2, 2]);
    await expectSummedAnew();
    expect(await writesOf(sql`update application set ended_at = now() where status <> 'REJECTED'`)).toEqual([
      2, 2,
    ]);
    expect(await summed()).toEqual(
      projectIds.map((id) => expect.objectContaining({ id, accepted_kwh: 0, applied_kwh: 0 })),
    );
    expect(await writesOf(sql`delete from application`)).toEqual([1, 1]);
    await expectSummedAnew();
  });

  it("is found once when an account is deleted that holds several points in it", async () => {
    const { db } = server.deps;
    const holder = await server.signedUp();
    for (const projectId of projectIds) {
      for (const name of ["Maison", "Grange", "Atelier"]) {
        const consumptionPointId = await consumptionPointRow(db, holder.id, { name });
        await applicationRow(db, { projectId, consumptionPointId, status: "SIGNATURE" });
      }
    }
    const deleting = async () => expect((await holder.send("DELETE", "/api/user")).statusCode).toBe(204);
    expect(await deletedTogether(deleting)).toEqual([6]);
    await expectSummedAnew();
  });

  it("is left alone by what changes nobody's standing", async () => {
    expect(await writesOf(sql`update application set status = status, created_at = now()`)).toEqual([0, 0]);
  });
});

describe("what a project tells of its plants", () => {
  it("is found once for a statement that adds, moves or deletes many of them", async () => {
    const [first, second] = projectIds;
    await sql`update application set status = 'EXPLOITATION' where status = 'SIGNATURE'`.execute(
      server.deps.db,
    );
    const add = sql`insert into production_point (account_id, project_id, name, production_type, address, latitude, longitude,
        annual_production, production_power, segment, prm, created_at, updated_at)
      select account_id, id, 'Toit ' || n, 'photovoltaic', address, latitude, longitude, 1000, 9, 'C5', '3000000000000' || n, now(), now()
      from project, generate_series(1, 3) n`;
    expect(await writesOf(add)).toEqual([2, 2]);
    await expectSummedAnew();
    expect(await writesOf(sql`update production_point set production_power = 12`)).toEqual([1, 1]);
    const move = sql`update production_point set project_id = ${second} where project_id = ${first}`;
    expect(await writesOf(move)).toEqual([2, 1]);
    await expectSummedAnew();
    expect(await writesOf(sql`delete from production_point`)).toEqual([0, 2]);
    await expectSummedAnew();
  });
});
