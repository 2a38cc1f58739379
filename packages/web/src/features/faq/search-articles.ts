import { foldText } from "@mec/domain/shared";
import type { ArticleSummary } from "./content/index.ts";

/** The articles in whose title or summary every word of the search appears, accents and case apart. */
export function searchArticles(
  articles: readonly ArticleSummary[],
  search: string,
): readonly ArticleSummary[] {
  const words = foldText(search).split(" ");
  return articles.filter(({ title, summary }) => {
    const text = foldText(`${title} ${summary}`);
    return words.every((word) => text.includes(word));
  });
}
