import { dueOfLeaver, duesOf, nextDueOfLeaver } from "@mec/domain/pmo";
import { conjunction } from "@mec/domain/shared";
import { type EssentialSubject, essentialLabels } from "@mec/domain/signature";
import type { DocumentContent } from "./content.ts";
import { essentialsOf } from "./essentials.ts";
import { subscriptionPaid } from "./essentials-of-consumer.ts";
import { writtenTo } from "./leaving-letters.ts";
import { feeOfLeaver, feeText, type SortedDocuments, sortDocuments } from "./sorted-documents.ts";

/** What somebody who leaves must know of the documents that all have signed: each line stands in one of them. */
export interface LeavingTerm {
  readonly label: string;
  readonly text: string;
}

/** The year's fee, as who has left reads it too; where none is yearly, that. The entrance fee is left out: who leaves has paid it long since. */
function feeTerm(documents: SortedDocuments, isAdmitted: boolean): LeavingTerm {
  const { bulletin } = documents;
  const due = bulletin
    ? dueOfLeaver([duesOf(bulletin.fee)], bulletin.association?.associationName ?? "", isAdmitted)
    : null;
  if (due !== null) return { label: "Ce que vous devez", text: `${due} ${nextDueOfLeaver}` };
  const fee = bulletin?.fee && { ...bulletin.fee, entranceFeeRequired: false };
  return {
    label: essentialLabels.fee,
    text: feeText(bulletin && fee ? { ...documents, bulletin: { ...bulletin, fee } } : documents),
  };
}

/** How one leaves; of the fee, its own line tells. */
function leavingText(documents: SortedDocuments, text: string): string {
  const fee = feeOfLeaver(documents);
  return fee ? text.replace(` ${fee}`, "") : text;
}

/** Of the line that tells who is written to: where no page of a place is left to leave by, it says nothing true. */
export const writingLabel = "L’écrit";

/** What leaving here is not: each document asks for a writing to its other party, and the platform writes to the owner alone. */
function writingTerm(documents: readonly DocumentContent[]): LeavingTerm[] {
  const to = writtenTo(documents);
  if (to.length === 0) return [];
  return [
    {
      label: writingLabel,
      text: `Quitter ici avertit le porteur du projet, sans mettre fin à vos papiers\u00a0: c’est votre lettre qui le fait, ${to.join("\u00a0; ")}. Un e-mail suffit\u00a0: ils demandent un écrit, pas un recommandé.`,
    },
  ];
}

/** A contract's subscription runs as long as the contract does, whatever is received; each with the VAT that its buyer pays. */
function subscriptionTerm({ contracts }: SortedDocuments): LeavingTerm[] {
  const paid = contracts.map((contract) => subscriptionPaid(contract, { isVatPaid: false })).filter(Boolean);
  if (paid.length === 0) return [];
  const until = paid.length === 1 ? "du contrat" : "de chaque contrat";
  return [{ label: "L’abonnement", text: `${conjunction(paid)}, jusqu’à la fin ${until}.` }];
}

/**
 * The lines of the summary that these documents answer: a notice is a contract's, a fee a bulletin's.
 * @param isAdmitted whether he shares, or did: his association has admitted him
 */
export function leavingTerms(documents: readonly DocumentContent[], isAdmitted: boolean): LeavingTerm[] {
  const sorted = sortDocuments(documents);
  const { bulletin, contracts } = sorted;
  const said: readonly EssentialSubject[] = [
    ...(contracts.length > 0 ? (["notice"] as const) : []),
    ...(bulletin ? (["fee"] as const) : []),
    "leaving",
  ];
  const terms = essentialsOf("participant", documents)
    .filter(({ subject }) => said.includes(subject))
    .map(({ subject, text }) =>
      subject === "fee"
        ? feeTerm(sorted, isAdmitted)
        : { label: essentialLabels[subject], text: leavingText(sorted, text) },
    );
  return [...terms, ...subscriptionTerm(sorted), ...writingTerm(documents)];
}
