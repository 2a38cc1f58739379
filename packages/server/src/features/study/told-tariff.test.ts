import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { plantSaleCalls } from "@mec/api/study";
import { asProducer } from "@mec/domain/point";
import { addDays, dayInParis } from "@mec/domain/shared";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint, move } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";

const buyBack = { price: 0.105, takesSurplus: true };

let server: TestServer;
let scene: DocumentsScene;
let farmer: Visitor;
let pointId: string;

beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 6 });
  farmer = await server.signedUp();
  const body = { ...aProductionPoint({ productionPower: 100, annualProduction: "114400" }), buyBack };
  pointId = (await farmer.call(pointCalls.createProductionPoint, { body })).id;
});

const apply = async () => {
  const body = { projectId: scene.projectId, participant: asProducer(pointId), isFromProjectOwner: false };
  return (await farmer.call(applicationCalls.apply, { body })).id;
};
const ownTold = async () => (await farmer.call(pointCalls.listMyProductionPoints, {}))[0]?.buyBack;

it("an accepted plant is compared with what its contract pays, on its holder's card and in the mail of the yes", async () => {
  await move(scene.owner, await apply(), { status: "SIGNATURE" });
  const sale = await farmer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
  // 114,400 kWh at 10.5 c€: 12,012 €, and the rest of what is shared at the same tariff.
  expect(sale?.sellingAllEur).toBeCloseTo(12_012, 0);
  expect([sale?.surplusPrice, sale?.buyBack]).toEqual([0.105, buyBack]);
  await server.settle();
  const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
  const told = mail?.text.replaceAll(/[\u00a0\u202f]/gu, " ");
  expect(told).toContain("contre environ 12 010 € à tout vendre");
  expect(told).toContain(
    "Tout vendre, et vendre ce que le partage laisse, comptent à votre tarif : 10,5 c€/kWh HT.",
  );
});

it("a contract's tariff is told to its holder, and to the owner whom he asks: nobody else reads it", async () => {
  const seenBy = async (person: Visitor) =>
    (await person.call(projectCalls.listProjectProducers, { params: { id: scene.projectId } })).find(
      ({ id }) => id === pointId,
    );
  expect(await seenBy(scene.owner)).toBeUndefined();
  await apply();
  expect((await seenBy(scene.owner))?.buyBack).toEqual(buyBack);
  expect(await ownTold()).toEqual(buyBack);
  const listed = `/api/project/${scene.projectId}/production-point`;
  for (const person of [scene.consumer, server.visitor()])
    expect((await person.send("GET", listed)).statusCode).not.toBe(200);
  // Whoever may read the point by itself reads this answer.
  expect((await farmer.send("GET", `/api/production-point/${pointId}`)).json()).not.toHaveProperty("buyBack");
});

it("stays when a change leaves it out, goes away by null, and is bounded as the roof's field is", async () => {
  const url = `/api/production-point/${pointId}`;
  const seen = (await farmer.send("GET", url)).json();
  await farmer.send("PUT", url, { ...seen, name: "Hangar neuf", productionPower: 99 });
  expect(await ownTold()).toEqual(buyBack);
  await farmer.send("PUT", url, { ...seen, buyBack: { price: 0.12, takesSurplus: false } });
  expect(await ownTold()).toEqual({ price: 0.12, takesSurplus: false });
  for (const price of [0, 1.2, -0.1]) {
    const refused = await farmer.send("PUT", url, { ...seen, buyBack: { price, takesSurplus: false } });
    expect(refused.json().issues).toEqual([expect.objectContaining({ path: "buyBack.price" })]);
  }
  await farmer.send("PUT", url, { ...seen, buyBack: null });
  expect(await ownTold()).toBeUndefined();
});

it("which contract runs is told to its holder and to the owner whom he asks, and no older one takes what sharing leaves", async () => {
  const url = `/api/production-point/${pointId}`;
  const seen = (await farmer.send("GET", url)).json();
  await farmer.send("PUT", url, { ...seen, purchaseContract: "older", buyBack });
  await apply();
  const told = { purchaseContract: "older", buyBack: { price: 0.105, takesSurplus: false } };
  const id = scene.projectId;
  const listed = await scene.owner.call(projectCalls.listProjectProducers, { params: { id } });
  expect(listed.find((point) => point.id === pointId)).toMatchObject(told);
  expect((await farmer.call(pointCalls.listMyProductionPoints, {}))[0]).toMatchObject(told);
  expect((await farmer.send("GET", url)).json()).not.toHaveProperty("purchaseContract");
  // Who has none has no tariff either; a change of something else leaves both.
  await farmer.send("PUT", url, { ...seen, purchaseContract: "none" });
  await farmer.send("PUT", url, { ...seen, name: "Hangar neuf" });
  const [own] = await farmer.call(pointCalls.listMyProductionPoints, {});
  expect(own).toMatchObject({ name: "Hangar neuf", purchaseContract: "none" });
  expect(own).not.toHaveProperty("buyBack");
});

it("a contract that has to end is told where its holder signs, and whose tariff selling all counts where he told none, in the mail too", async () => {
  const url = `/api/production-point/${pointId}`;
  const seen = (await farmer.send("GET", url)).json();
  await farmer.send("PUT", url, { ...seen, purchaseContract: "older", buyBack: null });
  await move(scene.owner, await apply(), { status: "SIGNATURE" });
  const sale = await farmer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
  expect(sale).toMatchObject({ purchaseContract: "older", isTariffUnknown: true });
  await server.settle();
  const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
  expect(mail?.text).toMatch(/€ à tout vendre au tarif publié d’un contrat d’aujourd’hui\./u);
  // From the mail that his proposal was sent on.
  const sent = server.mails.find(({ subject }) => subject.endsWith("est envoyée"));
  expect(sent?.text).toContain("il doit prendre fin avant. Avant de le résilier, demandez à votre acheteur");
});

