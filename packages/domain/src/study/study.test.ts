import { describe, expect, it } from "vitest";
import { repartitionKeys } from "../project/index.ts";
import {
  candidateReason,
  curveErasure,
  defaultMethod,
  estimateInputSchema,
  localPrice,
  lossWarning,
  methodsOfKey,
  oldTariffsText,
  paidEachYear,
  pointsOfMethod,
  repartitionDesignSchema,
  type SharingMethod,
  studyMessages,
  supplyPrices,
} from "./index.ts";

const a = "00000000-0000-4000-8000-00000000000a";
const b = "00000000-0000-4000-8000-00000000000b";
const messagesOf = (design: unknown) =>
  repartitionDesignSchema.safeParse(design).error?.issues.map(({ message }) => message) ?? [];
const shares = (...percents: number[]) =>
  percents.map((percent, index) => ({ consumptionPointId: index === 0 ? a : b, percent }));

describe("a repartition key's design", () => {
  const methods: Record<SharingMethod["kind"], SharingMethod> = {
    prorata: { kind: "prorata" },
    static_shares: { kind: "static_shares", shares: shares(60, 40) },
    fixed_shares: { kind: "fixed_shares", shares: shares(60, 40) },
    priority_groups: { kind: "priority_groups", groups: [{ name: "Écoles", consumptionPointIds: [a] }] },
    monthly_cap: { kind: "monthly_cap", commonKwh: null, caps: [{ consumptionPointId: a, kwh: 100 }] },
    social_bonus: { kind: "social_bonus", consumptionPointIds: [a], factor: 2 },
    optimised: { kind: "optimised", goal: "smallest_saving" },
  };

  it.each(repartitionKeys)("under the key %s is made by the methods of that key only", (key) => {
    for (const method of Object.values(methods)) {
      const fits = methodsOfKey[key].includes(method.kind);
      expect(messagesOf({ key, method }), method.kind).toEqual(fits ? [] : [studyMessages.methodOfKey]);
    }
  });

  it("gives shares that add up to 100 % at most, to somebody, and to nobody twice", () => {
    const check = (list: unknown) =>
      messagesOf({ key: "static", method: { kind: "static_shares", shares: list } });
    expect(check(shares(60, 40))).toEqual([]);
    expect(check(shares(100 / 3, 200 / 3))).toEqual([]);
    expect(check(shares(60, 40.1))).toEqual([studyMessages.sharesOver100]);
    expect(check(shares(0, 0))).toEqual([studyMessages.sharesMissing]);
    expect(check([...shares(10), ...shares(20)])).toEqual([studyMessages.participantTwice]);
    expect(check(shares(-1))).toContain(studyMessages.percent);
  });

  it("puts nobody in two groups", () => {
    const groups = [
      { name: "Écoles", consumptionPointIds: [a] },
      { name: "Voisins", consumptionPointIds: [b, a] },
    ];
    expect(messagesOf({ key: "dynamic-simple", method: { kind: "priority_groups", groups } })).toEqual([
      studyMessages.participantTwice,
    ]);
  });

  it("says whom it names", () => {
    expect(Object.values(methods).map((method) => pointsOfMethod(method).length)).toEqual([
      0, 2, 2, 1, 1, 1, 0,
    ]);
  });

  it("is, before the owner chooses, made of the annual consumptions", () => {
    const consumers = [
      { consumptionPointId: a, annualKwh: 3000 },
      { consumptionPointId: b, annualKwh: 1000 },
    ];
    expect(defaultMethod("static", consumers)).toEqual({ kind: "static_shares", shares: shares(75, 25) });
    for (const key of repartitionKeys) {
      expect(messagesOf({ key, method: defaultMethod(key, consumers) })).toEqual([]);
    }
  });
});

describe("readings", () => {
  it.each([
    ["2026-02-01T00:00:00.000Z", "2028-02-01T00:00:00.000Z"],
    ["2024-02-29T23:59:59.999Z", "2026-02-01T00:00:00.000Z"],
    ["2025-12-31T12:00:00.000Z", "2027-12-01T00:00:00.000Z"],
  ])("received on %s are erased on %s", (received, erased) => {
    expect(curveErasure(new Date(received)).toISOString()).toBe(erased);
  });
});

describe("the price of a local kWh", () => {
  it("is the one proposed, else the middle of what the producers ask", () => {
    expect(localPrice(0.11, [{ min: 0.1, max: 0.2 }])).toBe(0.11);
    // (0.15 + 0) / 2
    expect(localPrice(null, [{ min: 0.1, max: 0.2 }, null])).toBeCloseTo(0.075, 12);
    expect(localPrice(null, [])).toBe(0);
  });
});

