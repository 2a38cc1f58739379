import { describe, expect, it } from "vitest";
import { announcedText, keptSum, type SumNow } from "./kept-sum.ts";
import { changedInputs } from "./own-inputs.ts";
import { sameSinceProposalText, sinceProposalText, sinceSignatureText, sinceYesText } from "./since-yes.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;
const range = (low: number, high: number) => ({ low, high });
const sum = (given: Partial<SumNow> = {}): SumNow => ({
  savingEur: range(8, 86),
  savingWithoutVatEur: null,
  isVatCounted: false,
  membershipEur: 12,
  billEur: 1246.6,
  ...given,
});
const agreed = keptSum(sum(), new Date("2026-11-12T09:00:00Z"));
const waiting = (given: Partial<SumNow>, more: object = {}) =>
  plain(sinceProposalText({ ...sum(given), ...more, agreed }));

describe("the sum that a price was told with", () => {
  it("stands with its day beside today's, in one line, whatever moved it", () => {
    expect(waiting({ savingEur: range(5, 80) })).toBe(
      "Le 12 novembre 2026 : de 8 à 86 € d’économie ; aujourd’hui : de 5 à 80 € d’économie. L’estimation suit qui participe ou le demande, ce que chacun consomme, et les tarifs.",
    );
  });

  it("is told as earlier on the day on which both are read", () => {
    const told = { savingEur: range(5, 80) };
    expect(waiting({ ...told, today: "2026-11-12" })).toMatch(
      /^Plus tôt aujourd’hui : de 8 à 86 € d’économie ; maintenant : de 5 à 80 €/u,
    );
    expect(waiting({ ...told, today: "2026-11-13" })).toMatch(/^Le 12 novembre 2026 : .* ; aujourd’hui : /u);
  });

  it("is told again as unchanged once its day is over, and never for less than the rounding", () => {
    const told = { ...sum({ savingEur: range(8.3, 86.4) }), agreed };
    expect(sinceProposalText(told)).toBeNull();
    expect(sameSinceProposalText(told, "2026-11-12")).toBeNull();
    expect(plain(sameSinceProposalText(told, "2026-11-13"))).toBe(
      "Somme inchangée depuis le 12 novembre 2026.",
    );
    expect(sameSinceProposalText({ ...told, savingEur: range(5, 80) }, "2026-11-13")).toBeNull();
  });

  it("names the fee of each day where it is another, and does not tell it twice", () => {
    const at = "2026-11-20T09:00:00.000Z";
    const written = { termsSince: at, written: [{ what: "fee", at }] };
    const both =
      "Le 12 novembre 2026 : de 8 à 86 € d’économie (12 € de cotisation) ; aujourd’hui : de 5 à 83 € d’économie (15 € de cotisation).";
    expect(waiting({ savingEur: range(5, 83), membershipEur: 15 }, written)).toBe(both);
    const contract = { what: "contract", at } as const;
    expect(waiting({ savingEur: range(5, 83), membershipEur: 15 }, { ...written, written: [contract] })).toBe(
      `${both} Depuis, on a enregistré, le 20 novembre 2026, le contrat de vente.`,
    );
  });

  it("says that one's own bill is counted otherwise, so that nobody else is thought to have moved it", () => {
    expect(waiting({ savingEur: range(5, 80), billEur: 1300 })).toContain(
      "Depuis, votre énergie d’une année est comptée 1 300 €, et non plus 1 247 €.",
    );
    // A euro more is nobody's doing.
    expect(waiting({ savingEur: range(5, 80), billEur: 1248 })).not.toContain("et non plus");
    expect(waiting({ billEur: 1300 })).toBe(
      "Depuis le 12 novembre 2026, votre énergie d’une année est comptée 1 300 €, et non plus 1 247 € : la somme est la même.",
    );
  });

  it("is told in one sentence where something changed and it did not, also on one day", () => {
    expect(waiting({ billEur: 1300, today: "2026-11-12" })).toBe(
      "Entre-temps, votre énergie d’une année est comptée 1 300 €, et non plus 1 247 € : la somme est la même.",
    );
  });

  it("is the one that is compared with after a yes and a signature, too", () => {
    const moved = { ...sum({ savingEur: range(5, 80) }), agreed };
    expect(plain(sinceYesText(moved, true))).toMatch(
      /^Le 12 novembre 2026 : de 8 à 86 € .* Rien ne vous engage avant votre signature\.$/u,
    );
    expect(plain(sinceSignatureText(moved))).toMatch(/^Le 12 novembre 2026 : de 8 à 86 € /u);
    expect(sinceYesText({ ...sum(), agreed }, true)).toBeNull();
  });
});

