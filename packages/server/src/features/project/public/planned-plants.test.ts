import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import type { ProductionPointInput } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { aProductionPoint, publish } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["signedUp"]>>;
let visitor: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  visitor = server.visitor();
});

const built = { isOperational: true, prm: "30001234567890", sge: true, raccordementId: "" };
const planned = { isOperational: false, prm: "", sge: false, raccordementId: "", isPlanned: true };

async function addPlant(
  projectId: string,
  plant: Pick<ProductionPointInput, "operational" | "productionPower" | "annualProduction">,
): Promise<string> {
  const body = aProductionPoint({ projectId, ...plant });
  return (await owner.call(pointCalls.createProductionPoint, { body })).id;
}

describe("a plant that is still to be laid", () => {
  it("counts in what its project produces, which says how much of it is to come, wherever it is told", async () => {
    const id = await publish(owner);
    await addPlant(id, { productionPower: 36, annualProduction: "41000", operational: built });
    const roof = await addPlant(id, {
      productionPower: 100,
      annualProduction: "113000",
      operational: planned,
    });
    const told = async () => {
      const page = await visitor.call(publicProjectCalls.getPublicProject, { params: { id } });
      const [listed] = await visitor.call(publicProjectCalls.listPublicProjects, { query: {} });
      const mine = await owner.call(projectCalls.getProject, { params: { id }, query: {} });
      expect([listed?.gauge.plannedKwh, mine.gauge.plannedKwh]).toEqual([
        page.gauge.plannedKwh,
        page.gauge.plannedKwh,
      ]);
      const { figures } = await owner.call(overviewCalls.getOverview, { params: { id } });
      return [page.powerKwc, page.plannedKwc, page.gauge.plannedKwh, figures.toCome];
    };
    expect(await told()).toEqual([136, 100, 113_000, "part"]);
    // A meter comes with the connection.
    const point = await owner.call(pointCalls.getProductionPoint, { params: { id: roof } });
    await owner.call(pointCalls.updateProductionPoint, {
      params: { id: roof },
      body: { ...point, operational: { ...point.operational, prm: "30009876543210", sge: true } },
    });
    expect(await told()).toEqual([136, 0, 0, "nothing"]);
  });

  it("is no figure of the platform: nothing is produced by it yet", async () => {
    const id = await publish(owner);
    await addPlant(id, { productionPower: 36, annualProduction: "41000", operational: built });
    await addPlant(id, { productionPower: 100, annualProduction: "113000", operational: planned });
    const figures = await visitor.call(publicProjectCalls.getFigures, {});
    expect(figures).toMatchObject({ powerKwc: 36, annualProductionKwh: 41_000 });
  });
});
