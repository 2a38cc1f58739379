import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messages } from "../shared/index.ts";
import {
  annualEnergyText,
  annualProductionText,
  productionPowerSchema,
  productionPowerText,
  yearlyEnergySchema,
} from "./energy.ts";
import {
  connectionRequestIdSchema,
  meterIssue,
  optionalPrmSchema,
  placesOfMeter,
  prmSchema,
} from "./meter.ts";

describe("a PRM", () => {
  it.each(["09111642617347", "09 111 642 617 347", " 12345678901234 ", "00000000000001"])(
    "may be %j",
    (prm) => {
      expect(prmSchema.parse(prm)).toBe(prm.replaceAll(" ", ""));
    },
  );

  it.each([
    ["13 digits", "0911164261734"],
    ["15 digits", "091116426173471"],
    ["a letter", "0911164261734A"],
    ["14 identical digits", "11111111111111"],
    ["hyphens", "09-111642617347"],
    ["digits of another script", "٠٩١١١٦٤٢٦١٧٣٤٧"],
    ["nothing", ""],
    ["a number", 12345678901234],
    ["a NUL", "0911164261734\u0000"],
  ])("may not be %s", (_case, prm) => {
    expect(prmSchema.safeParse(prm).error?.issues[0]?.message).toBe("Veuillez renseigner votre PDL valide");
  });

  it("may be left out where the step can be skipped", () => {
    expect(optionalPrmSchema.parse(" ")).toBe("");
    expect(optionalPrmSchema.safeParse("123").success).toBe(false);
  });
});

describe("the consent to read a meter", () => {
  const prm = "09111642617347";

  it.each([
    [{ prm, sge: true }, null],
    [{ prm: "", sge: false }, null],
    [
      { prm, sge: false },
      { path: "sge", message: "Veuillez renseigner le PDL" },
    ],
    [
      { prm: "", sge: true },
      { path: "prm", message: "Veuillez renseigner votre PDL valide" },
    ],
  ])("goes with the meter: %j", (meter, issue) => {
    expect(meterIssue(meter)).toEqual(issue);
  });
});

describe("a connection request", () => {
  it("is kept without spaces", () => {
    expect(connectionRequestIdSchema.parse(" RAC 21 0042 ")).toBe("RAC210042");
    expect(connectionRequestIdSchema.parse("")).toBe("");
  });

  it("has 60 characters at most", () => {
    expect(connectionRequestIdSchema.safeParse("A".repeat(60)).success).toBe(true);
    expect(connectionRequestIdSchema.safeParse("A".repeat(61)).success).toBe(false);
  });
});

describe("the energy of a year", () => {
  it.each(["", "0", "4500", "1000000000"])("may be typed %j", (text) => {
    expect(annualEnergyText.parse(text)).toBe(text);
  });

  it.each(["4500,5", "4500.5", "-1", "4 500", "1e3", "1000000001", "beaucoup"])(
    "may not be typed %j",
    (text) => {
      expect(annualEnergyText.safeParse(text).error?.issues[0]?.message).toBe(
        "Veuillez choisir une consommation annuelle",
      );
      expect(annualProductionText.safeParse(text).error?.issues[0]?.message).toBe(messages.annualProduction);
    },
  );

  it.each([-1, 0.5, 1_000_000_001, Number.NaN, "4500"])("may not be sent as %j", (value) => {
    expect(yearlyEnergySchema.safeParse(value).error?.issues[0]?.message).toBe(messages.annualConsumption);
  });

  it("gets the same verdict typed in a form and sent to the API", () => {
    const nearTheLimit = fc.bigInt({ min: 999_999_990n, max: 1_000_000_010n });
    fc.assert(
      fc.property(fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 15n }), nearTheLimit), (kwh) => {
        const typed = annualEnergyText.safeParse(String(kwh)).success;
        expect(typed).toBe(yearlyEnergySchema.safeParse(Number(kwh)).success);
      }),
    );
  });
});

describe("the power of a plant", () => {
  it.each([0.5, 36, 100_000])("may be %d kWc", (power) => {
    expect(productionPowerSchema.parse(power)).toBe(power);
    expect(productionPowerText.parse(String(power))).toBe(power);
  });

  it.each([0, -3, 100_000.1])("may not be %d kWc", (power) => {
    expect(productionPowerSchema.safeParse(power).error?.issues[0]?.message).toBe(messages.productionPower);
    expect(productionPowerText.safeParse(String(power)).success).toBe(false);
  });
});

describe("a meter of two places of one person", () => {
  const school = { id: "school", prm: "16123456789012" };
  const hall = { id: "hall", prm: "" };
  const gym = { id: "gym", prm: "" };
  const own = [school, hall, gym];

  it("is told by the other place's name", () => {
    expect(placesOfMeter(own, { prm: "16123456789012", except: "hall" })).toEqual([school]);
    expect(placesOfMeter(own, { prm: "16123456789012", except: null })).toEqual([school]);
  });

  it("is not told of the place itself, of another number, nor of places without one", () => {
    expect(placesOfMeter(own, { prm: "16123456789012", except: "school" })).toEqual([]);
    expect(placesOfMeter(own, { prm: "16123456789013", except: null })).toEqual([]);
    expect(placesOfMeter(own, { prm: "", except: "hall" })).toEqual([]);
  });
});
