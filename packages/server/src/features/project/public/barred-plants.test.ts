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
  it("is not counted, which the page and a price tell, the day for who is asked to buy alone", async () => {
    await addPlant({ purchaseContract: "none" });
    expect(await told()).toBeUndefined();
    await addPlant({
      purchaseContract: "none",
      contractEndsOn: "2040-03-31",
      operational: { ...built, prm: "30009876543210" },
    });
    expect(await told()).toBe(
      "36\u00a0kWc de plus, quand son contrat d’achat aura pris fin\u00a0: non comptés.",
    );
    expect(await toldToBuyer()).toBe(
      "36\u00a0kWc de plus, le 1er avril 2040 au plus tôt\u00a0: non comptés.",
    );
  });

  it("is named to its owner beside the share that is reserved, and in the study", async () => {
    await addPlant({ purchaseContract: "none", contractEndsOn: "2040-03-31" });
    await addPlant({ operational: { ...built, prm: "30009876543210" } });
    const params = { id };
    const said = "36\u00a0kWc de plus, le 1er avril 2040 au plus tôt\u00a0: non comptés.";
    expect((await owner.call(overviewCalls.getOverview, { params })).figures.barredText).toBe(said);
    const study = await owner.call(studyCalls.getStudy, { params, query: {} });
    expect(study.assumptions).toContain(said);
  });

  it("is all there is where its project has no other", async () => {
    await addPlant({ purchaseContract: "older" });
    expect(await told()).toBe("Rien n’est partagé tant qu’un contrat d’achat court sur la production.");
  });
});
