import { pointCalls } from "@mec/api/point";
import { sgeConsentText } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import {
  aConsumptionPoint,
  aProductionPoint,
  applyTo,
  aScene,
  move,
  publish,
  registerPoint,
  setStatus,
} from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { consumptionPointsByIds } from "./consumption-store.ts";

const prm = "30001234567890";
const otherPrm = "30009876543210";
const nowhere = "00000000-0000-4000-8000-000000000000";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

describe("a wrong figure", () => {
  it.each([
    ["production-point", "yearlyProduction", "Veuillez choisir une production annuelle"],
    ["consumption-point", "yearlyConsumption", "Veuillez choisir une consommation annuelle"],
  ])("of a %s is refused in its own words", async (kind, field, message) => {
    const person = await server.signedUp();
    const answer = await person.send("POST", `/api/${kind}`, { [field]: -1 });
    expect(answer.json().issues).toContainEqual({ path: field, message, code: "TOO_SMALL" });
  });
});

describe("a consumption point", () => {
  it("is kept as it was given and listed to its holder, oldest first", async () => {
    const person = await server.signedUp();
    const contract = { type: "other", tarification: "base", basePrice: 0.15, fixedUntil: "2028-06" } as const;
    const input = aConsumptionPoint({ contract, segment: "C4" });
    const made = await person.call(pointCalls.createConsumptionPoint, { body: input });
    expect(made).toEqual({ ...input, id: made.id, applicationProgress: null });
    const second = await registerPoint(person, { name: "Atelier" });
    const mine = await person.call(pointCalls.listMyConsumptionPoints, {});
    expect(mine.map(({ id }) => id)).toEqual([made.id, second]);
  });

  it("may know neither its consumption, nor its meter, nor its contract", async () => {
    const person = await server.signedUp();
    const body = aConsumptionPoint({ annualConsumption: "" });
    const made = await person.call(pointCalls.createConsumptionPoint, { body });
    expect(made).toMatchObject({ annualConsumption: "", prm: "", sge: false, contract: null });
  });

  it("is for its holder only, and for the owner it applied to, to read, while it does", async () => {
    const { owner, holder, application } = await aScene(server);
    const url = `/api/consumption-point/${application.consumerId}`;
    const stranger = await server.signedUp();
    expect((await stranger.send("GET", url)).statusCode).toBe(404);
    expect((await owner.send("GET", url)).statusCode).toBe(200);
    expect((await owner.send("DELETE", url)).statusCode).toBe(404);
    await setStatus(server, application.id, "REJECTED");
    expect((await owner.send("GET", url)).statusCode).toBe(404);
    expect((await holder.send("GET", url)).statusCode).toBe(200);
    expect((await holder.send("GET", `/api/consumption-point/${nowhere}`)).statusCode).toBe(404);
  });

  it("shows its application with its steps", async () => {
    const { holder, application } = await aScene(server);
    const params = { id: application.consumerId ?? "" };
    const point = await holder.call(pointCalls.getConsumptionPoint, { params });
    expect(point.applicationProgress).toEqual(application);
  });

  it("is not deleted while it is a candidate, but is once refused", async () => {
    const { holder, application } = await aScene(server);
    const url = `/api/consumption-point/${application.consumerId}`;
    const refused = await holder.send("DELETE", url);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "POINT_IN_USE"]);
    await setStatus(server, application.id, "REJECTED");
    expect((await holder.send("DELETE", url)).statusCode).toBe(204);
    expect(await holder.call(pointCalls.listMyConsumptionPoints, {})).toEqual([]);
  });

  it("may carry a meter that somebody else registered too", async () => {
    for (const person of [await server.signedUp(), await server.signedUp()]) {
      await registerPoint(person, { prm, sge: true });
    }
    const rows = await server.deps.db.selectFrom("consumption_point").select("prm").execute();
    expect(rows).toEqual([{ prm }, { prm }]);
  });

  it("cannot take over the meter of somebody who was accepted", async () => {
    const { owner, holder, projectId, application } = await aScene(server);
    const other = await applyTo(await server.signedUp(), projectId, { prm, sge: true });
    for (const { id } of [application, other]) {
      expect((await move(owner, id, { status: "SIGNATURE" })).statusCode).toBe(201);
    }
    const answer = await holder.send("PUT", `/api/consumption-point/${application.consumerId}`, {
      name: "Maison",
      consumerType: "individual",
      address: aConsumptionPoint().address,
      prm,
      sge: true,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([409, "PRM_ALREADY_ACCEPTED"]);
  });
});

