import { pages } from "@mec/api";
import { Navigate, useNavigate } from "react-router";
import { useProductionDraft } from "../../../parts/point/publishing/production-draft.ts";
import { allowedStep, stepsOf } from "../../../parts/point/publishing/production-form.ts";
import { useRefusedPublication } from "../../../parts/point/publishing/refused.ts";
import { publishingStepNames } from "../../../parts/point/publishing/steps.ts";
import { t } from "../../../platform/i18n.ts";
import { Wizard } from "../../../ui/wizard/index.ts";
import { PointStep } from "./steps/point-step.tsx";
import { stepIntro, stepTitle } from "./steps/step-texts.ts";
import { useProductionRoute } from "./use-production-route.ts";

/**
 * The first steps of publishing a project: its production point. Nothing is sent before the project's own
 * steps are done.
 */
export function PublishPoint() {
  const route = useProductionRoute();
  const navigate = useNavigate();
  const [draft, update] = useProductionDraft(null);
  const { refused, settle } = useRefusedPublication();
  const step = allowedStep(route.step, draft);
  if (step !== route.step) return <Navigate to={route.pathOf(step)} replace />;
  const steps = stepsOf(draft);
  const index = steps.indexOf(step);
  const before = steps[index - 1];
  return (
    <Wizard
      steps={publishingStepNames(draft)}
      current={index}
      title={stepTitle(step)}
      intro={stepIntro(step)}
      space="indigo"
      onBack={() => (before ? route.goTo(before) : navigate(pages.chooseRole.to()))}
    >
      <PointStep
        key={step}
        step={step}
        form={draft}
        projectId={null}
        onTyped={update}
        refused={refused}
        onValid={(answers) => {
          update(answers);
          settle(step);
          const next = stepsOf({ ...draft, ...answers })[index + 1];
          if (next) route.goTo(next);
          else navigate(pages.projectStep.to({ step: "description" }));
        }}
        submitLabel={t("Continuer")}
      />
    </Wizard>
  );
}
