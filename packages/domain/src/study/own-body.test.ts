import { describe, expect, it } from "vitest";
import {
  type OwnBody,
  ownBodyCaseRow,
  ownBodyGain,
  ownBodyNotes,
  ownBodySum,
  ownPartOf,
  paysNobody,
} from "./own-body.ts";

// A town hall's two places receive 600 kWh and 200 kWh at 10 c€, of 1,000 kWh that are shared: 60 € and 20 € without VAT, 72 € and
// 24 € with it. Without local energy they would have paid 100 € and 30 € for it: 28 € and 6 € are saved.
const school = { savingEur: 28, energyEur: 60, subscriptionEur: 0, vatEur: 12, exemptionEur: 22 };
const hall = { savingEur: 6, energyEur: 20, subscriptionEur: 0, vatEur: 4, exemptionEur: 7 };
// Others pay 25 € for the other 200 kWh; 500 kWh of surplus are sold at 4 c€.
const roof = { sharedKwh: 1000, localSaleEur: 105, surplusSaleEur: 20, wholeSaleEur: 120 };

describe("what one gains who produces and consumes", () => {
  it("is all that its places no longer buy, its sales to others and its surplus: what it pays to itself goes round", () => {
    // 100 + 30 that it no longer pays, 25 from others, 20 for the surplus.
    expect(ownBodyGain([school, hall], [roof], 1000)).toEqual({
      savingEur: 34,
      paidToItselfEur: 80,
      vatOnItEur: 16,
      soldToOthersEur: 25,
      surplusSaleEur: 20,
      totalEur: 175,
      wholeSaleEur: 120,
      exemptionEur: 29,
    });
  });

  it("counts no VAT for who gets it back: its savings count none", () => {
    // Without VAT the school would have paid 100 / 1.2 = 83.33 €: 23.33 € are saved.
    const business = { ...school, savingEur: 100 / 1.2 - 60, vatEur: 0 };
    const { vatOnItEur, totalEur } = ownBodyGain([business], [{ ...roof, localSaleEur: 60 }], 600);
    expect(vatOnItEur).toBe(0);
    expect(totalEur).toBeCloseTo(100 / 1.2 + 20, 9);
  });

  it("gets back the subscription that its own contract asks", () => {
    const place = { ...school, savingEur: 28 - 12, subscriptionEur: 10, vatEur: 14 };
    const { paidToItselfEur, soldToOthersEur, totalEur } = ownBodyGain([place], [roof], 1000);
    expect([paidToItselfEur, soldToOthersEur]).toEqual([70, 45]);
    expect(totalEur).toBe(100 + 45 + 20);
  });

  it("is beside another seller only what it buys from itself: the part of the shared energy that is its own", () => {
    // Its roof shares a quarter: of 80 € without VAT 20 € come back, and their 4 € of VAT; of 105 € it receives 26.25 €.
    const small = { sharedKwh: 250, localSaleEur: 26.25, surplusSaleEur: null, wholeSaleEur: null };
    expect(ownBodyGain([school, hall], [small], 1000)).toEqual({
      savingEur: 34,
      paidToItselfEur: 20,
      vatOnItEur: 4,
      soldToOthersEur: 6.25,
      surplusSaleEur: null,
      totalEur: 64.25,
      wholeSaleEur: null,
      exemptionEur: 29,
    });
  });

  it("is less what its plant pays to take part, as each of its places does", () => {
    const gain = ownBodyGain([school, hall], [{ ...roof, membershipEur: 10 }], 1000);
    expect(gain).toMatchObject({ plantFeesEur: 10, totalEur: 165 });
    const named = {
      ...gain,
      name: "Langouet",
      places: ["École"],
      plants: ["Toit"],
      withoutVat: "none",
    } as const;
    expect(ownBodySum(named)).toMatchObject({ cases: [{}, { total: "165\u00a0€" }] });
    expect(ownBodySum(named).lines.at(-1)).toEqual(["Cotisation de 1\u00a0installation", "−10\u00a0€"]);
  });

  it("is nothing of what nobody shares", () => {
    const idle = { sharedKwh: 0, localSaleEur: 0, surplusSaleEur: 5, wholeSaleEur: 5 };
    expect(ownBodyGain([{ ...school, savingEur: -5 }], [idle], 0).totalEur).toBe(0);
  });
});

