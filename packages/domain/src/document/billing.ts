import type { KeptDocumentStatus } from "./statuses.ts";

/**
 * Whether a producer has mandated the association to bill for him, which his own accord does in a clause of its own: `given`
 * once all have signed it; `with-accord` as long as it is to be signed; `unknown` where it is settled outside of the
 * platform, in words that we do not have.
 */
export const mandates = ["given", "with-accord", "unknown"] as const;
export type Mandate = (typeof mandates)[number];

/** @param accord where the producer's own accord stands; null while nobody has settled it */
export function mandateBy(accord: KeptDocumentStatus | null): Mandate {
  if (accord === "DONE") return "given";
  return accord === "IGNORED" ? "unknown" : "with-accord";
}

/** What is true of all of them: who is not known says nothing of the others. */
const commonMandate = (all: readonly Mandate[]): Mandate => {
  if (all.length === 0 || all.includes("unknown")) return "unknown";
  return all.includes("with-accord") ? "with-accord" : "given";
};

export interface Billed {
  /** "L’association (Les Watts)", as the sentence begins. */
  readonly association: string;
  /** Those who sell, in words: "le producteur (Soleil & Cie)", "chaque producteur". */
  readonly sellers: string;
  readonly areSeveral: boolean;
  readonly mandates: readonly Mandate[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Who bills, for who pays: it goes on with how often and by which means. */
export function billerForConsumer({ association, sellers, areSeveral, mandates: all }: Billed): string {
  const inTheirName = `${association}, au nom ${areSeveral ? "de " : "du "}${sellers.replace(/^le /u, "")}`;
  switch (commonMandate(all)) {
    case "given":
      return inTheirName;
    case "with-accord":
      return `${inTheirName} dès qu’il l’en a chargée par son accord`;
    case "unknown":
      return `${capital(sellers)}, ou ${lower(association)} en son nom s’il l’en a chargée`;
  }
}

/** The same for a producer who signs contracts. */
export function billerForProducer(all: readonly Mandate[]): string {
  switch (commonMandate(all)) {
    case "given":
      return "L’association, en votre nom\u00a0: votre accord lui en donne le mandat, que vous pouvez retirer.";
    case "with-accord":
      return "L’association, en votre nom, dès que votre accord est signé\u00a0: il lui en donne le mandat, que vous pouvez retirer.";
    case "unknown":
      return "Vous, ou l’association en votre nom si vous l’en avez chargée par écrit.";
  }
}

/** The same where he gives the mandate: when he signs his accord, and before. */
export const mandateOfAccord =
  "L’association établit vos factures en votre nom\u00a0: votre accord lui en donne le mandat, que vous pouvez retirer par écrit, à tout moment. Elle n’encaisse rien pour vous.";
