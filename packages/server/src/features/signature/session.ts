import type { SignatureSession } from "@mec/api/signature";
import { DomainError } from "@mec/domain/shared";
import { deliberationText } from "@mec/domain/signatory";
import {
  consentText,
  earlySupplyText,
  hasSigned,
  isAsked,
  isUnderWay,
  maskEmail,
  mayAskEarlySupply,
  mustBeRead,
  type PlaceStatus,
  placeStatus,
  placeStatuses,
  sameName,
} from "@mec/domain/signature";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { downloadName } from "../document/index.ts";
import { afterSigning } from "./after-signing.ts";
import { findLeftPlaces } from "./left-places.ts";
import { type Link, lockLink, notFound } from "./link.ts";
import { findPlacesOf, holdProject, lockRequests, type SignerPlace } from "./place-store.ts";
import { titlesOf } from "./titles.ts";
import { findToCome } from "./to-come.ts";

export const signatureOver = () =>
  new DomainError(
    "SIGNATURE_OVER",
    "Il n’y a plus rien à signer par ce lien. Si vous pensez que c’est une erreur, écrivez au porteur du projet.",
  );

/** A document as its signer is shown it. */
export interface ShownPlace extends SignerPlace {
  readonly status: PlaceStatus;
}

/** How many documents one answer shows at most, and one gesture signs. */
const mostShown = 500;

/** Whether a document waits for this person now, whether he may be shown it or not. */
export const isAwaited = (
  {
    requestStatus,
    signerStatus,
    expiresAt,
  }: Pick<SignerPlace, "requestStatus" | "signerStatus" | "expiresAt">,
  now: Date,
): boolean => isUnderWay(requestStatus) && expiresAt > now && isAsked(signerStatus);

/**
 * Whether the document waits for the reader of the mailbox to say that he signs for the account that named
 * him.
 */
export const waitsForAddress = (place: SignerPlace, now: Date): boolean =>
  place.address === "to-confirm" && isAwaited(place, now);

/**
 * The documents that a link shows, those to sign first. A document in which its person has two places is
 * shown once; of two people who share a mailbox the second is shown his own once the first has signed.
 */
function shownPlaces(
  places: readonly SignerPlace[],
  { expiresAt }: Pick<Link, "expiresAt">,
  now: Date,
): ShownPlace[] {
  const shown = places.flatMap((place) => {
    const signer = {
      status: place.signerStatus,
      address: place.address,
      isElsewhere: place.provider !== "embedded",
      linkExpiresAt: expiresAt,
    };
    const status = placeStatus({ status: place.requestStatus, expiresAt: place.expiresAt }, signer, now);
    return status ? [{ ...place, status }] : [];
  });
  shown.sort((a, b) => placeStatuses.indexOf(a.status) - placeStatuses.indexOf(b.status));
  const first = shown[0];
  const known = new Set<string>();
  return shown
    .filter((place) => {
      const isOthers = first !== undefined && place.status === "to-sign" && !sameName(place, first);
      if (isOthers || known.has(place.documentId)) return false;
      known.add(place.documentId);
      return true;
    })
    .slice(0, mostShown);
}

/** What a link opens for the person who follows it. */
interface Opened {
  readonly link: Link;
  /** The documents that he may be shown. */
  readonly shown: ShownPlace[];
  /** The documents that wait for the reader of the mailbox to say that he is the person named. */
  readonly asking: SignerPlace[];
}

const openedBy = (link: Link, places: readonly SignerPlace[], now: Date): Opened => ({
  link,
  shown: shownPlaces(places, link, now),
  asking: link.expiresAt > now ? places.filter((place) => waitsForAddress(place, now)) : [],
});

export async function findOpened(db: Db, link: Link, now: Date): Promise<Opened> {
  return openedBy(link, await findPlacesOf(db, link), now);
}

/**
 * Opens the link for an action: until the transaction ends nobody else acts by it, nor on the documents it
 * may sign.
 * @throws DomainError NOT_FOUND when it was revoked meanwhile, or has nothing to show: a link that opens
 * nothing looks like one that never existed.
 */
export async function holdLink(
  deps: Pick<Deps, "now">,
  tx: Tx,
  { projectId, tokenHash }: Link,
  how: "shared" | "alone" = "shared",
): Promise<Opened> {
  if (!(await holdProject(tx, projectId, how))) throw notFound();
  const link = await lockLink(tx, tokenHash);
  if (!link) throw notFound();
  const before = await findOpened(tx, link, deps.now());
  const toSign = before.shown.filter(({ status }) => status === "to-sign");
  await lockRequests(
    tx,
    [...toSign, ...before.asking].map(({ requestId }) => requestId),
  );
  const held = await findOpened(tx, link, deps.now());
  if (held.shown.length + held.asking.length === 0) throw notFound();
  return held;
}

/** The documents that were shown to the person, wait for him, and are among those he asked to sign. */
export function chosenAmong(
  shown: readonly ShownPlace[],
  documentIds: readonly string[] | undefined,
): ShownPlace[] {
  return shown.filter(
    ({ status, signerStatus, documentId }) =>
      status === "to-sign" && signerStatus === "opened" && (documentIds?.includes(documentId) ?? true),
  );
}

