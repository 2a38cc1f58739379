import type { LegalSlug, LegalSummary } from "./summaries.ts";

/** A piece of a page. Texts may hold `**bold**` and no other markup. */
export type Block =
  | { kind: "paragraph" | "note"; text: string }
  | { kind: "list" | "steps"; items: readonly string[] }
  | { kind: "table"; caption: string; headers: readonly string[]; rows: readonly (readonly string[])[] };

export interface Section {
  heading: string;
  blocks: readonly Block[];
}

export interface LegalPage extends LegalSummary {
  slug: LegalSlug;
  /** Date of the last revision, YYYY-MM-DD. */
  updated: string;
  sections: readonly Section[];
}
