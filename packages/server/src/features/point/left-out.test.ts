import { pointCalls } from "@mec/api/point";
import { workingHours } from "@mec/domain/point";
import { beforeAll, describe, expect, it } from "vitest";
import { aConsumptionPoint, aProductionPoint } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

const prm = "30001234567890";
const contract = { type: "other", tarification: "base", basePrice: 0.15 } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function aConsumer() {
  const person = await server.signedUp();
  const { id } = await person.call(pointCalls.createConsumptionPoint, {
    body: aConsumptionPoint({ prm, sge: true, contract }),
  });
  const url = `/api/consumption-point/${id}`;
  const { prm: _, sge: __, contract: ___, ...bare } = (await person.send("GET", url)).json();
  const consents = async () => (await person.send("GET", `${url}/consent`)).json();
  return { person, url, bare, consents };
}

async function aProducer() {
  const person = await server.signedUp();
  const { id } = await person.call(pointCalls.createProductionPoint, {
    body: aProductionPoint({
      operational: { isOperational: true, prm, sge: true, raccordementId: "" },
      price: { min: 0.1, max: 0.2 },
    }),
  });
  const url = `/api/production-point/${id}`;
  const { prm: _, sge: __, contractPrice: ___, ...bare } = (await person.send("GET", url)).json();
  return { person, url, bare };
}

describe("what a PUT leaves out of a consumption point", () => {
  it("stays: meter, consent and contract", async () => {
    const { person, url, bare, consents } = await aConsumer();
    const answer = await person.send("PUT", url, { ...bare, name: "Autre nom" });
    expect(answer.json()).toMatchObject({ name: "Autre nom", prm, sge: true, contract });
    expect(await consents()).toMatchObject([{ prm, withdrawnAt: null }]);
  });

  it("goes away by null, each alone", async () => {
    const { person, url, bare, consents } = await aConsumer();
    const withoutContract = await person.send("PUT", url, { ...bare, contract: null });
    expect(withoutContract.json()).toMatchObject({ prm, sge: true, contract: null });
    const withoutConsent = await person.send("PUT", url, { ...bare, sge: null });
    expect(withoutConsent.json()).toMatchObject({ prm, sge: false });
    const [withdrawn, ...others] = await consents();
    expect([withdrawn.withdrawnAt === null, others]).toEqual([false, []]);
    const withoutMeter = await person.send("PUT", url, { ...bare, prm: null });
    expect(withoutMeter.json()).not.toHaveProperty("prm");
  });

  it("may be the meter, when its consent is given anew", async () => {
    const { person, url, bare } = await aConsumer();
    await person.send("PUT", url, { ...bare, sge: null });
    expect((await person.send("PUT", url, { ...bare, sge: true })).json()).toMatchObject({ prm, sge: true });
  });
});

describe("what a PUT leaves out of a production point", () => {
  it("stays: meter, consent and price", async () => {
    const { person, url, bare } = await aProducer();
    const answer = await person.send("PUT", url, { ...bare, name: "Autre toiture" });
    expect(answer.json()).toMatchObject({
      name: "Autre toiture",
      prm,
      sge: true,
      contractPrice: { minPrice: 0.1, maxPrice: 0.2 },
    });
  });

  it("goes away by null, each alone", async () => {
    const { person, url, bare } = await aProducer();
    const free = await person.send("PUT", url, { ...bare, contractPrice: null });
    expect(free.json()).toMatchObject({ prm, sge: true, contractPrice: null });
    const withoutConsent = await person.send("PUT", url, { ...bare, sge: null });
    expect(withoutConsent.json()).toMatchObject({ prm, sge: false });
    const withoutMeter = await person.send("PUT", url, { ...bare, prm: null });
    expect(withoutMeter.json()).not.toHaveProperty("prm");
  });
});

