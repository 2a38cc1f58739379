import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contractSchema, contractTypes, tariffs } from "./contract.ts";
import { type ContractForm, tariffTypes } from "./contract-fields.ts";
import {
  areHoursTyped,
  contractFormSchema,
  contractToCount,
  contractToForm,
  contractToSend,
  isContractComplete,
  typedOffPeak,
} from "./contract-form.ts";
import { emptyContractForm, emptyOffPeakForm } from "./empty-contract.ts";
import { offPeakFault, seasons, toldOffPeak, usualOffPeak } from "./off-peak.ts";

const peakHour = { start: "20:00", end: "08:00" };
const two = { hp: 0.1412, hc: 0.1007 };
const four = { summer_hp: 0.12, summer_hc: 0.09, winter_hp: 0.16, winter_hc: 0.12 };

describe("a contract", () => {
  it.each([
    ["regulated, base", { type: "TRV", tarification: "base", basePrice: 0.1308 }],
    [
      "regulated, peak and off-peak",
      { type: "TRV", tarification: "2Q", peakHour, twoQuarterPrice: { hp: 1, hc: 1 } },
    ],
    ["another offer, base", { type: "other", tarification: "base", basePrice: 0.15 }],
    [
      "another offer, peak and off-peak",
      { type: "other", tarification: "2Q", peakHour, twoQuarterPrice: two },
    ],
    ["another offer, four prices", { type: "other", tarification: "4Q", peakHour, fourQuarterPrice: four }],
    [
      "with the parts it does not need sent as null",
      {
        type: "other",
        tarification: "base",
        basePrice: 0.15,
        peakHour: null,
        twoQuarterPrice: null,
        fourQuarterPrice: null,
      },
    ],
  ])("is complete: %s", (_case, contract) => {
    expect(contractSchema.parse(contract)).toEqual(contract);
  });

  it.each([
    ["no type", { tarification: "base", basePrice: 0.15 }, "type"],
    [
      "the type unknown, which sends no contract",
      { type: "unknown", tarification: "base", basePrice: 0.15 },
      "type",
    ],
    ["no tariff", { type: "other" }, "tarification"],
    [
      "a regulated tariff with four prices",
      { type: "TRV", tarification: "4Q", peakHour, fourQuarterPrice: four },
      "tarification",
    ],
    ["base without its price", { type: "TRV", tarification: "base" }, "basePrice"],
    ["base with a price of zero", { type: "other", tarification: "base", basePrice: 0 }, "basePrice"],
    ["2Q without prices", { type: "other", tarification: "2Q", peakHour }, "twoQuarterPrice"],
    [
      "2Q with one price",
      { type: "other", tarification: "2Q", peakHour, twoQuarterPrice: { hp: 0.1 } },
      "twoQuarterPrice",
    ],
    [
      "4Q without prices",
      { type: "other", tarification: "4Q", peakHour, twoQuarterPrice: two },
      "fourQuarterPrice",
    ],
    [
      "an hour of 24",
      { type: "other", tarification: "2Q", peakHour: { start: "24:00", end: "08:00" }, twoQuarterPrice: two },
      "peakHour",
    ],
    [
      "an hour without its zero",
      { type: "other", tarification: "2Q", peakHour: { start: "8:00", end: "20:00" }, twoQuarterPrice: two },
      "peakHour",
    ],
  ])("is refused with %s", (_case, contract, path) => {
    expect(contractSchema.safeParse(contract).error?.issues.map((issue) => issue.path[0])).toContain(path);
  });
});

describe("several windows of off-peak hours", () => {
  const several = {
    summer: [
      { start: "02:00", end: "07:00" },
      { start: "13:00", end: "16:00" },
    ],
    winter: [{ start: "23:00", end: "07:00" }],
  };
  const contract = { type: "other", tarification: "2Q", twoQuarterPrice: two, offPeak: several } as const;

  it("are answered with the one window that the specification names", () => {
    const kept = contractSchema.parse(contract);
    expect(kept).toEqual({ ...contract, peakHour: { start: "23:00", end: "07:00" } });
    expect(contractSchema.parse(kept)).toEqual(kept);
  });

  it("are refused when they contradict that window, or are not eight hours a day", () => {
    const pathsOf = (given: object) =>
      contractSchema.safeParse({ ...contract, ...given }).error?.issues.map(({ path }) => path.join("."));
    expect(pathsOf({ peakHour: { start: "22:00", end: "06:00" } })).toEqual(["offPeak"]);
    expect(pathsOf({ offPeak: { ...several, winter: [{ start: "23:00", end: "06:00" }] } })).toEqual([
      "offPeak.winter",
    ]);
    expect(pathsOf({ offPeak: { ...several, summer: [] } })).toEqual(["offPeak.summer"]);
  });

  it("that are usual are eight hours a day, midday ones in summer", () => {
    for (const season of seasons) expect(offPeakFault(usualOffPeak[season])).toBeNull();
    expect(contractSchema.safeParse({ ...contract, offPeak: usualOffPeak }).success).toBe(true);
  });
});

