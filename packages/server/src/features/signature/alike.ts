import { setImmediate } from "node:timers/promises";
import type { SignatureSummary } from "@mec/api/signature";
import type { Deps } from "../../deps.ts";
import { isWrittenSo, placeAlone } from "../../documents/to-sign/alike.ts";
import { findSaidDocuments, findWords, type SaidDocument } from "../document/index.ts";

type Alike = SignatureSummary["alike"][number];

/** What these documents say, in the order in which they are shown. */
export async function findSaid({ db }: Deps, ids: readonly string[]): Promise<SaidDocument[]> {
  const rank = ({ documentId }: SaidDocument) => ids.indexOf(documentId);
  return (await findSaidDocuments(db, ids)).sort((one, other) => rank(one) - rank(other));
}

/** Each document that says but another place than one before it: of thousands, each is compared with the first of its kind. */
function sameContents(documents: readonly SaidDocument[]): Alike[] {
  const firsts = new Map<string, SaidDocument>();
  return documents.flatMap((document) => {
    const { documentId, content } = document;
    const first = firsts.get(content.kind);
    if (!first) firsts.set(content.kind, document);
    const place = first && placeAlone(content, first.content);
    return place
      ? {
          documentId,
          like: first.documentId,
          place: { name: place.name, address: place.address.label, prm: place.prm },
        }
      : [];
  });
}

/** Of these, those whose files have the words of this release both: a text that was changed in between is read. */
export async function alikeIn({ db }: Deps, documents: readonly SaidDocument[]): Promise<Alike[]> {
  const same = sameContents(documents);
  const words = await findWords(
    db,
    same.flatMap(({ documentId, like }) => [documentId, like]),
  );
  const written = new Set<string>();
  for (const { documentId, content } of documents.filter((one) => words.has(one.documentId))) {
    if (isWrittenSo(content, words.get(documentId))) written.add(documentId);
    // Of hundreds, all take seconds.
    await setImmediate();
  }
  return same.filter(({ documentId, like }) => written.has(documentId) && written.has(like));
}
