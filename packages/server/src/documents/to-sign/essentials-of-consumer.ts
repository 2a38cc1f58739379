import { formatEuro, formatNumber, formatPrice, toTtc } from "@mec/domain/shared";
import type { EssentialSubject } from "@mec/domain/signature";
import type { SalesContractData } from "./content.ts";
import { changeText } from "./price-change.ts";
import { frequencies, meansOf } from "./sales-billing.ts";
import { contractPrice, isFree, isGiven } from "./sales-price.ts";
import { hasWithdrawal } from "./sales-withdrawal.ts";
import {
  feeText,
  monthsText,
  reasonableNotice,
  renewalText,
  type SortedDocuments,
  yearsText,
} from "./sorted-documents.ts";

const NBSP = "\u00a0";

/** Undefined when there is no contract among the documents. */
type Contract = SalesContractData | undefined;

/** As this buyer reads prices: with the VAT due, or without for a buyer who deducts it. */
function amountText({ consumer, terms }: SalesContractData, price: number): string {
  const profileType = consumer?.entityType === "Professionnel" ? "professional" : "individual";
  return formatPrice(price, profileType, terms?.vatRegime);
}

function subscriptionText({ consumer, terms }: SalesContractData): string {
  const yearly = terms?.subscription ?? 0;
  if (yearly === 0) return "";
  const isTaxed = terms?.vatRegime !== "franchise" && consumer?.entityType !== "Professionnel";
  return ` L’abonnement coûte ${formatEuro(isTaxed ? toTtc(yearly) : yearly)} par an.`;
}

/**
 * The price of the terms of sale, where it differs from the one proposed to the candidate: it is the one that binds.
 */
function otherPriceText(contract: SalesContractData): string {
  const { acceptedPrice } = contract;
  if (acceptedPrice === null || acceptedPrice === contractPrice(contract)) return "";
  return ` Attention\u00a0: le prix proposé pour votre candidature était de ${amountText(contract, acceptedPrice)}.`;
}

const noContract =
  "Aucun contrat de vente n’est à signer ici\u00a0: le prix se convient en dehors de ces documents.";

function priceText(contract: Contract): string {
  if (!contract) return noContract;
  const price = contractPrice(contract);
  if (price === null) return "À convenir par écrit avec le producteur, avant toute facture.";
  const energy = isGiven(contract)
    ? "L’électricité locale vous est donnée."
    : `${amountText(contract, price)}${changeText(contract, (later) => amountText(contract, later))}.`;
  return `${energy}${otherPriceText(contract)}${subscriptionText(contract)} L’acheminement et les taxes restent facturés par votre fournisseur.`;
}

function lengthText(contract: Contract): string {
  if (!contract) return "Sans terme, tant que dure l’opération.";
  const { durationYears = null, tacitRenewal } = contract.terms ?? {};
  if (durationYears === null) return "Sans terme\u00a0: le contrat dure tant que personne n’y met fin.";
  return `${yearsText(durationYears)}, ${renewalText(tacitRenewal === true)}.`;
}

/** The cost of leaving without notice, as the contract's article says it. */
function penaltyText(contract: SalesContractData): string {
  const rate = contract.terms?.penaltyRate ?? 0;
  if (rate === 0 || contract.terms?.penaltyKwh == null || isGiven(contract)) return "";
  return ` Partir sans le respecter coûte ${formatNumber(rate)}${NBSP}% du prix de ce qui restait à fournir.`;
}

function noticeText(contract: Contract): string {
  if (!contract) return "Aucun.";
  const months = contract.terms?.noticeMonths ?? null;
  if (months === null) return reasonableNotice;
  return months === 0 ? "Aucun." : `${monthsText(months)}, par écrit.${penaltyText(contract)}`;
}

const supplierGoesOn = "Votre fournisseur continue de facturer tout le reste.";

/** Who issues the invoices: it depends on whether the producers have mandated the association. */
function whoBills({ producers }: SalesContractData): string {
  const mandated = producers.map(({ hasMandated }) => hasMandated);
  if (mandated.length > 0 && mandated.every((one) => one === true)) {
    return `L’association, au nom ${mandated.length > 1 ? "des producteurs" : "du producteur"}`;
  }
  if (mandated.length > 0 && mandated.every((one) => one === false)) {
    return mandated.length > 1 ? "Chaque producteur" : "Le producteur";
  }
  return "Chaque producteur, ou l’association au nom de ceux qui l’en ont chargée";
}

function billingText(contract: Contract): string {
  if (!contract) return supplierGoesOn;
  if (isFree(contract)) return `Personne pour la part locale, qui ne coûte rien. ${supplierGoesOn}`;
  const { billingFrequency, billingMeans } = contract.terms ?? {};
  const how = [billingFrequency && frequencies[billingFrequency], billingMeans && meansOf[billingMeans]]
    .filter(Boolean)
    .map((words) => `, ${words}`)
    .join("");
  return `${whoBills(contract)}${how}. ${supplierGoesOn}`;
}

function leavingText({ bulletin }: SortedDocuments, contract: Contract): string {
  const isPaid = bulletin?.fee?.required && bulletin.fee.amount > 0;
  return [
    "Par écrit, à tout moment et sans motif.",
    contract && (contract.terms?.noticeMonths ?? 0) > 0 ? "Le contrat de vente demande son préavis." : "",
    contract && hasWithdrawal(contract) ? "Vous pouvez aussi vous rétracter dans les 14\u00a0jours." : "",
    isPaid ? "La cotisation de l’année en cours reste due." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** With several contracts, each different answer once. */
const ofEach = (contracts: readonly Contract[], write: (contract: Contract) => string): string =>
  [...new Set(contracts.map(write))].join(" Pour un autre de vos lieux\u00a0: ");

/** The summary for a consumer. */
export function consumerEssentials(documents: SortedDocuments): Record<EssentialSubject, string> {
  const contracts: readonly Contract[] = documents.contracts.length > 0 ? documents.contracts : [undefined];
  return {
    price: ofEach(contracts, priceText),
    length: ofEach(contracts, lengthText),
    notice: ofEach(contracts, noticeText),
    fee: feeText(documents),
    billing: ofEach(contracts, billingText),
    leaving: ofEach(contracts, (contract) => leavingText(documents, contract)),
  };
}
