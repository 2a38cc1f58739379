import type { DocumentResult } from "@mec/api/document";
import { type DocumentKind, statusAfter } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import { actOnDocuments, allSigned } from "./act-on-documents.ts";
import { documentStates, isSeller } from "./document-states.ts";
import { takeBack } from "./withdraw-documents.ts";

/** Kept with what its owner took back. */
const reason = "Le porteur du projet en a retiré l’envoi.";

/**
 * The owner takes back what he has sent and not all have signed: nobody signs it any more, it is to be sent anew, as it is written by
 * then, and who was asked to sign it, or has, is told. Sent again, it is counted no second time.
 */
export const takeBackDocuments = (
  deps: Deps,
  asked: {
    readonly projectId: string;
    readonly kind: DocumentKind;
    readonly participants: readonly Participant[];
  },
): Promise<DocumentResult[]> => {
  const { projectId, kind } = asked;
  return actOnDocuments(deps, asked, {
    refusal: ({ holder, state: { status, row } }) =>
      row && !isSeller(holder, kind) && statusAfter(status, "take-back") !== null
        ? null
        : "Ce document n’est pas en cours de signature.",
    async apply(tx, sources, targets) {
      const ids = targets.flatMap(({ state: { row } }) => row?.id ?? []);
      const documentIds = ids.length === 0 ? [] : await takeBack(deps, tx, ids, reason);
      if (documentIds.length > 0)
        await deps.queue.emit(tx, { type: "sending-taken-back", projectId, documentIds });
      const taken = new Set(documentIds);
      const documents = sources.documents.filter(({ id }) => !taken.has(id));
      const stateOf = documentStates({ ...sources, documents });
      return targets.map(({ holder, state: { row } }) =>
        row && taken.has(row.id) ? stateOf(holder, kind).status : { refusal: allSigned },
      );
    },
  });
};
