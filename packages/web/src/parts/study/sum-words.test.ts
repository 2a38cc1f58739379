import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstYearText } from "./net-sentence.ts";
import { netText } from "./net-words.ts";
import {
  addsUp,
  casesWithVat,
  endedSum,
  figuresOf,
  linesOf,
  linesOfExemption,
  linesWithVat,
  whyNot,
} from "./sum-words.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");

const home = {
  localShare: { low: 0.1, high: 0.3 },
  sharedKwh: { low: 500, high: 1500 },
  energyEur: { low: 28, high: 106 },
  savingEur: { low: 8, high: 86 },
  firstYearEur: { low: 8, high: 86 },
  savingWithoutVatEur: null,
  costsWithoutVat: null,
  participationEur: 5.4,
  membershipEur: 15,
  subscriptionEur: 0,
  entranceEur: 0,
  networkOptionEur: null,
  saves: true,
  verdict: "",
  withoutExemptionEur: null,
  caution: null,
};
/** A gain with VAT, a possible loss without: the producer adds none. */
const business = {
  ...home,
  savingWithoutVatEur: { low: -12, high: 9 },
  costsWithoutVat: { participationEur: 4.5, membershipEur: 15, subscriptionEur: 0, entranceEur: 0 },
};
const named = (lines: [string, string][]) => lines.map(([name, value]) => `${name} = ${plain(value)}`);

describe("the sum of a business", () => {
  it("is told without VAT, and says so", () => {
    expect(plain(netText(business))).toBe(
      "de 12 € HT de perte à 9 € HT d’économie par an, cotisation comprise",
    );
    const lost = { ...business, saves: false, savingWithoutVatEur: { low: -12, high: -3 } };
    expect(netText(lost)).toBeNull();
    expect(named(linesOf(lost))).toContain("En tout par an, HT = de 3 à 12 € de perte");
    expect(whyNot(lost)).toContain("hors taxes");
  });

  it("has its lines without VAT, which add up to the sum that is told", () => {
    expect(named(linesOf(business))).toEqual([
      "Économisé sur l’énergie, HT = +8 à 29 €",
      "Ajouté par votre fournisseur, HT = −5 €",
      "Cotisation à l’association, due dès l’adhésion, HT = −15 €",
      "En tout par an, HT = de 12 € de perte à 9 € d’économie",
    ]);
  });

  it("has the lines with VAT besides, which a home has alone", () => {
    expect(named(linesWithVat(business) ?? [])).toEqual(named(linesOf(home)));
    expect(linesWithVat(home)).toBeNull();
  });

  it("has its less favourable cases with VAT besides, too: a loss in them is not told without it alone", () => {
    const later = { year: 5, savingEur: { low: -3, high: 40 }, savingWithoutVatEur: { low: -20, high: 2 } };
    const told = { ...business, withoutExemptionWithVatEur: { low: -30, high: 14 }, later };
    expect(named(casesWithVat(told))).toEqual([
      "Si l’exonération d’accise s’arrêtait = de 30 € TTC de perte à 14 € TTC d’économie",
      "Année 5, prix du fournisseur inchangé = de 3 € TTC de perte à 40 € TTC d’économie",
    ]);
    expect(casesWithVat(business)).toEqual([]);
    expect(casesWithVat({ ...home, withoutExemptionWithVatEur: { low: 1, high: 2 }, later })).toEqual([]);
  });

  it("that gets no VAT back is with VAT, and every line says so", () => {
    const townHall = { ...home, isVatCounted: true };
    expect(plain(netText(townHall))).toBe("de 8 à 86 € TTC d’économie par an, cotisation comprise");
    expect(named(linesOf(townHall)).at(-1)).toBe("En tout par an, TTC = de 8 à 86 € d’économie");
    expect(linesWithVat(townHall)).toBeNull();
  });

  it("tells its first year without VAT as well", () => {
    const costsWithoutVat = { ...business.costsWithoutVat, entranceEur: 20 };
    expect(named(linesOf({ ...business, costsWithoutVat })).at(-1)).toBe(
      "La première année, HT = de 11 à 32 € de perte",
    );
    expect(plain(firstYearText({ ...business, entranceEur: 20 }))).toBe(
      "La première année, droit d’entrée de 20 € compris : de 11 à 32 € HT de perte.",
    );
  });
});

it("says what the exemption leaves, of the least energy and of the most, and the sum with it", () => {
  // 9 000 and 12 000 kWh at 0.03085 €: 277.7 and 370.2; the sums' own ends stand at other kWh.
  const bakery = { ...business, savingWithoutVatEur: { low: 161.4, high: 461.2 } };
  const taken = { low: 277.7, high: 370.2 };
  expect(named(linesOfExemption(bakery, { left: { low: -143.2, high: 94.1 }, taken }))).toEqual([
    "Exonération d’accise, HT = +278 à 370 €",
    "En tout par an, HT = de 161 à 461 € d’économie",
  ]);
  // Its ends are of different cases: the page says so.
  expect(addsUp(bakery, { left: { low: -143.2, high: 94.1 }, taken })).toBe(false);
  // Of one case alone what is read adds up: 20.4 − 15.6 = 4.8 reads 20 − 15 = 5.
  const sure = { ...home, savingEur: { low: 20.4, high: 20.4 }, isVatCounted: true };
  const one = { left: { low: 4.8, high: 4.8 }, taken: { low: 15.6, high: 15.6 } };
  expect(addsUp(sure, one)).toBe(true);
  expect(named(linesOfExemption(sure, one))[0]).toBe("Exonération d’accise, TTC = +15 €");
});

