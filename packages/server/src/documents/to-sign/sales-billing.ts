import type { BillingFrequency, BillingMeans, Mandate } from "@mec/domain/document";
import { plural } from "@mec/domain/shared";
import { enumeration, paragraph, type Run, type Section, say, type Text } from "../legal/model.ts";
import type { ContractProducer, SalesContractData } from "./content.ts";
import { isFree } from "./sales-price.ts";

const frequencies: Record<BillingFrequency, string> = {
  monthly: "chaque mois",
  quarterly: "chaque trimestre",
  "half-yearly": "chaque semestre",
  yearly: "chaque année",
};
const meansOf: Record<BillingMeans, string> = {
  transfer: "par virement",
  "direct-debit": "par prélèvement SEPA",
  cheque: "par chèque",
};

/** Where it is agreed: no document signed here writes the account of who sells, which he gives to who bills. */
const meansInFull: Record<BillingMeans, string> = {
  ...meansOf,
  transfer: "par virement, aux coordonnées bancaires que porte la facture",
};

function paymentDaysText(days: number | null): Run {
  if (days === null) return "à l’échéance que porte la facture";
  return days === 0
    ? "à réception de la facture"
    : `dans un délai de ${plural(days, "jour", "jours")} à compter de la date de la facture`;
}

/** By when an invoice is paid, as the article on billing says it. */
const dueText = (days: number): string =>
  days === 0 ? "à payer à réception" : `à payer sous ${plural(days, "jour", "jours")}`;

/** How often its invoices come, for each party's summary; what the contract leaves open is not told. */
export const howOften = ({ terms }: SalesContractData): string[] =>
  terms?.billingFrequency ? [frequencies[terms.billingFrequency]] : [];

/** By which means and by when they are paid; as above. */
export function howPaid({ terms }: SalesContractData): string[] {
  const { billingMeans = null, paymentDays = null } = terms ?? {};
  return [
    ...(billingMeans ? [meansOf[billingMeans]] : []),
    ...(paymentDays === null ? [] : [dueText(paymentDays)]),
  ];
}

/**
 * What a direct debit asks of who pays: no document signed here is its mandate, and a mandate to bill is none to collect (the
 * producer's agreement says so).
 */
export const debitText = ({ terms, producers }: SalesContractData): string => {
  if (terms?.billingMeans !== "direct-debit") return "";
  return producers.length > 1
    ? "Aucun de ces papiers n’est le mandat de prélèvement\u00a0: chaque producteur, ou qui encaisse pour lui, vous le demande avec votre IBAN avant la première échéance."
    : "Aucun de ces papiers n’est le mandat de prélèvement\u00a0: le producteur, ou qui encaisse pour lui, vous le demande avec votre IBAN avant la première échéance.";
};

const isPublic = (consumer: SalesContractData["consumer"]): boolean =>
  consumer?.entityType === "Professionnel" && ["EPCI", "Collectivité"].includes(consumer.juridiction);

/** What a late payment costs: the law sets it for public bodies and professionals; an individual owes the legal interest. */
function lateText({ consumer }: SalesContractData): Text {
  if (isPublic(consumer)) {
    return say`Le Consommateur étant une personne publique, les factures lui sont transmises par le portail public de facturation, et le délai de paiement ne peut excéder celui que fixe le code de la commande publique (article L. 2192-10). Son dépassement ouvre droit, de plein droit, aux intérêts moratoires et à l’indemnité forfaitaire de 40 € pour frais de recouvrement que prévoit ce code (articles L. 2192-12 et L. 2192-13).`;
  }
  if (consumer?.entityType === "Professionnel") {
    return say`Toute somme impayée à l’échéance porte intérêt de plein droit au taux de refinancement de la Banque centrale européenne majoré de dix points, et donne lieu à l’indemnité forfaitaire de 40 € pour frais de recouvrement (code de commerce, articles L. 441-10 et D. 441-5). Le délai de paiement ne peut excéder les plafonds de l’article L. 441-10.`;
  }
  return say`Toute somme qui reste impayée après une mise en demeure porte intérêt au taux légal. Aucuns frais de recouvrement ne sont demandés au Consommateur particulier sans titre exécutoire (code des procédures civiles d’exécution, article L. 111-8).`;
}

