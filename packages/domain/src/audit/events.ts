import type { MissingKind, ModerationAct } from "../support/index.ts";

/** What is written in the journal of who saw or did what. */
export const auditKinds = [
  "support-looked",
  "support-searched",
  "support-reminded",
  "data-exported",
  "email-changed",
  "email-change-undone",
  "password-changed",
  "factor-added",
  "factor-removed",
  "recovery-codes-renewed",
  "recovery-code-used",
  "factors-reset",
  "sessions-ended",
  "new-device",
  "role-changed",
  "plan-granted",
  "project-moderated",
  "contract-retracted",
  "departure-asked",
  "departure-withdrawn",
  "point-deleted",
  "project-deleted",
  "account-deleted",
  "mail-lost",
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditKindLabels: Record<AuditKind, string> = {
  "support-looked": "Consultation par le support",
  "support-searched": "Recherche du support",
  "support-reminded": "Rappel du support",
  "data-exported": "Export de données",
  "email-changed": "Adresse e-mail changée",
  "email-change-undone": "Changement d’adresse annulé",
  "password-changed": "Mot de passe changé",
  "factor-added": "Second facteur ajouté",
  "factor-removed": "Second facteur retiré",
  "recovery-codes-renewed": "Codes de secours renouvelés",
  "recovery-code-used": "Code de secours utilisé",
  "factors-reset": "Seconds facteurs remis à zéro",
  "sessions-ended": "Sessions fermées",
  "new-device": "Connexion depuis un nouvel appareil",
  "role-changed": "Rôle changé",
  "plan-granted": "Offre donnée ou retirée",
  "project-moderated": "Modération",
  "contract-retracted": "Rétractation",
  "departure-asked": "Départ demandé",
  "departure-withdrawn": "Demande de départ retirée",
  "point-deleted": "Point supprimé",
  "project-deleted": "Projet supprimé",
  "account-deleted": "Compte supprimé",
  "mail-lost": "E-mail non remis",
};

/** As whom somebody acted: for himself, for the team that helps, at the server's console, or nobody. */
export const auditActors = ["person", "support", "operator", "platform"] as const;
export type AuditActor = (typeof auditActors)[number];

export const auditActorLabels: Record<AuditActor, string> = {
  person: "La personne",
  support: "Le support",
  operator: "L’exploitant du site",
  platform: "La plateforme",
};

/** What was seen or acted upon: named, never quoted. */
export const auditObjectKinds = ["project", "consumption-point", "production-point"] as const;
export type AuditObjectKind = (typeof auditObjectKinds)[number];

/** What can leave the platform as a file. */
export const exportedData = [
  "account",
  "applicants",
  "study",
  "coefficients",
  "documents",
  "annexe2",
] as const;
export type ExportedData = (typeof exportedData)[number];

/** What a login asks for beside the password. */
export const secondFactors = ["passkey", "totp"] as const;
export type SecondFactor = (typeof secondFactors)[number];
/** The lists that name many people, which the support team searches. */
export const searchedLists = ["participants", "missings", "projects"] as const;
export type SearchedList = (typeof searchedLists)[number];

export const searchedListLabels: Record<SearchedList, string> = {
  participants: "Participants",
  missings: "Éléments manquants",
  projects: "Projets à modérer",
};

/** What each kind records beside who, when and about what. */
interface AuditDetails {
  "support-looked": Record<never, never>;
  /** One line for a list, however many people it names; what was typed is not kept. */
  "support-searched": { readonly list: SearchedList };
  "support-reminded": { readonly missing: MissingKind };
  "data-exported": { readonly what: ExportedData };
  "email-changed": Record<never, never>;
  /** Undone from the former mailbox; whether factors or recovery codes younger than the change were removed with it. */
  "email-change-undone": { readonly removedFactors: boolean };
  "password-changed": { readonly by: "form" | "link" };
  "factor-added": { readonly factor: SecondFactor };
  "factor-removed": { readonly factor: SecondFactor };
  "recovery-codes-renewed": Record<never, never>;
  "recovery-code-used": Record<never, never>;
  "factors-reset": Record<never, never>;
  /** How many of his own sessions the person ended by hand. */
  "sessions-ended": { readonly count: number };
  "new-device": Record<never, never>;
  "role-changed": { readonly role: "support" | "none" };
  "plan-granted": { readonly plan: string };
  "project-moderated": { readonly decision: ModerationAct };
  "contract-retracted": Record<never, never>;
  "departure-asked": Record<never, never>;
  "departure-withdrawn": Record<never, never>;
  "point-deleted": Record<never, never>;
  "project-deleted": Record<never, never>;
  "account-deleted": Record<never, never>;
  /** Which mail, why, and to whom: the start of the SHA-256 of the address in lower case, until its account is erased. */
  "mail-lost": { readonly mail: string; readonly reason: string; readonly recipient?: string | undefined };
}

/** A kind of event with what it says. */
export type AuditFact = {
  [K in AuditKind]: { readonly kind: K; readonly detail: AuditDetails[K] };
}[AuditKind];

/** How long the journal is kept, in months. */
const auditMonths = 12;

/** The moment before which entries of the journal are erased. */
export function auditErasure(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - auditMonths);
  return limit;
}
