import { expect, it } from "vitest";
import { idsToCount, losersText, losersWith, payNobody, withPrice } from "./fee-losers.ts";

const person = (low: number, high: number, membershipEur: number | null = null) => ({
  savingEur: { low, high },
  savingWithoutVatEur: null,
  withoutExemptionEur: null,
  membershipEur,
});

it("a fee makes lose whom it costs more than his best case, and may do so below his worst; today's fee is counted already", () => {
  const people = [person(4, 10), person(-3, 30), person(25, 60), person(0, 5, 20)];
  expect(losersWith(people, 0)).toEqual({
    people: 4,
    losing: 0,
    atRisk: 1,
    withoutExemption: null,
  });
  expect(losersWith(people, 20)).toMatchObject({ people: 4, losing: 1, atRisk: 1 });
  // Twenty euros more than the fee that his sum counts leave nobody less.
  expect(losersWith([person(0, 5, 20)], 40)).toMatchObject({ losing: 1, atRisk: 0 });
  // A business's own sum is without VAT.
  expect(losersWith([{ ...person(-9, -1), savingWithoutVatEur: { low: 30, high: 40 } }], 20)).toMatchObject({
    losing: 0,
  });
});

it("says how many of those who have a price a fee makes lose", () => {
  const said = (losing: number, atRisk: number, people = 7) =>
    losersText(20, { people, losing, atRisk, withoutExemption: null }).replaceAll(/\s/gu, " ");
  expect(said(2, 1)).toBe(
    "À 20,00 € par an, sur 7 personnes qui ont un prix, 2 y perdraient, même dans le meilleur cas, et 1 pourrait y perdre.",
  );
  expect(said(1, 0)).toBe(
    "À 20,00 € par an, sur 7 personnes qui ont un prix, 1 y perdrait, même dans le meilleur cas.",
  );
  expect(said(0, 3)).toBe("À 20,00 € par an, sur 7 personnes qui ont un prix, 3 pourraient y perdre.");
  expect(said(0, 0)).toBe("À 20,00 € par an, aucune des 7 personnes qui ont un prix n’y perdrait.");
  expect(said(0, 0, 1)).toBe("À 20,00 € par an, la personne qui a un prix n’y perdrait pas.");
  expect(said(1, 0, 1)).toBe(
    "À 20,00 € par an, la personne qui a un prix y perdrait, même dans le meilleur cas.",
  );
  expect(said(0, 1, 1)).toBe("À 20,00 € par an, la personne qui a un prix pourrait y perdre.");
});

it("a fee by which nobody loses today may make lose without the exemption: both cases are told", () => {
  const people = [person(4, 10), person(12, 30)].map((one) => ({
    ...one,
    withoutExemptionEur: { low: one.savingEur.low - 6, high: one.savingEur.high - 6 },
  }));
  const told = (amountEur: number, some = people) =>
    losersText(amountEur, losersWith(some, amountEur)).replaceAll(/\s/gu, " ");
  expect(told(3)).toBe(
    "À 3,00 € par an, aucune des 2 personnes qui ont un prix n’y perdrait. Si l’exonération d’accise prenait fin le 1er janvier 2027 : 1 pourrait y perdre.",
  );
  expect(told(0.5, people.slice(1))).toMatch(/ : elle n’y perdrait pas\.$/u);
  expect(told(4, people.slice(0, 1))).toMatch(
    /personne qui a un prix n’y perdrait pas\. .* : elle y perdrait, même dans le meilleur cas\.$/u,
  );
  expect(told(1, people.slice(1).concat(people.slice(1)))).toMatch(/ : personne n’y perdrait\.$/u);
});

it("counts nobody of more people than it asks about", () => {
  const page = (total: number, ...ids: string[]) => ({ total, items: ids.map((id) => ({ id })) });
  expect(idsToCount([page(1, "a"), page(2, "b", "c")], 3)).toEqual(["a", "b", "c"]);
  // A full first page of ten thousand.
  expect(idsToCount([page(10_000, "a", "b", "c"), page(0)], 3)).toEqual([]);
});

it("counts who has a price: not who was let in without one, nor a place that its own body sells to", () => {
  const of = (priceFrom: "terms" | "proposal" | "project", ownPart?: number) => ({ priceFrom, ownPart });
  const kept = withPrice([of("proposal"), of("terms"), of("project"), of("proposal", 1)] as Parameters<
    typeof withPrice
  >[0]);
  expect(kept.map(({ priceFrom }) => priceFrom)).toEqual(["proposal", "terms"]);
});

it("nobody has a price where all are the owner's own buildings", () => {
  type Told = Parameters<typeof payNobody>[0];
  const own = [{ ownPart: 1 }, { ownPart: 1 }] as Told;
  expect(payNobody(own)).toBe(true);
  expect(payNobody([...own, {} as Told[number]])).toBe(false);
  expect(payNobody([])).toBe(false);
});
