import { describe, expect, it } from "vitest";
import type { ConsumerCategory } from "../typical/shapes.ts";
import { estimate } from "./estimate.ts";
import type { EstimateProject } from "./figures.ts";
import type { EstimateHome } from "./prepared-home.ts";
import { proposals } from "./proposals.ts";

const project: EstimateProject = {
  latitude: 45.76,
  longitude: 4.84,
  plants: [{ type: "photovoltaic", powerKw: 100, annualKwh: 0 }],
  acceptedKwh: 60_000,
  price: { min: 0.08, max: 0.1 },
  vatRegime: "taxed",
  fees: { membership: 0, entrance: 0, subscription: 0 },
  isBehindOneSubstation: false,
};
const shop: EstimateHome = {
  annualKwh: 80_000,
  category: "business",
  connection: "upTo36",
  contract: { kind: "base", price: 0.1308 },
  regulated: null,
  offPeakHours: { summer: [], winter: [] },
};
const day = "2026-03-01";
const of = (change: Partial<EstimateHome>) => estimate({ home: { ...shop, ...change }, project, day });
const categories = ["early-business", "constant-business", "business"] as const;

describe("the sum of a business", () => {
  const [early, always, byDay] = categories.map((category) => of({ category }));

  it("follows its hours, for the same energy and contract: before dawn, day and night, by day", () => {
    const ends = [early, always, byDay].map((one) => one?.savingWithoutVatEur);
    for (const end of ["low", "high"] as const) {
      const [first = 0, second = 0, third = 0] = ends.map((range) => range?.[end]);
      expect(first).toBeGreaterThan(0);
      expect(second).toBeGreaterThan(first * 1.1);
      expect(third).toBeGreaterThan(second * 1.1);
    }
  });

  it("is less for a hall of evenings and weekends than for a business that works by day, and more than for a bakery", () => {
    const hall = of({ category: "evening-business" }).savingWithoutVatEur;
    for (const end of ["low", "high"] as const) {
      expect(hall?.[end]).toBeLessThan(byDay?.savingWithoutVatEur?.[end] ?? 0);
      expect(hall?.[end]).toBeGreaterThan(early?.savingWithoutVatEur?.[end] ?? 0);
    }
  });

  it("is less for a school than for a business that stays open in summer, when the roof produces most", () => {
    const pupils = of({ category: "school" }).savingWithoutVatEur;
    for (const end of ["low", "high"] as const)
      expect(pupils?.[end]).toBeLessThan(byDay?.savingWithoutVatEur?.[end] ?? 0);
  });

  it("is nothing for what burns at night, less what is paid beside the energy", () => {
    const lamps = (membership: number) =>
      estimate({
        home: { ...shop, category: "night-business", annualKwh: 60_000 },
        project: { ...project, fees: { membership, entrance: 0, subscription: 0 } },
        day,
      });
    const { sharedKwh, localShare, productionShare, energyEur, saves, verdict } = lamps(0);
    for (const range of [sharedKwh, localShare, productionShare, energyEur])
      for (const end of ["low", "high"] as const) expect(range[end]).toBeCloseTo(0, 1);
    expect(saves).toBe(false);
    // What the network's part has more for who takes part, without VAT: 4.47 € a year.
    expect(verdict).toMatch(/il vous coûterait environ 4\s€\sHT de plus par an/u);
    expect(lamps(10).savingWithoutVatEur?.high).toBeCloseTo(-14.47, 1);
  });

  it("is told beside a day of January on which lamps burn before dawn and after dusk", () => {
    const hours = of({ category: "night-business", annualKwh: 60_000 }).typicalDays[1]?.hours;
    // 60 MWh in some 4,050 hours are 14.8 kW.
    expect(hours?.[6]?.consumptionKwh).toBeCloseTo(14.8, 0);
    expect(hours?.[12]?.consumptionKwh).toBe(0);
    expect(hours?.[20]?.consumptionKwh).toBeCloseTo(14.8, 0);
  });

  it("is without VAT, and compared with the price list of a business, whatever its hours", () => {
    for (const category of categories) {
      const { assumptions, costsWithoutVat, verdict, sharedKwh, exemptionEur } = of({
        category,
        contract: null,
      });
      expect(costsWithoutVat).not.toBeNull();
      expect(verdict).toMatch(/\sHT /u);
      expect(assumptions.join("\n")).toMatch(/9 à 36\skVA.*barème résidentiel/u);
      expect(assumptions.join("\n")).not.toMatch(/TTC|TVA comprise/u);
      // 0.03085 €/kWh without VAT (≤ 36 kVA, since August 2025), of the least energy and of the most.
      expect(exemptionEur?.low).toBeCloseTo(sharedKwh.low * 0.03085, 6);
      expect(exemptionEur?.high).toBeCloseTo(sharedKwh.high * 0.03085, 6);
    }
    expect(of({ reclaimsVat: false }).assumptions.join("\n")).toMatch(/TVA comprise.*TTC par an/su);
    expect(of({}).isNetworkSupposed).toBe(false);
    expect([of({}), of({ contract: null })].map(({ isListOfHomes }) => isListOfHomes)).toEqual([false, true]);
    expect(of({ connection: "over36" }).isNetworkSupposed).toBe(true);
    const { price, fees, vatRegime, ...told } = project;
    const people = categories.map((category) => ({
      id: category,
      ...{ home: { ...shop, category }, price, fees, vatRegime, laterPrice: null },
    }));
    const bills = proposals({ project: told, people, accepted: [], day }).people.map(
      ({ billWithoutVatEur }) => billWithoutVatEur,
    );
    // A single price at every hour: the hours change no bill.
    const [first] = bills;
    expect(first).toBeGreaterThan(0);
    for (const bill of bills) expect(bill).toBeCloseTo(first ?? 0, 6);
  });

  it("says by which hours it was counted, and when they are supposed", () => {
    const hours = (category: ConsumerCategory, isDaySupposed = false) =>
      of({ category, isDaySupposed }).assumptions.filter((one) => /activité/u.test(one));
    expect(hours("business", true)).toEqual([
      "Vos horaires n’étant pas connus, nous supposons une activité de journée.",
    ]);
    expect(hours("business").join()).toContain("surtout en journée");
    expect(hours("early-business").join()).toContain("surtout tôt le matin");
    expect(hours("evening-business").join()).toContain("le soir et le week-end");
    expect(hours("night-business").join()).toContain("la nuit, du crépuscule à l’aube");
    expect(hours("constant-business").join()).toContain("jour et nuit");
    expect(hours("school").join()).toContain("en période scolaire");
    expect(hours("household")).toEqual([]);
  });
});

describe("the sum of a home", () => {
  const ofHome = (category: ConsumerCategory) =>
    estimate({
      home: { ...shop, annualKwh: 8500, category, contract: { kind: "base", price: 0.1308 } },
      project,
      day,
    });

  it("is a tenth less at least where it heats with electricity than that of the mean home, for the same energy and contract", () => {
    const [heated, mean, unheated] = (["heated-home", "household", "unheated-home"] as const).map(ofHome);
    for (const end of ["low", "high"] as const) {
      expect(heated?.energyEur[end]).toBeLessThan(0.9 * (mean?.energyEur[end] ?? 0));
      expect(mean?.energyEur[end]).toBeLessThan(unheated?.energyEur[end] ?? 0);
    }
    // A home has the VAT in its sums, however it is heated.
    expect(heated?.savingWithoutVatEur).toBeNull();
  });

  it("says how much of the year is taken to be heating, and nothing where nobody told it", () => {
    const said = (category: ConsumerCategory) =>
      ofHome(category).assumptions.filter((one) => /chauffage/iu.test(one));
    expect(said("heated-home").join()).toContain("55\u00a0% de votre année");
    expect(said("unheated-home")).toHaveLength(1);
    expect(said("household")).toEqual([]);
  });
});