describe("what is said of it", () => {
  const body: OwnBody = {
    name: "Commune de Langouet",
    places: ["École", "Mairie"],
    plants: ["Toit de l’école"],
    withoutVat: "none",
    savingEur: 34.4,
    paidToItselfEur: 80.4,
    vatOnItEur: 16.4,
    soldToOthersEur: 25.4,
    surplusSaleEur: 20.4,
    totalEur: 177,
    wholeSaleEur: 120.4,
    exemptionEur: 29.3,
  };

  it("adds up as it is read, each line with its tax", () => {
    const { cases, lines } = ownBodySum(body);
    // 34 + 80 + 16 + 25 + 20; the exemption takes 29 of it.
    expect(cases.map(({ total }) => total)).toEqual(["146\u00a0€", "175\u00a0€"]);
    expect(lines).toEqual([
      ["Économies de 2\u00a0points de consommation, TTC", "34\u00a0€"],
      ["Payé à soi-même, HT\u00a0: ni coût, ni revenu", "80\u00a0€"],
      ["TVA que les économies comptent sur ce paiement", "16\u00a0€"],
      ["Ventes aux autres participants, HT", "25\u00a0€"],
      ["Vente du surplus, HT", "20\u00a0€"],
    ]);
  });

  it("names no VAT where none is counted, and a surplus of unknown price as such", () => {
    const { lines } = ownBodySum({ ...body, withoutVat: "all", vatOnItEur: 0, surplusSaleEur: null });
    expect(lines.map(([label]) => label).join()).not.toMatch(/TTC|TVA/);
    expect(lines.at(-1)).toEqual(["Vente du surplus, HT", "non connue"]);
  });

  it("tells whether sharing is worth more than selling all, by the sums that are read", () => {
    const compared = (of: OwnBody) => ownBodySum(of).cases.map((one) => [one.name, one.compared]);
    expect(compared(body)).toEqual([
      ["si l’exonération s’arrêtait", "26\u00a0€ de plus que tout vendre au réseau"],
      ["avec l’exonération de taxe (accise)", "55\u00a0€ de plus que tout vendre au réseau"],
    ]);
    expect(ownBodySum(body).cases.map(ownBodyCaseRow)[0]).toEqual([
      "En tout, si l’exonération s’arrêtait",
      "146\u00a0€\u00a0: 26\u00a0€ de plus que tout vendre au réseau",
    ]);
    // 175 − 150 = 25 €; without the exemption 25 − 29 = −4 €: what is more today may be less.
    expect(compared({ ...body, wholeSaleEur: 150 }).map(([, text]) => text)).toEqual([
      "4\u00a0€ de moins que tout vendre au réseau",
      "25\u00a0€ de plus que tout vendre au réseau",
    ]);
    const sure = { ...body, exemptionEur: 0 };
    expect(compared({ ...sure, wholeSaleEur: 200 })).toEqual([
      [null, "25\u00a0€ de moins que tout vendre au réseau"],
    ]);
    expect(compared({ ...sure, wholeSaleEur: 175 })).toEqual([[null, "autant que tout vendre au réseau"]]);
    for (const unknown of [{ wholeSaleEur: null }, { surplusSaleEur: null }])
      expect(compared({ ...sure, ...unknown })).toEqual([[null, null]]);
  });

  it("says why each place's own page and the study’s own lines tell another sum", () => {
    expect(ownBodyNotes(body).join(" ")).toMatch(
      /Ligne par ligne, l’étude compte l’économie de chacun de ces lieux après ce paiement à soi-même\. La page d’un lieu qui n’achète qu’à soi ne le compte pas/u,
    );
  });

  it("says why the installation’s page and the screen where one signs tell another sum of the same sales", () => {
    const notes = ownBodyNotes(body).join(" ");
    expect(notes).toMatch(/heure par heure.*l’écran où l’on signe.*profil type et arrondi.*projet complet/u);
  });

  it("says who it is, by which points, and what is not counted", () => {
    const notes = ownBodyNotes({ ...body, wholeSaleEur: null }).join(" ");
    for (const part of [
      "Commune de Langouet",
      "École, Mairie",
      "Toit de l’école",
      "ne se facture pas",
      "TTC",
      "comptable",
    ])
      expect(notes).toContain(part);
  });
});

describe("the part that a place's own body sells to it", () => {
  const roof = { powerKwc: 36, isOwn: true };
  const farm = { powerKwc: 108, isOwn: false };

  it("is that of its plants' power: of 36 and 108 kWc, 36 / 144 = 0.25", () => {
    expect(ownPartOf([roof, farm])).toBe(0.25);
    // A power that nobody has given weighs 1 kW, as where sellers differ in VAT.
    expect(ownPartOf([roof, { ...farm, powerKwc: null }])).toBeCloseTo(36 / 37, 12);
  });

  it("is all where it alone produces, and the place then buys from nobody", () => {
    expect(ownPartOf([roof, { ...roof, powerKwc: 9.3 }])).toBe(1);
    expect(ownPartOf([{ powerKwc: null, isOwn: true }])).toBe(1);
    expect([1, 0.25, 0, undefined].map((ownPart) => paysNobody({ ownPart }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("is none where others alone produce, or nobody does", () => {
    expect(ownPartOf([farm])).toBe(0);
    expect(ownPartOf([])).toBe(0);
  });
});
