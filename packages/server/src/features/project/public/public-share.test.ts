import { pointCalls } from "@mec/api/point";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { publicShare } from "@mec/domain/project";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addressAt,
  aProductionPoint,
  applyTo,
  publish,
  setStatus,
} from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";

let server: TestServer;
let neighbour: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  neighbour = await server.signedUp();
});

const production = 40_000;

async function aRoof(): Promise<string> {
  const owner = await server.signedUp();
  const projectId = await publish(owner);
  const body = aProductionPoint({ projectId, annualProduction: String(production) });
  await owner.call(pointCalls.createProductionPoint, { body });
  return projectId;
}

/** @returns the consumption point's id. */
async function joins(projectId: string, annualConsumption: number): Promise<string> {
  const given = { annualConsumption: String(annualConsumption) };
  const { id, consumerId } = await applyTo(neighbour, projectId, given);
  await setStatus(server, id, "SIGNATURE");
  return consumerId ?? "";
}

const consumes = async (pointId: string, yearlyConsumption: number) => {
  const body = { name: "Maison", consumerType: "individual", address: addressAt(), yearlyConsumption };
  expect((await neighbour.send("PUT", `/api/consumption-point/${pointId}`, body)).statusCode).toBe(200);
};

async function shareOf(projectId: string): Promise<number | null> {
  const page = await server
    .visitor()
    .call(publicProjectCalls.getPublicProject, { params: { id: projectId } });
  return page.gauge.pledgedShare;
}

describe("what the public reads of a project's consumption", () => {
  it("is nothing under 5 consumers, then a multiple of 5 points, and no kWh anywhere", async () => {
    const projectId = await aRoof();
    for (const kwh of [3111, 3222, 3333, 3444]) {
      await joins(projectId, kwh);
      expect(await shareOf(projectId)).toBeNull();
    }
    await joins(projectId, 3555);
    const share = (await shareOf(projectId)) ?? Number.NaN;
    expect([0.4, 0.45]).toContain(share);
    const lists = ["project", `estimate-basis?projectIds=${projectId}`];
    for (const url of [...lists, `project/${projectId}`, `project/${projectId}/estimate-basis`]) {
      const text = (await server.visitor().send("GET", `/api/public/${url}`)).body;
      expect(text).not.toMatch(/acceptedKwh|appliedKwh|:16665\b|:3555\b/);
    }
  });

  it("is the domain's rule, whatever the triggers are told", async () => {
    const projectId = await aRoof();
    for (let consumer = 1; consumer <= 7; consumer++) {
      await joins(projectId, 2000 + 137 * consumer);
      const row = await server.deps.db
        .selectFrom("project")
        .select(["accepted_kwh", "annual_production", "number_of_consumers", "pledged_share"])
        .where("id", "=", projectId)
        .executeTakeFirstOrThrow();
      const of = (draw: number) =>
        publicShare({
          annualProductionKwh: row.annual_production,
          acceptedKwh: row.accepted_kwh,
          consumers: row.number_of_consumers,
          draw,
        });
      expect([of(0), of(0.999_999_99)]).toContain(row.pledged_share);
    }
  });

  it("does not tell what a newcomer consumes, even to a participant who searches where the figure turns", async () => {
    const others = [3000, 3100, 3200, 3300];
    /**
     * The consumption of the newcomer at which the public share reaches half of the production: where it
     * turns.
     */
    async function turnOf(projectId: string, pointId: string): Promise<number> {
      let [low, high] = [0, production];
      while (high - low > 20) {
        const middle = Math.round((low + high) / 2);
        await consumes(pointId, middle);
        if (((await shareOf(projectId)) ?? 0) >= 0.75) high = middle;
        else low = middle;
      }
      return high;
    }
    const told: number[] = [];
    for (let round = 0; round < 4; round++) {
      const projectId = await aRoof();
      for (const kwh of others) await joins(projectId, kwh);
      const spy = await joins(projectId, 100);
      const before = await turnOf(projectId, spy);
      await joins(projectId, 4000);
      const after = await turnOf(projectId, spy);
      told.push(before - after);
    }
    const errors = told.map((kwh) => Math.abs(kwh - 4000));
    // Within the ±5 points (2,000 kWh) of two draws, but not exactly the newcomer's own figure each time.
    for (const error of errors) expect(error).toBeLessThanOrEqual(production * 0.05 + 40);
    expect(Math.max(...errors)).toBeGreaterThan(60);
  }, 60_000);

  it("stays exact for the owner", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    await joins(projectId, 3111);
    const { gauge } = await owner.call(projectCalls.getProject, { params: { id: projectId } });
    expect(gauge).toMatchObject({ acceptedKwh: 3111, pledgedShare: null });
  });
});
