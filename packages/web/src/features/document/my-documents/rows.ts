import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import {
  cameBack,
  type DocumentAction,
  type DocumentKind,
  type DocumentStatus,
  documentKinds,
  documentStatuses,
  isInFlight,
} from "@mec/domain/document";
import { actionsOf, isDerived } from "../../../parts/document/participant.ts";

/** A participant and one of his documents. */
export interface DocumentLine {
  readonly id: string;
  readonly participant: ParticipantDocuments;
  readonly document: ParticipantDocument;
}

/** The filter for participants with any of their three documents to send, not only the kind that the tab shows. */
export const toSend = "TO-SEND";
export type SearchedStatus = DocumentStatus | typeof toSend;
export const searchedStatuses: readonly SearchedStatus[] = [toSend, ...documentStatuses];

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

export type MenuEntry = DocumentAction | "download" | "preview" | "archive" | "terms";

/** What the menu of one document offers, in its order; nothing where there is only to read. */
export function menuOf({ participant, document }: DocumentLine, kind: DocumentKind): MenuEntry[] {
  const isSent = isWritten(document.status);
  const asked: [MenuEntry, boolean][] = [
    ["download", isSent && document.signatureId !== null],
    ["preview", !isSent],
    ["archive", hasFiles(participant)],
    ["terms", kind === "salesContract" && participant.kind === "consumer"],
  ];
  return [...actionsOf(participant, kind), ...asked.flatMap(([entry, isThere]) => (isThere ? [entry] : []))];
}

function isToSend(participant: ParticipantDocuments, kind: DocumentKind): boolean {
  const { status } = participant[kind];
  return (
    !isDerived(participant, kind) &&
    participant.applicationStatus === "SIGNATURE" &&
    (status === "NOT-READY" || status === "READY" || cameBack(status))
  );
}

/** Counts as the owner's home does: an accepted participant with a document of his own that was not sent, or that came back. */
const awaitsSending = (participant: ParticipantDocuments): boolean =>
  documentKinds.some((kind) => isToSend(participant, kind));

/** Of how many accepted participants the document of this kind is to be sent, or to be sent again. */
export const toSendOf = (participants: readonly ParticipantDocuments[], kind: DocumentKind): number =>
  participants.filter((participant) => isToSend(participant, kind)).length;

const hasStatus = ({ participant, document }: DocumentLine, status: SearchedStatus): boolean =>
  status === toSend ? awaitsSending(participant) : document.status === status;

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

/** The lines that the search finds, sorted; by name when the sort does not decide. */
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
    return (isBackwards ? -verdict : verdict) || collator.compare(a.participant.name, b.participant.name);
  });
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
