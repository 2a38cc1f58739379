import type { SignatureSession } from "@mec/api/signature";
import { documentLabels, participantName } from "@mec/domain/document";
import { DomainError } from "@mec/domain/shared";
import {
  consentText,
  isAsked,
  isUnderWay,
  maskEmail,
  type PaperStatus,
  paperStatus,
  paperStatuses,
  sameName,
} from "@mec/domain/signature";
import type { Db } from "../../db/transaction.ts";
import type { Link } from "./link-store.ts";
import { findPapersOf, type SignerPaper } from "./paper-store.ts";

export const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

export const signatureOver = () =>
  new DomainError(
    "SIGNATURE_OVER",
    "Il n’y a plus rien à signer par ce lien. Si vous pensez que c’est une erreur, écrivez au porteur du projet.",
  );

/** A document as its signer is shown it. */
export interface ShownPaper extends SignerPaper {
  readonly status: PaperStatus;
}

/** How many papers one answer shows at most, and one gesture signs. */
const mostShown = 500;

/**
 * Whether one gesture signs for both places: the same account named the same mailbox and the same name for
 * both. Names, which anybody may type, only tell apart two people who share a mailbox: each of them signs for
 * himself.
 */
export const isSamePerson = (one: SignerPaper, other: SignerPaper): boolean =>
  one.signerId === other.signerId ||
  (one.accountId !== null &&
    one.accountId === other.accountId &&
    one.email.toLowerCase() === other.email.toLowerCase() &&
    sameName(one, other));

/** Whether a document waits for this person now, whether he may be shown it or not. */
export const isAwaited = (
  {
    requestStatus,
    signerStatus,
    expiresAt,
  }: Pick<SignerPaper, "requestStatus" | "signerStatus" | "expiresAt">,
  now: Date,
): boolean => isUnderWay(requestStatus) && expiresAt > now && isAsked(signerStatus);

/**
 * Whether the paper waits for the reader of the mailbox to say that he signs for the account that named him.
 */
export const waitsForAddress = (paper: SignerPaper, now: Date): boolean =>
  paper.address === "to-confirm" && isAwaited(paper, now);

/**
 * The papers that a link shows, those to sign first. A document in which its person has two places is shown
 * once; of two people who share a mailbox the second is shown his own once the first has signed.
 */
export function shownPapers(
  papers: readonly SignerPaper[],
  { expiresAt }: Pick<Link, "expiresAt">,
  now: Date,
): ShownPaper[] {
  const shown = papers.flatMap((paper) => {
    const signer = {
      status: paper.signerStatus,
      address: paper.address,
      isElsewhere: paper.provider !== "embedded",
      linkExpiresAt: expiresAt,
    };
    const status = paperStatus({ status: paper.requestStatus, expiresAt: paper.expiresAt }, signer, now);
    return status ? [{ ...paper, status }] : [];
  });
  shown.sort((a, b) => paperStatuses.indexOf(a.status) - paperStatuses.indexOf(b.status));
  const first = shown[0];
  const known = new Set<string>();
  return shown
    .filter((paper) => {
      const isOthers = first !== undefined && paper.status === "to-sign" && !sameName(paper, first);
      if (isOthers || known.has(paper.documentId)) return false;
      known.add(paper.documentId);
      return true;
    })
    .slice(0, mostShown);
}

/**
 * "Accord de participation : Camille Durand": the document and its participant, unless that is the reader.
 */
export const titleOf = ({ kind, role, participant, ...signer }: SignerPaper): string =>
  role === "participant"
    ? documentLabels[kind]
    : `${documentLabels[kind]}\u00a0: ${participantName(participant, signer)}`;

export const fileNameOf = (paper: Pick<SignerPaper, "fileName" | "kind">): string =>
  paper.fileName ?? `${documentLabels[paper.kind]}.pdf`;

const documentOf = (paper: ShownPaper): SignatureSession["documents"][number] => ({
  id: paper.documentId,
  kind: paper.kind,
  title: titleOf(paper),
  fileName: fileNameOf(paper),
  projectName: paper.projectName,
  consumptionPointId: paper.role === "participant" ? paper.consumptionPointId : null,
  status: paper.status,
});

const signerOf = ({ signerId, firstName, lastName, role, namedBy }: SignerPaper, { email }: Link) => ({
  id: signerId,
  firstName,
  lastName,
  maskedEmail: maskEmail(email),
  role,
  namedBy,
});

/** Shows no paper yet: asks the reader of this mailbox whether he is the person that somebody named. */
const askingSession = (paper: SignerPaper, link: Link): SignatureSession => ({
  document: null,
  documents: [],
  projectName: paper.projectName,
  signer: signerOf(paper, link),
  status: "to-confirm",
  consentText,
  expiresAt: new Date(Math.min(Number(link.expiresAt), Number(paper.expiresAt))).toISOString(),
});

/**
 * The papers to sign come first, then the addresses to confirm, then what is settled.
 * @throws DomainError NOT_FOUND when the link has nothing to show.
 */
function sessionOf(papers: readonly SignerPaper[], link: Link, now: Date): SignatureSession {
  const shown = shownPapers(papers, link, now);
  const [first] = shown;
  const asking = link.expiresAt > now ? papers.find((paper) => waitsForAddress(paper, now)) : undefined;
  if (asking && first?.status !== "to-sign") return askingSession(asking, link);
  if (!first) throw notFound();
  const deadlines = shown.filter(({ status }) => status === "to-sign").map(({ expiresAt }) => expiresAt);
  const expiresAt = Math.min(...[link.expiresAt, ...deadlines].map(Number));
  return {
    document: documentOf(first),
    documents: shown.map(documentOf),
    projectName: first.projectName,
    signer: signerOf(first, link),
    status: first.status,
    consentText,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** What a link opens now. @throws DomainError NOT_FOUND. */
export async function currentSession(db: Db, link: Link, now: Date): Promise<SignatureSession> {
  return sessionOf(await findPapersOf(db, link), link, now);
}
