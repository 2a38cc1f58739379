import { useState } from "react";
import { useDraft } from "../../../../platform/draft.ts";
import { emptyProjectForm } from "../project-form.ts";

/** The project that is being published. */
export function useProjectDraft() {
  const [empty] = useState(() => emptyProjectForm(new Date()));
  return useDraft("project", empty);
}
