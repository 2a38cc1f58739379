import { t } from "../../../platform/i18n.ts";
import type { SignableDocument } from "./words.ts";

interface Reading {
  /** The ids of the documents that he has read, and of those that he has still to read. */
  readonly read: readonly string[];
  readonly left: readonly string[];
}

/** The button that leads to the documents: who has read them all reads them again. */
export const readingLabel = ({ read, left }: Reading): string => {
  if (read.length === 0) return t("Commencer la lecture");
  return left.length > 0 ? t("Reprendre la lecture") : t("Relire");
};

/** The rank of the first document that is still to be read; of all, once none is. */
export const toRead = (
  documents: readonly Pick<SignableDocument, "id">[],
  { read, left }: Reading,
): number =>
  read.length === 0
    ? 0
    : Math.max(
        0,
        documents.findIndex(({ id }) => left.includes(id)),
      );