describe("the hours of a business", () => {
  async function aBakery() {
    const person = await server.signedUp();
    const body = aConsumptionPoint({ consumerType: "professional", workingHours: "early" });
    const { id, workingHours: told } = await person.call(pointCalls.createConsumptionPoint, { body });
    expect(told).toBe("early");
    const url = `/api/consumption-point/${id}`;
    const put = async (change: object) => (await person.send("PUT", url, change)).json();
    const { workingHours: _, ...bare } = (await person.send("GET", url)).json();
    return { person, put, bare };
  }

  it("stay when a PUT leaves them out, change when it tells others, and go away by null", async () => {
    const { put, bare } = await aBakery();
    expect(await put({ ...bare, name: "Autre nom" })).toMatchObject({ workingHours: "early" });
    for (const told of workingHours)
      expect(await put({ ...bare, workingHours: told })).toMatchObject({ workingHours: told });
    expect(await put({ ...bare, workingHours: null })).not.toHaveProperty("workingHours");
  });

  it("are none of an individual, who loses those he had as a business", async () => {
    const { put, bare } = await aBakery();
    const home = { ...bare, consumerType: "individual" };
    expect(await put({ ...home, workingHours: "always" })).not.toHaveProperty("workingHours");
    expect(await put(bare)).not.toHaveProperty("workingHours");
  });

  it("are among those that are offered, which the refusal of another asks for", async () => {
    const { put, bare } = await aBakery();
    const { issues } = await put({ ...bare, workingHours: "at night" });
    expect(issues).toEqual([expect.objectContaining({ path: "workingHours" })]);
  });
});

it("what heats a home stays when a PUT leaves it out, and goes away by null, or as it becomes a business", async () => {
  const person = await server.signedUp();
  const body = aConsumptionPoint({ electricHeating: true });
  const { id, electricHeating } = await person.call(pointCalls.createConsumptionPoint, { body });
  expect(electricHeating).toBe(true);
  const url = `/api/consumption-point/${id}`;
  const put = async (change: object) => (await person.send("PUT", url, change)).json();
  const { electricHeating: _, ...bare } = (await person.send("GET", url)).json();
  expect(await put({ ...bare, name: "Autre nom" })).toMatchObject({ electricHeating: true });
  expect(await put({ ...bare, electricHeating: false })).toMatchObject({ electricHeating: false });
  expect(await put({ ...bare, electricHeating: null })).not.toHaveProperty("electricHeating");
  await put({ ...bare, electricHeating: true });
  const business = { ...bare, consumerType: "professional", electricHeating: true };
  expect(await put(business)).not.toHaveProperty("electricHeating");
  expect(await put(bare)).not.toHaveProperty("electricHeating");
});

it("what a business says of its VAT stays when a PUT leaves it out, and goes away by null, or with the business", async () => {
  const person = await server.signedUp();
  const body = aConsumptionPoint({ consumerType: "professional", reclaimsVat: false });
  const { id } = await person.call(pointCalls.createConsumptionPoint, { body });
  const url = `/api/consumption-point/${id}`;
  const put = async (change: object) => (await person.send("PUT", url, change)).json();
  const { reclaimsVat, ...bare } = (await person.send("GET", url)).json();
  expect(reclaimsVat).toBe(false);
  expect(await put({ ...bare, name: "Autre nom" })).toMatchObject({ reclaimsVat: false });
  expect(await put({ ...bare, reclaimsVat: true })).toMatchObject({ reclaimsVat: true });
  expect(await put({ ...bare, reclaimsVat: null })).not.toHaveProperty("reclaimsVat");
  await put({ ...bare, reclaimsVat: false });
  expect(await put({ ...bare, consumerType: "individual" })).not.toHaveProperty("reclaimsVat");
  expect(await put(bare)).not.toHaveProperty("reclaimsVat");
});

it("a plant that is planned stays so, until it has a meter", async () => {
  const person = await server.signedUp();
  const operational = { isOperational: false, prm: "", sge: false, raccordementId: "", isPlanned: true };
  const { id } = await person.call(pointCalls.createProductionPoint, {
    body: aProductionPoint({ operational }),
  });
  const url = `/api/production-point/${id}`;
  const { planned, ...bare } = (await person.send("GET", url)).json();
  expect(planned).toBe(true);
  expect((await person.send("PUT", url, { ...bare, name: "Autre toiture" })).json().planned).toBe(true);
  expect((await person.send("PUT", url, { ...bare, prm, sge: true })).json()).toMatchObject({
    prm,
    planned: false,
  });
});

