import { asConsumer, asProducer, type WorkingHours } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { sessionUser } from "./account/session-codec.ts";
import { applicationProgress, applicationWrite } from "./application/application-codec.ts";
import { consumptionPoint } from "./point/consumption-point-codec.ts";
import { productionPoint, productionPointWrite } from "./point/production-point-codec.ts";
import { repartitionKey } from "./project/project-codec.ts";
import { genderCodec, signatoryWrite } from "./signatory/signatory-codec.ts";

const address = {
  label: "8 Boulevard du Port 80000 Amiens",
  houseNumber: "8",
  street: "Boulevard du Port",
  postCode: "80000",
  city: "Amiens",
  coordinates: { latitude: 49.897443, longitude: 2.290084 },
};
const id = "00000000-0000-4000-8000-000000000001";
const prm = "09111642617347";
const createdAt = "2026-05-04T08:00:00.000Z";

const wireHome = {
  id,
  name: "Ma maison",
  consumerType: "individual" as const,
  address,
  yearlyConsumption: 4500,
  prm,
  sge: true,
  segment: "C5" as const,
  contract: null,
  applicationProgress: null,
};
const wireRoof = {
  id,
  name: "Toit de l’école",
  productionType: "photovoltaic" as const,
  address,
  yearlyProduction: 36_000,
  productionPower: 36,
  segment: "C5" as const,
  prm,
  sge: true,
  connectionRequestId: "RAC210042",
  contractPrice: { minPrice: 0.1, maxPrice: 0.12 },
  applicationProgress: null,
};

it("the session's userId is the user's id, who is authenticated", () => {
  const wire = {
    userId: id,
    firstName: "Léa",
    lastName: "Martin",
    email: "lea@exemple.fr",
    phoneNumber: null,
    roles: ["support" as const],
  };
  const { userId: _, ...rest } = wire;
  const user = z.decode(sessionUser, wire);
  expect(user).toEqual({ id, isAuthenticated: true, ...rest });
  expect(z.encode(sessionUser, user)).toEqual(wire);
});

describe("a consumption point", () => {
  it("sends its annual consumption, a text, as a whole number of yearlyConsumption", () => {
    const point = z.decode(consumptionPoint, wireHome);
    expect(point).toMatchObject({ annualConsumption: "4500", prm });
    expect(z.encode(consumptionPoint, point)).toEqual(wireHome);
  });

  it("tells the hours of a business, or nothing of them", () => {
    const bakery = { ...wireHome, consumerType: "professional" as const, workingHours: "early" as const };
    const point = z.decode(consumptionPoint, bakery);
    expect(point.workingHours).toBe("early");
    expect(z.encode(consumptionPoint, point)).toEqual(bakery);
    expect(z.encode(consumptionPoint, z.decode(consumptionPoint, wireHome))).not.toHaveProperty(
      "workingHours",
    );
  });

  it("tells that street lights burn at night, beside points that a former release told", () => {
    const told = (workingHours: WorkingHours) => ({
      ...wireHome,
      ...{ consumerType: "professional" as const, workingHours },
    });
    for (const hours of ["day", "early", "always", "term", "evening", "night", "morning"] as const)
      expect(z.encode(consumptionPoint, z.decode(consumptionPoint, told(hours)))).toEqual(told(hours));
  });

  it("tells whether a business gets its VAT back, or nothing of it", () => {
    const townHall = { ...wireHome, consumerType: "professional" as const, reclaimsVat: false };
    const point = z.decode(consumptionPoint, townHall);
    expect(point.reclaimsVat).toBe(false);
    expect(z.encode(consumptionPoint, point)).toEqual(townHall);
    expect(z.encode(consumptionPoint, z.decode(consumptionPoint, wireHome))).not.toHaveProperty(
      "reclaimsVat",
    );
  });

  it("tells whether a home heats with electricity, or nothing of it", () => {
    for (const electricHeating of [true, false]) {
      const home = { ...wireHome, electricHeating };
      const point = z.decode(consumptionPoint, home);
      expect(point.electricHeating).toBe(electricHeating);
      expect(z.encode(consumptionPoint, point)).toEqual(home);
    }
    expect(z.decode(consumptionPoint, wireHome)).not.toHaveProperty("electricHeating");
  });

  it("that knows neither its consumption nor its meter has 0 and no prm on the wire", () => {
    const { prm: _, ...without } = { ...wireHome, sge: false, yearlyConsumption: 0 };
    const point = z.decode(consumptionPoint, without);
    expect(point).toMatchObject({ annualConsumption: "", prm: "" });
    expect(z.encode(consumptionPoint, point)).toEqual(without);
  });
});

