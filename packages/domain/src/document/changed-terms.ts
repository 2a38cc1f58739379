import { productionTypeLabels } from "../point/index.ts";
import { formatDate, formatEuro, formatNumber, formatPrice, type SellerVat } from "../shared/index.ts";
import { emptySalesTerms, type SalesTerms } from "./sales-terms.ts";

const NBSP = "\u00a0";

/** What is asked otherwise than before, in its reader's words: "le préavis", "1 mois", "6 mois". */
export interface AskedChange {
  readonly name: string;
  readonly was: string;
  readonly is: string;
}

/** A price, €/kWh without VAT, as its reader pays it by terms that plan this of VAT. */
type PriceText = (price: number, planned: SellerVat | null) => string;

const untold = "rien de dit";
const months = (count: number): string => (count === 0 ? "aucun" : `${count}${NBSP}mois`);
const perYear = (euros: number): string => `${formatEuro(euros)} HT par an`;
const listed = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(", ") || untold;

function changeOfPrice({ indexation, indexationRate }: SalesTerms): string {
  switch (indexation) {
    case "none":
      return "prix ferme";
    case "fixed":
      return `${(indexationRate ?? 0) < 0 ? "\u2212" : "+"}${formatNumber(Math.abs(indexationRate ?? 0), 2)}${NBSP}% par an`;
    case "insee":
      return "selon l’indice de l’INSEE";
    default:
      return untold;
  }
}

const duration = ({ durationYears, startDate, tacitRenewal }: SalesTerms): string =>
  listed([
    durationYears === null ? "sans terme" : `${durationYears}${NBSP}${durationYears === 1 ? "an" : "ans"}`,
    startDate && `dès le ${formatDate(startDate)}`,
    tacitRenewal === null ? null : tacitRenewal ? "reconduit ensuite" : "sans reconduction",
  ]);

const penalty = ({ penaltyRate, penaltyKwh }: SalesTerms): string =>
  penaltyRate && penaltyKwh !== null
    ? `${formatNumber(penaltyRate)}${NBSP}% de ce qui restait à fournir, sur ${formatNumber(penaltyKwh)}${NBSP}kWh par an`
    : "rien";

const frequencies = {
  monthly: "chaque mois",
  quarterly: "chaque trimestre",
  "half-yearly": "chaque semestre",
  yearly: "chaque année",
} as const;
const means = { transfer: "virement", "direct-debit": "prélèvement", cheque: "chèque" } as const;

const billing = ({ billingFrequency, billingMeans, paymentDays, closingInvoiceMonths }: SalesTerms): string =>
  listed([
    billingFrequency && frequencies[billingFrequency],
    billingMeans && `par ${means[billingMeans]}`,
    paymentDays === null ? null : `à ${paymentDays}${NBSP}jours`,
    closingInvoiceMonths === null ? null : `dernière facture sous ${closingInvoiceMonths}${NBSP}mois`,
  ]);

const installation = ({ energyKind, power, installationDate, purchaseContract }: SalesTerms): string =>
  listed([
    energyKind && productionTypeLabels[energyKind],
    power === null ? null : `${formatNumber(power)}${NBSP}kWc`,
    installationDate && `en place le ${formatDate(installationDate)}`,
    purchaseContract === null
      ? null
      : purchaseContract
        ? "surplus vendu à un acheteur"
        : "surplus sans contrat d’achat",
  ]);

/** How each term is named to a buyer whose contract changes, and what it says, in the order in which one reads it. */
const told: readonly {
  readonly name: string;
  readonly write: (terms: SalesTerms, priceText: PriceText) => string;
}[] = [
  {
    name: "le prix",
    write: (terms, priceText) =>
      terms.price === null ? "celui de la proposition" : priceText(terms.price, terms.vatRegime),
  },
  {
    name: "la TVA",
    write: ({ vatRegime }) =>
      vatRegime === null ? untold : vatRegime === "standard" ? `ajoutée (20${NBSP}%)` : "pas de TVA",
  },
  { name: "l’évolution du prix", write: changeOfPrice },
  { name: "l’abonnement", write: ({ subscription }) => (subscription ? perYear(subscription) : "aucun") },
  { name: "la durée", write: duration },
  {
    name: "le préavis",
    write: ({ noticeMonths }) => (noticeMonths === null ? untold : months(noticeMonths)),
  },
  { name: "ce que coûte un départ sans préavis", write: penalty },
  { name: "la facturation", write: billing },
  { name: "l’installation", write: installation },
];

/**
 * What a contract says otherwise than before, in a buyer's words, with what it said. Of what reads the same nothing is told.
 * @param before undefined where nothing was written yet.
 * @param priceText how its reader reads a price; without VAT where it is left out
 */
export function changedTerms(
  before: SalesTerms | undefined,
  now: SalesTerms,
  priceText: PriceText = (price) => formatPrice(price, "professional"),
): AskedChange[] {
  const written = { ...emptySalesTerms, ...now };
  const then = { ...emptySalesTerms, ...before };
  return told.flatMap(({ name, write }) => {
    const change = { name, was: write(then, priceText), is: write(written, priceText) };
    return change.was === change.is ? [] : [change];
  });
}
