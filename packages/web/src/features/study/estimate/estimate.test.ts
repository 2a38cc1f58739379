import { type EstimateBasis, type EstimatedHome, toEstimateInput } from "@mec/api/study";
import { emptyContractForm } from "@mec/domain/point";
import { formatPrice } from "@mec/domain/shared";
import { type Estimate, estimate } from "@mec/energy";
import { describe, expect, it } from "vitest";
import { homeOf } from "../../../parts/point/dossier/home-of.ts";
import { figuresOf, linesOf, optionText, whyNot } from "../../../parts/study/sum-words.ts";
import { byPriceText, manySellersText, spreadText } from "./price-words.ts";

const basis: EstimateBasis = {
  latitude: 45.76,
  longitude: 4.84,
  production: [{ productionType: "photovoltaic", powerKwc: 100, annualKwh: 100_000 }],
  pledgedShare: 0.6,
  numberOfConsumers: 12,
  price: { min: 0.08, max: 0.1 },
  fees: { membership: 0, entrance: 0, subscription: 0 },
  vatRegime: "standard",
  isBehindOneSubstation: false,
  repartitionKey: "dynamic-per-default",
};
const typed = (annualConsumption: string, contract: object = {}) =>
  homeOf(
    {
      annualConsumption,
      contract: { ...emptyContractForm, type: "TRV", tarification: "base", ...contract },
      pricesAs: "individual",
    },
    "individual",
  );

describe("the home to estimate", () => {
  it("is none until its consumption is known, and a whole number", () => {
    for (const text of ["", "0", "4500,5", "beaucoup"]) expect(typed(text)).toBeNull();
    expect(typed("4500")).toMatchObject({ yearlyConsumption: 4500, contract: { type: "TRV" } });
  });

  it("has the prices as they were typed, with their tax taken off", () => {
    const offer = { ...emptyContractForm, type: "other", tarification: "base", basePrice: "0,24" };
    expect(typed("4500", offer)?.contract?.basePrice).toBeCloseTo(0.2, 12);
  });

  it("is left at the regulated tariff while its prices are incomplete", () => {
    expect(typed("4500", { type: "other", tarification: "2Q" })?.contract).toBeNull();
  });

  it("takes the regulated prices of the day where the form asks for none", () => {
    const home = typed("4500", { type: "TRV", tarification: "2Q" });
    if (!home) throw new Error("no home");
    const { contract, offPeakHours, areHoursUsual } = toEstimateInput(
      basis,
      { ...home, consumerType: "individual" },
      "2026-03-01",
    ).home;
    expect(contract).toMatchObject({ kind: "peak", peak: expect.closeTo(0.14, 1) });
    // The hours are not known: usual ones that include midday are assumed, so that the estimate is not too
    // favourable to solar power.
    expect(areHoursUsual).toBe(true);
    expect(offPeakHours.summer).toContainEqual({ start: 13 * 60, end: 16 * 60 });
  });
});

