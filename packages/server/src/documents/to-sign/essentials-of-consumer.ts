import { endingText } from "@mec/domain/document";
import { duesOf } from "@mec/domain/pmo";
import { formatBarePrice, formatEuro, formatPrice, toTtc } from "@mec/domain/shared";
import { ownBodyText } from "@mec/domain/signatory";
import { besidePrice, type EssentialSubject, retractionSpan } from "@mec/domain/signature";
import { addedVatText, type GainRange } from "@mec/domain/study";
import { areOfSeveralPlaces, contractBilling, sellersOf, supplierGoesOn } from "./billing-of-consumer.ts";
import type { SalesContractData } from "./content.ts";
import { ofEachPlace } from "./of-each-place.ts";
import { sellersPriceText, vatAdded } from "./paid-price.ts";
import { penaltyText } from "./penalty.ts";
import { changeBeside } from "./price-change.ts";
import { givesRetraction } from "./retraction-text.ts";
import { followingSale } from "./sale-to-follow.ts";
import { contractPrice, isFree, isGiven } from "./sales-price.ts";
import { hasWithdrawal } from "./sales-withdrawal.ts";
import { addsNoVat, mayAddVat, taxedPartOf, vatGroups } from "./sellers-vat.ts";
import {
  feeOfLeaver,
  feeText,
  membershipLength,
  monthsText,
  renewalText,
  type SortedDocuments,
  yearsText,
} from "./sorted-documents.ts";

/** What is known of who reads, besides his documents. */
export interface ConsumerReader {
  /** A business that said that it gets no VAT back. */
  readonly isVatPaid: boolean;
  /** Whether it is a business, where nobody was named yet who signs. */
  readonly isBusiness?: boolean;
  /** kWh that his contract sells him in a year, where his sum is told beside; of several places or contracts none is told. */
  readonly sharedKwh?: GainRange | null;
  /** Whether none sells to his places but their own body, with which no contract is made. */
  readonly isOwnBody?: boolean;
  /** Before anything is sent: terms that nobody wrote may still say how the price changes. */
  readonly isAhead?: boolean;
}

const isBusiness = ({ consumer }: SalesContractData, reader: ConsumerReader): boolean =>
  consumer ? consumer.entityType === "Professionnel" : reader.isBusiness === true;

/** Undefined when there is no contract among the documents. */
type Contract = SalesContractData | undefined;

/** Whether nobody has said yet if VAT is added, to who reads it before anything is written. */
const isVatToCome = (contract: SalesContractData, reader: ConsumerReader): boolean =>
  reader.isAhead === true &&
  !isFree(contract) &&
  vatGroups(contract).every(({ vatRegime }) => vatRegime === null);

const reclaimsVat = (contract: SalesContractData, reader: ConsumerReader): boolean =>
  isBusiness(contract, reader) && !reader.isVatPaid;

const amountText = (contract: SalesContractData, price: number, reader: ConsumerReader): string =>
  isVatToCome(contract, reader) && reclaimsVat(contract, reader)
    ? formatPrice(price, "professional", null)
    : sellersPriceText(price, contract, {
        isBusiness: isBusiness(contract, reader),
        isVatPaid: reader.isVatPaid,
      });

/** The same where the coming of VAT is told beside: what would be added says that nothing is yet. */
const pricedText = (contract: SalesContractData, price: number, reader: ConsumerReader): string =>
  addsNoVat(contract) && price > 0 && !reclaimsVat(contract, reader)
    ? formatBarePrice(price, "individual", "franchise")
    : amountText(contract, price, reader);

/** The same in a later year, beside the price of the first, which says its tax. */
const laterText = (contract: SalesContractData, price: number, reader: ConsumerReader): string =>
  addsNoVat(contract)
    ? formatBarePrice(price, "individual", "franchise")
    : amountText(contract, price, reader);

/** A contract's subscription as its buyer pays it, or "". */
export function subscriptionPaid(contract: SalesContractData, reader: ConsumerReader): string {
  const { terms } = contract;
  const yearly = terms?.subscription ?? 0;
  if (yearly === 0) return "";
  const taxed = taxedPartOf(contract);
  const isBare = reclaimsVat(contract, reader);
  const tax = isBare && taxed > 0 ? " HT" : "";
  return `${formatEuro(toTtc(yearly, isBare ? 0 : taxed))}${tax} par an`;
}

