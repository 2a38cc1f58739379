import { useDraft } from "../../../platform/draft.ts";
import { emptyProductionForm } from "./production-form.ts";

/** The production point of the project that is being published, or that asks to join one. */
export const useProductionDraft = (joinedProjectId: string | null) =>
  useDraft(joinedProjectId ? `production-point:${joinedProjectId}` : "production-point", emptyProductionForm);
