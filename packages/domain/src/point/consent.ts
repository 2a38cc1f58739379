/**
 * The consent to read a meter's data through SGE, Enedis' data service: asked apart from the terms of use, it
 * names each kind of data, the purpose, who receives it and for how long (RGPD art. 7; CNIL, formal notices to
 * EDF and Engie, February 2020). The version is kept with the proof: change both together.
 */
export const sgeConsentText = {
  version: "2026-11-30",
  text: `J’autorise la plateforme « Mon énergie collective » à demander à Enedis, pour le compteur (PDL) que j’indique, dont je suis titulaire, moi ou la structure que je représente :
– ma courbe de charge (consommation ou production, toutes les 15 ou 30 minutes) ;
– mes index quotidiens ;
– ses données techniques et contractuelles (puissance souscrite, segment, option tarifaire).
L’autorisation porte sur les 24 mois qui précèdent ce jour (au plus ce qu’Enedis conserve) et dure 12 mois.
Ces données servent à étudier l’opération d’autoconsommation collective à laquelle je demande à participer, puis à la suivre. Elles entrent aussi dans des moyennes d’au moins dix compteurs, qui ne désignent personne, et ne servent à rien d’autre.
Elles sont reçues par la plateforme. Le porteur du projet n’en voit que les résultats d’étude ; les autres participants, rien.
Les données de consommation sont conservées 24 mois, puis effacées.
Je peux la retirer à tout moment, en un clic, depuis mon profil : la collecte s’arrête aussitôt, sans effet sur mes contrats de fourniture ou d’achat.`,
} as const;

/** Why a meter's number is not kept without the consent (specification §5), said above the consent's own text, which says the rest. */
export const meterReasonText =
  "Un numéro ne s’enregistre qu’avec cette autorisation. Si vous la retirez, il reste pour vos documents.";

/** The first version whose text tells of statistics: readings given on an earlier one stay out of them. */
export const statisticsSince = "2026-11-23";

/** Who is shown a meter's curve: the help promises it, and the accord that is signed keeps it, in these words. */
export const curveReadersText = (pmo: string): string =>
  `La courbe de charge n’est lue que par la plateforme\u00a0: elle n’est montrée ni à ${pmo}, ni au porteur du projet, ni aux autres participants.`;

/** For how long a signed accord lets the meter be read, and what taking it back does: the help repeats these words. */
export const accordDurationText = (pmo: string): string =>
  `L’autorisation vaut pour la durée de la participation et pour la régularisation de la dernière période. Elle peut être retirée à tout moment, par écrit adressé à ${pmo}\u00a0: le retrait met fin à la participation du point, sans effet sur ce qui précède.`;

/** What a signed accord still allows once the consent is withdrawn: said before, after, and by mail. */
export const accordStillReadsText =
  "L’accord de participation signé pour ce compteur autorise toujours à le lire, tant que vous participez. Pour l’arrêter, écrivez à l’association (PMO)\u00a0: votre participation prend alors fin.";

/** What withdrawing the consent does, before it is pressed; `readByAccord`: a signed accord allows the reading too. */
export const withdrawalText = (readByAccord: boolean): string =>
  readByAccord
    ? `Les études ne lisent plus ce compteur, et les relevés gardés pour elles sont effacés aussitôt. ${accordStillReadsText}`
    : "La collecte des données de ce compteur s’arrête aussitôt, et les relevés gardés sont effacés. Vos contrats et votre candidature ne changent pas.";

/** What the consent's withdrawal has done, on the page. */
export const withdrawnText = (readByAccord: boolean): string =>
  readByAccord
    ? `Vous l’avez retirée\u00a0: les études ne lisent plus ce compteur. ${accordStillReadsText}`
    : "Vous l’avez retirée\u00a0: plus aucune donnée n’est collectée.";

/** §4: a consent is valid 12 months from the moment given. */
const VALIDITY_MONTHS = 12;
/** A consent is about to end, and its holder is told, this many days before. */
export const consentExpiringDays = 30;
const DAY_MS = 86_400_000;

