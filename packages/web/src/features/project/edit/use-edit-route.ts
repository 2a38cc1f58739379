import { type ProjectStep, pages, projectSteps } from "@mec/api";
import { useNavigate, useParams, useSearchParams } from "react-router";

/** The step asked for, and the project it is about: none when a new one is published. */
export function useEditRoute() {
  const { step } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    step: projectSteps.find((known) => known === step) ?? projectSteps[0],
    projectId: search.get("projectId"),
    /** The project that was just published. */
    published: search.get("published"),
    goTo: (to: ProjectStep) => navigate(pages.projectStep.to({ step: to })),
  };
}
