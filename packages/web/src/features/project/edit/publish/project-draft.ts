import { useState } from "react";
import { useDraft } from "../../../../platform/draft.ts";
import { emptyProjectForm, type ProjectForm } from "../project-form.ts";

/**
 * What is typed of a project that is being published, with a field that an existing project has on its perimeter's
 * page.
 */
export interface ProjectDraft extends ProjectForm {
  /** Whose network all the points are in; "" when it is not said. */
  gridOperator: string;
}

/** The project that is being published. */
export function useProjectDraft() {
  const [empty] = useState((): ProjectDraft => ({ ...emptyProjectForm(new Date()), gridOperator: "" }));
  return useDraft("project", empty);
}