/**
 * The moment when a consent given at `givenAt` ends: the same day twelve calendar months later (UTC), the last
 * of February for one given on the 29th.
 */
export function consentExpiry(givenAt: Date): Date {
  const expiry = new Date(givenAt);
  expiry.setUTCMonth(expiry.getUTCMonth() + VALIDITY_MONTHS);
  if (expiry.getUTCDate() !== givenAt.getUTCDate()) expiry.setUTCDate(0);
  return expiry;
}

/** Moments in UTC (ISO 8601). */
export type Consent = { expiresAt: string; withdrawnAt: string | null };
const consentStates = ["none", "valid", "expiring", "expired", "withdrawn"] as const;
export type ConsentState = (typeof consentStates)[number];

/** Where a consent stands at `now`; "expiring" in its last 30 days. */
export function consentState(consent: Consent | null, now: Date): ConsentState {
  if (!consent) return "none";
  if (consent.withdrawnAt !== null) return "withdrawn";
  const remaining = new Date(consent.expiresAt).getTime() - now.getTime();
  if (remaining <= 0) return "expired";
  return remaining <= consentExpiringDays * DAY_MS ? "expiring" : "valid";
}

/** How what a consent was given for came to its end. */
export const consentEnds = ["retracted", "left", "withdrawn", "refused", "deleted"] as const;
export type ConsentEnd = (typeof consentEnds)[number];

/** What the data of a point's meter may serve still. */
export type MeterUse = {
  readonly hasLiveApplication: boolean;
  /** The project that the point produces for. */
  readonly producesFor: string | null;
};

/**
 * Data serve the operation that their holder asked to take part in, and nothing else: once he takes part in it no more, the
 * consent has nothing left to serve, unless the point has applied elsewhere or produces for another project.
 */
export const endsWithParticipation = (
  { hasLiveApplication, producesFor }: MeterUse,
  endedProjectId: string | null,
): boolean => !hasLiveApplication && (producesFor === null || producesFor === endedProjectId);

interface PastEnd {
  readonly endedAt: Date;
  readonly end: ConsentEnd;
}

/**
 * What a consent ended with before its twelve months, as it was kept; null where it did not, or that is not known any more. Of one that
 * ended before that was kept: the participation that ended while it was valid.
 * @param past the applications of its point that have ended, the newest end first
 */
export function earlyEnd(
  consent: { givenAt: Date; expiresAt: Date; withdrawnAt: Date | null; endedWith: ConsentEnd | null },
  past: readonly PastEnd[],
): ConsentEnd | null {
  if (consent.withdrawnAt !== null || !endedEarly(consent)) return null;
  const ended = past.find(({ endedAt }) => endedAt >= consent.givenAt && endedAt <= consent.expiresAt);
  return consent.endedWith ?? ended?.end ?? null;
}

/** A consent that ended before its twelve months, though nobody withdrew it. */
export const endedEarly = ({ givenAt, expiresAt }: { givenAt: Date; expiresAt: Date }): boolean =>
  expiresAt < consentExpiry(givenAt);

/** What an early end came with, in the words of who gave the consent. */
export const consentEndTexts: Readonly<Record<ConsentEnd, string>> = {
  retracted: "avec votre rétractation",
  left: "avec votre départ du projet",
  withdrawn: "avec le retrait de votre demande",
  refused: "avec le refus de votre demande",
  deleted: "avec la suppression du projet",
};

/** The same of who may have given none. */
export const consentGoneText =
  "L’autorisation de lire votre compteur, si vous l’aviez donnée pour ce projet, a pris fin en même temps\u00a0: nous ne lisons plus ses données, et plus aucune étude ne s’en sert. Vous pourrez la donner à nouveau.";

/** What mails tell of it. */
export const consentEndedText =
  "L’autorisation de lire votre compteur a pris fin en même temps\u00a0: nous ne lisons plus ses données, et plus aucune étude ne s’en sert. Vous pourrez la donner à nouveau, par exemple pour un autre projet.";
