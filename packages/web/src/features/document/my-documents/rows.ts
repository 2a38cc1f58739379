import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import {
  type DocumentAction,
  type DocumentKind,
  type DocumentStatus,
  type DocumentTurn,
  documentKinds,
  documentStatuses,
  isInFlight,
  turnOf,
} from "@mec/domain/document";
import { actionsOf, isDerived, mayBePriced } from "../../../parts/document/participant.ts";

/** A participant and one of his documents. */
export interface DocumentLine {
  readonly id: string;
  readonly participant: ParticipantDocuments;
  readonly document: ParticipantDocument;
}

/** The filters for participants with any of their three documents to send, or refused, not only the kind that the tab shows. */
export const turnFilters = ["TO-SEND", "REFUSED"] as const;
type TurnFilter = (typeof turnFilters)[number];
const turnOfFilter: Record<TurnFilter, DocumentTurn> = { "TO-SEND": "send", REFUSED: "settle-refusal" };
export type SearchedStatus = DocumentStatus | TurnFilter;
export const searchedStatuses: readonly SearchedStatus[] = [...turnFilters, ...documentStatuses];

export interface DocumentSearch {
  q: string;
  status: SearchedStatus | undefined;
  /** A column's key, or `-key` for the reverse order. */
  sort: string;
  page: number;
}

export const linesOf = (participants: readonly ParticipantDocuments[], kind: DocumentKind): DocumentLine[] =>
  participants.map((participant) => ({
    id: participant.id,
    participant,
    document: participant[kind],
  }));

const isWritten = (status: DocumentStatus): boolean => status === "DONE" || isInFlight(status);

/**
 * Whether this participant has files of his own to download: the contracts that a producer signs are the
 * consumers'.
 */
export const hasFiles = (participant: ParticipantDocuments): boolean =>
  documentKinds
    .filter((kind) => !isDerived(participant, kind))
    .some((kind) => isWritten(participant[kind].status));

export type MenuEntry = DocumentAction | "download" | "preview" | "archive" | "price" | "terms";

/** What the menu of one document offers, in its order; nothing where there is only to read. */
export function menuOf({ participant, document }: DocumentLine, kind: DocumentKind): MenuEntry[] {
  const isSent = isWritten(document.status);
  const asked: [MenuEntry, boolean][] = [
    ["download", isSent && document.signatureId !== null],
    ["preview", !isSent],
    ["archive", hasFiles(participant)],
    ["price", kind === "salesContract" && mayBePriced(participant)],
    ["terms", kind === "salesContract" && participant.kind === "consumer"],
  ];
  return [...actionsOf(participant, kind), ...asked.flatMap(([entry, isThere]) => (isThere ? [entry] : []))];
}

/** Whether all have signed a contract of his, and this is another, with a producer who came later. */
export const isAdded = ({ alreadySigned = 0, status }: ParticipantDocument): boolean =>
  alreadySigned > 0 && status !== "DONE";

/** Whether all have signed for a meter that he no longer has: it is sent anew, whatever he has begun. */
const isOfFormerMeter = ({ namedBefore = [] }: ParticipantDocuments): boolean =>
  namedBefore.includes("meter");

/** Whether his own documents are awaited: he was accepted and has not signed all, or his plant is its project owner's, which no step accepts. */
const awaitsDocuments = ({ kind, applicationStatus }: ParticipantDocuments): boolean =>
  applicationStatus === "SIGNATURE" || (kind === "producer" && applicationStatus === null);

/** Whether he has signed all without a contract, as his own body alone sold to him, and has one to sign since another does. */
const isUnsold = ({ kind, applicationStatus, accord, salesContract }: ParticipantDocuments): boolean =>
  kind === "consumer" &&
  (applicationStatus === "SIGNED" || applicationStatus === "EXPLOITATION") &&
  (accord.status === "DONE" || accord.status === "IGNORED") &&
  (salesContract.alreadySigned ?? 0) === 0;

/** Whose turn it is with a document of an accepted participant's own, as the owner's home counts it; null for any other. */
const turnIn = (participant: ParticipantDocuments, kind: DocumentKind): DocumentTurn | null =>
  !isDerived(participant, kind) &&
  !(kind === "salesContract" && participant.paysNobody) &&
  (awaitsDocuments(participant) ||
    isAdded(participant[kind]) ||
    isOfFormerMeter(participant) ||
    (kind === "salesContract" && isUnsold(participant)))
    ? turnOf(participant[kind].status, participant[kind].gaps)
    : null;

