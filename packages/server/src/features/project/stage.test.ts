import { type ApplicationStatus, applicationStatuses, isLive } from "@mec/domain/application";
import { projectStage, projectStages, type StagePlant } from "@mec/domain/project";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow, productionPointRow, projectRow } from "../../../test/rows.ts";

let server: TestServer;
let accountId: string;
beforeEach(async () => {
  server = await startTestServer();
  accountId = (await server.signedUp()).id;
});

const stageOf = async (id: string) =>
  (await server.deps.db.selectFrom("project").select("stage").where("id", "=", id).executeTakeFirstOrThrow())
    .stage;

async function addConsumer(projectId: string, status: ApplicationStatus): Promise<string> {
  const consumptionPointId = await consumptionPointRow(server.deps.db, accountId);
  return applicationRow(server.deps.db, { projectId, status, consumptionPointId });
}

/** The owner's own plant is the project's at once; another's once it applied. */
async function addPlant(projectId: string, { status, isOperational }: StagePlant): Promise<string> {
  const { db } = server.deps;
  const id = await productionPointRow(db, accountId, { projectId: status === null ? projectId : null });
  const prm = isOperational ? "30000000000001" : null;
  await db.updateTable("production_point").set({ prm }).where("id", "=", id).execute();
  if (status !== null) await applicationRow(db, { projectId, status, productionPointId: id });
  return id;
}

const consumersOf = [
  [],
  ...applicationStatuses.map((one) => [one]),
  ...applicationStatuses.flatMap((one, index) =>
    applicationStatuses.slice(index).map((other) => [one, other]),
  ),
];
const plantsOf: StagePlant[][] = [
  [],
  ...[true, false].flatMap((isOperational) =>
    [null, ...applicationStatuses].map((status) => [{ status, isOperational }]),
  ),
];
const live = (statuses: readonly ApplicationStatus[]) => statuses.filter(isLive);
const standing = (plants: readonly StagePlant[]) =>
  plants.filter(({ status }) => status === null || isLive(status));

describe("the stage in a project's row", () => {
  it.each(plantsOf.map((plants) => ({ plants })))(
    "is the domain's for whoever consumes, whatever it was, with $plants",
    async ({ plants }) => {
      const { db } = server.deps;
      for (const consumers of consumersOf) {
        const projectId = await projectRow(db, accountId);
        for (const plant of plants) await addPlant(projectId, plant);
        for (const status of consumers) await addConsumer(projectId, status);
        for (const former of projectStages) {
          await sql`update project set stage = ${former} where id = ${projectId}`.execute(db);
          await sql`select refresh_project_stage(${projectId})`.execute(db);
          const facts = { consumers: live(consumers), plants: standing(plants), former };
          expect(await stageOf(projectId), JSON.stringify(facts)).toBe(projectStage(facts));
        }
      }
    },
  );

  it("follows who starts, who is accepted later, who leaves, and the plant", async () => {
    const { db } = server.deps;
    const projectId = await projectRow(db, accountId);
    const plantId = await addPlant(projectId, { status: null, isOperational: false });
    const first = await addConsumer(projectId, "EXPLOITATION");
    const second = await addConsumer(projectId, "SIGNATURE");
    const setPlant = (set: { prm?: string | null; project_id?: string | null }) =>
      db.updateTable("production_point").set(set).where("id", "=", plantId).execute();
    const setStatus = (id: string, status: ApplicationStatus) =>
      db.updateTable("application").set({ status }).where("id", "=", id).execute();

    await setPlant({ prm: "30000000000001" });
    expect(await stageOf(projectId)).toBe("papers");
    await setStatus(second, "SIGNED");
    expect(await stageOf(projectId)).toBe("running");
    const newcomer = await addConsumer(projectId, "SIGNATURE");
    expect(await stageOf(projectId)).toBe("running");
    await setPlant({ project_id: null });
    expect(await stageOf(projectId)).toBe("papers");
    await setPlant({ project_id: projectId });
    expect(await stageOf(projectId)).toBe("papers");
    await setStatus(newcomer, "REJECTED");
    expect(await stageOf(projectId)).toBe("running");
    await db.updateTable("application").set({ ended_at: new Date() }).where("id", "=", first).execute();
    expect(await stageOf(projectId)).toBe("papers");
    await setStatus(second, "EXPLOITATION");
    expect(await stageOf(projectId)).toBe("running");
    await db.deleteFrom("production_point").where("id", "=", plantId).execute();
    expect(await stageOf(projectId)).toBe("papers");
    await db.deleteFrom("application").where("project_id", "=", projectId).execute();
    expect(await stageOf(projectId)).toBe("recruiting");
  });
});