it("lets the lines of both cases add up to the euro where their ends are of the same cases", () => {
  // 134.2 − 106.6 = 27.6 reads 134 − 106 = 28, and 1 341.4 − 562.8 = 778.6 reads 1 341 − 562 = 779.
  const baker = { ...business, savingWithoutVatEur: { low: 134.2, high: 1341.4 } };
  const ended = { left: { low: 27.6, high: 778.6 }, taken: { low: 106.6, high: 562.8 } };
  expect(named(linesOfExemption(baker, ended))).toEqual([
    "Exonération d’accise, HT = +106 à 562 €",
    "En tout par an, HT = de 134 à 1 341 € d’économie",
  ]);
  expect(named(linesOf(endedSum(baker, ended))).at(-1)).toBe("En tout par an, HT = de 28 à 779 € d’économie");
  expect(addsUp(baker, ended)).toBe(true);
});

it("says beside a sum what its first year is, to the euro of its lines, and nothing where nothing is paid on entering", () => {
  const entering = { ...home, savingEur: { low: 0.6, high: 13.5 }, entranceEur: 9.6 };
  expect(plain(firstYearText(entering))).toBe(
    "La première année, droit d’entrée de 10 € compris : de 9 € de perte à 4 € d’économie.",
  );
  expect(named(linesOf(entering)).at(-1)).toBe("La première année = de 9 € de perte à 4 € d’économie");
  expect(firstYearText(home)).toBeNull();
  // A server of the former release.
  expect(firstYearText({ savingEur: home.savingEur, savingWithoutVatEur: null })).toBeNull();
});

it.each([
  [{ low: 966, high: 1217 }, "de 970 à 1 200 kWh"],
  [{ low: 1150, high: 9049 }, "de 1 150 à 9 050 kWh"],
  [{ low: 7188, high: 11_682 }, "de 7,2 à 11,5 MWh"],
  [{ low: 0, high: 42 }, "de 0 à 42 kWh"],
])(
  "the energy of %j is told to half of its second figure: 46 % of 2 500 kWh reads 1 150",
  (sharedKwh, told) => {
    expect(named(figuresOf({ ...home, sharedKwh }))).toContain(`Énergie locale par an = ${told}`);
  },
);

const wholeIn = (text: string) => {
  const [least = 0, most = least] = [...text.matchAll(/[−+]?\d+/gu)].map(([found]) =>
    Number(found.replace("−", "-")),
  );
  return [least, most] as const;
};

describe("the lines of a sum", () => {
  it("add up as they are read, to the sum that is told elsewhere: +12 −5 −15 is a loss of 8", () => {
    const lost = {
      ...home,
      energyEur: { low: 12.6, high: 12.9 },
      savingEur: { low: -7.8, high: -7.5 },
      entranceEur: 20.4,
    };
    expect(named(linesOf(lost))).toEqual([
      "Économisé sur l’énergie = +12 €",
      "Ajouté par votre fournisseur = −5 €",
      "Cotisation à l’association, due dès l’adhésion = −15 €",
      "En tout par an = 8 € de perte",
      "Droit d’entrée, une seule fois = −20 €",
      "La première année = 28 € de perte",
    ]);
  });

  it("add up whatever the amounts", () => {
    const cents = fc.integer({ min: 0, max: 90_000 }).map((all) => all / 100);
    fc.assert(
      fc.property(cents, cents, cents, cents, (low, wider, participationEur, membershipEur) => {
        const paid = participationEur + membershipEur;
        const range = { low: low + paid, high: low + wider + paid };
        const lines = linesOf({
          ...home,
          ...{ participationEur, membershipEur, energyEur: range },
          savingEur: { low, high: low + wider },
        }).map(([, value]) => wholeIn(value.replaceAll(/\s/gu, "")));
        const total = lines.at(-1) ?? [0, 0];
        for (const end of [0, 1] as const) {
          const sum = lines.slice(0, -1).reduce((all, line) => all + line[end], 0);
          expect(sum).toBe(total[end]);
        }
      }),
    );
  });
});

describe("the sum of a home", () => {
  it("is told with VAT", () => {
    expect(plain(netText(home))).toBe("de 8 à 86 € d’économie par an, cotisation comprise");
    expect(named(figuresOf(home)).join()).not.toContain("€");
    expect(named(linesOf(home)).join()).not.toContain("TTC");
  });

  it("has its lines in whole euros, each with its sign, and their sum", () => {
    expect(named(linesOf(home))).toEqual([
      "Économisé sur l’énergie = +28 à 106 €",
      "Ajouté par votre fournisseur = −5 €",
      "Cotisation à l’association, due dès l’adhésion = −15 €",
      "En tout par an = de 8 à 86 € d’économie",
    ]);
    const large = linesOf({ ...home, savingEur: { low: 115.6, high: 1712.6 } });
    expect(large[0]?.[1]).toBe("+136 à 1\u202f733\u00a0€");
    const costly = { ...home, savingEur: { low: -24.4, high: -11.4 } };
    expect(named(linesOf(costly))[0]).toBe("Sur l’énergie = de 4 € de perte à 9 € d’économie");
    const lost = { ...home, savingEur: { low: -97.4, high: -58.4 } };
    expect(named(linesOf(lost))[0]).toBe("Sur l’énergie = de 38 à 77 € de perte");
  });
});
