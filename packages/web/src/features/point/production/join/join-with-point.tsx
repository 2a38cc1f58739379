import { pages } from "@mec/api";
import { Navigate, useNavigate } from "react-router";
import type { NewAccountForm } from "../../../../parts/account/new-account.ts";
import { useProductionDraft } from "../../../../parts/point/publishing/production-draft.ts";
import {
  allowedStep,
  type ProductionForm,
  stepsOf,
} from "../../../../parts/point/publishing/production-form.ts";
import { useRoof } from "../../../../parts/point/publishing/roof.ts";
import { producerStepNames } from "../../../../parts/point/publishing/steps.ts";
import { t } from "../../../../platform/i18n.ts";
import { markSent } from "../../../../platform/sent-draft.ts";
import { useSession } from "../../../../platform/session.ts";
import { FailedPage } from "../../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../../ui/feedback/page-skeleton.tsx";
import { Wizard } from "../../../../ui/wizard/index.ts";
import { Missing } from "../missing.tsx";
import { spaceOf } from "../space.ts";
import { PointStep } from "../steps/point-step.tsx";
import { joiningIntro, stepIntro, stepTitle } from "../steps/step-texts.ts";
import { useProductionRoute } from "../use-production-route.ts";
import { Joined } from "./joined.tsx";
import { isKnownPlant, KnownPlant } from "./known-plant.tsx";
import { OutsideNotice } from "./outside-notice.tsx";
import { OwnPointsOffer } from "./own-points-offer.tsx";
import { type ProducerTarget, useProducerTarget } from "./use-producer-target.ts";
import { useSendPoint } from "./use-send-point.ts";

/** The label of the last button. */
const sendLabel = ({ isMine }: ProducerTarget): string =>
  isMine ? t("Ajouter à mon projet") : t("Envoyer ma proposition");

/** Whether a roof that was described says all of the installation: a line above the price then takes its step's place. */
function useKnown({ isMine }: ProducerTarget, form: ProductionForm): boolean {
  const [roof] = useRoof();
  return !isMine && isKnownPlant(form, roof);
}

interface AbovePriceProps {
  target: ProducerTarget;
  form: ProductionForm;
  isKnown: boolean;
  onChange: () => void;
}

function AbovePrice({ target, form, isKnown, onChange }: AbovePriceProps) {
  return (
    <>
      {isKnown && <KnownPlant form={form} onChange={onChange} />}
      {form.address && <OutsideNotice projectId={target.id} address={form.address} wasTold={!isKnown} />}
    </>
  );
}

/** Once a point was sent, its page says so in the place of the steps. */
function useShowSent({ id }: ProducerTarget): (pointId: string) => void {
  const navigate = useNavigate();
  return (pointId) => {
    markSent(pointId);
    const query = { projectId: id, sent: pointId };
    navigate(pages.producerStep.to({ step: "price" }, { query }), { replace: true });
  };
}

function Steps({ target }: { target: ProducerTarget }) {
  const route = useProductionRoute();
  const navigate = useNavigate();
  const { user } = useSession();
  const [draft, update] = useProductionDraft(target.id);
  const showSent = useShowSent(target);
  const { send, failure, refused, settle } = useSendPoint(target, { onSent: showSent, goTo: route.goTo });
  const isKnown = useKnown(target, draft);
  const step = allowedStep(isKnown && !route.isFromWithin ? "price" : route.step, draft);
  if (step !== route.step) return <Navigate to={route.pathOf(step)} replace />;
  const steps = stepsOf(draft);
  const index = steps.indexOf(step);
  const before = steps[index - 1];
  // The roof's page answered the first step: what is left is no second step of a way that he did not go.
  const isOnly = isKnown && step === "price" && !route.isFromWithin;

  function go(answers: Partial<ProductionForm>, account: NewAccountForm | null) {
    const form = { ...draft, ...answers };
    update(answers);
    settle(step);
    const next = stepsOf(form)[index + 1];
    return next ? route.goTo(next) : send({ form, account });
  }

  return (
    <Wizard
      steps={isOnly ? producerStepNames(draft).slice(index) : producerStepNames(draft)}
      current={isOnly ? null : index}
      title={stepTitle(step)}
      intro={t("Projet\u00a0: {{name}}. {{intro}}", {
        name: target.name,
        intro: target.isMine ? stepIntro(step) : joiningIntro(step),
      })}
      space={spaceOf(target.isMine)}
      onBack={() =>
        before && !isOnly
          ? route.goTo(before)
          : navigate(pages.project.to({ projectId: target.id, projectName: target.name }))
      }
    >
      {(index === 0 || isKnown) && !target.isMine && <OwnPointsOffer target={target} onSent={showSent} />}
      {step === "price" && (
        <AbovePrice target={target} form={draft} isKnown={isKnown} onChange={() => route.goTo("typology")} />
      )}
      <PointStep
        key={step}
        step={step}
        form={draft}
        projectId={target.id}
        onTyped={update}
        onValid={go}
        submitLabel={step === steps.at(-1) ? sendLabel(target) : t("Continuer")}
        failure={failure}
        refused={refused}
        noticeAt={(address) => <OutsideNotice projectId={target.id} address={address} />}
        asksAccount={user === null}
      />
    </Wizard>
  );
}

/** A producer proposes his installation to a project; the project's owner adds one directly. */
export function JoinWithPoint({ projectId }: { projectId: string }) {
  const { sent } = useProductionRoute();
  const { target, error, refetch } = useProducerTarget(projectId);
  if (error) return <FailedPage error={error} retry={refetch} />;
  if (target === undefined) return <PageSkeleton />;
  if (target === null) return <Missing what={t("Ce projet n’est plus en ligne")} />;
  return sent ? <Joined target={target} pointId={sent} /> : <Steps target={target} />;
}
