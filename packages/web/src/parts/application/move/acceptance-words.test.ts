import { describe, expect, it } from "vitest";
import {
  headText,
  isOverbooked,
  overbookedText,
  personText,
  pricesText,
  reservedText,
} from "./acceptance-words.ts";

const plain = (text: string) => text.replaceAll(/\s/gu, " ");
const saving = { savingEur: { low: 8.2, high: 86.4 }, savingWithoutVatEur: null, later: null };
const person = (price: { min: number; max: number } | null, priceFrom = "proposal") =>
  ({ price, priceFrom }) as Parameters<typeof pricesText>[0]["people"][number];
const at = (price: number) => person({ min: price, max: price });

describe("before candidates are accepted, the owner reads", () => {
  it("what each would receive and gain", () => {
    const sharedKwh = { low: 903, high: 1198 };
    expect(plain(personText({ ...saving, sharedKwh }))).toBe(
      "de 900 à 1 200 kWh, de 8 à 86 € d’économie par an",
    );
    const later = { year: 5, savingEur: { low: -6, high: -1 }, savingWithoutVatEur: null };
    expect(plain(personText({ ...saving, sharedKwh, later }))).toBe(
      "de 900 à 1 200 kWh, de 8 à 86 € d’économie par an, de 1 à 6 € de perte l’année 5",
    );
  });

  it("at which price: the proposed one, the announced one, or each his own", () => {
    const told = (...people: ReturnType<typeof person>[]) =>
      plain(pricesText({ people, vatRegime: "standard" }, "individual"));
    expect(told(at(0.12), at(0.12))).toBe("Au prix proposé : 14,4 c€/kWh TTC.");
    expect(told(at(0.12), at(0.1))).toContain("À chacun son prix");
    expect(told(person({ min: 0.1, max: 0.12 }, "project"))).toContain(
      "Au prix annoncé sur votre page : de 12 à 14,4 c€/kWh TTC.",
    );
    expect(told(person(null, "project"))).toContain("Au prix annoncé sur votre page : gratuit.");
    expect(told(at(0.12), person({ min: 0.1, max: 0.12 }, "project"))).toContain("sans proposition");
    const own = person({ min: 0.2, max: 0.2 }, "terms");
    expect(told(own)).toBe("Au prix de conditions de vente propres : 24 c€/kWh TTC.");
    expect(told(own, at(0.12))).toContain("celui de ses conditions de vente, sinon celui que vous lui");
  });

  it("no price of who buys from himself alone, beside others who have one or by himself", () => {
    const own = { ...person({ min: 0.1, max: 0.12 }, "project"), ownPart: 1 };
    const told = (...people: ReturnType<typeof person>[]) =>
      plain(pricesText({ people, vatRegime: "standard" }, "individual"));
    expect(told(own, own)).toBe(
      "On ne s’achète pas à soi-même : rien à payer pour l’électricité, pas de contrat.",
    );
    expect(told(own, at(0.12))).toBe("Au prix proposé : 14,4 c€/kWh TTC.");
  });

  it("the reserved part of the production before and after, and who counts for nothing in it", () => {
    const known = { isConsumptionKnown: true };
    const told = (unknown: number) =>
      plain(
        reservedText({
          reserved: { before: 0.2, after: 0.4 },
          people: [known, ...new Array(unknown).fill({ isConsumptionKnown: false })] as never,
        }),
      );
    expect(told(0)).toBe("Production réservée : 20 % aujourd’hui, 40 % après.");
    expect(told(1)).toContain("1 personne n’a pas dit");
    expect(told(2)).toContain("2 personnes n’ont pas dit");
    expect(plain(reservedText({ reserved: null, people: [] }))).toContain("n’est pas connue");
  });

  it("what the figures are, or that nobody chosen is a candidate any more", () => {
    const one = { membershipEur: 0, isIndexed: false };
    expect(headText({ people: [one] })).toMatch(/il lui en resterait, sans cotisation$/u);
    expect(headText({ people: [one] })).toContain("Ce que cette personne recevrait");
    expect(headText({ people: [one, one] })).toContain("chacun recevrait");
    expect(headText({ people: [one, { ...one, isIndexed: true }] })).toMatch(/, au prix de départ$/u);
    expect(headText({ people: [] })).toContain("Plus aucune de ces candidatures n’est ouverte");
  });

  it("that more is reserved than is produced", () => {
    expect([0.9, 1, 1.2].map((after) => isOverbooked({ reserved: { before: 0.5, after } }))).toEqual([
      false,
      false,
      true,
    ]);
    // 1.2 times a year's kWh may leave a surplus at noon: who consumes at night takes none of it, as the study says.
    expect(plain(overbookedText())).toMatch(
      /^Sur l’année, en kWh, c’est plus que vous ne produisez : .* a lieu hors des heures de production : voyez l’étude\.$/,
    );
  });
});
