import { plural } from "@mec/domain/shared";
import type { SignerPaper } from "./paper-store.ts";
import { titleOf } from "./session.ts";

export const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;

/** How many documents a mail names at most. */
const mostNamed = 10;

/** The names of the documents, the first ones when they are many. */
export function documentList(papers: readonly SignerPaper[]): { list: string[] } {
  const names = papers.slice(0, mostNamed).map(titleOf);
  const others = papers.length - names.length;
  return { list: others > 0 ? [...names, `et ${plural(others, "autre", "autres")}`] : names };
}
