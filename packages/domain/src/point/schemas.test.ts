import { describe, expect, it } from "vitest";
import { amiensAddress as address } from "../address/address.test-helper.ts";
import { messages } from "../shared/index.ts";
import { productionPowerText, roofAreaText } from "./energy.ts";
import { consumptionPointInputSchema, productionPointInputSchema } from "./schemas.ts";

const home = {
  name: "Ma maison",
  consumerType: "individual",
  address,
  annualConsumption: "4500",
  prm: "09111642617347",
  sge: true,
  segment: "C5",
  contract: null,
};
const roof = {
  name: "Toit de l’école",
  productionType: "photovoltaic",
  address,
  annualProduction: "36000",
  productionPower: 36,
  segment: "C5",
  operational: { isOperational: false, prm: "", sge: false, raccordementId: "" },
  price: { min: 0.1, max: 0.12 },
};

type Parser = {
  safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
};
const issuesOf = (schema: Parser, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("a consumption point", () => {
  it("is accepted whole, without a meter, and in the default segment", () => {
    expect(consumptionPointInputSchema.safeParse(home).success).toBe(true);
    expect(consumptionPointInputSchema.safeParse({ ...home, prm: "", sge: false }).success).toBe(true);
    expect(consumptionPointInputSchema.parse({ ...home, segment: undefined }).segment).toBe("C5");
  });

  it.each([
    ["a name of 4", { name: "Toit" }, ["name", "Veuillez choisir un nom correct"]],
    ["a name of 31", { name: "a".repeat(31) }, ["name", messages.pointName]],
    ["an unknown kind", { consumerType: "robot" }, ["consumerType", messages.choice]],
    ["a typed address", { address: "Amiens" }, ["address", messages.address]],
    [
      "a decimal consumption",
      { annualConsumption: "4500,5" },
      ["annualConsumption", messages.annualConsumption],
    ],
    ["an unknown segment", { segment: "C6" }, ["segment", "Veuillez choisir un segment"]],
    ["a meter without consent", { sge: false }, ["sge", "Veuillez renseigner le PDL"]],
    ["a consent without a meter", { prm: "" }, ["prm", "Veuillez renseigner votre PDL valide"]],
  ])("is refused with %s", (_case, part, issue) => {
    expect(issuesOf(consumptionPointInputSchema, { ...home, ...part })).toEqual([issue]);
  });

  it("says the rule of the meter along with the other faults", () => {
    const paths = issuesOf(consumptionPointInputSchema, { ...home, name: "Toit", sge: false })?.map(
      ([path]) => path,
    );
    expect(paths).toEqual(["name", "sge"]);
  });

  it("may have a name of 5 to 30 characters", () => {
    for (const name of ["Foyer", "a".repeat(30)]) {
      expect(consumptionPointInputSchema.safeParse({ ...home, name }).success).toBe(true);
    }
  });
});

describe("a production point", () => {
  it("may have a name of 5 to 50 characters", () => {
    const isRight = (name: string) => productionPointInputSchema.safeParse({ ...roof, name }).success;
    expect([4, 5, 50, 51].map((length) => isRight("a".repeat(length)))).toEqual([false, true, true, false]);
  });

  it("may sell, give, or not be connected yet", () => {
    expect(productionPointInputSchema.safeParse(roof).success).toBe(true);
    expect(
      productionPointInputSchema.safeParse({ ...roof, price: null, productionPower: null }).success,
    ).toBe(true);
  });

  it.each([
    ["a name of 51", { name: "a".repeat(51) }, ["name", messages.pointName]],
    ["a range that does not rise", { price: { min: 0.12, max: 0.12 } }, ["price.max", messages.priceRange]],
    ["no power", { productionPower: 0 }, ["productionPower", messages.productionPower]],
    [
      "a meter without consent",
      { operational: { ...roof.operational, prm: "09111642617347" } },
      ["operational.sge", messages.sge],
    ],
  ])("is refused with %s", (_case, part, issue) => {
    expect(issuesOf(productionPointInputSchema, { ...roof, ...part })).toEqual([issue]);
  });
});

it.each([
  ["600", 600],
  ["600 m²", 600],
  ["600,5m2", 600.5],
  ["1 200 m²", 1200],
  ["1\u202f200", 1200],
])("reads the surface of a roof as it is typed: %s", (typed, area) => {
  expect(roofAreaText.parse(typed)).toBe(area);
});

it.each(["", "m²", "600 kWc", "1"])("reads no surface in %j", (typed) => {
  expect(roofAreaText.safeParse(typed).success).toBe(false);
});

it("reads a power as it is typed, in groups or with its unit", () => {
  for (const typed of ["1200", "1 200", "1 200 kWc", "1200kw"])
    expect(productionPowerText.parse(typed)).toBe(1200);
  for (const typed of ["", "kWc", "36 m²", "36 000 W"])
    expect(productionPowerText.safeParse(typed).success).toBe(false);
});
