import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { publicProjectCalls } from "@mec/api/project";
import { studyCalls } from "@mec/api/study";
import type { ProductionPointInput } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { aProductionPoint, publish } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { findLaterPlants } from "../later-plants.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["signedUp"]>>;
let id: string;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  id = await publish(owner);
});

const built = { isOperational: true, prm: "30001234567890", sge: true, raccordementId: "" };

const addPlant = (change: Partial<ProductionPointInput>) =>
  owner.call(pointCalls.createProductionPoint, {
    body: aProductionPoint({ projectId: id, productionPower: 36, operational: built, ...change }),
  });
const told = async () =>
  (await server.visitor().call(publicProjectCalls.getPublicProject, { params: { id } })).barredText;
const toldToBuyer = async () => (await findLaterPlants(server.deps.db, id, "2026-03-15")).text;

describe("a plant that a purchase contract keeps from sharing", () => {
  it("is counted as such in what the page and a price tell, the day for who is asked to buy alone", async () => {
    await addPlant({ purchaseContract: "none" });
    expect(await told()).toBeUndefined();
    await addPlant({
      purchaseContract: "none",
      contractEndsOn: "2040-03-31",
      operational: { ...built, prm: "30009876543210" },
    });
    expect(await told()).toBe(
      "Cette somme compte 36\u00a0kWc encore sous un contrat d’achat\u00a0: d’ici sa fin, chacun reçoit moins.",
    );
    expect(await toldToBuyer()).toBe(
      "Cette somme compte 36\u00a0kWc encore sous un contrat d’achat jusqu’au 31 mars 2040\u00a0: d’ici là, chacun reçoit moins.",
    );
  });

  it("is named to its owner beside the share that is reserved, and in the study", async () => {
    await addPlant({ purchaseContract: "none", contractEndsOn: "2040-03-31" });
    const params = { id };
    const said = "Production comptée, dont 36\u00a0kWc encore sous un contrat d’achat jusqu’au 31 mars 2040.";
    expect((await owner.call(overviewCalls.getOverview, { params })).figures.barredText).toBe(said);
    const study = await owner.call(studyCalls.getStudy, { params, query: {} });
    expect(study.assumptions).toContain(said);
  });

  it("is all there is where its project has no other", async () => {
    await addPlant({ purchaseContract: "older" });
    expect(await told()).toBe(
      "Tout ce que compte cette somme, 36\u00a0kWc, est encore sous un contrat d’achat\u00a0: elle vaut une fois ce contrat fini.",
    );
  });
});
