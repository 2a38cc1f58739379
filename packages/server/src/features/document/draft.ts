import { emptySalesTerms, type SalesTerms, salesTermsSchema } from "@mec/domain/document";
import { laidOver, type PmoDraft, type Typed } from "../pmo/index.ts";

/** The values being typed beside a preview. */
export interface Draft extends PmoDraft {
  readonly terms?: Typed | undefined;
}

export const draftTerms = (kept: SalesTerms | null, draft: Draft): SalesTerms | null =>
  laidOver(salesTermsSchema.shape, kept, emptySalesTerms, draft.terms);
