import { emptySalesTerms, isIndexed } from "@mec/domain/document";
import { formatNumber, formatWholeEuro } from "@mec/domain/shared";
import type { SalesContractData } from "./content.ts";
import { contractPrice, isGiven } from "./sales-price.ts";

const NBSP = "\u00a0";

/** The cost of leaving without notice, as the contract's article says it. */
export function penaltyText(contract: SalesContractData): string {
  const terms = contract.terms ?? emptySalesTerms;
  const { penaltyRate, penaltyKwh, noticeMonths } = terms;
  if (!penaltyRate || penaltyKwh === null || isGiven(contract) || !noticeMonths)
    return "Partir ne coûte aucune pénalité.";
  const price = contractPrice(contract);
  const until = terms.durationYears === null ? "jusqu’à la fin du préavis" : "jusqu’au terme";
  const yearly =
    price === null
      ? ""
      : `\u00a0: ${formatWholeEuro((penaltyRate / 100) * penaltyKwh * price)} HT par année restante${isIndexed(terms) ? ", au prix de départ" : ""}`;
  return `Partir sans le respecter coûte ${formatNumber(penaltyRate)}${NBSP}% du prix de ce qui restait à fournir ${until}, compté sur ${formatNumber(penaltyKwh)}${NBSP}kWh par an${yearly}.`;
}
