import type { FileAnswer } from "@mec/api";
import { type SignedPapers, signedPapersPage } from "@mec/api/signature";
import type { Actor, Deps } from "../../../deps.ts";
import { downloadName } from "../../document/index.ts";
import { notFound } from "../link.ts";
import {
  countSignedPapers,
  findSignedPaper,
  findSignedPapers,
  type Reader,
  type SignedPaper,
} from "./signed-paper-store.ts";

/** An account reads what it signed, and what its mailbox signed once that is confirmed to be its own. */
export const signedPaperReader = ({ id, email, emailVerified }: Actor): Reader => ({
  accountId: id,
  email: emailVerified ? email : null,
});

/** What tells a document from the reader's others of its kind in the project: the place, and whose it is if not his own. */
const whoseOf = ({ isOneOfSeveral, participant, place }: SignedPaper): string | null =>
  isOneOfSeveral ? [participant, place].filter(Boolean).join(", ") || null : null;

const nameOf = (signedPaper: SignedPaper): string => downloadName({ ...signedPaper, isSigned: true });

/** The documents that all have signed, the reader among them, newest first. */
export async function listSignedPapers({ db }: Deps, reader: Reader, page = 1): Promise<SignedPapers> {
  const signedPapers = await findSignedPapers(db, reader, { most: signedPapersPage, page });
  return {
    items: signedPapers.map((signedPaper) => ({
      id: signedPaper.documentId,
      kind: signedPaper.kind,
      fileName: nameOf(signedPaper),
      projectName: signedPaper.projectName,
      whose: whoseOf(signedPaper),
      signedAt: signedPaper.signedAt.toISOString(),
      retractedAt: signedPaper.retractedAt?.toISOString() ?? null,
      keepUntil: signedPaper.keepUntil.toISOString(),
    })),
    total: await countSignedPapers(db, reader),
  };
}

/** The sealed file of a document that the reader signed. @throws DomainError NOT_FOUND */
export async function getSignedPaper(
  { db, storage }: Deps,
  reader: Reader,
  documentId: string,
): Promise<FileAnswer> {
  const signedPaper = await findSignedPaper(db, reader, documentId);
  const file = signedPaper && (await storage.get(signedPaper.finalKey));
  if (!file) throw notFound();
  return { contentType: "application/pdf", fileName: nameOf(signedPaper), bytes: file.bytes };
}
