import type { Bound, Leaving } from "@mec/api/document";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { leavingTerms } from "../../documents/to-sign/leaving-terms.ts";
import { findBoundCopies } from "./files/reads.ts";
import { findParticipation, findTakings } from "./participant-store.ts";
import { findBinding, findBindings, findNoticeMonths, type Taking } from "./reads.ts";
import { findSaidDocuments } from "./said-documents.ts";

/** Each kind once, in the order in which one reads them. */
const inOrder = (kinds: readonly DocumentKind[]): DocumentKind[] =>
  documentKinds.filter((kind) => kinds.includes(kind));

const nothing: Leaving = { signed: [], terms: [], elsewhere: [], sold: 0 };

/** The contracts by which a producer goes on selling, with whom and with which notice. */
async function contractsOf(db: Db, { projectId, participant }: Taking): Promise<Pick<Leaving, "contracts">> {
  if (participant.kind === "consumer") return {};
  const copies = await findBoundCopies(db, { projectId, pointId: participant.id });
  return {
    contracts: copies.flatMap(({ buyer, noticeMonths }) => (buyer === null ? [] : { buyer, noticeMonths })),
  };
}

async function leavingOf(db: Db, taking: Taking): Promise<Leaving> {
  const { signed, elsewhere, sold } = await findBinding(db, taking);
  const said = await findSaidDocuments(
    db,
    signed.map(({ id }) => id),
  );
  const noticeMonths = await findNoticeMonths(db, taking);
  return {
    signed: inOrder(signed.map(({ kind }) => kind)),
    ...(noticeMonths === null ? {} : { noticeMonths }),
    terms: leavingTerms(said.map(({ content }) => content)),
    elsewhere: inOrder(elsewhere),
    sold,
    ...(await contractsOf(db, taking)),
  };
}

/** What a participant is bound by if he leaves now: the documents that all have signed, and those settled outside of the platform. */
export async function getLeaving({ db }: Deps, participant: Participant): Promise<Leaving> {
  const projectId = await findParticipation(db, participant);
  return projectId === null ? nothing : leavingOf(db, { projectId, participant });
}

/** The same of an application, for its holder, and for the owner who would end it. */
export async function getApplicationLeaving({ db }: Deps, applicationId: string): Promise<Leaving> {
  const [taking] = await findTakings(db, [applicationId]);
  return taking ? leavingOf(db, taking) : nothing;
}

/** Of these applications to a project, those whose participants would stay bound, without the terms of each. */
export async function listBindings(
  { db }: Deps,
  projectId: string,
  applicationIds: readonly string[],
): Promise<Bound[]> {
  const takings = (await findTakings(db, applicationIds)).filter((taking) => taking.projectId === projectId);
  const bindings = await findBindings(
    db,
    projectId,
    takings.map(({ participant }) => participant),
  );
  return takings.flatMap(({ applicationId }, at) => {
    const { signed = [], elsewhere = [], sold = 0 } = bindings[at] ?? {};
    if (signed.length + elsewhere.length + sold === 0) return [];
    const kinds = signed.map(({ kind }) => kind);
    return { applicationId, signed: inOrder(kinds), elsewhere: inOrder(elsewhere), sold };
  });
}