describe("the estimate in words", () => {
  const home: EstimatedHome = { yearlyConsumption: 4500, contract: null, consumerType: "individual" };
  const of = (change: Partial<EstimateBasis> = {}, told: Partial<EstimatedHome> = {}): Estimate =>
    estimate(toEstimateInput({ ...basis, ...change }, { ...home, ...told }, "2026-03-01"));

  it("gives ranges with their unit once", () => {
    const values = figuresOf(of()).map(([, value]) => value);
    expect(values[0]).toMatch(/^de \d+ à \d+\u00a0%$/);
    expect(values[1]).toMatch(/^de [\d\u202f]+ à [\d\u202f]+\u00a0kWh$/);
  });

  it("calls a cost a cost", () => {
    const [name, value] = linesOf(of({ price: { min: 0.2, max: 0.3 } })).at(-1) ?? [];
    expect(name).toBe("En tout par an");
    expect(value).toMatch(/^de \d+ à \d+\u00a0€ de perte$/);
  });

  it("gives each thing that is paid as a line, and the entrance fee in the first year", () => {
    const fees = { membership: 10, entrance: 20, subscription: 12 };
    const lines = linesOf(of({ fees })).map(([name, value]) => `${name} ${value}`.replaceAll(/\s/gu, " "));
    expect(lines.slice(1, 4)).toEqual([
      "Ajouté par votre fournisseur −5 €",
      "Cotisation à l’association, due dès l’adhésion −10 €",
      "Abonnement du contrat de vente −14 €",
    ]);
    expect(lines[4]).toMatch(/^En tout par an de /);
    expect(lines[5]).toBe("Droit d’entrée, une seule fois −20 €");
    expect(lines[6]).toMatch(/^La première année de /);
    expect(linesOf(of()).map(([name]) => name)).toEqual([
      "Économisé sur l’énergie",
      "Ajouté par votre fournisseur",
      "En tout par an",
    ]);
  });

  it("tells the saving at each end of the announced prices, which together are its whole range", () => {
    const whole = of();
    const [cheap, dear] = whole.byPrice;
    expect([cheap?.price, dear?.price]).toEqual([0.08, 0.1]);
    expect(cheap?.savingEur.high).toBeCloseTo(whole.savingEur.high, 9);
    expect(dear?.savingEur.low).toBeCloseTo(whole.savingEur.low, 9);
    const text = byPriceText(whole, (price) => formatPrice(price, "individual", "standard"), false);
    expect(text?.replaceAll(/\s/gu, " ")).toMatch(
      /^Par an, selon le prix qui vous sera proposé : à 9,6 c€\/kWh TTC, de \d+ à \d+ € d’économie ; à 12 c€\/kWh TTC, de \d+ à \d+ € d’économie\.$/,
    );
    expect(byPriceText(of({ price: { min: 0.1, max: 0.1 } }), String, false)).toBeNull();
  });

  it("says what makes a sum that may go either way: the price, with what each of its ends brings, and no other range", () => {
    const told = (change: Partial<EstimateBasis>) => {
      const spread = spreadText(of(change), (price) => formatPrice(price, "individual", "standard"), false);
      return spread && [spread.text, ...spread.cases].join("\n").replaceAll(/[^\S\n]/gu, " ");
    };
    expect(told({ price: { min: 0.08, max: 0.16 } })).toMatch(
      /^L’écart vient surtout du prix, .* Par an :\nà 9,6 c€\/kWh TTC, de \d+ à \d+ € d’économie\nà 19,2 c€\/kWh TTC, de \d+ à \d+ € de perte$/,
    );
    expect(told({})).toBeNull();
    const fees = { membership: 60, entrance: 0, subscription: 0 };
    expect(told({ fees, price: { min: 0.08, max: 0.0801 } })).toMatch(
      /^L’écart vient surtout des autres : dans le cas le moins favorable, ils consomment en journée au moins trois fois/,
    );
  });

  it("tells by price the case that is told first, and says that it is that of no exemption", () => {
    const whole = of();
    const ended = whole.byPrice.map(({ withoutExemptionEur }) => withoutExemptionEur?.low.toFixed(0));
    const text = byPriceText(whole, String, true)?.replaceAll(/\s/gu, " ");
    expect(text).toMatch(
      /^Par an, si l’exonération s’arrêtait, selon le prix qui vous sera proposé : à 0\.08, /u,
    );
    for (const eur of ended) expect(text).toContain(`${Math.abs(Number(eur))} `);
    expect(text).not.toBe(byPriceText(whole, String, false)?.replaceAll(/\s/gu, " "));
    const spread = spreadText(of({ price: { min: 0.05, max: 0.16 } }), String, true);
    expect(spread?.text).toContain("Par an, si l’exonération s’arrêtait\u00a0:");
  });

  it("never leaves the least favourable case out: the dearest price among many who consume by day is in what is told", () => {
    const whole = of({ price: { min: 0.08, max: 0.16 } });
    const worst = Math.min(...whole.byPrice.map(({ savingEur }) => savingEur.low));
    expect(whole.savingEur.low).toBeCloseTo(worst, 9);
    expect(spreadText(whole, String, false)?.cases.join()).toContain(String(Math.round(-worst)));
  });

  it("tells the network's option beside the sum, for a project that is open to it", () => {
    expect(optionText(of())).toBeNull();
    expect(optionText(of({ isBehindOneSubstation: true }))).toMatch(
      /de \d+ à \d+\s€ par an de plus.*fournisseur/u,
    );
  });

  it("says why nothing would be saved", () => {
    expect(whyNot(of())).toBeNull();
    expect(whyNot(of({ price: { min: 0.3, max: 0.3 } }))).toMatch(/[\d,]+\u00a0c€ de plus/);
    // True of a project without a roof, and of street lights beside one: the roof gives nothing while they burn.
    const atNoHour = "Ce projet n’a pour l’instant aucune énergie à partager aux heures où vous consommez.";
    expect(whyNot(of({ production: [] }))).toBe(atNoHour);
    expect(whyNot(of({}, { consumerType: "professional", workingHours: "night" }))).toBe(atNoHour);
    // (0.1308 − 0.0484 + 0.03085) × 1.2 = 0.1359 is saved, 0.113 × 1.2 = 0.1356 is paid: 0.0003 € a kWh remain.
    expect(whyNot(of({ price: { min: 0.113, max: 0.113 } }))).toContain("les 5\u00a0€ par an");
  });
});

describe("the prices of several sellers", () => {
  const priced = { byPrice: [{ price: 0.1 }, { price: 0.116 }] };

  it("make an average where some add VAT and others do not, which the verdict says", () => {
    expect(manySellersText(priced, "individual", 0.75)?.replaceAll("\u00a0", " ")).toBe(
      "Plusieurs producteurs, chacun sa TVA : vous paieriez de 11,5 à 13,34 c€/kWh TTC en moyenne.",
    );
  });

  it("are told as announced to who reads them without tax, where all are alike, and where there is one", () => {
    expect(manySellersText(priced, "professional", 0.75)).toBeNull();
    expect(manySellersText(priced, "individual", "standard")).toBeNull();
    expect(manySellersText({ byPrice: [] }, "individual", 0.75)).toBeNull();
  });
});
