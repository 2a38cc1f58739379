import type { Section } from "../../../ui/prose/block.ts";
import type { LegalSlug, LegalSummary } from "./summaries.ts";

export interface LegalPage extends LegalSummary {
  slug: LegalSlug;
  /** Date of the last revision, YYYY-MM-DD. */
  updated: string;
  sections: readonly Section[];
}
