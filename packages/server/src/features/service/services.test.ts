import { serviceCalls } from "@mec/api/service";
import { serviceGroups } from "@mec/domain/service";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { grantPlan } from "./index.ts";

let server: TestServer;
let person: Awaited<ReturnType<TestServer["signedUp"]>>;
beforeEach(async () => {
  server = await startTestServer();
  person = await server.signedUp();
});

const choose = (planCode: string) => person.send("PUT", "/api/customer-account/plan", { planCode });
const taken = async () => {
  const services = await person.call(serviceCalls.getServices, {});
  return Object.fromEntries(serviceGroups.map((group) => [group, services[group].selectedPricing.type]));
};
const nothing = { data: "not-taken", pmo: "not-taken", vente: "not-taken", convention: "not-taken" };
const history = async () => {
  const rows = await server.deps.db.selectFrom("service_plan").select("plan_code").orderBy("id").execute();
  return rows.map(({ plan_code }) => plan_code);
};

describe("the services", () => {
  it("of somebody new are four, none taken", async () => {
    expect(await taken()).toEqual(nothing);
    expect(await person.call(serviceCalls.getPlans, {})).toEqual([]);
  });

  it("say by option what is hidden and what can be chosen", async () => {
    const { pmo } = await person.call(serviceCalls.getServices, {});
    expect(pmo).toEqual({
      selectedPricing: { type: "not-taken" },
      pricingOptions: [
        { type: "usage", hide: false, enabled: true },
        { type: "credits", hide: false, enabled: false },
        { type: "free", hide: true, enabled: false },
        { type: "not-taken", hide: false, enabled: true },
      ],
    });
  });

  it("once chosen are in force, without a customer account", async () => {
    const answer = await choose("pmo-usage");
    expect(answer.json()).toEqual([{ planCode: "pmo-usage", usage: 0 }]);
    expect(await taken()).toEqual({ ...nothing, pmo: "usage" });
    expect(await person.call(serviceCalls.hasCustomerAccount, {})).toEqual({ hasCustomerAccount: false });
  });

  it("are left and taken again; every choice is kept", async () => {
    for (const code of ["data-usage", "data-not-taken", "data-credits"]) {
      expect((await choose(code)).statusCode).toBe(200);
    }
    expect(await taken()).toEqual({ ...nothing, data: "credits" });
    expect(await history()).toEqual(["data-usage", "data-not-taken", "data-credits"]);
  });

  it("chosen twice are one choice", async () => {
    await choose("vente-usage");
    expect((await choose("vente-usage")).json()).toEqual([{ planCode: "vente-usage", usage: 0 }]);
    expect((await choose("resiliation")).statusCode).toBe(200);
    expect(await history()).toEqual(["vente-usage"]);
  });

  it("are chosen by a legacy code too, which is kept under its new name", async () => {
    await choose("MONEC_SPECIFIC");
    expect(await history()).toEqual(["data-credits"]);
  });

  it.each(["pmo-credits", "vente-credits", "convention-credits", "data-free"])(
    "refuse %s, which is not sold",
    async (code) => {
      const answer = await choose(code);
      expect([answer.statusCode, answer.json().message]).toEqual([409, "PLAN_DISABLED"]);
      expect(await history()).toEqual([]);
    },
  );

  it("refuse another option while one is taken", async () => {
    await choose("data-usage");
    const answer = await choose("data-credits");
    expect([answer.statusCode, answer.json().message]).toEqual([409, "PLAN_DISABLED"]);
    expect(await taken()).toEqual({ ...nothing, data: "usage" });
  });

  it("refuse a plan that does not exist", async () => {
    const answer = await choose("data-gold");
    expect([answer.statusCode, answer.json().message]).toEqual([400, "UNKNOWN_PLAN"]);
  });

  it("are each person's own", async () => {
    await choose("pmo-usage");
    const other = await server.signedUp();
    expect(await other.call(serviceCalls.getPlans, {})).toEqual([]);
  });
});

describe("a free plan", () => {
  it("is the operator's gift, shown to who has it", async () => {
    const email = person.email.toUpperCase();
    expect(await grantPlan(server.deps.db, email, "convention-free", server.deps.now())).toBe(true);
    const { convention } = await person.call(serviceCalls.getServices, {});
    expect(convention.selectedPricing.type).toBe("free");
    expect(convention.pricingOptions.find(({ type }) => type === "free")).toEqual({
      type: "free",
      hide: false,
      enabled: true,
    });
  });

  it("is given to nobody unknown, and is a plan that exists", async () => {
    const { db, now } = server.deps;
    expect(await grantPlan(db, "inconnu@exemple.fr", "pmo-free", now())).toBe(false);
    await expect(grantPlan(db, person.email, "pmo-gold", now())).rejects.toThrow("pmo-gold");
    expect(await history()).toEqual([]);
  });
});

describe("the customer account", () => {
  const company = { name: "Les Amis du Soleil", email: "compta@exemple.fr", address: addressAt() };
  const siretId = "35600000000048";
  const has = async () => [
    (await person.call(serviceCalls.hasCustomerAccount, {})).hasCustomerAccount,
    (await person.call(serviceCalls.hasBillableInformations, {})).hasBillableInformations,
  ];

  it("is not there until the person says whom to invoice", async () => {
    expect(await has()).toEqual([false, false]);
    expect(await person.call(serviceCalls.getCustomerAccount, {})).toBeNull();
    const answer = await person.call(serviceCalls.onboardCustomer, { body: { ...company, siretId } });
    expect(answer).toEqual({ hasBillableInformations: true });
    expect(await has()).toEqual([true, true]);
    expect(await person.call(serviceCalls.getCustomerAccount, {})).toEqual({ ...company, siretId });
  });

  it("is replaced when it is said again", async () => {
    await person.call(serviceCalls.onboardCustomer, { body: { ...company, siretId } });
    await person.call(serviceCalls.onboardCustomer, { body: { ...company, name: "Claire Martin" } });
    expect(await person.call(serviceCalls.getCustomerAccount, {})).toEqual({
      ...company,
      name: "Claire Martin",
      siretId: null,
    });
  });

  it.each([
    ["no name", { ...company, name: "" }],
    ["a wrong e-mail", { ...company, email: "compta" }],
    ["an address typed only", { ...company, address: { ...addressAt(), street: "" } }],
    ["a short SIRET", { ...company, siretId: "123" }],
  ])("is refused with %s", async (_, body) => {
    expect((await person.send("POST", "/api/customer-account/onboard", body)).statusCode).toBe(400);
    expect(await has()).toEqual([false, false]);
  });
});

describe("the invoices", () => {
  it("are on the configured site, which is told of whom", async () => {
    server = await startTestServer({ BILLING_ADMIN_URL: "https://factures.exemple.fr/espace?lang=fr" });
    person = await server.signedUp({ email: "claire+acc@exemple.fr" });
    const { url } = await person.call(serviceCalls.getInvoices, {});
    expect(url).toBe("https://factures.exemple.fr/espace?lang=fr&email=claire%2Bacc%40exemple.fr");
  });

  it("are our own statement when no site is configured", async () => {
    const { url } = await person.call(serviceCalls.getInvoices, {});
    expect(url).toBe(`http://localhost:3000/services?email=${encodeURIComponent(person.email)}#mes-factures`);
  });
});

it("a billing service goes with its key", async () => {
  await expect(startTestServer({ BILLING_URL: "http://127.0.0.1:9" })).rejects.toThrow("vont ensemble");
});
