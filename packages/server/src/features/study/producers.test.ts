import { beforeEach, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { productionPointRow } from "../../../test/rows.ts";
import { aStudyScene, type StudyScene, studyOf } from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: StudyScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
});

it("prices what each plant sells by its own power, and adds it up", async () => {
  const { db } = server.deps;
  const second = await productionPointRow(db, scene.owner.id, {
    name: "Grange",
    projectId: scene.projectId,
  });
  const power = (id: string, kwc: number) =>
    db.updateTable("production_point").set({ production_power: kwc }).where("id", "=", id).execute();
  await db.deleteFrom("application").execute();
  await power(scene.roof, 40);
  await power(second, 36);
  // Everything at once: 3,504 kWh of the 40 kWc at 7.92 c€ and 36,000 kWh of the 36 kWc at 9.11 c€.
  expect((await studyOf(scene)).revenue.wholeSaleEur).toBeCloseTo(277.5168 + 3279.6, 2);
  await power(second, 6);
  // The surplus: 3,504 kWh at 5.36 c€, and 36,000 kWh at the 4 c€ of under 9 kWc.
  const { revenue, assumptions, producers } = await studyOf(scene);
  expect(Object.fromEntries(producers.map(({ name, revenue }) => [name, revenue]))).toEqual({
    "Toit commun": {
      localSaleEur: 0,
      surplusSaleEur: expect.closeTo(187.8144, 2),
      wholeSaleEur: expect.closeTo(277.5168, 2),
    },
    Grange: { localSaleEur: 0, surplusSaleEur: 1440, wholeSaleEur: expect.any(Number) },
  });
  expect(revenue.surplusSaleEur).toBeCloseTo(187.8144 + 1440, 2);
  expect(assumptions.join(" ")).toContain("«\u00a0Grange\u00a0»\u00a0: Surplus vendu 4\u00a0c€");
});

it("tells each producer what he receives: his parts are the whole", async () => {
  const { db } = server.deps;
  await productionPointRow(db, scene.owner.id, { name: "Grange", projectId: scene.projectId });
  const { revenue, producers } = await studyOf(scene);
  expect(producers).toHaveLength(2);
  for (const sale of ["localSaleEur", "surplusSaleEur", "wholeSaleEur"] as const) {
    const each = producers.map((one) => one.revenue?.[sale] ?? 0);
    expect(each.reduce((sum, eur) => sum + eur, 0)).toBeCloseTo(revenue[sale] ?? 0, 1);
  }
  expect(producers.every((one) => (one.revenue?.localSaleEur ?? 0) > 0)).toBe(true);
});

it("compares a plant that leaves its purchase contract with selling all at a surplus' price, once that is over too", async () => {
  const { db } = server.deps;
  await db.deleteFrom("application").execute();
  const roof = db.updateTable("production_point").where("id", "=", scene.roof);
  await roof.set({ production_power: 40 }).execute();
  const whole = async () => (await studyOf(scene)).producers.map(({ revenue }) => revenue);
  expect(await whole()).toEqual([expect.objectContaining({ wholeSaleEur: expect.closeTo(277.5168, 2) })]);
  for (const contract of [
    { purchase_contract: "older", contract_ends_on: null },
    { purchase_contract: "none", contract_ends_on: "2025-01-15" },
  ] as const) {
    await roof.set(contract).execute();
    expect(await whole()).toEqual([
      {
        localSaleEur: 0,
        surplusSaleEur: expect.closeTo(187.8144, 2),
        wholeSaleEur: expect.closeTo(187.8144, 2),
        isAfterContract: true,
      },
    ]);
  }
});