describe("the consent to read a meter", () => {
  async function withMeter() {
    const person = await server.signedUp({ firstName: "Hugo", lastName: "Petit" });
    return { person, id: await registerPoint(person, { prm, sge: true }) };
  }
  const consentsOf = (person: Awaited<ReturnType<typeof withMeter>>["person"], id: string) =>
    person.call(pointCalls.listConsumptionConsents, { params: { id } });

  it("is kept with its proof, for twelve months", async () => {
    server.setNow(new Date("2026-03-10T09:00:00Z"));
    const { person, id } = await withMeter();
    const [consent] = await consentsOf(person, id);
    expect(consent).toMatchObject({
      prm,
      textVersion: sgeConsentText.version,
      givenAt: "2026-03-10T09:00:00.000Z",
      expiresAt: "2027-03-10T09:00:00.000Z",
      withdrawnAt: null,
    });
    expect(consent?.textHash).toMatch(/^[0-9a-f]{64}$/);
    const row = await server.deps.db.selectFrom("sge_consent").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ holder_name: "Hugo Petit", ip: "127.0.0.1", account_id: person.id });
    expect(row.user_agent).not.toBe("");
  });

  it("is not asked again when something else of the point changes", async () => {
    const { person, id } = await withMeter();
    await person.call(pointCalls.updateConsumptionPoint, {
      params: { id },
      body: aConsumptionPoint({ name: "Grande maison", prm, sge: true }),
    });
    expect(await consentsOf(person, id)).toHaveLength(1);
  });

  it("ends when the meter changes, which brings its own", async () => {
    const { person, id } = await withMeter();
    await person.call(pointCalls.updateConsumptionPoint, {
      params: { id },
      body: aConsumptionPoint({ prm: otherPrm, sge: true }),
    });
    const [newer, former] = await consentsOf(person, id);
    expect([newer?.prm, newer?.withdrawnAt]).toEqual([otherPrm, null]);
    expect([former?.prm, former?.withdrawnAt === null]).toEqual([prm, false]);
  });

  it("ends when the meter disappears", async () => {
    const { person, id } = await withMeter();
    await person.call(pointCalls.updateConsumptionPoint, { params: { id }, body: aConsumptionPoint() });
    const consents = await consentsOf(person, id);
    expect(consents.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false]);
  });

  it("is not given again by changing the rest of a point whose consent was withdrawn", async () => {
    const { person, id } = await withMeter();
    await person.call(pointCalls.withdrawConsumptionConsent, { params: { id } });
    const url = `/api/consumption-point/${id}`;
    const echoed = (await person.send("GET", url)).json();
    const changed = await person.send("PUT", url, { ...echoed, name: "Autre nom" });
    expect([changed.statusCode, changed.json().name, changed.json().sge]).toEqual([200, "Autre nom", false]);
    const otherMeter = await person.send("PUT", url, { ...echoed, prm: "30009876543210" });
    expect([otherMeter.statusCode, otherMeter.json().message]).toEqual([400, "CONSENT_MISSING"]);
  });

  it("can be withdrawn: the meter stays, without consent, and the proof too", async () => {
    const { person, id } = await withMeter();
    await person.call(pointCalls.withdrawConsumptionConsent, { params: { id } });
    const point = await person.call(pointCalls.getConsumptionPoint, { params: { id } });
    expect(point).toMatchObject({ prm, sge: false });
    expect(await consentsOf(person, id)).toHaveLength(1);
  });

  it("lapses after twelve months, and can be renewed", async () => {
    server.setNow(new Date("2026-03-10T09:00:00Z"));
    const { person, id } = await withMeter();
    const params = { id };
    server.setNow(new Date("2026-03-30T09:00:00Z"));
    await person.call(pointCalls.giveConsumptionConsent, { params, body: { sge: true } });
    const [renewed, first] = await consentsOf(person, id);
    expect([renewed?.expiresAt, first?.withdrawnAt]).toEqual(["2027-03-30T09:00:00.000Z", null]);
    const isValidAt = async (moment: string) =>
      (await consumptionPointsByIds(server.deps.db, [id], new Date(moment))).get(id)?.sge;
    expect(await isValidAt("2027-03-30T08:59:59Z")).toBe(true);
    expect(await isValidAt("2027-03-30T09:00:00Z")).toBe(false);
  });

  it("can be given for a meter that the point did not have yet", async () => {
    const person = await server.signedUp();
    const id = await registerPoint(person);
    await person.call(pointCalls.giveConsumptionConsent, { params: { id }, body: { prm, sge: true } });
    const point = await person.call(pointCalls.getConsumptionPoint, { params: { id } });
    expect(point).toMatchObject({ prm, sge: true });
  });

  it("needs a meter, and the box ticked", async () => {
    const person = await server.signedUp();
    const id = await registerPoint(person);
    const url = `/api/consumption-point/${id}/consent`;
    const withoutMeter = await person.send("POST", url, { sge: true });
    expect(withoutMeter.statusCode).toBe(400);
    expect(withoutMeter.json().issues).toEqual([
      { path: "", message: "Veuillez renseigner votre PDL valide", code: "PRM_MISSING" },
    ]);
    const unticked = await person.send("POST", url, { sge: false, prm });
    expect([unticked.statusCode, unticked.json().message]).toEqual([400, "Veuillez renseigner le PDL"]);
  });
});

