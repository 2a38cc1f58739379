import type { GlossaryEntry } from "../../parts/faq/glossary.ts";
import type { ArticleSummary } from "./content/index.ts";
import { wordsOfSearch, wordsOfText } from "./search-words.ts";

/**
 * Whether every word of the search is in a text, whole: "panne" is not in "panneaux". The last one may be half typed, where `begun`.
 */
function hasWords(search: string, { alsoAlike = false, begun = false } = {}): (text: string) => boolean {
  const wanted = wordsOfSearch(search, alsoAlike);
  return (text) => {
    const words = wordsOfText(text);
    const isThere = (word: string) =>
      words.has(word) || (begun && [...words].some((one) => one.startsWith(word)));
    return wanted.every((oneOf) => oneOf.some(isThere));
  };
}

type Texts = Readonly<Record<string, string>>;

/** Those whose title or summary holds every word, then those whose text does. */
function foundBy(
  articles: readonly ArticleSummary[],
  matches: (text: string) => boolean,
  texts: Texts,
): readonly ArticleSummary[] {
  const isNamed = ({ title, summary }: ArticleSummary) => matches(`${title} ${summary}`);
  const isInText = (article: ArticleSummary) => matches(`${article.title} ${texts[article.slug] ?? ""}`);
  return [...articles.filter(isNamed), ...articles.filter((one) => !isNamed(one) && isInText(one))];
}

/** The articles that hold every word of the search, or another word for it; only where none does, those that hold a word that it begins. */
export function searchArticles(
  articles: readonly ArticleSummary[],
  search: string,
  texts: Texts = {},
): readonly ArticleSummary[] {
  const found = new Set([
    ...foundBy(articles, hasWords(search), texts),
    ...foundBy(articles, hasWords(search, { alsoAlike: true }), texts),
  ]);
  return found.size > 0 ? [...found] : foundBy(articles, hasWords(search, { begun: true }), texts);
}

/** The words of the trade that the search names or explains; none for a search without a word. */
export function searchTerms(entries: readonly GlossaryEntry[], search: string): readonly GlossaryEntry[] {
  if (wordsOfSearch(search, false).length === 0) return [];
  const isWhole = entries.some(({ term, definition }) => hasWords(search)(`${term} ${definition}`));
  const matches = hasWords(search, { begun: !isWhole });
  const isNamed = ({ term }: GlossaryEntry) => matches(term);
  return [
    ...entries.filter(isNamed),
    ...entries.filter((entry) => !isNamed(entry) && matches(entry.definition)),
  ];
}
