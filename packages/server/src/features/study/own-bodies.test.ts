import { studyCalls } from "@mec/api/study";
import type { SignatoryInput } from "@mec/domain/signatory";
import { beforeEach, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { productionPointRow } from "../../../test/rows.ts";
import {
  aStudyScene,
  type StudyScene,
  signedBy,
  studyOf,
  townHall,
  yearOf,
} from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: StudyScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
});

const bodies = async () => (await studyOf(scene)).ownBodies;

/** The big house and the roof are the town hall's. */
async function ownIt(seller: SignatoryInput = townHall) {
  await signedBy(server, { consumption_point_id: scene.big }, townHall);
  await signedBy(server, { production_point_id: scene.roof }, seller);
}

it("tells of nobody where those who sell only sell", async () => {
  expect(await bodies()).toEqual([]);
  await ownIt({ ...townHall, siretId: "73282932000074", socialReason: "Boulangerie" });
  expect(await bodies()).toEqual([]);
});

it("tells what one body gains whose places buy from its own plant, by whichever accounts: what it pays to itself goes round", async () => {
  await ownIt();
  // 250 W of the 400 W are its own: 2,190 kWh at 12 c€ = 262.80 € without VAT, 52.56 € of VAT; 1,314 kWh are sold to others for
  // 157.68 €, and nothing is left over. Each kWh saves 7.494 c€, and taking part costs 5.364 € a year.
  const savingEur = yearOf(250) * 0.07494 - 5.364;
  expect(await bodies()).toEqual([
    {
      name: "Commune de Langouet",
      places: ["Grande maison"],
      plants: ["Toit commun"],
      withoutVat: "none",
      savingEur: expect.closeTo(savingEur, 2),
      paidToItselfEur: expect.closeTo(262.8, 2),
      vatOnItEur: expect.closeTo(52.56, 2),
      soldToOthersEur: expect.closeTo(157.68, 2),
      surplusSaleEur: expect.closeTo(0, 2),
      // 2,190 kWh that it buys from no supplier any more: (0.20 − 0.0484 + 0.03085) × 1.2 = 21.894 c€ each, less 5.364 €.
      totalEur: expect.closeTo(yearOf(250) * 0.21894 - 5.364 + 157.68, 1),
      // The whole 3,504 kWh of the 400 W at 4 c€.
      wholeSaleEur: expect.closeTo(140.16, 2),
      // 3.085 c€ × 1.2 of each of the 2,190 kWh.
      exemptionEur: expect.closeTo(81.07, 2),
    },
  ]);
});

it("is one body of all its plants and places, and has its part beside another seller's plant", async () => {
  await ownIt();
  const { projectId } = scene;
  const barn = await productionPointRow(server.deps.db, (await server.signedUp()).id, {
    name: "Grange",
    projectId,
  });
  const [beside] = (await bodies()) ?? [];
  const { participants, producers } = await studyOf(scene);
  const sharedOf = (one: { productionKwh: number; surplusKwh: number }) => one.productionKwh - one.surplusKwh;
  const shared = new Map(producers.map((one) => [one.name, sharedOf(one)]));
  const [roof = 0, barns = 0] = [shared.get("Toit commun"), shared.get("Grange")];
  const part = roof / (roof + barns);
  const own = participants.find(({ consumptionPointId }) => consumptionPointId === scene.big);
  const paid = (own?.sharedKwh ?? 0) * (own?.localPrice ?? 0);
  expect(part).toBeLessThan(1);
  expect(beside?.plants).toEqual(["Toit commun"]);
  expect(beside?.paidToItselfEur).toBeCloseTo(part * paid, 1);

  await signedBy(server, { production_point_id: barn }, townHall);
  const whole = (await bodies()) ?? [];
  expect(whole.map(({ plants }) => plants.toSorted())).toEqual([["Grange", "Toit commun"]]);
  expect(whole[0]?.paidToItselfEur).toBeCloseTo(paid, 1);
});

it("knows one account's roof and home for its own, while nobody says who signs, and names who holds it", async () => {
  const { db } = server.deps;
  await db
    .updateTable("consumption_point")
    .set({ account_id: scene.owner.id })
    .where("id", "=", scene.small)
    .execute();
  expect(await bodies()).toEqual([
    expect.objectContaining({ name: "Camille Durand", places: ["Petite maison"], plants: ["Toit commun"] }),
  ]);
});

it("stands in every file of the study", async () => {
  await ownIt();
  for (const format of ["csv", "pdf", "xlsx"] as const) {
    const file = await scene.owner.call(studyCalls.exportStudy, {
      params: { id: scene.projectId },
      query: { format },
    });
    if (format === "csv") expect(String(file)).toContain("Payé à soi-même, HT");
  }
});
