import { pages, producerSteps } from "@mec/api";
import { useNavigate } from "react-router";
import { refusedOfPoint, useRefusedPublication } from "../../../../parts/point/publishing/refused.ts";
import { firstRefused, refusedAs } from "../../../../ui/forms/refused-fields.ts";
import { fieldErrors } from "../../../../ui/forms/use-schema-form.ts";
import { refusedOfProject } from "../project-form.ts";
import type { Publication } from "./publication.ts";

/** Shows what the server refuses of a publication beside its fields, at the first step that holds one. */
export function useShownRefusals() {
  const { refused, refuse, settle } = useRefusedPublication();
  const navigate = useNavigate();

  /** @returns whether a field says it. */
  function showRefused(error: unknown, { project, production, account }: Publication): boolean {
    const found = {
      ...refusedOfPoint(production, error, "productionPoint."),
      ...refusedOfProject(project, error, "project."),
      ...refusedAs("settings", fieldErrors({ ...account }, error)),
    };
    const step = firstRefused([...producerSteps, "description", "settings"], found);
    if (!step) return false;
    refuse(found);
    if (step === "description") navigate(pages.projectStep.to({ step }));
    else if (step !== "settings") navigate(pages.producerStep.to({ step }));
    return true;
  }

  return { refused, settle, showRefused };
}
