import { describe, expect, it } from "vitest";
import { salesContract } from "../../../test/document-samples.ts";
import type { SalesContractData } from "./content.ts";
import { essentialsOf } from "./essentials.ts";

const { terms } = salesContract;
if (!terms) throw new Error("The sample contract has terms");
const contract = (given: Partial<typeof terms>): SalesContractData => ({
  ...salesContract,
  terms: {
    ...terms,
    noticeMonths: 2,
    penaltyRate: 20,
    penaltyKwh: 20_000,
    indexation: "none",
    ...given,
  },
});
const notice = (...contracts: SalesContractData[]) =>
  essentialsOf("producer", contracts)
    .find(({ subject }) => subject === "notice")
    ?.text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("what leaving without notice costs who sells", () => {
  it("is asked by each of his contracts", () => {
    // 20 % of 20,000 kWh at 0.125 €.
    const one = contract({});
    expect(notice(one)).toMatch(/ : 500 € HT par année restante\.$/);
    expect(notice(one, one, one)).toMatch(
      / : 500 € HT par année restante\. Chacun des 3 contrats la demande\.$/,
    );
    const free = contract({ penaltyRate: null });
    expect(notice(free, free)).toMatch(/Partir ne coûte aucune pénalité\.$/);
    expect(notice(one, free)).toMatch(/chaque contrat la dit\.$/);
  });

  it("is that of the notice alone in a contract without a term", () => {
    // 500 € a year, of two months.
    expect(notice(contract({ durationYears: null }))).toMatch(
      /jusqu’à la fin du préavis, .* : 83 € HT pour 2 mois\.$/,
    );
  });

  it("is told beside a contract whose notice is not agreed", () => {
    expect(notice(contract({ noticeMonths: null }), contract({}))).toBe(
      "Un préavis raisonnable, par écrit. Partir sans le respecter peut coûter une pénalité : chaque contrat la dit.",
    );
    expect(notice(contract({ noticeMonths: null }))).toBe("Un préavis raisonnable, par écrit.");
  });
});