/**
 * Of how many accepted participants the owner has the document of this kind to send, or that it was refused to settle; none of
 * his plants alone, which wait for somebody to consume.
 */
export const toDoOf = (participants: readonly ParticipantDocuments[], kind: DocumentKind): number => {
  const isBegun = participants.some((participant) => participant.kind === "consumer");
  return participants.filter((participant) => {
    const turn = turnIn(participant, kind);
    const isCounted = isBegun || participant.applicationStatus !== null;
    return isCounted && (turn === "send" || turn === "settle-refusal");
  }).length;
};

/** Who waits for a contract alone, which can leave: all else of his has. */
export const lackingContract = (participants: readonly ParticipantDocuments[]): ParticipantDocuments[] =>
  participants.filter(
    (participant) =>
      participant.kind === "consumer" &&
      participant.salesContract.status === "READY" &&
      !participant.paysNobody &&
      !participant.saleLacks?.includes("price") &&
      (isAdded(participant.salesContract) ||
        isUnsold(participant) ||
        (participant.applicationStatus === "SIGNATURE" &&
          turnIn(participant, "bulletin") === null &&
          turnIn(participant, "accord") === null)),
  );

/** Of a line that is found by what is to send of any kind: what that is, where it is not the document of the line. */
export const othersToSend = ({ participant, document }: DocumentLine): DocumentKind[] =>
  turnIn(participant, kindIn(participant, document)) === "send"
    ? []
    : documentKinds.filter((kind) => turnIn(participant, kind) === "send");

const kindIn = (participant: ParticipantDocuments, document: ParticipantDocument): DocumentKind =>
  documentKinds.find((kind) => participant[kind] === document) ?? "bulletin";

const turnFilterOf = (status: SearchedStatus) => turnFilters.find((filter) => filter === status);

function hasStatus({ participant, document }: DocumentLine, status: SearchedStatus): boolean {
  const filter = turnFilterOf(status);
  return filter
    ? documentKinds.some((kind) => turnIn(participant, kind) === turnOfFilter[filter])
    : document.status === status;
}

const collator = new Intl.Collator("fr", { sensitivity: "base", numeric: true });

/** Without accents or capitals: "simunek" finds "Šimůnek". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** By the person, or by the place or the body he signs for. */
const isCalled = ({ participant: { name, pointName = "" } }: DocumentLine, wanted: string): boolean =>
  plain(`${name} ${pointName}`).includes(wanted);

const orders: Record<string, (a: DocumentLine, b: DocumentLine) => number> = {
  name: (a, b) => collator.compare(a.participant.name, b.participant.name),
  status: (a, b) => documentStatuses.indexOf(a.document.status) - documentStatuses.indexOf(b.document.status),
  date: (a, b) => (a.document.updatedAt ?? "").localeCompare(b.document.updatedAt ?? ""),
};

const byName = ({ participant: one }: DocumentLine, { participant: other }: DocumentLine): number =>
  collator.compare(one.name, other.name) || collator.compare(one.pointName ?? "", other.pointName ?? "");

/** The lines that the search finds, sorted; by name, then by place, when the sort does not decide. */
export function foundLines(
  lines: readonly DocumentLine[],
  { q, status, sort }: DocumentSearch,
): DocumentLine[] {
  const wanted = plain(q.trim());
  const found = lines.filter(
    (line) => isCalled(line, wanted) && (status === undefined || hasStatus(line, status)),
  );
  const isBackwards = sort.startsWith("-");
  const order = orders[isBackwards ? sort.slice(1) : sort];
  return found.sort((a, b) => {
    const verdict = order ? order(a, b) : 0;
    return (isBackwards ? -verdict : verdict) || byName(a, b);
  });
}

/**
 * What leaves by the one button of a list of what is to send, whose owner came to send it: all that it finds. None where all of them
 * lack a contract alone, which has a button of its own.
 */
export function setsToSend(lines: readonly DocumentLine[], search: DocumentSearch): readonly DocumentLine[] {
  if (search.status !== "TO-SEND") return [];
  const found = foundLines(lines, search);
  const alone = new Set(lackingContract(found.map(({ participant }) => participant)).map(({ id }) => id));
  return found.every(({ id }) => alone.has(id)) ? [] : found;
}

/** How many lines have each status, in the order of a document's life; statuses without lines are left out. */
export function countsOf(lines: readonly DocumentLine[]): [SearchedStatus, number][] {
  return searchedStatuses
    .map((status): [SearchedStatus, number] => [
      status,
      lines.filter((line) => hasStatus(line, status)).length,
    ])
    .filter(([, count]) => count > 0);
}
