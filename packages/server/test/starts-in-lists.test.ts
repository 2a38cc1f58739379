import { projectCalls } from "@mec/api/project";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { getFigures } from "../src/features/project/public/figures.ts";
import { documentsScene } from "./document-fixtures.ts";
import { startTestServer } from "./harness.ts";

it("a list of projects says from which day one shares, and the figures count it among those in service from that day on", async () => {
  const server = await startTestServer();
  const scene = await documentsScene(server, { consumers: 1, status: "EXPLOITATION" });
  const { db } = server.deps;
  await sql`update project set stage = 'running', visibility = true, owner_confirmed = true,
    moderation_status = 'approved' where id = ${scene.projectId}`.execute(db);
  await db.updateTable("application_progress").set({ starts_on: "2026-12-01" }).execute();
  const running = async () => (await getFigures(server.deps)).running;
  server.setNow(new Date("2026-11-30T22:30:00Z"));
  const [project] = await scene.owner.call(projectCalls.listMyProjects, {});
  expect([project?.stage, project?.startsOn]).toEqual(["running", "2026-12-01"]);
  const before = await running();
  // In Paris the day has begun.
  server.setNow(new Date("2026-11-30T23:30:00Z"));
  expect(await running()).toBe(before + 1);
});