it("a tariff that another window, or a page of before, tells of a contract that it does not know of keeps to that contract", async () => {
  const url = `/api/production-point/${pointId}`;
  const seen = (await farmer.send("GET", url)).json();
  const ownPoint = async () => (await farmer.call(pointCalls.listMyProductionPoints, {}))[0];
  await farmer.send("PUT", url, { ...seen, purchaseContract: "older" });
  await farmer.send("PUT", url, { ...seen, buyBack });
  expect(await ownPoint()).toMatchObject({
    purchaseContract: "older",
    buyBack: { price: 0.105, takesSurplus: false },
  });
  await move(scene.owner, await apply(), { status: "SIGNATURE" });
  const sale = await farmer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
  expect(sale?.buyBack).toEqual({ price: 0.105, takesSurplus: false });
  // Who tells a tariff after he said that he has no contract has one, of which he has not said which.
  await farmer.send("PUT", url, { ...seen, purchaseContract: "none" });
  await farmer.send("PUT", url, { ...seen, buyBack });
  expect(await ownPoint()).toMatchObject({ buyBack });
  expect(await ownPoint()).not.toHaveProperty("purchaseContract");
});

it("a contract that ended is told with what it paid, and nothing is compared with it any more, on the card and in the mail", async () => {
  const url = `/api/production-point/${pointId}`;
  const seen = (await farmer.send("GET", url)).json();
  await farmer.send("PUT", url, { ...seen, purchaseContract: "older" });
  const today = dayInParis(server.deps.now());
  const ended = { purchaseContract: "none", contractEndsOn: addDays(today, 2) };
  expect((await farmer.send("PUT", url, { ...seen, ...ended })).statusCode).toBe(200);
  const told = { ...ended, buyBack: { price: 0.105, takesSurplus: false } };
  expect((await farmer.call(pointCalls.listMyProductionPoints, {}))[0]).toMatchObject(told);
  expect((await farmer.send("GET", url)).json()).not.toHaveProperty("contractEndsOn");
  await move(scene.owner, await apply(), { status: "SIGNATURE" });
  const sale = await farmer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
  expect(sale).toMatchObject({ ...told, isTariffUnknown: false });
  // Until its last day is past, it is what he leaves: 114,400 kWh at 10.5 c€.
  expect(sale).toMatchObject({ isContractOver: false, sellingAllEur: expect.closeTo(12_012, 0) });
  await server.settle();
  const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
  expect(mail?.text).toContain("compte au tarif du contrat que vous quittez");
  server.setNow(new Date(server.deps.now().getTime() + 3 * 86_400_000));
  const after = await farmer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
  expect(after).toMatchObject({ ...told, isContractOver: true });
  expect(after?.sellingAllEur).toBeCloseTo(114_400 * (after?.surplusPrice ?? 0), 0);
  // A page of the former release says which runs, and knows of no such day.
  await farmer.send("PUT", url, { ...seen, purchaseContract: "recent" });
  const [own] = await farmer.call(pointCalls.listMyProductionPoints, {});
  expect(own).toMatchObject({ purchaseContract: "recent" });
  expect(own).not.toHaveProperty("contractEndsOn");
});

it("a price that a buyer offers for what sharing leaves is kept, and his sums follow it", async () => {
  const url = `/api/production-point/${pointId}`;
  const seen = (await farmer.send("GET", url)).json();
  await farmer.send("PUT", url, { ...seen, purchaseContract: "older", buyBack });
  await move(scene.owner, await apply(), { status: "SIGNATURE" });
  const read = async () => farmer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
  const before = await read();
  const offered = { price: 0.105, takesSurplus: false, surplusOffer: 0.071 };
  expect((await farmer.send("PUT", url, { ...seen, buyBack: offered })).statusCode).toBe(200);
  expect((await farmer.call(pointCalls.listMyProductionPoints, {}))[0]?.buyBack).toEqual(offered);
  const after = await read();
  expect(after).toMatchObject({ buyBack: offered, isSurplusOffered: true, surplusPrice: 0.071 });
  expect(before).not.toHaveProperty("isSurplusOffered");
  expect(after?.earnsEur?.low).not.toBe(before?.earnsEur?.low);
  // No other sees it on the point by itself.
  expect((await farmer.send("GET", url)).json()).not.toHaveProperty("buyBack");
  await farmer.send("PUT", url, { ...seen, buyBack });
  expect((await farmer.call(pointCalls.listMyProductionPoints, {}))[0]?.buyBack).not.toHaveProperty(
    "surplusOffer",
  );
});

it("who sells but a surplus is compared with that sale, at a surplus' price where he told no tariff", async () => {
  const url = `/api/production-point/${pointId}`;
  const seen = (await farmer.send("GET", url)).json();
  await farmer.send("PUT", url, { ...seen, buyBack: null, sellsSurplus: true });
  expect((await farmer.call(pointCalls.listMyProductionPoints, {}))[0]).toMatchObject({ sellsSurplus: true });
  await move(scene.owner, await apply(), { status: "SIGNATURE" });
  const sale = await farmer.call(plantSaleCalls.getPlantSale, { params: { id: pointId } });
  expect(sale?.sellsSurplus).toBe(true);
  expect(sale?.sellingAllEur).toBeCloseTo(114_400 * (sale?.surplusPrice ?? 0), 0);
  await server.settle();
  const mail = server.mails.find(({ subject }) => subject.endsWith("est acceptée"));
  expect(mail?.text).toContain("à vendre le surplus au réseau");
});
