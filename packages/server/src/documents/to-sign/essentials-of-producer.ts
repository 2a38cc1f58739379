import { billerForProducer, mandateOfAccord } from "@mec/domain/document";
import { formatPrice } from "@mec/domain/shared";
import type { EssentialSubject } from "@mec/domain/signature";
import type { SalesContractData } from "./content.ts";
import { changeText } from "./price-change.ts";
import { mandateOf } from "./sales-billing.ts";
import { contractPrice } from "./sales-price.ts";
import { addsNoVat, namesOf, vatGroups } from "./sellers-vat.ts";
import {
  feeText,
  monthsText,
  reasonableNotice,
  renewalText,
  type SortedDocuments,
  spanText,
  yearsText,
} from "./sorted-documents.ts";

const byContract = "Celle de chaque contrat de vente, que vous signerez à part.";

/** The values that the contracts give; null for one not given yet. */
const valuesOf = (
  contracts: readonly SalesContractData[],
  read: (contract: SalesContractData) => number | null,
): readonly number[] | null => {
  const values = contracts.map(read);
  return values.every((value) => value !== null) ? values : null;
};

/** How the price changes, where all contracts say the same; a later price only where there is one price. */
function changesText(contracts: readonly SalesContractData[], write: (price: number) => string): string {
  const hasOnePrice = new Set(contracts.map(contractPrice)).size === 1;
  const [change = "", ...others] = new Set(
    contracts.map((contract) => changeText(contract, hasOnePrice ? write : null)),
  );
  return others.length === 0 ? change : ". Chaque contrat dit comment son prix change";
}

/** What becomes of the VAT: as each seller has said, where a contract names him with it. */
function vatText(contracts: readonly SalesContractData[]): string {
  const groups = contracts
    .flatMap(vatGroups)
    .filter(({ producers }) => producers.some((one) => one.vatRegime));
  const taxed = groups.filter(({ vatRegime }) => vatRegime === "standard");
  if (taxed.length === 0) return "";
  const names = taxed.length === groups.length ? [] : [...new Set(taxed.flatMap(namesOf))];
  return names.length === 0
    ? " La TVA de 20\u00a0% s’y ajoute\u00a0: vous la collectez et la reversez."
    : ` Pour ${names.join(", ")}, la TVA de 20\u00a0% s’y ajoute, collectée et reversée\u00a0; les autres n’en facturent pas.`;
}

function priceText({ contracts }: SortedDocuments): string {
  if (contracts.length === 0) return "Celui de chaque contrat de vente, que vous signerez à part.";
  const prices = valuesOf(contracts, contractPrice);
  if (!prices) return "À convenir par écrit avec chaque consommateur, avant toute facture.";
  if (prices.every((price) => price === 0)) return "Vous donnez l’électricité partagée.";
  // As the buyers read it: no VAT is added by who is under the franchise.
  const isBare = contracts.every(addsNoVat);
  const write = (price: number) => formatPrice(price, "professional", isBare ? "franchise" : undefined);
  return `Vous vendez ${spanText(prices, write)}${changesText(contracts, write)}.${vatText(contracts)} Le surplus reste à vous.`;
}

function renewalOf(contracts: readonly SalesContractData[]): string {
  const renewed = contracts.filter(({ terms }) => terms?.tacitRenewal === true).length;
  if (renewed === 0 || renewed === contracts.length) return renewalText(renewed > 0);
  return "reconduit ou non selon le contrat";
}

function lengthText({ contracts }: SortedDocuments): string {
  if (contracts.length === 0) return `Sans terme pour l’accord. ${byContract}`;
  const years = valuesOf(contracts, ({ terms }) => terms?.durationYears ?? null);
  return years
    ? `${spanText(years, yearsText)}, ${renewalOf(contracts)}.`
    : contracts.length === 1
      ? "Sans terme\u00a0: il dure tant que personne n’y met fin."
      : "Sans terme pour un contrat au moins\u00a0: il dure tant que personne n’y met fin.";
}

function noticeText({ contracts }: SortedDocuments): string {
  if (contracts.length === 0) return "Aucun pour l’association ni pour l’accord.";
  const months = valuesOf(contracts, ({ terms }) => terms?.noticeMonths ?? null);
  if (!months) return reasonableNotice;
  return months.every((count) => count === 0) ? "Aucun." : `${spanText(months, monthsText)}, par écrit.`;
}

/**
 * The signer is one of the producers: the summary says of all what is true of each. Who signs his bulletin alone gives the mandate
 * by the accord that follows, as his documents' own page says.
 */
const ownBilling = ({ contracts }: SortedDocuments): string =>
  billerForProducer(
    contracts.length === 0 ? ["with-accord"] : contracts.flatMap(({ producers }) => producers.map(mandateOf)),
  );

/** The summary for a producer who sells or gives his production. */
export const producerEssentials = (documents: SortedDocuments): Record<EssentialSubject, string> => ({
  price: priceText(documents),
  length: lengthText(documents),
  notice: noticeText(documents),
  fee: feeText(documents),
  billing: documents.accord ? mandateOfAccord : ownBilling(documents),
  leaving:
    "Par écrit, à tout moment. Chaque contrat de vente demande son préavis, et votre surplus se vend toujours ailleurs.",
});