/** Whether a document asked for already has one of these statuses, by another click or in another tab. */
export function isDone(
  shown: readonly ShownPlace[],
  documentIds: readonly string[] | undefined,
  states: readonly ShownPlace["status"][],
): boolean {
  return shown.some(
    ({ status, documentId }) => states.includes(status) && (documentIds?.includes(documentId) ?? true),
  );
}

/** What the file that a link shows is called: the signed copy once there is one. */
export const fileNameOf = (
  place: Pick<SignerPlace, "fileName" | "kind" | "finalKey" | "retractedAt">,
): string => downloadName({ ...place, isSigned: place.finalKey !== null });

const documentOf = (place: ShownPlace, title: string): SignatureSession["documents"][number] => ({
  id: place.documentId,
  kind: place.kind,
  title,
  fileName: fileNameOf(place),
  projectName: place.projectName,
  consumptionPointId: place.role === "participant" ? place.consumptionPointId : null,
  status: place.status,
  ...(hasSigned(place.signerStatus) && place.signedAt && { signedAt: place.signedAt.toISOString() }),
  ...(mustBeRead(place.role) && { mustBeRead: true }),
  ...(place.retractedAt && { retractedAt: place.retractedAt.toISOString() }),
  ...(place.role === "participant" &&
    place.asksEarlySupply !== null && { asksEarlySupply: place.asksEarlySupply }),
  awaited: place.status === "waiting" ? place.awaited : [],
});

/** For the legal body, or for the business that the document names as its party. */
function companyOf({ role, party, association }: SignerPlace): SignatureSession["signer"]["company"] {
  if (role === "pmo") return association === null ? null : { name: association, officialRole: null };
  if (party?.entityType !== "Professionnel") return null;
  const { socialReason: name, officialRole } = party;
  return { name, officialRole, authority: deliberationText(party) };
}

const signerOf = (place: SignerPlace, { email }: Link) => ({
  id: place.signerId,
  firstName: place.firstName,
  lastName: place.lastName,
  maskedEmail: maskEmail(email),
  role: place.role,
  company: companyOf(place),
  namedBy: place.namedBy,
});

/**
 * Shows no document: asks the reader of this mailbox whether he is the person that somebody named, or knows that he is not, to whom
 * their titles are as little shown as before.
 */
const bareSession = (
  place: SignerPlace,
  link: Link,
  status: "to-confirm" | "disowned",
): SignatureSession => ({
  document: null,
  documents: [],
  projectId: place.projectId,
  projectName: place.projectName,
  signer: { ...signerOf(place, link), company: null },
  status,
  consentText,
  expiresAt: new Date(Math.min(Number(link.expiresAt), Number(place.expiresAt))).toISOString(),
});

/** When the participant left, whose own documents these are: all that he may still be shown is of before. */
function leftAtOf(shown: readonly ShownPlace[]): { leftAt?: string } {
  const days = shown.flatMap(({ role, supersededAt }) =>
    role === "participant" && supersededAt ? [Number(supersededAt)] : [],
  );
  return days.length < shown.length ? {} : { leftAt: new Date(Math.max(...days)).toISOString() };
}

/**
 * The documents to sign come first, then the addresses to confirm, then what is settled.
 * @throws DomainError NOT_FOUND when the link has nothing to show.
 */
function sessionOf({ link, shown: all, asking: [asked] }: Opened): SignatureSession {
  const [first] = all;
  if (asked && first?.status !== "to-sign") return bareSession(asked, link, "to-confirm");
  if (!first) throw notFound();
  if (first.status === "disowned") return bareSession(first, link, "disowned");
  const shown = all.filter(({ status }) => status !== "disowned");
  const titles = titlesOf(shown);
  const documents = shown.map((place, rank) => documentOf(place, titles[rank] ?? ""));
  const deadlines = shown.filter(({ status }) => status === "to-sign").map(({ expiresAt }) => expiresAt);
  const asksSupply = shown.some((place) => place.status === "to-sign" && mayAskEarlySupply(place));
  const expiresAt = Math.min(...[link.expiresAt, ...deadlines].map(Number));
  return {
    document: documents[0] ?? null,
    documents,
    projectId: first.projectId,
    projectName: first.projectName,
    signer: signerOf(first, link),
    status: first.status,
    consentText,
    ...(asksSupply && { earlySupplyText }),
    ...(first.status === "to-sign" && { isReadingKept: true as const }),
    expiresAt: new Date(expiresAt).toISOString(),
    ...leftAtOf(shown),
  };
}

/** What a link opens now. @throws DomainError NOT_FOUND. */
export async function currentSession(db: Db, link: Link, now: Date): Promise<SignatureSession> {
  const opened = await findOpened(db, link, now);
  const session = sessionOf(opened);
  const shown = opened.shown.filter(({ documentId }) =>
    session.documents.some(({ id }) => id === documentId),
  );
  const { kinds: toCome } = await findToCome(db, shown, now);
  return {
    ...session,
    ...(await afterSigning(db, session, shown, now)),
    ...(await findLeftPlaces(db, session.projectId, shown)),
    ...(toCome.length > 0 && { toCome }),
  };
}
