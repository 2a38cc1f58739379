import { pointCalls } from "@mec/api/point";
import type { ProductionPointInput } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { aProductionPoint, aServedScene, move, setStatus } from "../../../test/application-fixtures.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

/** A plant of another account, that is to begin to share. */
async function aPlant(given: Partial<ProductionPointInput>) {
  const { server, scene } = await aServedScene();
  server.setNow(new Date("2026-11-29T09:00:00.000Z"));
  const producer = await server.signedUp();
  const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
    body: { ...aProductionPoint(), ...given },
  });
  const asked = { projectId: scene.projectId, productionPointId, isFromProjectOwner: false };
  const { id } = (await producer.send("POST", "/api/application", asked)).json();
  await setStatus(server, id, "SIGNATURE");
  await server.deps.db
    .updateTable("production_point")
    .set({ project_id: scene.projectId })
    .where("id", "=", productionPointId)
    .execute();
  await setStatus(server, id, "SIGNED");
  const start = (more: object = {}) => move(scene.owner, id, { status: "EXPLOITATION", ...more });
  return { server, start };
}

describe("a plant whose purchase contract ends on a told day", () => {
  const ending = { purchaseContract: "none", contractEndsOn: "2026-12-31" } as const;

  it("shares from no day before that is over, and the refusal names it", async () => {
    const { start } = await aPlant(ending);
    for (const startsOn of ["2026-12-07", "2026-12-31"]) {
      const refused = await start({ startsOn });
      expect([refused.statusCode, refused.json().message]).toEqual([400, "START_DAY_INVALID"]);
      expect(plain(refused.body)).toContain("prend fin le 31 décembre 2026");
    }
    expect((await start({ startsOn: "2027-01-01" })).statusCode).toBe(201);
  });

  it("is not started today by a page that names no day", async () => {
    const { start } = await aPlant(ending);
    expect((await start({ confirmContractEnded: true })).json().message).toBe("START_DAY_INVALID");
  });

  it("starts like any other once it has ended", async () => {
    const { start } = await aPlant({ ...ending, contractEndsOn: "2026-10-31" });
    expect((await start({ startsOn: "2026-11-28" })).statusCode).toBe(201);
  });
});

it("a plant whose contract of before 9 October 2021 is said to run starts by an owner who says that it will have ended", async () => {
  const { start } = await aPlant({ purchaseContract: "older" });
  const refused = await start({ startsOn: "2026-12-07" });
  expect([refused.statusCode, refused.json().message]).toEqual([409, "SUPPLY_TOO_EARLY"]);
  expect(plain(refused.body)).toContain("d’avant le 9 octobre 2021, doit prendre fin avant");
  expect((await start({ startsOn: "2026-12-07", confirmContractEnded: true })).statusCode).toBe(201);
});
