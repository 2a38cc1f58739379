import type { Block } from "../../../ui/prose/block.ts";
import { articleSummaries, loadArticle } from "./index.ts";

function wordsOf(block: Block): readonly string[] {
  if (block.kind === "table") return [block.caption, ...block.headers, ...block.rows.flat()];
  return "text" in block ? [block.text] : block.items;
}

/** What each article says, by its slug, to search in: fetched at the first search only. */
export async function loadArticleTexts(): Promise<Record<string, string>> {
  const articles = await Promise.all(articleSummaries.map(({ slug }) => loadArticle(slug)));
  const texts = articles.flatMap((article) => {
    if (article === null) return [];
    const parts = article.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsOf)]);
    return [[article.slug, parts.join(" ").replaceAll("**", "")]];
  });
  return Object.fromEntries(texts);
}