describe("the reason why a candidate is worth accepting", () => {
  const gain = { low: 10, high: 60, isWithoutVat: false };
  it.each([
    [{ sharedKwh: 0, surplusKwh: 0, usefulPart: 0 }, /Toute la production est déjà utilisée/],
    [{ sharedKwh: 0, surplusKwh: 900, usefulPart: 0 }, /quand il ne reste rien/],
    [
      { sharedKwh: 1200, surplusKwh: 2000, usefulPart: 0.5 },
      /Très bon complément : 1\u202f200\u00a0kWh du surplus \(60\u00a0%\) lui iraient, soit 50\u00a0% de/,
    ],
    [{ sharedKwh: 800, surplusKwh: 4000, usefulPart: 0.2 }, /^Bon complément .*\(20\u00a0%\)/],
    [{ sharedKwh: 300, surplusKwh: 4000, usefulPart: 0.05 }, /^Complément modeste/],
  ])("%o", (value, reason) => {
    expect(candidateReason({ ...value, saving: gain })).toMatch(reason);
  });

  it("is that he would lose, even in his best case, whatever he would use", () => {
    const good = { sharedKwh: 1200, surplusKwh: 2000, usefulPart: 0.5 };
    const at = (low: number, high: number, isWithoutVat = false) =>
      candidateReason({ ...good, saving: { low, high, isWithoutVat } });
    expect(at(-73, -25)).toBe("Il y perdrait de 25 à 73\u00a0€ par an\u00a0: proposez-lui un prix plus bas.");
    expect(at(-30, -30, true)).toContain("Il y perdrait 30\u00a0€\u00a0HT par an");
    expect(at(-73, 2)).toMatch(/^Très bon complément/);
  });
});

describe("what is left to a participant in a year", () => {
  it("is warned of as soon as it is nothing", () => {
    expect(lossWarning(0.4)).toBeNull();
    expect(lossWarning(-12, true)).toContain("12\u00a0€\u00a0HT de plus par an");
    expect(lossWarning(0)).toBe("Ce projet ne lui ferait pas économiser.");
    expect(lossWarning(-12.4)).toContain("coûterait 12\u00a0€ de plus par an");
  });

  it("has a line for each thing that is paid, and none for what is not", () => {
    const paid = { participationEur: 5.36, membershipEur: 0, subscriptionEur: 12, entranceEur: 20 };
    const lines = [
      { cost: "participationEur", eur: 5.36 },
      { cost: "subscriptionEur", eur: 12 },
    ];
    expect(paidEachYear(paid)).toEqual(lines);
    expect(paidEachYear({ ...paid, membershipEur: null })).toEqual(lines);
  });
});

describe("figures that nobody compared with their source for long", () => {
  it("are told with the day of the oldest, and by their names", () => {
    expect(oldTariffsText([])).toBeNull();
    const old = [
      { figure: "excises", checkedOn: "2026-02-05" },
      { figure: "surplusPrices", checkedOn: "2026-03-01" },
    ] as const;
    expect(oldTariffsText(old)).toContain(
      "Tarifs vérifiés le 5 février 2026\u00a0: accise sur l’électricité, prix d’achat du surplus.",
    );
    const fresh = [{ figure: "networkShares", checkedOn: "2026-11-22" }] as const;
    expect(oldTariffsText(old.slice(0, 1), [...old, ...fresh])).toContain(
      "Tarifs vérifiés le 22 novembre 2026, sauf, le 5 février 2026\u00a0: accise sur l’électricité.",
    );
  });
});

describe("a home to estimate", () => {
  const coordinates = { latitude: 48.1, longitude: -1.6 };
  it("says where it is and what it consumes, the contract may be unknown", () => {
    const judge = (input: unknown) => estimateInputSchema.safeParse(input).success;
    expect(judge({ coordinates, yearlyConsumption: 4000 })).toBe(true);
    expect(judge({ coordinates, yearlyConsumption: 4000, contract: null })).toBe(true);
    expect(judge({ coordinates, yearlyConsumption: 0 })).toBe(false);
    expect(judge({ yearlyConsumption: 4000 })).toBe(false);
    expect(judge({ coordinates, yearlyConsumption: 4000, prm: "1" })).toBe(false);
  });
});

describe("what a contract says of prices", () => {
  it("is the regulated tariff of the day wherever that is the offer, whatever was filled in", () => {
    const regulated = { type: "TRV", tarification: "base", basePrice: 0.1617 } as const;
    expect(supplyPrices(regulated)).toEqual({ regulated: "base", power: null });
    expect(supplyPrices({ ...regulated, subscribedPower: "upTo36" })).toEqual({
      regulated: "base",
      power: "upTo36",
    });
    expect(supplyPrices({ ...regulated, type: "other" })).toEqual({ kind: "base", price: 0.1617 });
    expect(supplyPrices(null)).toEqual({ regulated: "base", power: null });
  });
});
