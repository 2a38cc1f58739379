import type { ParticipantDocuments } from "@mec/api/document";
import type { SalesTerms } from "@mec/domain/document";
import { t } from "../../../platform/i18n.ts";

export type Term = keyof SalesTerms;

/** The name of each term when it is mentioned alone. */
export const termLabels = (): Record<Term, string> => ({
  name: t("Nom du contrat"),
  durationYears: t("Durée"),
  startDate: t("Prise d’effet"),
  price: t("Prix de l’électricité"),
  vatRegime: t("TVA prévue"),
  indexation: t("Évolution du prix"),
  indexationRate: t("Taux d’évolution"),
  subscription: t("Abonnement"),
  billingFrequency: t("Fréquence de facturation"),
  billingMeans: t("Moyen de paiement"),
  paymentDays: t("Délai de paiement"),
  tacitRenewal: t("Reconduction tacite"),
  noticeMonths: t("Préavis"),
  closingInvoiceMonths: t("Facture de clôture"),
  penaltyRate: t("Indemnité de résiliation"),
  penaltyKwh: t("Quantité de référence"),
  energyKind: t("Filière"),
  power: t("Puissance"),
  installationDate: t("Date d’installation"),
  purchaseContract: t("Contrat d’achat du surplus"),
});

/** Terms that the contract takes from elsewhere when they are not given: the accepted price, the installation. */
const foundElsewhere: readonly Term[] = ["name", "durationYears", "price", "energyKind", "power"];

const needsRate = ({ indexation }: SalesTerms) => indexation === "fixed";
const hasTerm = ({ durationYears }: SalesTerms) => durationYears !== null;
const hasPenalty = ({ penaltyRate }: SalesTerms) => penaltyRate !== 0;
const conditions: Partial<Record<Term, (terms: SalesTerms) => boolean>> = {
  indexationRate: needsRate,
  tacitRenewal: hasTerm,
  penaltyKwh: hasPenalty,
};

/** Asked of the owner's own plant alone. */
const ofPlant: readonly Term[] = ["installationDate", "purchaseContract"];

type Told = Pick<ParticipantDocuments, "kind" | "isInTerms" | "hasSaid">;

/**
 * What a contract takes from the plants where the terms do not say it: the VAT once each seller has told his, and what the holder of
 * the plant of the terms answered.
 */
export function saidOfPlants(participants: readonly Told[]): Term[] {
  const plants = participants.filter(({ kind }) => kind === "producer");
  const isVatSaid = plants.length > 0 && plants.every(({ hasSaid }) => hasSaid?.includes("vatRegime"));
  const own = plants.find(({ isInTerms }) => isInTerms)?.hasSaid ?? [];
  return [...(isVatSaid ? (["vatRegime"] as const) : []), ...own.filter((term) => term !== "vatRegime")];
}

/** The terms that nobody has said: they block nothing, but are listed. */
export function unsaidTerms(terms: SalesTerms, hasPlant: boolean, said: readonly Term[] = []): Term[] {
  return (Object.keys(termLabels()) as Term[]).filter(
    (term) =>
      terms[term] === null &&
      !foundElsewhere.includes(term) &&
      !said.includes(term) &&
      (hasPlant || !ofPlant.includes(term)) &&
      (conditions[term]?.(terms) ?? true),
  );
}

/** The terms in which one consumer's contract differs from all the others'. */
export const differingTerms = (own: SalesTerms, common: SalesTerms): Term[] =>
  (Object.keys(termLabels()) as Term[]).filter((term) => term !== "name" && own[term] !== common[term]);
