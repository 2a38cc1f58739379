import { serviceCalls } from "@mec/api/service";
import { signatureCalls } from "@mec/api/signature";
import { plantSaleCalls, proposalCalls, studyCalls } from "@mec/api/study";
import type { ProductionType } from "@mec/domain/point";
import { euros, fewTodayOf, gainText, worthWithOwnText, yearAmount } from "@mec/domain/study";
import { beforeEach, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { ownContract } from "../../../test/candidate-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { accountRow, applicationRow, consumptionPointRow, productionPointRow } from "../../../test/rows.ts";
import {
  mailedLink,
  type Signing,
  sendToSign,
  signAll,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { signedBy, townHall } from "../../../test/study-fixtures.ts";
import { outcomeOfPrice } from "./outcome-of-prices.ts";
import { gainOfPlaces } from "./since-agreement.ts";

let server: TestServer;
let signing: Signing;
let flat: string;

/** The town hall owns the project and its plant, and its flat for a teacher, of 4,000 kWh takes part; the neighbour does not yet. */
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-24T08:00:00Z"));
  const { db } = server.deps;
  await db.updateTable("production_point").set({ account_id: signing.owner.id }).execute();
  await signedBy(server, { production_point_id: signing.productionPointId }, townHall);
  await setStatus(server, signing.application.id, "APPLICATION");
  flat = await ownPlace(signing.owner.id);
});

async function ownPlace(accountId: string, kwh = 4000): Promise<string> {
  const { db } = server.deps;
  const id = await consumptionPointRow(db, accountId, { name: "Logement communal" });
  await applicationRow(db, {
    projectId: signing.projectId,
    consumptionPointId: id,
    status: "SIGNATURE",
  });
  await db
    .updateTable("consumption_point")
    .set({
      contract: JSON.stringify(ownContract),
      annual_consumption: kwh,
    })
    .where("id", "=", id)
    .execute();
  await signedBy(server, { consumption_point_id: id }, townHall);
  return id;
}

const produce = (production_type: ProductionType, annual_production: number) =>
  server.deps.db.updateTable("production_point").set({ production_type, annual_production }).execute();

const params = () => ({ id: signing.productionPointId });
async function sale() {
  const told = await signing.owner.call(plantSaleCalls.getPlantSale, { params: params() });
  if (!told) throw new Error("The plant is in no project");
  return told;
}

/** What somebody's signing page tells of the plant. */
async function salesRead(email: string) {
  const token = mailedLink(server, email);
  return (await server.visitor().call(signatureCalls.readSignatureSummary, { params: { token } })).sales[0];
}

/** The same of who first signs for the plant. */
async function atSigning() {
  const ids = await sendToSign(server, signing, ["bulletin"]);
  const ofPlant = { consumption_point_id: null, production_point_id: signing.productionPointId };
  await server.deps.db.updateTable("document").set(ofPlant).where("id", "in", ids).execute();
  return salesRead(signing.participant.email);
}

const study = () => signing.owner.call(studyCalls.getStudy, { params: { id: signing.projectId }, query: {} });
const body = async () => (await study()).ownBodies?.[0];

const priced = (pointId: string) =>
  outcomeOfPrice(server.deps, { projectId: signing.projectId, pointId, price: 0 });

it("one plant with an own building is one sum to the euro in the study, beside its price and where one signs", async () => {
  // The same at each hour, 40 kWh: the flat has all that it wants.
  await produce("other", 350_400);
  const { own, ...told } = await sale();
  // 4,000 kWh that are bought from no supplier any more: (0.20 − 0.0484 + 0.03085) × 1.2 = 21.894 c€ each, 875.76 €, less
  // 4.47 × 1.2 = 5.364 € a year of network.
  expect(own?.savedEur.high).toBeCloseTo(4000 * 0.21894 - 5.364, 1);
  expect(own).toMatchObject({ places: 1, tax: "TTC" });
  // Without the exemption of 3.085 c€ that ends after the year: 4,000 × 0.03085 × 1.2 = 148.08 € less.
  expect(Number(own?.savedEur.high) - Number(own?.withoutExemptionEur?.high)).toBeCloseTo(148.08, 1);
  expect(own?.kwh.high).toBeCloseTo(4000, 0);
  const price = await priced(flat);
  expect(own?.savedEur).toEqual({
    low: expect.closeTo(price!.savingEur.low, 2),
    high: expect.closeTo(price!.savingEur.high, 2),
  });
  const studied = await body();
  expect(studied?.soldToOthersEur).toBeCloseTo(0, 6);
  // Nothing is paid by anybody: what is left to the town hall is what its flat saves.
  expect(told.todayEur).toEqual({ low: 0, high: 0 });
  expect(Math.round(Number(own?.savedEur.high))).toBe(Math.round(Number(studied?.totalEur)));
  const { own: signed, ...there } = (await atSigning())!;
  expect(signed).toEqual(own);
  expect(there).toEqual(told);
});

