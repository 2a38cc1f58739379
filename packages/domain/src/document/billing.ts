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
export const commonMandate = (all: readonly Mandate[]): Mandate => {
  if (all.length === 0 || all.includes("unknown")) return "unknown";
  return all.includes("with-accord") ? "with-accord" : "given";
};

/** Of a contract that was signed elsewhere: what it says is not known here. */
export const saleElsewhereText =
  "Vous avez signé votre contrat de vente hors de la plateforme, qui ne l’a pas\u00a0: c’est lui qui dit le prix, qui facture et quand.";

/** Sellers of whom one thing is true: who bills for them. */
export interface BilledSellers {
  /** In words: "le producteur (Soleil & Cie)", "chaque producteur". */
  readonly sellers: string;
  readonly areSeveral: boolean;
  readonly mandate: Mandate;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function billerOf({ sellers, areSeveral, mandate }: BilledSellers, association: string): string {
  const inTheirName = `${association}, au nom ${areSeveral ? "de " : "du "}${sellers.replace(/^le /u, "")}`;
  switch (mandate) {
    case "given":
      return inTheirName;
    case "with-accord":
      return `${inTheirName} dès que son accord l’en charge`;
    case "unknown":
      return `${sellers}, ou ${association} en son nom si elle en est chargée`;
  }
}

/**
 * Who bills, for who pays: it goes on with how many invoices come.
 * @param association its name; it is named once
 */
export function billerForConsumer(association: string, groups: readonly BilledSellers[]): string {
  const named = `l’association${association && ` (${association})`}`;
  return capital(
    groups.map((group, rank) => billerOf(group, rank === 0 ? named : "l’association")).join("\u00a0; "),
  );
}

const inWords = ["une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

const countText = (count: number): string => inWords[count - 1] ?? `${count}`;

/** How many invoices come from the sellers of a place. */
export interface Invoices {
  /** Each seller has his own, whoever writes it; null where it is not known yet how many they are. */
  readonly sellers: number | null;
  /** Whether each of several places has as many. */
  readonly areByPlace: boolean;
}

/** "deux factures", before how often they come. */
export function invoicesText({ sellers, areByPlace }: Invoices): string {
  const count =
    sellers === null
      ? "une facture par producteur"
      : `${countText(sellers)} ${sellers > 1 ? "factures" : "facture"}`;
  if (!areByPlace) return count;
  return sellers === null ? `${count} et par lieu` : `${count} par lieu`;
}

/** How many that adds to the supplier's. */
export function moreInvoicesText({ sellers, areByPlace }: Invoices): string {
  if (areByPlace || sellers === null) return "Ce sont autant de factures de plus";
  return sellers > 1 ? `Ce sont ${countText(sellers)} factures de plus` : "C’est une facture de plus";
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
