import { describe, expect, it } from "vitest";
import { fewTodayOf } from "./few-today.ts";
import { earnedWithOwn, ownBuildingsSum, ownBuildingsText, worthWithOwnText } from "./own-buildings.ts";

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const own = {
  places: 2,
  kwh: { low: 2900, high: 3400 },
  savedEur: { low: 619.6, high: 739.4 },
  tax: "TTC",
} as const;
// 9,000 kWh; a surplus at 5.36 c€ of the 5,800 kWh that two buildings leave: 310.88 €. Selling all at 9.11 c€: 819.90 €.
const alone = { low: 310.88, high: 310.88 };
const sale = {
  own,
  earnsEur: { low: 310.88, high: 760 },
  todayEur: alone,
  fullEur: { low: 700, high: 760 },
  producedKwh: 9000,
  sellingAllEur: 819.9,
};

it("says of what one's own buildings take that nobody pays for it, and what their bills fall by, to the euro", () => {
  const { label, amount, detail } = ownBuildingsSum(own)!;
  expect([label, amount, detail].map(plain)).toEqual([
    "2 900 à 3 400 kWh pour vos propres bâtiments",
    "620 à 739 € TTC",
    "rien ne vous est payé, leur facture baisse",
  ]);
  expect(plain(ownBuildingsText(own))).toBe(
    "2 900 à 3 400 kWh pour vos propres bâtiments : rien ne vous est payé, leur facture baisse de 620 à 739 € TTC par an.",
  );
  const one = { ...own, places: 1, kwh: { low: 4000, high: 4000 }, savedEur: { low: 870, high: 870 } };
  expect(plain(ownBuildingsText(one))).toBe(
    "4 000 kWh pour votre propre bâtiment : rien ne vous est payé, sa facture baisse de 870 € TTC par an.",
  );
  // Both in the unit of the larger.
  expect(plain(ownBuildingsSum({ ...own, kwh: { low: 9303, high: 20_000 } })?.label)).toBe(
    "9,3 à 20 MWh pour vos propres bâtiments",
  );
  expect(ownBuildingsSum({ ...own, places: 0 })).toBeNull();
});

it("says that taking part costs more than it saves where it does", () => {
  expect(plain(ownBuildingsText({ ...own, savedEur: { low: -19, high: -4 } }))).toContain(
    "rien ne vous est payé, et participer leur coûte plus que leur facture ne baisse",
  );
});

it("compares like with like: sales with what is saved beside them, against selling all, which saves nothing", () => {
  // Today: 310.88 + 619.60 = 930.48 to 310.88 + 739.40 = 1,050.28 €; once full, in a dull one: 700 + 619.60 to 760 + 619.60 €.
  expect(plain(worthWithOwnText(sale))).toBe(
    "Avec ce que vos bâtiments économisent, partager vaut 930 à 1 050 € par an aujourd’hui et 1 320 à 1 380 € si le projet se remplit, contre 820 € à tout vendre : c’est plus.",
  );
  // Of what is signed, where it is: 500 + 619.60 to 500 + 739.40 €.
  expect(plain(worthWithOwnText({ ...sale, signed: { sum: { earnsEur: 500 } } }))).toContain(
    "1 120 à 1 240 € par an aujourd’hui",
  );
  // Where what is signed leaves a building out, its surplus has what that building takes.
  expect(plain(worthWithOwnText({ ...sale, signed: { sum: { earnsEur: 500 }, ownLeftOut: 1 } }))).toContain(
    "930 à 1 050 € par an aujourd’hui",
  );
  expect(plain(worthWithOwnText({ ...sale, sellingAllEur: 1500 }))).toContain(
    "contre 1 500 € à tout vendre : c’est moins.",
  );
  // More once it is full, less until then: the sums say so.
  expect(plain(worthWithOwnText({ ...sale, sellingAllEur: 1100 }))).toContain(
    "contre 1 100 € à tout vendre.",
  );
});

it("is compared with what selling all brings once the plant's contract has ended, and with the published price then", () => {
  // 9,000 × 0.0536 = 482.40 €, where the contract pays 1,500 € until the day before it may share.
  const until = { producedKwh: 9000, surplusPrice: 0.0536, contractEndsOn: "2026-12-31" };
  expect(plain(worthWithOwnText({ ...sale, ...until, sellingAllEur: 1500 }))).toContain(
    "contre 480 € à tout vendre au tarif publié du surplus : c’est plus.",
  );
  expect(plain(worthWithOwnText({ ...sale, ...until, sellingAllEur: 1500, isContractOver: true }))).toContain(
    "contre 1 500 €",
  );
});