const lateOf = {
  public: "Un retard ouvre droit aux intérêts moratoires et à 40\u00a0€ de frais.",
  business: "Un retard coûte 40\u00a0€ de frais, et des intérêts au taux de la BCE majoré de dix points.",
  /** A business that gets no VAT back, a public body or not. */
  either: "Un retard coûte 40\u00a0€ de frais, et des intérêts.",
  home: "Un impayé porte intérêt au taux légal après une mise en demeure, sans autres frais.",
};

interface Late {
  readonly isBusiness?: boolean | undefined;
  readonly isVatPaid: boolean;
}

/** The same in the line of a summary: by who signs, else by what the place is; nothing where neither is told. */
export function lateSummary(
  { consumer }: Pick<SalesContractData, "consumer">,
  { isBusiness, isVatPaid }: Late,
): string {
  if (consumer) {
    if (isPublic(consumer)) return lateOf.public;
    return consumer.entityType === "Professionnel" ? lateOf.business : lateOf.home;
  }
  if (isBusiness === undefined) return "";
  if (!isBusiness) return lateOf.home;
  return isVatPaid ? lateOf.either : lateOf.business;
}

/**
 * Electronic invoices between businesses: receiving since 1 September 2026, issuing for small ones from 1 September 2027,
 * franchise included (guides of Pennylane and Fiducial, read in September 2026). A sale to an individual is reported only.
 */
export function transmissionText(
  { consumer }: Pick<SalesContractData, "consumer">,
  isBusiness = consumer?.entityType === "Professionnel",
): Text {
  if (!isBusiness || isPublic(consumer)) {
    return say`Elle est transmise par voie électronique.`;
  }
  return say`Elle est transmise par voie électronique, et par une plateforme agréée dès que la loi y oblige celui qui l’émet (au plus tard le 1er\u00a0septembre 2027 pour une petite entreprise, franchise en base comprise) ; un Consommateur assujetti est en mesure de la recevoir ainsi depuis le 1er\u00a0septembre 2026.`;
}

/** Who issues the invoices: only an express prior mandate lets another do it (CGI, art. 289 I-2). */
export const billingMandateArticle: Section = {
  title: "Mandat de facturation",
  blocks: [
    paragraph(
      say`Le Producteur établit ses factures. S’il en a donné à la PMO, auparavant et par écrit, le mandat exprès, dans son accord de participation ou par un acte séparé, la PMO les établit en son nom et pour son compte, et elles portent cette mention (code général des impôts, article 289, I, 2).`,
    ),
    paragraph(
      say`Le mandat ne change rien aux droits du Consommateur : le Producteur reste son seul vendeur, et répond envers lui du contenu des factures. Il informe le Consommateur du retrait du mandat.`,
    ),
  ],
};

/** A document that says that there was no mandate when it was made says too that one could be given since. */
export const mandateOf = ({ mandate, hasMandated }: ContractProducer): Mandate =>
  mandate ?? (hasMandated === true ? "given" : "unknown");

const nothingToPay: Section = {
  title: "Facturation et paiement",
  blocks: [
    paragraph(
      say`Le contrat ne comportant ni prix de l’électricité ni abonnement, aucune facture n’est établie, sauf celle d’un impôt ou d’une taxe que la loi ferait supporter au Consommateur. Le Producteur communique au Consommateur, à sa demande, les quantités qui lui ont été affectées.`,
    ),
  ],
};

export function billingArticle(data: SalesContractData): Section {
  const { terms } = data;
  if (isFree(data)) return nothingToPay;
  const frequency = terms?.billingFrequency ?? null;
  const means = terms?.billingMeans ?? null;
  return {
    title: "Facturation et paiement",
    blocks: [
      paragraph(say`Les factures sont établies à partir des données du Gestionnaire de réseau :`),
      enumeration(
        say`fréquence : ${frequency ? frequencies[frequency] : "au moins une fois par an"}`,
        say`paiement : ${means ? meansInFull[means] : "par le moyen que choisit le Consommateur"}, ${paymentDaysText(terms?.paymentDays ?? null)}`,
      ),
      paragraph(
        say`Chaque facture indique les quantités affectées, le prix hors taxes, la TVA s’il y a lieu et le montant à payer. ${transmissionText(data)} Le Consommateur peut la contester par écrit ; ce qu’il ne conteste pas reste dû.`,
      ),
      paragraph(lateText(data)),
    ],
  };
}
