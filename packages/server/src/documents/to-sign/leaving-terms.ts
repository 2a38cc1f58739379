import { type EssentialSubject, essentialLabels } from "@mec/domain/signature";
import type { DocumentContent } from "./content.ts";
import { essentialsOf } from "./essentials.ts";
import { sortDocuments } from "./sorted-documents.ts";

/** What somebody who leaves must know of the documents that all have signed: each line stands in one of them. */
export interface LeavingTerm {
  readonly label: string;
  readonly text: string;
}

/** The lines of the summary that these documents answer: a notice is a contract's, a fee a bulletin's. */
export function leavingTerms(documents: readonly DocumentContent[]): LeavingTerm[] {
  const { bulletin, contracts } = sortDocuments(documents);
  const said: readonly EssentialSubject[] = [
    ...(contracts.length > 0 ? (["notice"] as const) : []),
    ...(bulletin ? (["fee"] as const) : []),
    "leaving",
  ];
  return essentialsOf("participant", documents)
    .filter(({ subject }) => said.includes(subject))
    .map(({ subject, text }) => ({ label: essentialLabels[subject], text }));
}
