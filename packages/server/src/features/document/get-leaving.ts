import type { Leaving } from "@mec/api/document";
import { documentKinds } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import { leavingTerms } from "../../documents/to-sign/leaving-terms.ts";
import { findParticipation } from "./participant-store.ts";
import { findSignedDocuments } from "./reads.ts";
import { findSaidDocuments } from "./said-documents.ts";

/** What a participant is bound by if he leaves now: the documents that all have signed, in the order in which one reads them. */
export async function getLeaving({ db }: Deps, participant: Participant): Promise<Leaving> {
  const projectId = await findParticipation(db, participant);
  if (projectId === null) return { signed: [], terms: [] };
  const signed = await findSignedDocuments(db, { projectId, participant });
  const said = await findSaidDocuments(
    db,
    signed.map(({ id }) => id),
  );
  const kinds = new Set(signed.map(({ kind }) => kind));
  return {
    signed: documentKinds.filter((kind) => kinds.has(kind)),
    terms: leavingTerms(said.map(({ content }) => content)),
  };
}