describe("a production point", () => {
  it("is kept as it was given, priced or free of charge", async () => {
    const person = await server.signedUp();
    const operational = { isOperational: true, prm, sge: true, raccordementId: "RAC123" };
    const priced = await person.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ operational }),
    });
    expect(priced).toMatchObject({ operational, price: { min: 0.1, max: 0.15 }, applicationProgress: null });
    const free = await person.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ price: null, productionPower: null, annualProduction: "" }),
    });
    expect(free).toMatchObject({ price: null, productionPower: null, annualProduction: "" });
    expect(await person.call(pointCalls.listMyProductionPoints, {})).toHaveLength(2);
  });

  it("has a purchase contract that ends within 25 years, or has ended", async () => {
    const person = await server.signedUp();
    const ending = (contractEndsOn: string) => ({
      ...aProductionPoint(),
      purchaseContract: "none" as const,
      contractEndsOn,
    });
    const { id } = await person.call(pointCalls.createProductionPoint, { body: ending("2031-06-30") });
    const far = z.encode(pointCalls.createProductionPoint.body, ending("9999-12-31"));
    for (const refused of [
      await person.send("POST", "/api/production-point", far),
      await person.send("PUT", `/api/production-point/${id}`, far),
    ]) {
      expect([refused.statusCode, refused.json().message]).toEqual([400, "CONTRACT_END_INVALID"]);
      expect(refused.body).toContain("contractEndsOn");
    }
  });

  it("joins one's own project at once, and no project of somebody else", async () => {
    const { owner, holder, projectId } = await aScene(server);
    const body = aProductionPoint({ projectId });
    const made = await owner.call(pointCalls.createProductionPoint, { body });
    expect(made.projectId).toBe(projectId);
    await expect(holder.call(pointCalls.createProductionPoint, { body })).rejects.toThrow("404");
  });

  it("stays in its project when it is changed without naming one, and may move to another of its owner", async () => {
    const owner = await server.signedUp();
    const first = await publish(owner);
    const second = await publish(owner, { name: "Moulin de Rennes" });
    const { id } = await owner.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ projectId: first }),
    });
    const renamed = await owner.call(pointCalls.updateProductionPoint, {
      params: { id },
      body: aProductionPoint({ name: "Grande toiture" }),
    });
    expect(renamed).toMatchObject({ name: "Grande toiture", projectId: first });
    const moved = await owner.call(pointCalls.updateProductionPoint, {
      params: { id },
      body: aProductionPoint({ projectId: second }),
    });
    expect(moved.projectId).toBe(second);
  });

  it("is not deleted while its project is in exploitation", async () => {
    const { owner, projectId, application } = await aScene(server);
    const { id } = await owner.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ projectId }),
    });
    await setStatus(server, application.id, "EXPLOITATION");
    const refused = await owner.send("DELETE", `/api/production-point/${id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "POINT_IN_USE"]);
    await setStatus(server, application.id, "REJECTED");
    expect((await owner.send("DELETE", `/api/production-point/${id}`)).statusCode).toBe(204);
  });

  it("has consents of its own", async () => {
    const person = await server.signedUp();
    const { id } = await person.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
    const params = { id };
    await person.call(pointCalls.giveProductionConsent, { params, body: { prm, sge: true } });
    expect(await person.call(pointCalls.listProductionConsents, { params })).toHaveLength(1);
    await person.call(pointCalls.withdrawProductionConsent, { params });
    const point = await person.call(pointCalls.getProductionPoint, { params });
    expect(point.operational).toMatchObject({ prm, sge: false });
  });
});