describe("what its holder changed of his own place", () => {
  const own = { use: "a", hours: "b", contract: "c", kind: "d" };
  const then = keptSum(sum({ own, sharedKwh: range(1200, 2450) }), new Date("2026-11-12T09:00:00Z"));

  it("is named first, with the local energy of both days", () => {
    const now = { ...sum({ savingEur: range(5, 43), sharedKwh: range(730, 1900) }), agreed: then };
    const ownChanges = changedInputs(then.own, { ...own, hours: "e" });
    expect(ownChanges).toEqual(["hours"]);
    expect(plain(sinceProposalText({ ...now, ownChanges }))).toBe(
      "Le 12 novembre 2026 : de 8 à 86 € d’économie ; aujourd’hui : de 5 à 43 € d’économie. Depuis, vous avez changé vos heures creuses, et l’électricité locale comptée est de 730 à 1 900 kWh, et non plus de 1 200 à 2 450 kWh.",
    );
  });

  it("is told of no sum that did not keep it", () => {
    expect(changedInputs(agreed.own, own)).toEqual([]);
  });
});

describe("where both cases of the exemption are told", () => {
  const cases = { withoutExemptionEur: range(-58, -8) };
  const now = sum({ savingEur: range(5, 80), withoutExemptionEur: range(-60, -10) });

  it("both are recalled of the day of the price", () => {
    const then = keptSum(sum(cases), new Date("2026-11-12T09:00:00Z"));
    expect(plain(sinceProposalText({ ...now, agreed: then }))).toContain(
      "Le 12 novembre 2026 : de 8 à 58 € de perte sans l’exonération d’accise, de 8 à 86 € d’économie avec ; aujourd’hui : de 10 à 60 € de perte sans l’exonération d’accise, de 5 à 80 € d’économie avec.",
    );
    expect(sinceProposalText({ ...sum(cases), agreed: then })).toBeNull();
    expect(plain(announcedText(now, sum(cases), "12 c€"))).toContain(
      "de 8 à 58 € de perte sans l’exonération",
    );
  });

  it("a sum that kept one of them alone is called what it is", () => {
    expect(plain(sinceProposalText({ ...now, agreed }))).toContain(
      "Le 12 novembre 2026 : de 8 à 86 € d’économie avec l’exonération d’accise ; aujourd’hui",
    );
    expect(
      plain(sinceYesText({ ...now, agreed: { savingEur: range(7, 58), savingWithoutVatEur: null } }, true)),
    ).toContain("(c’était de 7 à 58 € d’économie avec l’exonération d’accise)");
  });
});

describe("what the project's page told before he applied", () => {
  it("stands beside the sum of his price, where that is another", () => {
    const price = "de 10 à 12 c€/kWh TTC";
    expect(plain(announcedText(sum({ savingEur: range(5, 80) }), sum(), price))).toBe(
      "La page du projet disait de 8 à 86 € d’économie, au prix annoncé, de 10 à 12 c€/kWh TTC, avec les participants et installations d’alors.",
    );
    expect(announcedText(sum(), sum({ savingEur: range(8.4, 85.6) }), price)).toBeNull();
  });
});
