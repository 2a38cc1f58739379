import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { studyCalls } from "@mec/api/study";
import { asProducer } from "@mec/domain/point";
import { priceRangeOf } from "@mec/domain/project";
import { addDays, dayInParis, type PriceRange, type SellerVat } from "@mec/domain/shared";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, move, publish, setStatus } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["signedUp"]>>;
let visitor: Visitor;
let id: string;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  visitor = server.visitor();
  id = await publish(owner);
  const price = { min: 0.1, max: 0.12 };
  await owner.call(pointCalls.createProductionPoint, { body: aProductionPoint({ projectId: id, price }) });
});

/** A plant of somebody else's that asks to sell here. */
async function applies(price: PriceRange | null, vatRegime: SellerVat | null = null) {
  const farmer = await server.signedUp();
  const body = aProductionPoint({ price, vatRegime });
  const plant = await farmer.call(pointCalls.createProductionPoint, { body });
  const application = await farmer.call(applicationCalls.apply, {
    body: { projectId: id, participant: asProducer(plant.id), isFromProjectOwner: false },
  });
  return { farmer, plant, applicationId: application.id };
}

/** The price that the project announces, which each answer tells alike. */
async function announced() {
  const params = { id };
  const page = await visitor.call(publicProjectCalls.getPublicProject, { params });
  const [listed] = await visitor.call(publicProjectCalls.listPublicProjects, { query: {} });
  const mine = await owner.call(projectCalls.getProject, { params, query: {} });
  const basis = await visitor.call(studyCalls.getEstimateBasis, { params });
  const [ofList] = await visitor.call(studyCalls.listEstimateBases, { query: { projectIds: [id] } });
  for (const told of [listed, mine, basis, ofList]) expect(told?.price).toEqual(page.price);
  return page.price;
}

/** Whether a highest price finds the project, in lists as on the map. */
async function isFound(filter: { maxPrice: number } | { maxPriceWithTax: number }): Promise<boolean> {
  const france = { minLat: 41, minLong: -6, maxLat: 52, maxLong: 10, zoom: 6 };
  const listed = await visitor.call(publicProjectCalls.listPublicProjects, { query: filter });
  const items = await visitor.call(publicProjectCalls.listMapItems, { query: { ...france, ...filter } });
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
  return listed.length > 0;
}

it("begins at the least for which all who sell do, once one who asks more takes part", async () => {
  const dear = { min: 0.13, max: 0.14 };
  const { applicationId } = await applies(dear);
  expect(await announced()).toEqual({ min: 0.1, max: 0.12 });
  await move(owner, applicationId, { status: "SIGNATURE" });
  const all = [{ price: { min: 0.1, max: 0.12 } }, { price: dear }];
  expect(await announced()).toEqual(priceRangeOf(all));
  expect(await announced()).toEqual({ min: 0.13, max: 0.14 });
  expect([await isFound({ maxPrice: 0.129 }), await isFound({ maxPrice: 0.13 })]).toEqual([false, true]);
  // With VAT, which nobody has said: 13 × 1.2.
  const withTax = [{ maxPriceWithTax: 0.155 }, { maxPriceWithTax: 0.156 }];
  expect(await Promise.all(withTax.map(isFound))).toEqual([false, true]);
});

it("follows what a seller asks, and lets a gift beside a sale cost what the sale does", async () => {
  const { farmer, plant, applicationId } = await applies({ min: 0.11, max: 0.115 });
  await move(owner, applicationId, { status: "SIGNATURE" });
  expect(await announced()).toEqual({ min: 0.11, max: 0.12 });
  expect(await isFound({ maxPrice: 0.105 })).toBe(false);
  // Neither the lowest nor the highest of all is another then.
  const change = (price: PriceRange | null) =>
    farmer.call(pointCalls.updateProductionPoint, {
      params: { id: plant.id },
      body: { ...aProductionPoint({}), projectId: undefined, price },
    });
  await change({ min: 0.105, max: 0.115 });
  expect(await announced()).toEqual({ min: 0.105, max: 0.12 });
  expect(await isFound({ maxPrice: 0.105 })).toBe(true);
  await change(null);
  expect(await announced()).toEqual({ min: 0.1, max: 0.12 });
  expect([await isFound({ maxPrice: 0.09 }), await isFound({ maxPrice: 0.1 })]).toEqual([false, true]);
});

it("tells nobody the price that a seller said yes to: one below his own only ends that his own is the least", async () => {
  const { farmer, applicationId } = await applies({ min: 0.13, max: 0.14 });
  await move(owner, applicationId, { status: "PROPOSAL", price: 0.105 });
  await move(farmer, applicationId, { status: "SIGNATURE", price: 0.105 });
  expect(await announced()).toEqual({ min: 0.1, max: 0.14 });
  expect(await isFound({ maxPrice: 0.1 })).toBe(true);
});

it("is that of sellers who differ in VAT with it: from who adds none at the least of all", async () => {
  const { applicationId } = await applies({ min: 0.11, max: 0.13 }, "franchise");
  await move(owner, applicationId, { status: "SIGNATURE" });
  const { price, priceWithTax } = await visitor.call(publicProjectCalls.getPublicProject, { params: { id } });
  expect([price, priceWithTax]).toEqual([
    { min: 0.11, max: 0.13 },
    { min: 0.11, max: 0.156 },
  ]);
  const filters = [{ maxPriceWithTax: 0.109 }, { maxPriceWithTax: 0.11 }];
  expect(await Promise.all(filters.map(isFound))).toEqual([false, true]);
});

it("counts who asked to leave no more, since nothing new is sold with him, and counts him again once he stays", async () => {
  const { farmer, applicationId } = await applies({ min: 0.13, max: 0.14 });
  await move(owner, applicationId, { status: "SIGNATURE" });
  await setStatus(server, applicationId, "SIGNED");
  expect(await announced()).toEqual({ min: 0.13, max: 0.14 });
  const params = { id: applicationId };
  const leavingOn = addDays(dayInParis(server.deps.now()), 60);
  await farmer.call(applicationCalls.requestDeparture, {
    params,
    body: { leavingOn, reason: "Je vends la grange." },
  });
  expect(await announced()).toEqual({ min: 0.1, max: 0.12 });
  expect(await isFound({ maxPrice: 0.1 })).toBe(true);
  await farmer.call(applicationCalls.withdrawDeparture, { params });
  expect(await announced()).toEqual({ min: 0.13, max: 0.14 });
});