it("what sharing is worth goes from its least to its most, with the exemption and without, and is no more than selling all where its least is not", async () => {
  await produce("photovoltaic", 9000);
  await server.deps.db
    .updateTable("consumption_point")
    .set({ annual_consumption: 8000 })
    .where("id", "=", flat)
    .execute();
  const told = await sale();
  const { todayEur, sellingAllEur } = told;
  const studied = await body();
  expect(Number(studied?.totalEur)).toBeGreaterThan(Number(studied?.wholeSaleEur));
  // Its sales alone are less than selling all; with what the flat saves they are more.
  expect(todayEur?.high).toBeLessThan(Number(sellingAllEur));
  // At each end in one balance of energy: what the flat takes less than in the sum of today is sold as a surplus.
  const { ownKwh, surplusPrice } = told;
  const left = (usedKwh = 0) => (Number(ownKwh?.high) - usedKwh) * Number(surplusPrice);
  const least = Number(todayEur?.low) + left(told.own?.kwh.low) + Number(told.own?.savedEur.low);
  const most = Number(todayEur?.high) + left(told.own?.kwh.high) + Number(told.own?.savedEur.high);
  expect(least).toBeLessThan(Number(studied?.totalEur));
  const worth = worthWithOwnText({ ...told, earnsEur: told.earnsEur! });
  expect(worth).toContain(`${yearAmount({ low: least, high: most })} par an aujourd’hui`);
  expect(worth).toContain("si l’exonération s’arrêtait");
  expect(least).toBeLessThan(Number(sellingAllEur));
  expect(worth).not.toContain("c’est");
});

it("a building that signs without a price, as one that comes back, reads where it signs what it saves elsewhere", async () => {
  await produce("photovoltaic", 9000);
  const ids = await sendToSign(server, signing, ["bulletin"]);
  await server.deps.db
    .updateTable("document")
    .set({ consumption_point_id: flat })
    .where("id", "in", ids)
    .execute();
  const token = mailedLink(server, signing.participant.email);
  const read = await server.visitor().call(signatureCalls.readSignatureSummary, { params: { token } });
  expect(read.sums).toHaveLength(1);
  // The bulletin that is signed asks for 20 € a year.
  const dues = { yearly: 20, once: 0 };
  const there = { projectId: signing.projectId, pointId: flat, price: 0, dues };
  const { savingEur } = (await outcomeOfPrice(server.deps, there))!;
  expect(gainText(read.sums[0]!.savingEur, "€")).toBe(gainText(savingEur, "€"));
  expect(read.sinceAgreement ?? null).toBeNull();
});

it("is neither a participant to sell to nor a contract to come", async () => {
  const { agreed, own, toCome, todayEur } = await sale();
  expect([agreed, toCome?.consumers]).toEqual([{ consumers: 0, price: null }, 0]);
  // No contract of sale is sent to it, and none is paid for.
  const withoutSale = async () => (await signing.owner.call(serviceCalls.getServices, {})).withoutSale;
  expect([own?.withoutSale, await withoutSale()]).toEqual([1, 1]);
  expect(todayEur).not.toBeNull();
  await setStatus(server, signing.application.id, "SIGNATURE");
  // The neighbour is one, of whom nothing is told, and the flat's part still is.
  const beside = await sale();
  expect([beside.agreed?.consumers, beside.toCome?.consumers, beside.todayEur]).toEqual([1, 1, null]);
  expect(beside.own?.places).toBe(1);
});

it("counts a place that another account holds as any other buyer, whatever name is typed on either side", async () => {
  await produce("photovoltaic", 9000);
  const school = await ownPlace(await accountRow(server.deps.db, "ecole@langouet.fr"), 50_000);
  const typed = await sale();
  const identity = JSON.stringify({ ...townHall, socialReason: "L’école", siretId: "73282932000074" });
  await server.deps.db
    .updateTable("signatory")
    .set({ identity })
    .where("consumption_point_id", "=", school)
    .execute();
  // A producer who types his neighbour's name would read from the difference what that neighbour consumes.
  expect(typed).toEqual({ ...(await sale()), toCome: typed.toCome });
  expect([typed.own?.places, typed.agreed?.consumers, (await priced(school))?.ownPart]).toEqual([
    1,
    1,
    undefined,
  ]);
});

it("is nobody's buyer where a little of its electricity is another's: the roof sells nothing to its own school", async () => {
  await produce("photovoltaic", 9000);
  const { db } = server.deps;
  const farm = await productionPointRow(db, await accountRow(db, "ferme@langouet.fr"), {
    projectId: signing.projectId,
  });
  await db
    .updateTable("production_point")
    .set({ production_power: 1, annual_production: 900 })
    .where("id", "=", farm)
    .execute();
  await signedBy(
    server,
    { production_point_id: farm },
    { ...townHall, socialReason: "La ferme", siretId: "73282932000074" },
  );
  const { own, agreed, todayEur } = await sale();
  // The farm sends it a contract.
  const { withoutSale } = await signing.owner.call(serviceCalls.getServices, {});
  expect([own?.places, own?.withoutSale, agreed?.consumers, withoutSale]).toEqual([1, 0, 0, 0]);
  expect(todayEur).not.toBeNull();
  // 9 of 10 kWc.
  expect((await priced(flat))?.ownPart).toBeCloseTo(0.9, 6);
});

