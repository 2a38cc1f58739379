import type { FileAnswer } from "@mec/api";
import { type SignedPapers, signedPapersPage } from "@mec/api/signature";
import { conjunction, DomainError } from "@mec/domain/shared";
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
import { countCopy, unconcludedCopy } from "./unconcluded-copy.ts";
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

const toUnconcluded = ({ participant, place, pointId, signedBy, ...document }: Unconcluded) => ({
  id: document.documentId,
  kind: document.kind,
  fileName: nameOfUnconcluded(document),
  projectName: document.projectName,
  whose: [participant, place].filter(Boolean).join(", ") || null,
  consumptionPointId: pointId,
  state: document.state,
  signedBy: signedBy.length > 0 ? conjunction(signedBy) : null,
  signedAt: document.signedAt.toISOString(),
  retractedAt: document.retractedAt?.toISOString() ?? null,
});

/** Whether a reader has signed anything, whatever became of it. */
export const hasSignedAny = async (db: Db, reader: Reader): Promise<boolean> =>
  (await countSignedPapers(db, reader)) > 0 || (await findUnconcluded(db, reader, { most: 1 })).length > 0;

/** The documents that all have signed, the reader among them, newest first, and those that not all have. */
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
  readonly fileName: string;
  readonly projectName: string;
  readonly from: { readonly key: string } | { readonly make: () => Promise<Uint8Array | null> };
}

const sealed = (document: SignedPaper): Taken => ({
  fileName: nameOf(document),
  projectName: document.projectName,
  from: { key: document.finalKey },
});
const unsealed =
  (deps: Deps, reader: Reader) =>
  (document: Unconcluded): Taken => ({
    fileName: nameOfUnconcluded(document),
    projectName: document.projectName,
    from: { make: () => unconcludedCopy(deps, reader, document) },
  });

/**
 * The file of a document that the reader signed: sealed where all have, else made as it is read.
 * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS
 * @throws Busy
 */
export async function getSignedPaper(deps: Deps, reader: Reader, documentId: string): Promise<FileAnswer> {
  const signedPaper = await findSignedPaper(deps.db, reader, documentId);
  const taken = signedPaper
    ? sealed(signedPaper)
    : (await findUnconcluded(deps.db, reader, { most: 1, documentId })).map(unsealed(deps, reader))[0];
  if (!taken) throw notFound();
  const { from, fileName } = taken;
  if ("make" in from) await countCopy(deps, reader);
  const bytes = "make" in from ? await from.make() : (await deps.storage.get(from.key))?.bytes;
  if (!bytes) throw notFound();
  return { contentType: "application/pdf", fileName, bytes };
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
    ...(await findUnconcluded(deps.db, reader, { most })).map(unsealed(deps, reader)),
  ];
  if (taken.length === 0) throw new DomainError("NO_DOCUMENT", "Vous n’avez encore rien signé.");
  const namers = new Map<string, (name: string) => string>();
  const entries = taken.map(({ from, fileName, projectName }) => {
    const folder = makeNamer()(projectName);
    const nameFor = namers.get(folder) ?? makeNamer();
    namers.set(folder, nameFor);
    return { path: `${folder}/${nameFor(fileName.replace(/\.pdf$/, ""))}.pdf`, ...from };
  });
  return {
    contentType: "application/zip",
    fileName: "papiers-signes.zip",
    bytes: await makeArchive(deps, entries, actor.id),
  };
}
