import { useEffect, useState } from "react";
import { useDraft } from "../../platform/draft.ts";
import { readStored, writeStored } from "../../platform/stored.ts";
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

const sentKey = "sent-draft";

/** Says that what was typed is sent, as the project or the point of this id. */
export const markSent = (id: string): void => writeStored(sentKey, id);

/**
 * Forgets the drafts on the page that says they were sent: sooner, their form would empty itself and go back to its
 * first step. Once only, so that another draft begun since is not lost by coming back to that page.
 */
export function useForgetSent(id: string, forget: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that was sent
  useEffect(() => {
    if (readStored(sentKey) !== id) return;
    writeStored(sentKey, null);
    forget();
  }, [id]);
}