function subscriptionText(contract: SalesContractData, reader: ConsumerReader): string {
  const paid = subscriptionPaid(contract, reader);
  return paid && ` L’abonnement coûte ${paid}.`;
}

/**
 * The price of the terms of sale, where it differs from the one proposed to the candidate: it is the one that binds.
 */
function otherPriceText(contract: SalesContractData, reader: ConsumerReader): string {
  const { acceptedPrice } = contract;
  if (acceptedPrice === null || acceptedPrice === contractPrice(contract)) return "";
  return ` Attention\u00a0: le prix proposé pour votre candidature était de ${amountText(contract, acceptedPrice, reader)}.`;
}

const vatToComeText = (contract: SalesContractData, price: number, reader: ConsumerReader): string =>
  reclaimsVat(contract, reader)
    ? " La TVA n’est pas encore dite par tous ceux qui vendent\u00a0: elle ne change rien pour vous, qui la récupérez."
    : ` La TVA n’est pas encore dite par tous ceux qui vendent\u00a0: elle est comptée\u00a0; sans elle, ce serait ${vatAdded(price).without}.`;

/** What that is in a year. */
function addedInYear(contract: SalesContractData, price: number, { sharedKwh }: ConsumerReader): string {
  if (!sharedKwh) return "";
  const subscriptionEur = contract.terms?.subscription ?? 0;
  const part = 1 - taxedPartOf(contract);
  return `, soit ${addedVatText([{ sharedKwh, price, subscriptionEur, part }])}`;
}

/** What the contract's article on the price says of a seller who is exempt. */
function vatText(contract: SalesContractData, price: number, reader: ConsumerReader): string {
  if (isVatToCome(contract, reader)) return vatToComeText(contract, price, reader);
  if (isFree(contract) || !mayAddVat(contract)) return "";
  const reclaims = reclaimsVat(contract, reader);
  if (reclaims && !addsNoVat(contract))
    return " La TVA que certains producteurs ajoutent, vous la récupérez.";
  if (reclaims || price === 0) return " Si la TVA s’ajoute un jour, c’est annoncé un mois avant.";
  const { without, taxed } = vatAdded(price);
  const to = addsNoVat(contract) ? "" : ` aux ${without}`;
  return ` Si la TVA s’ajoute un jour${to} (annoncé un mois avant)\u00a0: ${taxed} au taux actuel${addedInYear(contract, price, reader)}.`;
}

/** As the contract's article on taxes says it, both ways. */
const newTaxes =
  "toute taxe créée, changée ou supprimée sur cette électricité vous est répercutée, à la hausse comme à la baisse";

const noContract =
  "Aucun contrat de vente n’est à signer ici\u00a0: le prix se convient en dehors de ces documents.";

/** As the contract's article on quantities says it, both ways. */
const noQuantity = "Aucune quantité n’est garantie, ni imposée.";

/** Of one that stands beside what he signed before. */
function addedText(contract: SalesContractData): string {
  if (!contract.isAdded) return "";
  const { sellers } = sellersOf(contract);
  return `Un contrat de plus, avec ${sellers}\u00a0: ce que vous avez signé ne change pas, et la somme compte tout le projet.`;
}

function priceText(contract: Contract, reader: ConsumerReader): string {
  if (!contract) return reader.isOwnBody ? `${ownBodyText}.` : noContract;
  const price = contractPrice(contract);
  if (price === null)
    return "Prix à convenir par écrit avec le producteur, avant toute facture. Vous pouvez en demander un au porteur avant de signer.";
  const isToCome = reader.isAhead && contract.terms === null;
  const change = isToCome ? "" : changeBeside(contract, (later) => laterText(contract, later, reader));
  const energy = isGiven(contract)
    ? "L’électricité locale vous est donnée."
    : `${pricedText(contract, price, reader)}${change}.`;
  return [
    addedText(contract),
    `${energy}${otherPriceText(contract, reader)}${subscriptionText(contract, reader)}${vatText(contract, price, reader)}`,
    `${besidePrice} restent facturés par votre fournisseur\u00a0; ${newTaxes}.`,
    noQuantity,
  ]
    .filter(Boolean)
    .join(" ");
}

