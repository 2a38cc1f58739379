import { laterPrice, laterYear, type SalesTerms } from "@mec/domain/document";
import { formatNumber } from "@mec/domain/shared";
import type { SalesContractData } from "./content.ts";
import { contractPrice, indexationOf } from "./sales-price.ts";

const NBSP = "\u00a0";

/** €/kWh without VAT, in its reader's words. */
type Write = (price: number) => string;

type Terms = Pick<SalesTerms, "indexation" | "indexationRate"> & Parameters<typeof laterYear>[0];

/** By how much a price changes each year, by an agreed rate. Says "goes up" or "goes down": "change" would hide which. */
export function yearlyChange(terms: Terms | null, price: number | null, write: Write | null): string {
  const rate = terms?.indexationRate ?? 0;
  const way = rate < 0 ? "baisse" : "augmente";
  return `Le prix ${way} de ${formatNumber(Math.abs(rate), 2)}${NBSP}% chaque année${laterText(terms, price, write)}`;
}

/** What that makes of it years later; nothing where that is not told. */
function laterText(terms: Terms | null, price: number | null, write: Write | null): string {
  const [year, later] = terms && price !== null ? [laterYear(terms), laterPrice(terms, price)] : [null, null];
  return write === null || year === null || later === null ? "" : `${NBSP}: ${write(later)} l’année ${year}`;
}

/** What comes after a contract's price, on how it changes; without `write`, no later price is told. */
export function changeText(contract: SalesContractData, write: Write | null): string {
  switch (indexationOf(contract)) {
    case "none":
      return ", un prix ferme pendant le contrat";
    case "fixed":
      return `. ${yearlyChange(contract.terms, contractPrice(contract), write)}`;
    case "insee":
      return ", un prix qui suit chaque année l’indice de l’INSEE";
  }
}

/** The same for who buys, in few words: the sign says whether it goes up. */
export function changeBeside(contract: SalesContractData, write: Write): string {
  if (indexationOf(contract) !== "fixed") return changeText(contract, write);
  const rate = contract.terms?.indexationRate ?? 0;
  const sign = rate < 0 ? "\u2212" : "+";
  return `, ${sign}${formatNumber(Math.abs(rate), 2)}${NBSP}% par an${laterText(contract.terms, contractPrice(contract), write)}`;
}