describe("where what they take in a sum is told", () => {
  // 41,200 kWh, of which they take 19,800 in an ordinary year beside those of today, and 9,300 to 20,800 in the cases of what they save.
  const hall = { ...own, kwh: { low: 9300, high: 20_800 }, savedEur: { low: 1254, high: 2760 } };
  const roof = {
    own: hall,
    producedKwh: 41_200,
    ownKwh: { low: 9000, high: 19_800 },
    surplusPrice: 0.0536,
    membershipEur: 12,
    earnsEur: { low: 1530, high: 3260 },
    // (41,200 − 19,800) × 0.0536 − 12 = 1,135.04 €.
    todayEur: { low: 1135.04, high: 1135.04 },
    fullEur: { low: 3200, high: 3260 },
    sellingAllEur: 3752,
  };

  it("adds their saving at each end to the surplus that they leave at that end", () => {
    // (41,200 − 9,300) × 0.0536 − 12 + 1,254 = 2,951.84 €; (41,200 − 20,800) × 0.0536 − 12 + 2,760 = 3,841.44 €.
    expect(plain(worthWithOwnText(roof))).toContain("partager vaut 2 950 à 3 840 € par an aujourd’hui");
    // Full, 3,200 − (9,300 − 9,000) × 0.0536 + 1,254 = 4,437.92 to 4,497.92 €.
    expect(plain(worthWithOwnText(roof))).toContain("et 4 440 à 4 500 € si le projet se remplit");
  });

  it("says that the surplus moved with them, where the parts beside it do not add up to it", () => {
    // 1,135 + 1,254 = 2,389 €, and not 2,952 €: 10,500 kWh more are sold as a surplus.
    const moved = "Le surplus vendu quand vos bâtiments prennent moins y est compté.";
    expect(worthWithOwnText(roof)).toContain(moved);
    const fixed = { ...hall, kwh: { low: 9000, high: 9000 } };
    expect(worthWithOwnText({ ...roof, own: fixed, ownKwh: { low: 9000, high: 9000 } })).not.toContain(moved);
    // Without what they take in a sum, it has nothing of it.
    expect(worthWithOwnText({ ...roof, ownKwh: undefined })).not.toContain(moved);
  });

  it("does the same of what is signed, beside what they take then", () => {
    // 1,248 € beside 18,600 kWh of theirs: 1,248 + (18,600 − 9,300) × 0.0536 + 1,254 = 3,000.48 €, to 1,248 − 2,200 × 0.0536 + 2,760 = 3,890.08 €.
    const signed = { sum: { earnsEur: 1248, ownKwh: 18_600 } };
    expect(plain(worthWithOwnText({ ...roof, todayEur: null, signed }))).toContain(
      "partager vaut 3 000 à 3 890 € par an aujourd’hui",
    );
  });

  it("says of few buyers, who sign nothing yet, what it is worth at least today", () => {
    const few = {
      ...roof,
      todayEur: null,
      agreed: { consumers: 1, price: { min: 0.1, max: 0.1 } },
      soldAt: { min: 0.1, max: 0.1 },
      ownAloneKwh: 20_000,
    };
    expect(plain(worthWithOwnText(few))).toContain("partager vaut au moins 2 950 € par an aujourd’hui");
    // Cheaper than a surplus, nothing says the least.
    const cheap = { min: 0.04, max: 0.04 };
    expect(
      plain(worthWithOwnText({ ...few, soldAt: cheap, agreed: { consumers: 1, price: cheap } })),
    ).not.toContain("aujourd’hui");
    expect(earnedWithOwn(few)).toEqual({ low: expect.closeTo(2951.84), high: expect.closeTo(4497.92) });
  });

  it("pays back from the least of today to the most of a full project", () => {
    expect(earnedWithOwn(roof)).toEqual({ low: expect.closeTo(2951.84), high: expect.closeTo(4497.92) });
  });
});

it("says of both, with the excise exemption and without, and that it is more only where it is so in each case", () => {
  // Without it: 310.88 + 440 = 750.88 to 310.88 + 560 = 870.88 €; once full 700 + 440 to 760 + 440 €.
  const ended = { ...sale, own: { ...own, withoutExemptionEur: { low: 440, high: 560 } } };
  expect(plain(worthWithOwnText(ended))).toBe(
    "Avec ce que vos bâtiments économisent, partager vaut, si l’exonération s’arrêtait, 750 à 870 € par an aujourd’hui et 1 140 à 1 200 € si le projet se remplit ; avec l’exonération de taxe (accise), 930 à 1 050 € par an aujourd’hui et 1 320 à 1 380 € si le projet se remplit ; contre 820 € à tout vendre.",
  );
  expect(plain(worthWithOwnText({ ...ended, sellingAllEur: 740 }))).toContain(
    "740 € à tout vendre : c’est plus.",
  );
});

it("tells of few no more than a full project, and compares with nothing where selling all has no price", () => {
  expect(plain(worthWithOwnText({ ...sale, todayEur: null }))).toBe(
    "Avec ce que vos bâtiments économisent, partager vaut 1 320 à 1 380 € si le projet se remplit, contre 820 € à tout vendre : c’est plus.",
  );
  expect(worthWithOwnText({ ...sale, sellingAllEur: null })).toBeNull();
  // A contract whose buyer takes no rest, over 100 kWc: what sharing brings is not known whole.
  expect(worthWithOwnText({ ...sale, surplusPrice: null })).toBeNull();
  expect(worthWithOwnText({ ...sale, own: { ...own, places: 0 } })).toBeNull();
});

it("leaves less as a surplus to the sum of few", () => {
  const few = {
    earnsEur: { low: 400, high: 760 },
    agreed: { consumers: 2 },
    producedKwh: 9000,
    soldAt: { min: 0.1, max: 0.1 },
    surplusPrice: 0.0536,
  };
  // (9,000 − 3,200) × 0.0536 = 310.88 €.
  expect(plain(fewTodayOf({ ...few, ownKwh: { low: 900, high: 3200 } })?.today)).toBe("au moins 310 €");
  expect(plain(fewTodayOf(few)?.today)).toBe("au moins 480 €");
  // Cheaper than a surplus, at most: (9,000 − 900) × 0.0536 = 434.16 €.
  const cheap = { ...few, soldAt: { min: 0.05, max: 0.05 }, ownKwh: { low: 900, high: 3200 } };
  expect(plain(fewTodayOf(cheap)?.today)).toBe("au plus 430 €");
});
