import { describe, expect, it } from "vitest";
import { announcedText, keptSum, type SumNow } from "./kept-sum.ts";
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
      "Somme inchangée depuis le 12 novembre 2026. Depuis, votre énergie d’une année est comptée 1 300 €, et non plus 1 247 €.",
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

describe("what the project's page told before he applied", () => {
  it("stands beside the sum of his price, where that is another", () => {
    const price = "de 10 à 12 c€/kWh TTC";
    expect(plain(announcedText(sum({ savingEur: range(5, 80) }), sum(), price))).toBe(
      "La page du projet disait de 8 à 86 € d’économie au prix annoncé, de 10 à 12 c€/kWh TTC ; à ce prix : de 5 à 80 € d’économie.",
    );
    expect(announcedText(sum(), sum({ savingEur: range(8.4, 85.6) }), price)).toBeNull();
  });
});