it.each([
  ["two prices", { type: "other", tarification: "2Q", twoQuarterPrice: two }],
  ["two prices, its hours null", { type: "other", tarification: "2Q", peakHour: null, twoQuarterPrice: two }],
  ["four prices", { type: "other", tarification: "4Q", fourQuarterPrice: four }],
])("a contract with %s whose hours were not said has the usual ones", (_case, contract) => {
  expect(contractSchema.parse(contract)).toEqual({ ...contract, peakHour });
});

const form = (part: Partial<ContractForm>): ContractForm => ({ ...emptyContractForm, ...part });

describe("the contract step", () => {
  it("starts empty, from 20:00 to 08:00, and is not complete", () => {
    expect(emptyContractForm.peakHour).toEqual(peakHour);
    expect(contractFormSchema.safeParse(emptyContractForm).success).toBe(true);
    expect(isContractComplete(emptyContractForm)).toBe(false);
  });

  it("sends nothing when the tariff is unknown", () => {
    expect(contractToSend(form({ type: "unknown", tarification: "base", basePrice: "0,15" }))).toBeNull();
  });

  it("turns commas into dots and drops what another choice left behind", () => {
    const typed = form({
      type: "other",
      tarification: "base",
      basePrice: "0,15",
      twoQuarterPrice: { hp: "1", hc: "" },
    });
    expect(contractToSend(typed)).toEqual({ type: "other", tarification: "base", basePrice: 0.15 });
  });

  it("sends prices of 1 for the regulated tariff with peak and off-peak hours", () => {
    const sent = contractToSend(form({ type: "TRV", tarification: "2Q" }), "individual");
    expect(sent).toEqual({ type: "TRV", tarification: "2Q", peakHour, twoQuarterPrice: { hp: 1, hc: 1 } });
  });

  it("takes an individual's prices with tax and sends them without", () => {
    const typed = form({ type: "other", tarification: "base", basePrice: "0,18" });
    expect(contractToSend(typed, "individual")?.basePrice).toBe(0.15);
    expect(contractToSend(typed, "professional")?.basePrice).toBe(0.18);
  });

  it.each([
    ["no tariff", form({ type: "other" })],
    ["base without its price", form({ type: "other", tarification: "base" })],
    ["a regulated tariff with four prices", form({ type: "TRV", tarification: "4Q" })],
    ["one price of two", form({ type: "other", tarification: "2Q", twoQuarterPrice: { hp: "0,2", hc: "" } })],
    ["no hours", form({ type: "TRV", tarification: "2Q", offPeak: { ...emptyOffPeakForm, isKnown: true } })],
    [
      "hours typed before there were several windows, and left empty",
      form({ type: "TRV", tarification: "2Q", offPeak: undefined, peakHour: { start: "", end: "" } }),
    ],
    ["a price that is none", form({ type: "other", tarification: "base", basePrice: "abc" })],
  ])("is not sent with %s", (_case, typed) => {
    expect(contractToSend(typed)).toBeNull();
    expect(isContractComplete(typed)).toBe(false);
  });

  it("shows where a price or an hour is wrong", () => {
    const wrong = form({ basePrice: "abc", peakHour: { start: "25:00", end: "08:00" } });
    const issues = contractFormSchema.safeParse(wrong).error?.issues;
    expect(issues?.map(({ path }) => path.join("."))).toEqual(["basePrice", "peakHour.start"]);
  });

  it("sends the windows that are known, with the longest of winter as the one window of the specification", () => {
    const offPeak = {
      isKnown: true,
      hasSeasons: true,
      summer: [
        { start: "02:00", end: "07:00" },
        { start: "13:00", end: "16:00" },
      ],
      winter: [
        { start: "12:30", end: "14:30" },
        { start: "00:30", end: "06:30" },
      ],
    };
    const sent = contractToSend(form({ type: "TRV", tarification: "2Q", offPeak }));
    expect(sent?.offPeak).toEqual({ summer: offPeak.summer, winter: offPeak.winter });
    expect(sent?.peakHour).toEqual({ start: "00:30", end: "06:30" });
    expect(contractToForm(sent).offPeak).toEqual(offPeak);
    const sameAllYear = contractToSend(
      form({ type: "TRV", tarification: "2Q", offPeak: { ...offPeak, hasSeasons: false } }),
    );
    expect(sameAllYear?.offPeak?.summer).toEqual(offPeak.winter);
  });

  it("keeps the single window of who typed it before, and takes the default one as not known", () => {
    const single = { start: "22:00", end: "06:00" };
    const before = form({ type: "TRV", tarification: "2Q", offPeak: undefined, peakHour: single });
    const sent = contractToSend(before);
    expect(sent).toMatchObject({ peakHour: single });
    expect(toldOffPeak(sent)).toEqual({ summer: [single], winter: [single] });
    expect(typedOffPeak(before)).toMatchObject({ isKnown: true, winter: [single] });
    expect(contractToForm(sent).offPeak).toMatchObject({
      isKnown: true,
      hasSeasons: false,
      winter: [single],
    });
    // Eleven hours, which no contract has any more: they stay as stored until somebody changes them.
    const long = { start: "20:00", end: "07:00" };
    const edited = contractToForm(contractToSend({ ...before, peakHour: long }));
    expect(contractFormSchema.safeParse(edited).success).toBe(true);
    expect(contractToSend(edited)).toMatchObject({ peakHour: long });
    expect(toldOffPeak(contractToSend(form({ type: "TRV", tarification: "2Q" })))).toBeNull();
    expect(toldOffPeak(null)).toBeNull();
  });

  it("counts the usual hours as long as those of who knows his are not all typed", () => {
    const filled = { ...emptyContractForm, type: "TRV", tarification: "2Q" } as const;
    const usual = contractToCount({ ...filled, offPeak: emptyOffPeakForm }, "individual");
    const empty = { ...emptyOffPeakForm, isKnown: true };
    const half = { ...empty, winter: [{ start: "22:00", end: "" }] };
    const short = { ...empty, winter: [{ start: "22:00", end: "23:00" }] };
    for (const offPeak of [empty, half, short]) {
      expect(areHoursTyped({ ...filled, offPeak })).toBe(false);
      expect(contractToSend({ ...filled, offPeak }, "individual")).toBeNull();
      expect(contractToCount({ ...filled, offPeak }, "individual")).toEqual(usual);
    }
    const whole = { ...empty, winter: [{ start: "22:00", end: "06:00" }] };
    expect(contractToCount({ ...filled, offPeak: whole }, "individual")?.offPeak?.winter).toEqual(
      whole.winter,
    );
    expect(areHoursTyped({ ...filled, offPeak: whole })).toBe(true);
    expect(usual).not.toBeNull();
  });

  it("says where the windows of a day are not eight hours, once each", () => {
    const faultOf = (...winter: { start: string; end: string }[]) =>
      contractFormSchema
        .safeParse(form({ offPeak: { ...emptyOffPeakForm, isKnown: true, winter } }))
        .error?.issues.map(({ path, message }) => [path.join("."), message.replaceAll("\u00a0", " ")]);
    expect(faultOf({ start: "22:00", end: "05:30" })).toEqual([
      ["offPeak.winter", "Les heures creuses durent 8 h par jour en tout : ces plages font 7 h 30."],
    ]);
    expect(faultOf({ start: "22:00", end: "04:00" }, { start: "03:00", end: "05:00" })).toEqual([
      ["offPeak.winter", "Deux de ces plages se recouvrent."],
    ]);
    expect(faultOf({ start: "22:00", end: "04:00" }, { start: "13:00", end: "15:00" })).toBeUndefined();
    expect(faultOf({ start: "22:00", end: "" })).toBeUndefined();
  });

  const text = fc.constantFrom("", "0,15", "0.2", "11", "0", "abc");
  const hour = fc.constantFrom("", "20:00", "08:30", "24:00");
  const anyForm: fc.Arbitrary<ContractForm> = fc.record({
    type: fc.constantFrom("" as const, ...tariffTypes),
    tarification: fc.constantFrom("" as const, ...tariffs),
    basePrice: text,
    peakHour: fc.record({ start: hour, end: hour }),
    twoQuarterPrice: fc.record({ hp: text, hc: text }),
    fourQuarterPrice: fc.record({ summer_hp: text, summer_hc: text, winter_hp: text, winter_hc: text }),
  });

  it("sends only what the API accepts, and survives being edited again", () => {
    fc.assert(
      fc.property(
        anyForm,
        fc.constantFrom("individual" as const, "professional" as const),
        (typed, profile) => {
          const sent = contractToSend(typed, profile);
          if (!sent) return;
          expect(contractSchema.parse(sent)).toEqual(sent);
          const again = contractToForm(sent, profile);
          expect(contractFormSchema.safeParse(again).success).toBe(true);
          expect(contractToSend(again, profile)).toEqual(sent);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("keeps the power of the regulated tariff's base option, and of nothing else", () => {
    const regulated = form({
      type: "TRV",
      tarification: "base",
      basePrice: "0,2",
      subscribedPower: "upTo36",
    });
    expect(contractToSend(regulated)).toMatchObject({ subscribedPower: "upTo36" });
    expect(contractToForm(contractToSend(regulated))).toMatchObject({ subscribedPower: "upTo36" });
    expect(contractToSend({ ...regulated, subscribedPower: "" })).not.toHaveProperty("subscribedPower");
    expect(contractToSend({ ...regulated, type: "other" })).not.toHaveProperty("subscribedPower");
    const before = { ...regulated, subscribedPower: undefined };
    expect(contractFormSchema.safeParse(before).success).toBe(true);
  });

  it("opens empty for a point without a contract", () => {
    expect(contractToForm(null)).toEqual(emptyContractForm);
    expect(contractTypes).not.toContain("unknown");
  });
});
