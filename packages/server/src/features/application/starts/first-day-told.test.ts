import { publicProjectCalls } from "@mec/api/project";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { type DocumentsScene, documentsScene } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const told = async ({ owner, projectId }: DocumentsScene) => {
  const { stage, startsText } = await owner.call(publicProjectCalls.getPublicProject, {
    params: { id: projectId },
  });
  return [stage, startsText?.replaceAll("\u00a0", " ")];
};

it("a project's page says from which day it shares, until that day", async () => {
  const scene = await documentsScene(server, { consumers: 1, status: "EXPLOITATION" });
  const { db } = server.deps;
  await sql`update project set stage = 'running' where id = ${scene.projectId}`.execute(db);
  await db.updateTable("application_progress").set({ starts_on: "2026-12-01" }).execute();
  server.setNow(new Date("2026-11-30T10:00:00Z"));
  expect(await told(scene)).toEqual(["running", "Partage à partir du 1er décembre 2026"]);
  server.setNow(new Date("2026-12-01T10:00:00Z"));
  expect(await told(scene)).toEqual(["running", undefined]);
});
