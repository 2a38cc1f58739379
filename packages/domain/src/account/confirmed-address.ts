import { DomainError } from "../shared/index.ts";

/** Actions that may require a confirmed e-mail address. */
export const guardedVerbs = ["draft", "apply", "publish", "invite", "sign"] as const;
export type GuardedVerb = (typeof guardedVerbs)[number];

/** `waits`: it is stored, and takes effect by itself with the confirmation. */
export type AddressVerdict = "allowed" | "waits" | "refused";

/** What an account may do before the link that was mailed to it is opened. */
const beforeConfirmation: Record<GuardedVerb, AddressVerdict> = {
  draft: "allowed",
  apply: "allowed",
  publish: "waits",
  invite: "refused",
  sign: "refused",
};

/** The verdict on this action, asked for by this person. */
export const addressVerdict = (
  verb: GuardedVerb,
  { emailVerified }: { readonly emailVerified: boolean },
): AddressVerdict => (emailVerified ? "allowed" : beforeConfirmation[verb]);

/** Why this person may not do it yet: EMAIL_NOT_CONFIRMED. Null when they may, or when it only waits. */
export function addressObstacle(
  verb: GuardedVerb,
  person: { readonly emailVerified: boolean },
): DomainError | null {
  if (addressVerdict(verb, person) !== "refused") return null;
  return new DomainError(
    "EMAIL_NOT_CONFIRMED",
    "Confirmez d’abord votre adresse e-mail\u00a0: ouvrez le lien que nous vous avons envoyé, puis recommencez. Vous pouvez le redemander depuis votre profil.",
  );
}

/** How many projects an account may store before its address is confirmed: enough to prepare, too few to flood. */
export const maxUnconfirmedProjects = 5;

/** Null while an unconfirmed account that has this many projects may store another. */
export function storedProjectsObstacle(
  person: { readonly emailVerified: boolean },
  stored: number,
): DomainError | null {
  if (person.emailVerified || stored < maxUnconfirmedProjects) return null;
  return new DomainError(
    "EMAIL_NOT_CONFIRMED",
    `Confirmez d’abord votre adresse e-mail\u00a0: sans cela, un compte ne garde pas plus de ${maxUnconfirmedProjects}\u00a0projets.`,
  );
}

/** Whether this mailbox is known to belong to the person who types it: it is their account's confirmed address. */
export const isProvenMailbox = (
  person: { readonly email: string; readonly emailVerified: boolean } | null,
  email: string,
): boolean => person?.emailVerified === true && person.email.toLowerCase() === email.trim().toLowerCase();
