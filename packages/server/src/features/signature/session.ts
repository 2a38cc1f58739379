import type { SignatureSession } from "@mec/api/signature";
import { documentLabels, participantName } from "@mec/domain/document";
import { DomainError, foldText } from "@mec/domain/shared";
import { consentText, maskEmail, type PaperStatus, paperOrder, paperStatus } from "@mec/domain/signature";
import type { Link } from "./link-store.ts";
import type { SignerPaper } from "./paper-store.ts";

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

/** As many as one answer shows, and one gesture signs. */
const mostShown = 500;

const nameOf = ({ firstName, lastName }: Pick<SignerPaper, "firstName" | "lastName">) =>
  foldText(`${firstName} ${lastName}`);

/** Whether two places are the same person's: two people may share a mailbox, and each signs for himself. */
export const isSamePerson = (
  one: Pick<SignerPaper, "email" | "firstName" | "lastName">,
  other: Pick<SignerPaper, "email" | "firstName" | "lastName">,
): boolean => one.email.toLowerCase() === other.email.toLowerCase() && nameOf(one) === nameOf(other);

/**
 * What a link shows, what is to sign first. A document where its person has two places is shown once; of two people
 * who share a mailbox the second is shown his own when the first has signed.
 */
export function shownPapers(
  papers: readonly SignerPaper[],
  { expiresAt }: Pick<Link, "expiresAt">,
  now: Date,
): ShownPaper[] {
  const shown = papers.flatMap((paper) => {
    const signer = { status: paper.signerStatus, linkExpiresAt: expiresAt };
    const status = paperStatus({ status: paper.requestStatus, expiresAt: paper.expiresAt }, signer, now);
    return status ? [{ ...paper, status }] : [];
  });
  shown.sort((a, b) => paperOrder.indexOf(a.status) - paperOrder.indexOf(b.status));
  const first = shown[0];
  const known = new Set<string>();
  return shown
    .filter((paper) => {
      const isOthers = first !== undefined && paper.status === "to-sign" && !isSamePerson(paper, first);
      if (isOthers || known.has(paper.documentId)) return false;
      known.add(paper.documentId);
      return true;
    })
    .slice(0, mostShown);
}

/** "Accord de participation : Camille Durand": whose it is, unless it is the reader’s own. */
export const titleOf = ({ kind, role, participant, ...signer }: SignerPaper): string =>
  role === "participant"
    ? documentLabels[kind]
    : `${documentLabels[kind]}\u00a0: ${participantName(participant, signer)}`;

export const fileNameOf = (paper: Pick<SignerPaper, "fileName" | "kind">): string =>
  paper.fileName ?? `${documentLabels[paper.kind]}.pdf`;

const documentOf = (paper: ShownPaper): SignatureSession["document"] => ({
  id: paper.documentId,
  kind: paper.kind,
  title: titleOf(paper),
  fileName: fileNameOf(paper),
  projectName: paper.projectName,
  status: paper.status,
});

/** @throws DomainError NOT_FOUND when the link has nothing to show. */
export function sessionOf(shown: readonly ShownPaper[], link: Link): SignatureSession {
  const [first] = shown;
  if (!first) throw notFound();
  const deadlines = shown.filter(({ status }) => status === "to-sign").map(({ expiresAt }) => expiresAt);
  const expiresAt = Math.min(...[link.expiresAt, ...deadlines].map(Number));
  return {
    document: documentOf(first),
    documents: shown.map(documentOf),
    signer: {
      firstName: first.firstName,
      lastName: first.lastName,
      maskedEmail: maskEmail(link.email),
      role: first.role,
    },
    status: first.status,
    consentText,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