it("what a seller says of his VAT stays when a PUT leaves it out, goes away by null, and keeps when it changed", async () => {
  const person = await server.signedUp();
  const { id } = await person.call(pointCalls.createProductionPoint, {
    body: aProductionPoint({ vatRegime: "franchise" }),
  });
  const url = `/api/production-point/${id}`;
  const saidAt = async () => {
    const points = server.deps.db.selectFrom("production_point").where("id", "=", id);
    return (await points.select("vat_said_at").executeTakeFirstOrThrow()).vat_said_at;
  };
  const { vatRegime, ...bare } = (await person.send("GET", url)).json();
  expect(vatRegime).toBe("franchise");
  const put = async (change: object) => (await person.send("PUT", url, { ...bare, ...change })).json();
  expect(await put({ name: "Autre toiture" })).toMatchObject({ vatRegime: "franchise" });
  expect(await put({ vatRegime: "franchise" })).toMatchObject({ vatRegime: "franchise" });
  expect(await saidAt()).toBeNull();
  expect(await put({ vatRegime: "standard" })).toMatchObject({ vatRegime: "standard" });
  expect(await saidAt()).toBeInstanceOf(Date);
  expect(await put({ vatRegime: null })).not.toHaveProperty("vatRegime");
  const { issues } = await put({ vatRegime: "reduced" });
  expect(issues).toEqual([expect.objectContaining({ path: "vatRegime" })]);
});

it("a roof's quote is its holder's alone, and stays as long as its power and its place", async () => {
  const [farmer, owner] = [await server.signedUp(), await server.signedUp()];
  const { id } = await farmer.call(pointCalls.createProductionPoint, {
    body: { ...aProductionPoint({ productionPower: 120 }), quoteEur: 120_000 },
  });
  const told = async () =>
    (await farmer.call(pointCalls.listMyProductionPoints, {})).map(({ quoteEur }) => quoteEur);
  expect(await told()).toEqual([120_000]);
  const url = `/api/production-point/${id}`;
  const seen = (await farmer.send("GET", url)).json();
  // Who else may read the point reads this answer too.
  expect(seen).not.toHaveProperty("quote");
  expect((await owner.send("GET", url)).statusCode).toBe(404);
  await farmer.send("PUT", url, { ...seen, name: "Hangar neuf" });
  expect(await told()).toEqual([120_000]);
  await farmer.send("PUT", url, { ...seen, productionPower: 100 });
  expect(await told()).toEqual([undefined]);
  await farmer.send("PUT", url, { ...seen, productionPower: 100, quote: 98_000 });
  expect(await told()).toEqual([98_000]);
  const address = { ...seen.address, coordinates: { latitude: 48.2, longitude: -1.6 } };
  await farmer.send("PUT", url, {
    ...seen,
    productionPower: 100,
    address: { ...seen.address, street: "Rue du Moulin" },
  });
  expect(await told()).toEqual([98_000]);
  await farmer.send("PUT", url, { ...seen, productionPower: 100, address });
  expect(await told()).toEqual([undefined]);
  await farmer.send("PUT", url, { ...seen, productionPower: 100, address, quote: 98_000 });
  await farmer.send("PUT", url, { ...seen, productionPower: 100, address, quote: null });
  expect(await told()).toEqual([undefined]);
});

it("the power of a meter stays until it is told otherwise, and a larger connection has none", async () => {
  const person = await server.signedUp();
  const body = aConsumptionPoint({ consumerType: "professional", meterPower: 30 });
  const { id, meterPower } = await person.call(pointCalls.createConsumptionPoint, { body });
  expect(meterPower).toBe(30);
  const url = `/api/consumption-point/${id}`;
  const put = async (change: object) => (await person.send("PUT", url, change)).json();
  const { meterPower: _, ...bare } = (await person.send("GET", url)).json();
  expect(await put({ ...bare, name: "Autre nom" })).toMatchObject({ meterPower: 30 });
  expect(await put({ ...bare, meterPower: 36 })).toMatchObject({ meterPower: 36 });
  expect(await put({ ...bare, meterPower: null })).not.toHaveProperty("meterPower");
  await put({ ...bare, meterPower: 12 });
  expect(await put({ ...bare, segment: "C4", meterPower: 12 })).not.toHaveProperty("meterPower");
  expect(await put(bare)).not.toHaveProperty("meterPower");
  const { issues } = await put({ ...bare, meterPower: 31 });
  expect(issues).toEqual([expect.objectContaining({ path: "meterPower" })]);
});