/** How long the documents beside a contract last: the agreement as long as the operation, the membership of its own. */
const ownLength = ({ accord }: SortedDocuments): string =>
  accord ? "Sans terme, tant que dure l’opération." : membershipLength;

function lengthText(contract: Contract, documents: SortedDocuments): string {
  if (!contract) return ownLength(documents);
  const { durationYears = null, tacitRenewal = false, noticeMonths = null } = contract.terms ?? {};
  if (durationYears === null) return "Sans terme\u00a0: le contrat dure tant que personne n’y met fin.";
  const years = yearsText(durationYears);
  const length = tacitRenewal ? `${years}, ${renewalText(true)}` : `${years} au plus`;
  return `${length}\u00a0; ${endingText(noticeMonths)}.`;
}

/** Each party may end the contract, with the same notice and the same penalty. */
function noticeText(contract: Contract): string {
  if (!contract) return "Aucun.";
  const months = contract.terms?.noticeMonths ?? null;
  const notice =
    months === 0 ? "Aucun" : `${months === null ? "Raisonnable" : monthsText(months)}, par écrit`;
  return `${notice}, pour vous comme pour le producteur. ${penaltyText(contract)}`;
}

/** The same of all the documents, among which no contract may be: who they name says it, else who reads. */
function isOfBusiness(
  { bulletin, accord }: SortedDocuments,
  contract: Contract,
  reader: ConsumerReader,
): boolean {
  if (contract) return isBusiness(contract, reader);
  const named = bulletin?.participant ?? accord?.participant;
  return named ? named.entityType === "Professionnel" : reader.isBusiness === true;
}

/** As the contract says it, or where none is there the other documents: the law gives these days to nobody but a person. */
const mayRetractThem = (documents: SortedDocuments, contract: Contract, reader: ConsumerReader): boolean => {
  if (isOfBusiness(documents, contract, reader)) return false;
  const { bulletin, accord } = documents;
  return contract
    ? hasWithdrawal(contract)
    : [bulletin, accord].some((one) => one !== null && givesRetraction(one));
};

function leavingText(documents: SortedDocuments, contract: Contract, reader: ConsumerReader): string {
  const { bulletin } = documents;
  const { yearly, once } = duesOf(bulletin?.fee ?? null);
  const isAnyPaid = yearly + once > 0;
  const moving = isOfBusiness(documents, contract, reader) ? "quittez les lieux" : "déménagez";
  return [
    "Par écrit, à tout moment et sans motif.",
    contract && contract.terms?.noticeMonths !== 0
      ? `Le contrat de vente demande son préavis, sauf si vous ${moving}.`
      : "",
    contract || documents.accord
      ? `Si vous ${moving}, dites-le au plus tard quinze jours avant, ou dès que vous le savez.`
      : "",
    feeOfLeaver(documents),
    mayRetractThem(documents, contract, reader)
      ? `Vous pouvez aussi vous rétracter dans ${retractionSpan}, sans motif ni frais${isAnyPaid ? "\u00a0: ce que vous avez versé vous est alors rendu" : ""}.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The summary for a consumer. */
export function consumerEssentials(
  documents: SortedDocuments,
  reader: ConsumerReader,
): Record<EssentialSubject, string> {
  const { contracts } = documents;
  const ofEach = (write: (contract: Contract) => string): string =>
    contracts.length > 0 ? ofEachPlace(contracts, write) : write(undefined);
  const invoices = { areByPlace: areOfSeveralPlaces(contracts) };
  const told = {
    price: ofEach((contract) =>
      priceText(contract, contracts.length > 1 ? { ...reader, sharedKwh: null } : reader),
    ),
    length: ofEach((contract) => lengthText(contract, documents)),
    notice: ofEach(noticeText),
    billing: ofEach((contract) => (contract ? contractBilling(contract, reader, invoices) : supplierGoesOn)),
    fee: feeText(documents),
  };
  const { sale, participant = null } = documents.accord ?? documents.bulletin ?? {};
  return {
    ...(sale && contracts.length === 0
      ? followingSale(sale, participant, {
          isVatPaid: reader.isVatPaid,
          ownLength: ownLength(documents),
          documents,
        })
      : told),
    leaving: ofEach((contract) => leavingText(documents, contract, reader)),
  };
}
