import { overviewCalls } from "@mec/api/overview";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const read = async ({ owner, projectId }: DocumentsScene) =>
  (await owner.call(overviewCalls.getOverview, { params: { id: projectId } })).sharing;

async function startedOn(scene: DocumentsScene, moment: string): Promise<void> {
  const { db } = server.deps;
  await sql`delete from application_progress where application_id in
    (select id from application where project_id = ${scene.projectId})`.execute(db);
  await sql`insert into application_progress (application_id, status, acted_as, created_at)
    select id, 'EXPLOITATION', 'owner', ${moment}::timestamptz from application
    where project_id = ${scene.projectId}`.execute(db);
}

it("a home says since when electricity is shared, and when the first shares are expected", async () => {
  const scene = await documentsScene(server, { consumers: 2, status: "EXPLOITATION" });
  await startedOn(scene, "2026-02-28T23:30:00Z");
  server.setNow(new Date("2026-03-20T10:00:00Z"));
  expect(await read(scene)).toEqual({ since: "2026-03-01", firstSharesIn: "2026-04-01" });
  server.setNow(new Date("2026-05-01T10:00:00Z"));
  expect(await read(scene)).toEqual({ since: "2026-03-01", firstSharesIn: null });
});

it("a home says the day that the grid operator confirmed, and nothing before it has come", async () => {
  const scene = await documentsScene(server, { consumers: 2, status: "EXPLOITATION" });
  await startedOn(scene, "2026-03-10T09:00:00Z");
  await server.deps.db.updateTable("application_progress").set({ starts_on: "2026-04-01" }).execute();
  server.setNow(new Date("2026-03-20T10:00:00Z"));
  expect(await read(scene)).toBeUndefined();
  server.setNow(new Date("2026-04-20T10:00:00Z"));
  expect(await read(scene)).toMatchObject({ since: "2026-04-01" });
});

it("a home says nothing of it while nobody shares", async () => {
  const scene = await documentsScene(server, { consumers: 1, status: "SIGNED" });
  expect(await read(scene)).toBeUndefined();
});
