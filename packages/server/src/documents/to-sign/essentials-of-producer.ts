import { mandateOfAccord } from "@mec/domain/document";
import { formatPrice } from "@mec/domain/shared";
import type { EssentialSubject } from "@mec/domain/signature";
import type { SalesContractData } from "./content.ts";
import { noPenalty, penaltyText } from "./penalty.ts";
import { changeText } from "./price-change.ts";
import { billingOfSeller, paidToProducer, soldFrom } from "./sales-payment.ts";
import { contractPrice } from "./sales-price.ts";
import { addsNoVat, namesOf, vatGroups } from "./sellers-vat.ts";
import {
  feeOfLeaver,
  feeText,
  membershipLength,
  monthsText,
  reasonableNotice,
  renewalText,
  type SortedDocuments,
  spanText,
  yearsText,
} from "./sorted-documents.ts";

const byContract = "Chaque contrat de vente aura la sienne.";

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

/** Of contracts among others that say no price; "" where all say one. */
const unpricedText = (count: number): string =>
  count === 0
    ? ""
    : ` ${count === 1 ? "Un contrat ne dit" : `${count}\u00a0contrats ne disent`} aucun prix\u00a0: il se convient par écrit avec le consommateur, avant toute facture.`;

function priceText({ contracts }: SortedDocuments): string {
  if (contracts.length === 0) return "Celui de chaque contrat de vente, que vous signerez à part.";
  const priced = contracts.filter((contract) => contractPrice(contract) !== null);
  if (priced.length === 0) return "Prix à convenir par écrit avec chaque consommateur, avant toute facture.";
  const unpriced = unpricedText(contracts.length - priced.length);
  const prices = priced.flatMap((contract) => contractPrice(contract) ?? []);
  if (prices.every((price) => price === 0)) return `Vous donnez l’électricité partagée.${unpriced}`;
  // As the buyers read it: no VAT is added by who is under the franchise.
  const isBare = priced.every(addsNoVat);
  const write = (price: number) => formatPrice(price, "professional", isBare ? "franchise" : undefined);
  return `Vous vendez ${spanText(prices, write)}${changesText(priced, write)}.${unpriced}${vatText(contracts)} Le surplus reste à vous.`;
}

function renewalOf(contracts: readonly SalesContractData[]): string {
  const renewed = contracts.filter(({ terms }) => terms?.tacitRenewal === true).length;
  if (renewed === 0 || renewed === contracts.length) return renewalText(renewed > 0);
  return "reconduit ou non selon le contrat";
}

/** How long his own documents last. */
function ownLength({ bulletin, accord }: SortedDocuments): string {
  if (!accord) return membershipLength;
  return bulletin ? "Sans terme pour l’adhésion comme pour l’accord." : "Sans terme pour l’accord.";
}

function lengthText(documents: SortedDocuments): string {
  const { contracts } = documents;
  if (contracts.length === 0) return `${ownLength(documents)} ${byContract}`;
  const years = valuesOf(contracts, ({ terms }) => terms?.durationYears ?? null);
  return years
    ? `${spanText(years, yearsText)}, ${renewalOf(contracts)}.`
    : contracts.length === 1
      ? "Sans terme\u00a0: il dure tant que personne n’y met fin."
      : "Sans terme pour un contrat au moins\u00a0: il dure tant que personne n’y met fin.";
}

/** What ends without a notice, among his own documents. */
function ownNotice({ bulletin, accord }: SortedDocuments): string {
  if (!accord) return "Aucun pour quitter l’association.";
  return bulletin ? "Aucun pour l’association ni pour l’accord." : "Aucun pour l’accord.";
}

/** The cost of leaving without notice, the same for each party and asked by each contract; that each says its own, where they differ. */
function penaltiesText(contracts: readonly SalesContractData[]): string {
  const [first = "", ...others] = new Set(contracts.map(penaltyText));
  if (others.length > 0)
    return "Partir sans le respecter peut coûter une pénalité\u00a0: chaque contrat la dit.";
  return contracts.length === 1 || first === noPenalty
    ? first
    : `${first} Chacun des ${contracts.length}\u00a0contrats la demande.`;
}

const hasPenalty = (contract: SalesContractData): boolean => penaltyText(contract) !== noPenalty;

function noticeText(documents: SortedDocuments): string {
  const { contracts } = documents;
  if (contracts.length === 0) return `${ownNotice(documents)} Chaque contrat de vente aura le sien.`;
  const months = valuesOf(contracts, ({ terms }) => terms?.noticeMonths ?? null);
  if (!months)
    return contracts.some(hasPenalty) ? `${reasonableNotice} ${penaltiesText(contracts)}` : reasonableNotice;
  return months.every((count) => count === 0)
    ? "Aucun."
    : `${spanText(months, monthsText)}, par écrit. ${penaltiesText(contracts)}`;
}

/** What another who sells by the same contracts has mandated changes nothing for him. A bulletin alone gives no mandate. */
function billingText({ accord, contracts: all }: SortedDocuments, plants: readonly string[]): string {
  if (!accord && all.length === 0)
    return "Ce bulletin n’en dit rien\u00a0: l’accord de participation, que vous signerez à part, le dira.";
  if (!accord) return billingOfSeller(all, plants);
  return [mandateOfAccord, ...paidToProducer(soldFrom(all, plants), true)].join(" ");
}

function leavingText(documents: SortedDocuments): string {
  const { contracts, bulletin, accord } = documents;
  const isMembershipAlone = bulletin !== null && accord === null && contracts.length === 0;
  return [
    "Par écrit, à tout moment.",
    feeOfLeaver(documents),
    contracts.length > 0 ? "Chaque contrat de vente demande son préavis." : "",
    isMembershipAlone ? "" : "Votre production vous revient.",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * The summary for a producer who sells or gives his production.
 * @param plants the points of those that who signs sells from, where it is known who of the sellers signs
 */
export const producerEssentials = (
  documents: SortedDocuments,
  plants: readonly string[] = [],
): Record<EssentialSubject, string> => ({
  price: priceText(documents),
  length: lengthText(documents),
  notice: noticeText(documents),
  fee: feeText(documents),
  billing: billingText(documents, plants),
  leaving: leavingText(documents),
});
