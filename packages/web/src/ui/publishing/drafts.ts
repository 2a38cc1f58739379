import { useState } from "react";
import { useDraft } from "../../platform/draft.ts";
import { emptyProductionForm } from "./production-form.ts";
import { emptyProjectForm } from "./project-form.ts";

/** The production point of the project that is being published, or that asks to join one. */
export const useProductionDraft = (joinedProjectId: string | null) =>
  useDraft(joinedProjectId ? `production-point:${joinedProjectId}` : "production-point", emptyProductionForm);

/** The project that is being published. */
export function useProjectDraft() {
  const [empty] = useState(() => emptyProjectForm(new Date()));
  return useDraft("project", empty);
}
