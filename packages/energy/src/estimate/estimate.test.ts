import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, home, night, project } from "../testing/a-home.ts";
import { type EstimateInput, estimate } from "./estimate.ts";
import type { EstimateProject } from "./figures.ts";
import type { EstimateHome } from "./prepared-home.ts";

const of = (
  change: { home?: Partial<EstimateHome>; project?: Partial<EstimateProject>; day?: string } = {},
) =>
  estimate({
    home: { ...home, ...change.home },
    project: { ...project, ...change.project },
    day: change.day ?? day,
  });

describe("the estimate of what a project brings to a home", () => {
  it("gives a plausible share to a home near a solar roof", () => {
    const { sharedKwh, localShare, savingEur, saves } = of();
    // 100 kWc near Lyon make about 124 MWh for 60 MWh of members or more: a home gets a third of its energy or so
    expect(localShare.low).toBeGreaterThan(0.08);
    expect(localShare.high).toBeLessThan(0.5);
    expect(sharedKwh.high).toBeCloseTo(localShare.high * 4500, 6);
    expect(savingEur.low).toBeGreaterThan(0);
    expect(saves).toBe(true);
  });

  it("counts the saving of each local kWh", () => {
    const { sharedKwh, savingEur } = of({ project: { price: { min: 0.1, max: 0.1 } } });
    // (0.1308 − 0.0484 + 0.03085) × 1.2 − 0.10 × 1.2 = 0.0159 €/kWh, less 5.364 € a year for taking part
    expect(savingEur.low).toBeCloseTo(sharedKwh.low * 0.0159 - 5.364, 6);
    expect(savingEur.high).toBeCloseTo(sharedKwh.high * 0.0159 - 5.364, 6);
  });

  it("says honestly that a project would not save money", () => {
    const { saves, verdict, savingEur } = of({ project: { price: { min: 0.13, max: 0.15 } } });
    expect(saves).toBe(false);
    expect(savingEur.high).toBeLessThan(0);
    expect(verdict).toContain("Ce projet ne vous ferait pas économiser");
  });

  it("says so when it depends on the price", () => {
    const { saves, verdict } = of({ project: { price: { min: 0.08, max: 0.15 } } });
    expect(saves).toBe(true);
    expect(verdict).toMatch(/^Selon le prix convenu .* économiser jusqu’à .* ou vous coûter jusqu’à/u);
  });

  it("shows a summer day with local energy around noon and a winter day with less", () => {
    const [summer, winter] = of().typicalDays;
    const shared = (typicalDay: typeof summer) =>
      typicalDay!.hours.reduce((sum, { sharedKwh }) => sum + sharedKwh, 0);
    expect([summer?.season, winter?.season]).toEqual(["summer", "winter"]);
    expect(summer!.hours).toHaveLength(24);
    expect(shared(summer)).toBeGreaterThan(shared(winter));
    // noon gives something, and nothing can be given at two in the morning
    expect(summer!.hours[12]!.sharedKwh).toBeGreaterThan(0.1);
    expect(summer!.hours[2]!.sharedKwh).toBe(0);
    const consumed = winter!.hours.reduce((sum, { consumptionKwh }) => sum + consumptionKwh, 0);
    // 4,500 kWh a year are 12.3 a day, more in winter
    expect(consumed).toBeGreaterThan(13);
    expect(consumed).toBeLessThan(19);
  });

  it("shows a day that there is, not the mean of weeks that a school works and of weeks that it is closed", () => {
    const dayOf = (category: EstimateHome["category"]) =>
      of({ home: { category, annualKwh: 45_000 } }).typicalDays[0]!;
    const { usualDay, hours } = dayOf("school");
    expect(usualDay).toBe("weekday");
    // A school's weekday: about 2.2 at eleven beside 0.4 at two in the night; the mean of the whole summer was 4.4 to one.
    expect(hours[11]!.consumptionKwh / hours[2]!.consumptionKwh).toBeGreaterThan(5.4);
    // A hall is let on Saturdays, from ten o'clock on.
    const hall = dayOf("evening-business");
    expect(hall.usualDay).toBe("saturday");
    expect(hall.hours[12]!.consumptionKwh).toBeGreaterThan(3 * hall.hours[8]!.consumptionKwh);
  });

  it("tells the operator's step from its own, which is coarser", () => {
    const told = of().assumptions.find((one) => one.startsWith("Le gestionnaire du réseau")) ?? "";
    expect(told).toContain("à chaque quart d’heure");
    expect(told).toContain("Cette estimation compte par demi-heure");
  });

  it("says whose prices they are: an offer's, or which list of the regulated tariff, of which day, read where", () => {
    const supplyOf = (home: Partial<EstimateHome>) =>
      (
        of({ home, day: "2026-11-24" }).assumptions.find((one) => one.startsWith("Le prix de votre")) ?? ""
      ).replaceAll("\u00a0", " ");
    expect(supplyOf({})).toBe("Le prix de votre fournisseur est celui de votre contrat.");
    const unknown = supplyOf({ contract: null });
    for (const part of [
      "fournisseur est, faute de connaître le vôtre, celui du",
      "1er août 2026",
      "3 à 6 kVA, le plus courant",
      "tarif bleu",
    ])
      expect(unknown).toContain(part);
    const told = supplyOf({ regulated: { power: "upTo36" } });
    expect(told).toContain("barème de 9 à 36 kVA.");
    expect(told).not.toContain("faute de connaître");
    expect(supplyOf({ contract: null, category: "business" })).toMatch(/9 à 36 kVA.*barème résidentiel/u);
  });

  it("tells in French what it rests on", () => {
    const text = of({ home: { contract: null } }).assumptions.join("\n");
    for (const part of [
      "profil type",
      "année type",
      "au prorata des consommations",
      "tarif réglementé",
      "acheminement",
      "1er janvier 2027",
      "8,00",
      "10,00",
    ]) {
      expect(text).toContain(part);
    }
    expect(of({ project: { price: null } }).assumptions.join("\n")).toContain("donnée");
    const own = of({ project: { ownPart: 1 } }).assumptions.join("\n");
    expect(own).toContain("vient de votre propre production");
    expect(own).not.toContain("Prix local");
    expect(of({ project: { ownPart: 0.25 } }).assumptions.join("\n")).toContain("25\u00a0% viennent");
  });

  it("gives nothing without production, and everything has a price", () => {
    const nothing = of({ project: { plants: [] } });
    expect(nothing.sharedKwh).toEqual({ low: 0, high: 0 });
    expect(nothing.saves).toBe(false);
    // Taking part costs 5.36 € a year, and nothing comes for it.
    expect(nothing.savingEur.high).toBeCloseTo(-5.364, 6);
    expect(nothing.verdict).toContain("ne vous ferait pas économiser");
    expect(of({ project: { price: null } }).savingEur.low).toBeGreaterThan(of().savingEur.high);
  });

  it("takes the fees off a household's saving, each as a line: worked by hand", () => {
    // 1,000 kWh of local energy, 0.12 € with the VAT, by a household of 2026 that pays 0.1359 € for what it replaces:
    // 15.90 € a year. Off it: 5.364 of participation, 10 of membership, 1.20 of subscription (1 € and its VAT), so
    // −0.664 €; and 20 € more in the first year.
    const fees = { membership: 10, entrance: 20, subscription: 1 };
    const one = of({ project: { price: { min: 0.1, max: 0.1 }, fees } });
    expect(one.energyEur.high).toBeCloseTo(one.sharedKwh.high * 0.0159, 6);
    const scaled = one.energyEur.high * (1000 / one.sharedKwh.high);
    expect(scaled).toBeCloseTo(15.9, 6);
    expect(one).toMatchObject({
      participationEur: expect.closeTo(5.364, 9),
      membershipEur: 10,
      entranceEur: 20,
    });
    expect(one.subscriptionEur).toBeCloseTo(1.2, 9);
    expect(one.savingEur.high).toBeCloseTo(one.energyEur.high - 16.564, 9);
    expect(one.firstYearEur.high).toBeCloseTo(one.savingEur.high - 20, 9);
    const text = one.assumptions.join("\n");
    for (const part of ["10,00", "1,20", "une seule fois", "20,00"]) expect(text).toContain(part);
  });

  it("counts nothing for a contribution that is not settled, says so, and does not call it nothing", () => {
    const fees = { membership: null, entrance: 0, subscription: 0 };
    const project = { price: { min: 0.1, max: 0.1 } };
    const [unsettled, none] = [of({ project: { ...project, fees } }), of({ project })];
    expect(unsettled.savingEur).toEqual(none.savingEur);
    expect([unsettled.membershipEur, none.membershipEur]).toEqual([null, 0]);
    expect(unsettled.assumptions.join(" ")).toContain("n’est pas encore fixée");
    expect(none.assumptions.join(" ")).toContain("ne demande pas de cotisation");
  });

  it("counts a business that reclaims its VAT without any: worked by hand", () => {
    // Of the 15.90 € above on 1,000 kWh, with VAT: 135.90 / 1.2 = 113.25 € no longer paid to the supplier, 100 € to the
    // producer, so 13.25 €; with the higher excise or prices of a business the same way. Off it, without VAT: 4.47 of
    // participation, 10 of membership, 1 of subscription.
    const fees = { membership: 10, entrance: 0, subscription: 1 };
    const project = { price: { min: 0.1, max: 0.1 }, fees };
    const taxed = of({ home: { category: "business" }, project });
    const perKwh = ({ energyEur, sharedKwh }: typeof taxed) => energyEur.high / sharedKwh.high;
    const avoided = (perKwh(taxed) + 0.12) / 1.2;
    expect(taxed.savingWithoutVatEur?.high).toBeCloseTo(taxed.sharedKwh.high * (avoided - 0.1) - 15.47, 6);
    // A producer without VAT costs such a business as much as one with VAT, that it gets back.
    const franchise = of({ home: { category: "business" }, project: { ...project, vatRegime: "franchise" } });
    expect(franchise.savingEur.high).toBeGreaterThan(taxed.savingEur.high);
    expect(franchise.savingWithoutVatEur?.high).toBeCloseTo(taxed.savingWithoutVatEur?.high ?? 0, 9);
    // Its verdict is about that sum, and says so: a gain with VAT that is a loss without is a loss.
    expect(taxed.verdict).toMatch(/\sHT (par an|de plus)/u);
    const dear = of({
      home: { category: "business" },
      project: { ...project, vatRegime: "franchise", price: { min: avoided, max: avoided } },
    });
    expect(dear.savingEur.low).toBeGreaterThan(0);
    expect(dear.savingWithoutVatEur?.high).toBeLessThan(0);
    expect([dear.saves, dear.verdict]).toEqual([
      false,
      expect.stringContaining("ne vous ferait pas économiser"),
    ]);
    // Without the exemption each kWh brings it the excise less, without VAT.
    const cheap = of({
      home: { category: "business" },
      project: { ...project, price: { min: 0.02, max: 0.02 } },
    });
    const lost = cheap.savingWithoutVatEur!.high - cheap.withoutExemptionEur!.high;
    expect(lost).toBeCloseTo(cheap.sharedKwh.high * 0.03085, 6);
    // A home reclaims nothing.
    expect(of({ project }).savingWithoutVatEur).toBeNull();
  });

  it("computes the network's option beside the ordinary sum, which it does not change", () => {
    const [without, beside] = [of(), of({ project: { isBehindOneSubstation: true } })];
    expect(without.networkOptionEur).toBeNull();
    expect(beside).toEqual({ ...without, networkOptionEur: beside.networkOptionEur });
    // Between (0.0116 − 0.0049) × 1.2 = 0.80 c€ and (0.0749 − 0.0286) × 1.2 = 5.6 c€ on each local kWh.
    for (const end of ["low", "high"] as const) {
      const perKwh = beside.networkOptionEur![end] / beside.sharedKwh[end];
      expect(perKwh).toBeGreaterThan(0.004);
      expect(perKwh).toBeLessThan(0.056);
    }
    expect(of({ day: "2025-06-01", project: { isBehindOneSubstation: true } }).networkOptionEur).toBeNull();
  });

  it("says plainly when fees eat up what the energy saves", () => {
    const without = of();
    expect(without.saves).toBe(true);
    const { saves, verdict } = of({
      project: { fees: { membership: without.savingEur.high, entrance: 0, subscription: 0 } },
    });
    expect(saves).toBe(false);
    // Nothing at best is told with what it costs at worst.
    expect(verdict).toMatch(
      /^Ce projet ne vous ferait pas économiser\s: .* entre 0\s€ et \d+\s€ de plus par an\.$/u,
    );
  });

  it("adds no VAT where the producer adds none, and tells when his regime is not known", () => {
    const vat = (vatRegime: EstimateProject["vatRegime"]) => of({ project: { vatRegime } });
    expect(vat("franchise").savingEur.low).toBeGreaterThan(vat("taxed").savingEur.low);
    expect(vat(null).savingEur).toEqual(vat("taxed").savingEur);
    expect(vat("franchise").assumptions.join(" ")).toContain("293 B");
    const mixed = vat(0.75);
    const [taxed, exempt] = [vat("taxed"), vat("franchise")];
    expect(mixed.savingEur.low).toBeCloseTo(0.75 * taxed.savingEur.low + 0.25 * exempt.savingEur.low, 6);
    expect(mixed.assumptions.join(" ")).toMatch(/dont 25.% des panneaux sans TVA/u);
    expect(vat(null).assumptions.join(" ")).toContain("n’est pas encore dit");
  });

  it("counts night hours at their own price", () => {
    const contract = { kind: "peak", peak: 0.1412, offPeak: 0.1007 } as const;
    const day22 = of({ home: { contract } });
    // the sun shines in peak hours: close to (0.1412 − 0.0494 + 0.03085) × 1.2 − 0.08 × 1.2 = 0.05118 €/kWh
    const perKwh = (day22.savingEur.high + 5.364) / day22.sharedKwh.high;
    expect(perKwh).toBeGreaterThan(0.045);
    expect(perKwh).toBeLessThanOrEqual(0.05118);
  });

  it("prices a solar kWh at noon by the person's own windows, and tells them", () => {
    const contract = { kind: "peak", peak: 0.1412, offPeak: 0.1007 } as const;
    const noon = { start: 11 * 60, end: 17 * 60 };
    const midday = { summer: [noon, { start: 2 * 60, end: 4 * 60 }], winter: [night] };
    // The heating of water moves with the windows: only a business, which heats none, receives the same energy.
    const shop = { contract, category: "business" } as const;
    const [byNight, byDay] = [of({ home: shop }), of({ home: { ...shop, offPeakHours: midday } })];
    expect(byDay.sharedKwh.high).toBeCloseTo(byNight.sharedKwh.high, 6);
    // Off-peak a local kWh spares (0.1412 − 0.0494 − 0.1007 + 0.035) × 1.2 = 0.03132 € less.
    const lost = (byNight.energyEur.high - byDay.energyEur.high) / byDay.sharedKwh.high;
    expect(lost).toBeGreaterThan(0.3 * 0.03132);
    expect(lost).toBeLessThan(0.03132);
    const told = (home: Partial<EstimateHome>) =>
      of({ home })
        .assumptions.join("\n")
        .replaceAll(/[\u00a0\u202f]/gu, " ");
    expect(told({ contract, offPeakHours: midday, areHoursUsual: true })).toContain(
      "les vôtres n’étant pas connues, nous comptons de 22 h à 6 h en hiver (novembre à mars), de 11 h à 17 h et de 2 h à 4 h en été",
    );
    expect(told({})).not.toContain("Heures creuses");
  });

  it("has a least favourable case that holds for members who use up to three times the production", () => {
    const low = of({ project: { acceptedKwh: 0 } }).savingEur.low;
    for (const times of [0.5, 1, 2, 3]) {
      // 100 kWc near Lyon make about 124 MWh
      expect(of({ project: { acceptedKwh: times * 120_000 } }).savingEur.low).toBeCloseTo(low, 6);
    }
  });

  it("tells what would be left without the exemption when the year passes its announced end", () => {
    expect(of({ day: "2026-01-01" }).caution).toBeNull();
    const price = { min: 0.06, max: 0.06 };
    const { caution, savingEur, sharedKwh } = of({ day: "2026-11-22", project: { price } });
    expect(caution).toContain("1er janvier 2027");
    // 0.03085 × 1.2 = 0.03702 € less on each local kWh
    const lowest = Math.round(savingEur.low - sharedKwh.low * 0.03702);
    expect(caution?.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(`entre ${lowest} € et`);
    const large = { type: "photovoltaic", powerKw: 1000, annualKwh: 0 } as const;
    expect(of({ day: "2026-11-22", project: { plants: [large] } }).caution).toBeNull();
  });

  it("keeps its ranges in order and within what is consumed and produced", () => {
    const money = fc.double({ min: 0, max: 500, noNaN: true });
    const input: fc.Arbitrary<EstimateInput> = fc.record({
      home: fc.record({
        annualKwh: fc.double({ min: 1, max: 200_000, noNaN: true }),
        category: fc.constantFrom(
          ...([
            "household",
            "heated-home",
            "unheated-home",
            "business",
            "early-business",
            "morning-business",
            "evening-business",
            "night-business",
            "constant-business",
            "school",
          ] as const),
        ),
        connection: fc.constantFrom("upTo36" as const, "over36" as const),
        regulated: fc.constantFrom(null, { power: null }),
        contract: fc.constantFrom(null, home.contract, { kind: "peak", peak: 0.2, offPeak: 0.1 } as const),
        offPeakHours: fc.constant(home.offPeakHours),
      }),
      project: fc.record({
        latitude: fc.double({ min: 42, max: 51, noNaN: true }),
        longitude: fc.double({ min: -4, max: 8, noNaN: true }),
        plants: fc.array(
          fc.record({
            type: fc.constantFrom("photovoltaic" as const, "wind" as const, "hydro" as const),
            powerKw: fc.double({ min: 0, max: 900, noNaN: true }),
            annualKwh: fc.constantFrom(0, 50_000),
          }),
          { maxLength: 3 },
        ),
        acceptedKwh: fc.double({ min: 0, max: 1e6, noNaN: true }),
        price: fc.constantFrom(null, { min: 0.05, max: 0.2 }),
        vatRegime: fc.constantFrom(null, "taxed" as const, "franchise" as const),
        isBehindOneSubstation: fc.boolean(),
        fees: fc.record({ membership: money, entrance: money, subscription: money }),
      }),
      day: fc.constantFrom("2025-06-01", "2026-03-01", "2028-02-29"),
    });
    fc.assert(
      fc.property(input, (one) => {
        const { sharedKwh, localShare, energyEur, savingEur, firstYearEur, saves, typicalDays, ...costs } =
          estimate(one);
        const perYear = costs.participationEur + (costs.membershipEur ?? 0) + costs.subscriptionEur;
        for (const end of ["low", "high"] as const) {
          // The lines add up to the sum, and what is paid once is in the first year only.
          expect(savingEur[end]).toBeCloseTo(energyEur[end] - perYear, 9);
          expect(firstYearEur[end]).toBeCloseTo(savingEur[end] - one.project.fees.entrance, 9);
        }
        expect(costs.membershipEur).toBe(one.project.fees.membership);
        if (savingEur.high <= 0) {
          expect(saves).toBe(false);
          expect(costs.verdict).toContain("ne vous ferait pas économiser");
        }
        expect(sharedKwh.low).toBeGreaterThanOrEqual(0);
        expect(sharedKwh.low).toBeLessThanOrEqual(sharedKwh.high);
        expect(savingEur.low).toBeLessThanOrEqual(savingEur.high);
        expect(localShare.high).toBeLessThanOrEqual(1 + 1e-9);
        for (const { hours } of typicalDays) {
          for (const hour of hours) expect(hour.sharedKwh).toBeLessThanOrEqual(hour.consumptionKwh + 1e-9);
        }
      }),
      { numRuns: 40 },
    );
  });
});
