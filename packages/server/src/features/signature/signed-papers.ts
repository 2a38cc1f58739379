import type { FileAnswer } from "@mec/api";
import { type SignedPapers, signedPapersPage } from "@mec/api/signature";
import type { Actor, Deps } from "../../deps.ts";
import { fileNameOf, notFound } from "./session.ts";
import {
  countPapersSignedBy,
  findPaperSignedBy,
  findPapersSignedBy,
  type Reader,
} from "./signed-paper-store.ts";

/** An account reads what it signed, and what its mailbox signed once that is confirmed to be its own. */
export const paperReader = ({ id, email, emailVerified }: Actor): Reader => ({
  accountId: id,
  email: emailVerified ? email : null,
});

/** The papers that all have signed, the reader among them, newest first. */
export async function listSignedPapers({ db }: Deps, reader: Reader, page = 1): Promise<SignedPapers> {
  const papers = await findPapersSignedBy(db, reader, { most: signedPapersPage, page });
  return {
    items: papers.map((paper) => ({
      id: paper.documentId,
      kind: paper.kind,
      fileName: fileNameOf(paper),
      projectName: paper.projectName,
      signedAt: paper.signedAt.toISOString(),
      keepUntil: paper.keepUntil.toISOString(),
    })),
    total: await countPapersSignedBy(db, reader),
  };
}

/** The sealed file of a paper that the reader signed. @throws DomainError NOT_FOUND */
export async function getSignedPaper(
  { db, storage }: Deps,
  reader: Reader,
  documentId: string,
): Promise<FileAnswer> {
  const paper = await findPaperSignedBy(db, reader, documentId);
  const file = paper && (await storage.get(paper.finalKey));
  if (!file) throw notFound();
  return { contentType: "application/pdf", fileName: fileNameOf(paper), bytes: file.bytes };
}
