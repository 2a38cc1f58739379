import type { FileAnswer } from "@mec/api";
import { type SignedPapers, signedPapersPage } from "@mec/api/signature";
import { DomainError } from "@mec/domain/shared";
import { archiveBounds, makeArchive } from "../../../archives/index.ts";
import type { Db } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { downloadName, makeNamer } from "../../document/index.ts";
import { notFound } from "../link.ts";
import {
  countSignedPapers,
  findSignedPaper,
  findSignedPapers,
  type Reader,
  type SignedPaper,
} from "./signed-paper-store.ts";
import { findUnconcluded, type Unconcluded } from "./unconcluded-store.ts";

/** An account reads what it signed, and what its mailbox signed once that is confirmed to be its own. */
export const signedPaperReader = ({ id, email, emailVerified }: Actor): Reader => ({
  accountId: id,
  email: emailVerified ? email : null,
});

/** What tells a document from the reader's others of its kind in the project: the place, and whose it is if not his own. */
const whoseOf = ({ isOneOfSeveral, participant, place }: SignedPaper): string | null =>
  isOneOfSeveral ? [participant, place].filter(Boolean).join(", ") || null : null;

const nameOf = (signedPaper: SignedPaper): string => downloadName({ ...signedPaper, isSigned: true });
const nameOfUnconcluded = (document: Pick<Unconcluded, "kind" | "fileName" | "retractedAt">): string =>
  downloadName({ ...document, isSigned: false });

const toUnconcluded = ({ participant, place, pointId, ...document }: Unconcluded) => ({
  id: document.documentId,
  kind: document.kind,
  fileName: nameOfUnconcluded(document),
  projectName: document.projectName,
  whose: [participant, place].filter(Boolean).join(", ") || null,
  consumptionPointId: pointId,
  state: document.state,
  signedAt: document.signedAt.toISOString(),
  retractedAt: document.retractedAt?.toISOString() ?? null,
});

/** Whether a reader has signed anything, whatever became of it. */
export const hasSignedAny = async (db: Db, reader: Reader): Promise<boolean> =>
  (await countSignedPapers(db, reader)) > 0 || (await findUnconcluded(db, reader, { most: 1 })).length > 0;

/** The documents that all have signed, the reader among them, newest first, and those that he has and not all. */
export async function listSignedPapers({ db }: Deps, reader: Reader, page = 1): Promise<SignedPapers> {
  const signedPapers = await findSignedPapers(db, reader, { most: signedPapersPage, page });
  const unconcluded = page === 1 ? await findUnconcluded(db, reader, { most: signedPapersPage }) : [];
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
    ...(unconcluded.length > 0 ? { unconcluded: unconcluded.map(toUnconcluded) } : {}),
  };
}

interface Taken {
  readonly key: string;
  readonly fileName: string;
  readonly projectName: string;
}

const sealed = (document: SignedPaper): Taken => ({
  key: document.finalKey,
  fileName: nameOf(document),
  projectName: document.projectName,
});
const asShown = (document: Unconcluded): Taken => ({
  key: document.preparedKey,
  fileName: nameOfUnconcluded(document),
  projectName: document.projectName,
});

/** The file of a document that the reader signed: sealed where all have. @throws DomainError NOT_FOUND */
export async function getSignedPaper(
  { db, storage }: Deps,
  reader: Reader,
  documentId: string,
): Promise<FileAnswer> {
  const signedPaper = await findSignedPaper(db, reader, documentId);
  const taken = signedPaper
    ? sealed(signedPaper)
    : (await findUnconcluded(db, reader, { most: 1, documentId })).map(asShown)[0];
  const file = taken && (await storage.get(taken.key));
  if (!file) throw notFound();
  return { contentType: "application/pdf", fileName: taken.fileName, bytes: file.bytes };
}

/**
 * All that the reader has signed as a zip, a folder for each project.
 * @throws DomainError NO_DOCUMENT, FILE_TOO_LARGE; Busy.
 */
export async function archiveSignedPapers(deps: Deps, actor: Actor): Promise<FileAnswer> {
  const reader = signedPaperReader(actor);
  // One more than an archive may hold: it refuses them, and leaves none out without a word.
  const most = archiveBounds.files + 1;
  const taken = [
    ...(await findSignedPapers(deps.db, reader, { most, page: 1 })).map(sealed),
    ...(await findUnconcluded(deps.db, reader, { most })).map(asShown),
  ];
  if (taken.length === 0) throw new DomainError("NO_DOCUMENT", "Vous n’avez encore rien signé.");
  const namers = new Map<string, (name: string) => string>();
  const entries = taken.map(({ key, fileName, projectName }) => {
    const folder = makeNamer()(projectName);
    const nameFor = namers.get(folder) ?? makeNamer();
    namers.set(folder, nameFor);
    return { path: `${folder}/${nameFor(fileName.replace(/\.pdf$/, ""))}.pdf`, key };
  });
  return {
    contentType: "application/zip",
    fileName: "papiers-signes.zip",
    bytes: await makeArchive(deps, entries, actor.id),
  };
}