describe("a production point", () => {
  it("has its wire's own names: yearlyProduction, connectionRequestId, contractPrice", () => {
    const point = z.decode(productionPoint, wireRoof);
    expect(point).toMatchObject({
      annualProduction: "36000",
      operational: { isOperational: true, prm, sge: true, raccordementId: "RAC210042" },
      price: { min: 0.1, max: 0.12 },
    });
    expect(z.encode(productionPoint, point)).toEqual(wireRoof);
  });

  it("is not operational without a meter, and free of charge without a price", () => {
    const { prm: _, sge: __, ...without } = { ...wireRoof, contractPrice: null };
    const point = z.decode(productionPoint, without);
    expect(point).toMatchObject({ price: null, operational: { isOperational: false, prm: "", sge: false } });
  });

  it("is planned, is not, or its holder did not say", () => {
    const { prm: _, sge: __, ...without } = wireRoof;
    const said = (planned: object) => z.decode(productionPoint, { ...without, ...planned });
    expect(said({ planned: true }).operational.isPlanned).toBe(true);
    expect(z.encode(productionPoint, said({ planned: false }))).toMatchObject({ planned: false });
    expect(z.encode(productionPoint, said({}))).not.toHaveProperty("planned");
  });

  it("has the cost of its panels where its holder told it, and says nothing of it elsewhere", () => {
    const told = z.decode(productionPoint, { ...wireRoof, quote: 48_000 });
    expect(told.quoteEur).toBe(48_000);
    expect(z.encode(productionPointWrite, told)).toMatchObject({ quote: 48_000 });
    expect(z.encode(productionPointWrite, z.decode(productionPoint, wireRoof))).not.toHaveProperty("quote");
  });

  it("has what its contract pays where its holder told it, and says nothing of it elsewhere", () => {
    const buyBack = { price: 0.105, takesSurplus: true };
    const told = z.decode(productionPoint, { ...wireRoof, buyBack });
    expect(told.buyBack).toEqual(buyBack);
    expect(z.encode(productionPoint, told)).toEqual({ ...wireRoof, buyBack });
    const sent = z.encode(productionPointWrite, told);
    expect(z.decode(productionPointWrite, sent).buyBack).toEqual(buyBack);
    expect(z.encode(productionPointWrite, z.decode(productionPoint, wireRoof))).not.toHaveProperty("buyBack");
  });

  it("sends its connection request without spaces", () => {
    const point = z.decode(productionPoint, wireRoof);
    const sent = z.encode(productionPointWrite, {
      ...point,
      operational: { ...point.operational, raccordementId: "RAC 21 0042" },
    });
    expect(sent.connectionRequestId).toBe("RAC210042");
  });
});

it.each([
  ["consumptionPointId", "consumerId"],
  ["productionPointId", "producerId"],
])("an application's %s is its %s", (wireName, name) => {
  const common = {
    id,
    projectId: id,
    isFromProjectOwner: false,
    progress: [{ id, status: "APPLICATION" as const, createdAt, by: "holder" as const }],
  };
  const progress = z.decode(applicationProgress, { ...common, [wireName]: "p1" });
  expect(progress).toEqual({ ...common, [name]: "p1" });
  expect(z.encode(applicationProgress, progress)).toEqual({ ...common, [wireName]: "p1" });
});

describe("who asks to join", () => {
  const asked = { projectId: id, isFromProjectOwner: false };

  it.each([
    ["consumptionPointId", asConsumer(id)],
    ["productionPointId", asProducer(id)],
  ])("is the %s of the wire", (wireName, participant) => {
    const wire = { ...asked, [wireName]: id };
    expect(z.decode(applicationWrite, wire)).toEqual({ ...asked, participant });
    expect(z.encode(applicationWrite, { ...asked, participant })).toEqual(wire);
  });

  it.each([{}, { consumptionPointId: id, productionPointId: id }])("is one point, and not %o", (points) => {
    const { error } = z.safeDecode(applicationWrite, { ...asked, ...points });
    expect(error?.issues).toEqual([
      expect.objectContaining({ path: ["consumptionPointId"], message: messages.applicationPoint }),
    ]);
  });
});

it.each([
  ["static", "static"],
  ["default_dynamic", "dynamic-per-default"],
  ["simple_dynamic", "dynamic-simple"],
  ["full_dynamic", "full-dynamic"],
] as const)("the key %s of the wire is %s", (wire, key) => {
  expect(z.decode(repartitionKey, wire)).toBe(key);
  expect(z.encode(repartitionKey, key)).toBe(wire);
});

it.each([
  ["M", "MALE"],
  ["F", "FEMALE"],
  ["OTHER", "OTHER"],
] as const)("the gender %s is %s on the wire", (gender, wire) => {
  expect(z.encode(genderCodec, gender)).toBe(wire);
  expect(z.decode(genderCodec, wire)).toBe(gender);
});

describe("a professional's signatory", () => {
  const town = {
    entityType: "Professionnel" as const,
    name: "Martin",
    firstName: "Léa",
    gender: "FEMALE" as const,
    email: "lea@exemple.fr",
    phoneNumber: "06 12 34 56 78",
    socialReason: "Ville d’Amiens",
    furnitureName: "Ville d’Amiens",
    companyPosition: "Maire",
    socialAddress: address,
    juridiction: "COMMUNITY",
    siretId: "35600000000048",
  };

  it("has its officialRole as companyPosition and Collectivité as COMMUNITY on the wire", () => {
    const signatory = z.decode(signatoryWrite, town);
    expect(signatory).toMatchObject({ officialRole: "Maire", juridiction: "Collectivité", gender: "F" });
    expect(z.encode(signatoryWrite, signatory)).toMatchObject(town);
  });
});
