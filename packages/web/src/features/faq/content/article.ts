import type { Section } from "../../../ui/prose/block.ts";
import type { ArticleSlug, ArticleSummary } from "./summaries.ts";

export interface Article extends ArticleSummary {
  slug: ArticleSlug;
  /** Date of the last revision, YYYY-MM-DD. */
  updated: string;
  readingMinutes: number;
  sections: readonly Section[];
  related: readonly ArticleSlug[];
}
