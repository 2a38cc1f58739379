import type { Bound, Leaving } from "@mec/api/document";
import { leavingInShort, otherPlacesText } from "@mec/domain/application";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { duesOf } from "@mec/domain/pmo";
import type { Participant } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import { leavingLetters } from "../../documents/to-sign/leaving-letters.ts";
import { leavingTerms } from "../../documents/to-sign/leaving-terms.ts";
import { feeOfLeaver, sortDocuments } from "../../documents/to-sign/sorted-documents.ts";
import { findAdmitted } from "../application/left/signed/reads.ts";
import { findSignedByParticipant, rightOf } from "../signature/retraction/reads.ts";
import { findAccountedPlaces, findKept } from "./accounting/accounting-store.ts";
import { findBoundCopies } from "./files/reads.ts";
import { findOtherPlaces } from "./other-places.ts";
import { findDeparture, findParticipation, findTakings } from "./participant-store.ts";
import { findBinding, findBindings, findNoticeMonths, type Taking } from "./reads.ts";
import { findSaidDocuments } from "./said-documents.ts";
import { findSaleStart } from "./sales/starts/reads.ts";

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

/** Of a consumer: from which day his contracts bind, where it is to come, which of his places go on, and to whom he writes what. */
async function ofConsumer(
  { db, now }: Pick<Deps, "now"> & { readonly db: Db },
  { projectId, participant }: Taking,
  signed: readonly DocumentContent[],
): Promise<Pick<Leaving, "saleStartsOn" | "otherPlaces" | "letters" | "retractUntil">> {
  if (participant.kind === "producer") return {};
  const { id: pointId } = participant;
  const saleStartsOn = await findSaleStart(db, { projectId, pointId, today: dayInParis(now()) });
  const others = await findOtherPlaces(db, projectId, pointId);
  const otherPlaces = otherPlacesText(others, feeOfLeaver(sortDocuments(signed)) !== "");
  const departure = await findDeparture(db, { projectId, pointId });
  const letters = leavingLetters(signed, { today: dayInParis(now()), departure });
  const right = rightOf(await findSignedByParticipant(db, projectId, participant), now());
  const retractUntil = right?.endsParticipation ? right.until : null;
  return {
    ...(retractUntil && { retractUntil }),
    ...(saleStartsOn && { saleStartsOn }),
    ...(otherPlaces && { otherPlaces }),
    ...(letters.length > 0 && { letters }),
  };
}

async function leavingOf(deps: Deps, taking: Taking): Promise<Leaving> {
  const { db } = deps;
  const { signed, elsewhere, isOwnSale, sold } = await findBinding(db, taking);
  const said = await findSaidDocuments(
    db,
    signed.map(({ id }) => id),
  );
  const contents = said.map(({ content }) => content);
  const noticeMonths = await findNoticeMonths(db, taking);
  const admitted = await findAdmitted(db, taking.projectId, [taking.participant.id]);
  const isAdmitted = admitted.has(taking.participant.id);
  const own = await ofConsumer(deps, taking, contents);
  const inShort =
    taking.participant.kind === "consumer"
      ? leavingInShort({
          retractUntil: own.retractUntil ?? null,
          letters: own.letters?.length ?? 0,
          noticeMonths,
          fee: { yearlyEur: duesOf(sortDocuments(contents).bulletin?.fee ?? null).yearly, isAdmitted },
        })
      : null;
  return {
    signed: inOrder(signed.map(({ kind }) => kind)),
    ...(noticeMonths === null ? {} : { noticeMonths }),
    ...own,
    ...(inShort && { inShort }),
    terms: leavingTerms(contents, isAdmitted),
    elsewhere: inOrder(elsewhere),
    ...(isOwnSale && { isOwnSale }),
    sold,
    ...(await contractsOf(db, taking)),
  };
}

/** Of a place that has left: the letters that its documents ask for, which may still be to write. */
async function lettersOfLeft({ db, now }: Deps, { kind, id }: Participant): Promise<Leaving> {
  const [place] = kind === "consumer" ? await findAccountedPlaces(db, id) : [];
  if (!place?.endedAt) return nothing;
  const kept = await findKept(db, place);
  const letters = leavingLetters(kept, {
    today: dayInParis(now()),
    departure: place.departure,
    hasLeft: true,
  });
  return letters.length > 0 ? { ...nothing, letters } : nothing;
}

/** What a participant is bound by if he leaves now: the documents that all have signed, and those settled outside of the platform. */
export async function getLeaving(deps: Deps, participant: Participant): Promise<Leaving> {
  const projectId = await findParticipation(deps.db, participant);
  return projectId === null ? lettersOfLeft(deps, participant) : leavingOf(deps, { projectId, participant });
}

/** The same of an application, for its holder, and for the owner who would end it. */
export async function getApplicationLeaving(deps: Deps, applicationId: string): Promise<Leaving> {
  const [taking] = await findTakings(deps.db, [applicationId]);
  return taking ? leavingOf(deps, taking) : nothing;
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
