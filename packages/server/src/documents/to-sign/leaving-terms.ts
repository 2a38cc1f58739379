import { type EssentialSubject, essentialLabels } from "@mec/domain/signature";
import type { DocumentContent } from "./content.ts";
import { essentialsOf } from "./essentials.ts";
import { feeText, type SortedDocuments, sortDocuments } from "./sorted-documents.ts";

/** What somebody who leaves must know of the documents that all have signed: each line stands in one of them. */
export interface LeavingTerm {
  readonly label: string;
  readonly text: string;
}

/** What the association asks each year. The entrance fee is left out: who leaves has paid it long since. */
function yearlyFeeText(documents: SortedDocuments): string {
  const { bulletin } = documents;
  const fee = bulletin?.fee && { ...bulletin.fee, entranceFeeRequired: false };
  return feeText(bulletin && fee ? { ...documents, bulletin: { ...bulletin, fee } } : documents);
}

/** The lines of the summary that these documents answer: a notice is a contract's, a fee a bulletin's. */
export function leavingTerms(documents: readonly DocumentContent[]): LeavingTerm[] {
  const sorted = sortDocuments(documents);
  const { bulletin, contracts } = sorted;
  const said: readonly EssentialSubject[] = [
    ...(contracts.length > 0 ? (["notice"] as const) : []),
    ...(bulletin ? (["fee"] as const) : []),
    "leaving",
  ];
  return essentialsOf("participant", documents)
    .filter(({ subject }) => said.includes(subject))
    .map(({ subject, text }) => ({
      label: essentialLabels[subject],
      text: subject === "fee" ? yearlyFeeText(sorted) : text,
    }));
}
