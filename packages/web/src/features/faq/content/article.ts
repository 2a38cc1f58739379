import type { ArticleSlug, ArticleSummary } from "./summaries.ts";

/** A piece of an article. Texts may hold `**bold**` and no other markup. */
export type Block =
  | { kind: "paragraph" | "note"; text: string }
  | { kind: "list" | "steps"; items: readonly string[] }
  | { kind: "table"; caption: string; headers: readonly string[]; rows: readonly (readonly string[])[] };

export interface Section {
  heading: string;
  blocks: readonly Block[];
}

export interface Article extends ArticleSummary {
  slug: ArticleSlug;
  /** Date of the last revision, YYYY-MM-DD. */
  updated: string;
  readingMinutes: number;
  sections: readonly Section[];
  related: readonly ArticleSlug[];
}