it("leaves one sum to the commune: where it first signs, beside the neighbour's price and beside his contract", async () => {
  const { application, ...rest } = signing;
  await produce("photovoltaic", 36_000);
  await server.deps.db
    .updateTable("consumption_point")
    .set({ annual_consumption: 40_000 })
    .where("id", "=", flat)
    .execute();
  const preview = await signing.owner.call(proposalCalls.previewPrice, {
    params: { id: signing.projectId },
    body: { price: 0.1, applicationIds: [application.id] },
  });
  const before = await sale();
  expect([preview.accepted, preview.acceptedOwn]).toEqual([1, 1]);
  await setStatus(server, application.id, "SIGNATURE");
  const first = await sale();
  // What the building saves is a span that counts other buyers at its low end: one who comes moves neither.
  expect(first.own?.savedEur).toEqual(before.own?.savedEur);
  expect(first.own?.savedEur.low).toBeLessThan(Number(first.own?.savedEur.high));
  const few = fewTodayOf({ ...first, earnsEur: first.earnsEur! })?.today ?? "";
  expect(few).toContain("au moins");
  // Whoever buys, the building takes the most that there is for it, and the rest is sold as a surplus.
  const { producedKwh = 0, surplusPrice = 0, ownAloneKwh = 0, membershipEur = 0 } = first;
  const least = (Number(producedKwh) - ownAloneKwh) * Number(surplusPrice) - Number(membershipEur);
  expect(few).toBe(`au moins ${euros(least)}`);
  expect(await atSigning()).toEqual(first);
  // The commune signs as who sells by the mailbox of its account.
  const { email } = signing.owner;
  const producer = { ...signing.producer, email, firstName: "Odile", name: "Martin" };
  await sendToSign(server, { ...signing, producer }, ["salesContract"]);
  await signAll(server, signing.participant.email);
  const { signed, ...beside } = await sale();
  expect(await salesRead(email)).toEqual({ signed, ...beside });
  const sum = signed!.sum!;
  expect(sum.earnsEur).toBeCloseTo(sum.localEur + sum.surplusEur! - Number(membershipEur), 2);
  // Its accord is not signed yet, and what it takes is no surplus that is sold, there as before.
  expect(sum.surplusEur).toBeLessThan(Number(producedKwh) * Number(surplusPrice) * 0.8);
  expect(least).toBeGreaterThan(0);
  expect(sum.earnsEur).toBeGreaterThanOrEqual(least);
  // The whole sale to the neighbour is what it gains over the least, and what the dialog told of it.
  expect(sum.earnsEur).toBeLessThanOrEqual(least + sum.localEur);
  const boughtKwh = sum.localEur / signed!.price!.min;
  expect(boughtKwh).toBeGreaterThanOrEqual(preview.soldKwh.low);
  expect(boughtKwh).toBeLessThanOrEqual(preview.soldKwh.high);
  const told = sum.earnsEur;
  const [accord = ""] = await sendToSign(
    server,
    { ...rest, application: { ...application, consumerId: flat } },
    ["accord"],
  );
  await server.deps.db.updateTable("document").set({ status: "DONE" }).where("id", "=", accord).execute();
  expect((await sale()).signed?.sum?.earnsEur).toBe(told);
});

it.each(["IGNORED", "DECLINED"] as const)(
  "is an own building on both sides where its contract with itself came to nothing: %s",
  async (status) => {
    const { application, ...rest } = signing;
    const [id = ""] = await sendToSign(
      server,
      { ...rest, application: { ...application, consumerId: flat } },
      ["salesContract"],
    );
    await server.deps.db.updateTable("document").set({ status }).where("id", "=", id).execute();
    const { own, agreed } = await sale();
    expect([own?.places, agreed?.consumers, (await priced(flat))?.ownPart]).toEqual([1, 0, 1]);
  },
);

it("is sold to like any other where its body asked for a contract with itself", async () => {
  const { application, ...rest } = signing;
  const placed = { ...rest, application: { ...application, consumerId: flat } };
  await sendToSign(server, placed, ["salesContract"]);
  const { own, agreed, toCome } = await sale();
  expect([own, agreed?.consumers, toCome?.onTheirWay]).toEqual([null, 1, 1]);
});

it("of two buildings the roof's line is the total that their signer and their council read, to the euro", async () => {
  const hall = await ownPlace(signing.owner.id);
  for (const produced of [900, 1300, 1700, 2300, 3100]) {
    await produce("photovoltaic", produced);
    const { own } = await sale();
    const outcomes = [];
    for (const pointId of [flat, hall]) {
      const outcome = await outcomeOfPrice(server.deps, {
        projectId: signing.projectId,
        pointId,
        price: 0.1,
      });
      if (outcome) outcomes.push(outcome);
    }
    expect(outcomes).toHaveLength(2);
    expect(gainText(own?.savedEur ?? { low: 0, high: 0 }, "€"), `${produced}`).toBe(gainOfPlaces(outcomes));
  }
});
