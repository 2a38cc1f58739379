import { foldText } from "@mec/domain/shared";
import type { GlossaryEntry } from "../../parts/faq/glossary.ts";
import type { ArticleSummary } from "./content/index.ts";

/** Whether every word of the search is in a text, accents and case apart. */
function hasWords(search: string): (text: string) => boolean {
  const words = foldText(search).split(" ");
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}

/** The articles that hold every word of the search: first those whose title or summary does, then those whose text does. */
export function searchArticles(
  articles: readonly ArticleSummary[],
  search: string,
  texts: Readonly<Record<string, string>> = {},
): readonly ArticleSummary[] {
  const matches = hasWords(search);
  const isNamed = ({ title, summary }: ArticleSummary) => matches(`${title} ${summary}`);
  const isInText = (article: ArticleSummary) => matches(`${article.title} ${texts[article.slug] ?? ""}`);
  return [...articles.filter(isNamed), ...articles.filter((one) => !isNamed(one) && isInText(one))];
}

/** The words of the trade that the search names or explains; none for an empty search. */
export function searchTerms(entries: readonly GlossaryEntry[], search: string): readonly GlossaryEntry[] {
  if (search.trim() === "") return [];
  const matches = hasWords(search);
  const isNamed = ({ term }: GlossaryEntry) => matches(term);
  return [
    ...entries.filter(isNamed),
    ...entries.filter((entry) => !isNamed(entry) && matches(entry.definition)),
  ];
}
