import type { Leaving } from "@mec/api/document";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import { leavingTerms } from "../../documents/to-sign/leaving-terms.ts";
import { findParticipation } from "./participant-store.ts";
import { findBinding } from "./reads.ts";
import { findSaidDocuments } from "./said-documents.ts";

/** Each kind once, in the order in which one reads them. */
const inOrder = (kinds: readonly DocumentKind[]): DocumentKind[] =>
  documentKinds.filter((kind) => kinds.includes(kind));

/** What a participant is bound by if he leaves now: the documents that all have signed, and those settled outside of the platform. */
export async function getLeaving({ db }: Deps, participant: Participant): Promise<Leaving> {
  const projectId = await findParticipation(db, participant);
  if (projectId === null) return { signed: [], terms: [], elsewhere: [] };
  const { signed, elsewhere } = await findBinding(db, { projectId, participant });
  const said = await findSaidDocuments(
    db,
    signed.map(({ id }) => id),
  );
  return {
    signed: inOrder(signed.map(({ kind }) => kind)),
    terms: leavingTerms(said.map(({ content }) => content)),
    elsewhere: inOrder(elsewhere),
  };
}
