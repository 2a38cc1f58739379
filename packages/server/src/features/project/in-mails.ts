import { conjunction, plural } from "@mec/domain/shared";
import type { ModerationStatus } from "@mec/domain/support";

/**
 * How the subject of a mail names a project to somebody who may not know it: by its name once support has
 * read and approved it, until then in our own words.
 */
export const projectInSubject = (name: string, status: ModerationStatus, ourWords: string): string =>
  status === "approved" ? `«\u00a0${name}\u00a0»` : ourWords;

/** A name that somebody typed, inside a sentence. */
export const quotedName = (name: string): string => `«\u00a0${name}\u00a0»`;

/** How many names a sentence of a mail has at most. */
const mostNamed = 10;

/** "« École » et « Salle des fêtes »", and how many there are besides the first ten. */
export function quotedNames(names: readonly string[]): string {
  const named = names.slice(0, mostNamed).map(quotedName);
  const others = names.length - named.length;
  return conjunction(others > 0 ? [...named, plural(others, "autre", "autres")] : named);
}
