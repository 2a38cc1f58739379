import type { Section } from "../../../ui/prose/block.ts";
import type { LegalSummary } from "./summaries.ts";

export interface LegalPage extends LegalSummary {
  /** Date of the last revision, YYYY-MM-DD. */
  updated: string;
  sections: readonly Section[];
}
