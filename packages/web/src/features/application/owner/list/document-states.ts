import type { ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, type DocumentStatus, documentKinds } from "@mec/domain/document";
import { whyNotReady } from "../../../../parts/document/not-ready-words.ts";

interface State {
  readonly status: DocumentStatus;
  readonly kinds: readonly DocumentKind[];
  /** Why they are incomplete; null of others. */
  readonly why: string | null;
}

type Documents = Pick<ParticipantDocuments, DocumentKind | "paysNobody">;

/** Whether his contract is none, as his own body alone supplies him: not made, or set aside. */
export const hasNoSale = ({ paysNobody, salesContract: { status } }: Documents): boolean =>
  Boolean(paysNobody) && ["READY", "NOT-READY", "IGNORED"].includes(status);

/** Where somebody's documents are, once for those that are at the same point. */
export function statesOf(documents: Documents): State[] {
  const kinds = documentKinds.filter((kind) => kind !== "salesContract" || !hasNoSale(documents));
  return [...new Set(kinds.map((kind) => documents[kind].status))].map((status) => {
    const same = kinds.filter((kind) => documents[kind].status === status);
    const why = status === "NOT-READY" ? whyNotReady(same.flatMap((kind) => documents[kind].gaps)) : null;
    return { status, kinds: same, why };
  });
}
