import { pages, producerSteps } from "@mec/api";
import { Navigate, useNavigate } from "react-router";
import { SignInInvitation, useSignUpFirst } from "../../../../parts/account/sign-in-invitation.tsx";
import { useProductionDraft } from "../../../../parts/point/publishing/production-draft.ts";
import { allowedStep, type ProductionForm } from "../../../../parts/point/publishing/production-form.ts";
import { producerStepNames } from "../../../../parts/point/publishing/steps.ts";
import { t } from "../../../../platform/i18n.ts";
import { markSent } from "../../../../platform/sent-draft.ts";
import { useSession } from "../../../../platform/session.ts";
import { FailedPage } from "../../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../../ui/feedback/page-skeleton.tsx";
import { Wizard } from "../../../../ui/wizard/index.ts";
import { Missing } from "../missing.tsx";
import { PointStep } from "../steps/point-step.tsx";
import { stepIntro, stepTitle } from "../steps/step-texts.ts";
import { useProductionRoute } from "../use-production-route.ts";
import { Joined } from "./joined.tsx";
import { OutsideNotice } from "./outside-notice.tsx";
import { OwnPointsOffer } from "./own-points-offer.tsx";
import { type JoinTarget, useJoinTarget } from "./use-join-target.ts";
import { useSendPoint } from "./use-send-point.ts";

/** The label of the last button, which differs when a sign-up comes first. */
function sendLabel({ isMine }: JoinTarget, isSignedIn: boolean): string {
  if (!isSignedIn) return t("Créer mon compte et continuer");
  return isMine ? t("Ajouter à mon projet") : t("Envoyer ma proposition");
}

function Steps({ target }: { target: JoinTarget }) {
  const route = useProductionRoute();
  const navigate = useNavigate();
  const { user } = useSession();
  const [draft, update] = useProductionDraft(target.id);
  const signUpFirst = useSignUpFirst();
  const sentPath = (id: string) =>
    pages.producerStep.to({ step: "price" }, { query: { projectId: target.id, sent: id } });
  const showSent = (id: string) => {
    markSent(id);
    navigate(sentPath(id), { replace: true });
  };
  const { onValid: send, failure } = useSendPoint(target, showSent);
  const step = allowedStep(route.step, draft);
  if (step !== route.step) return <Navigate to={route.pathOf(step)} replace />;
  const index = producerSteps.indexOf(step);
  const before = producerSteps[index - 1];
  const next = producerSteps[index + 1];

  function go(answers: Partial<ProductionForm>) {
    update(answers);
    if (next) return route.goTo(next);
    return user ? send({ ...draft, ...answers }) : signUpFirst();
  }

  return (
    <Wizard
      steps={producerStepNames()}
      current={index}
      title={stepTitle(step)}
      intro={t("Projet\u00a0: {{name}}. {{intro}}", { name: target.name, intro: stepIntro(step) })}
      space="indigo"
      onBack={() =>
        before
          ? route.goTo(before)
          : navigate(pages.project.to({ projectId: target.id, projectName: target.name }))
      }
    >
      {step === "sge" && !target.isMine && <OwnPointsOffer target={target} onSent={showSent} />}
      <PointStep
        key={step}
        step={step}
        form={draft}
        projectId={target.id}
        onTyped={update}
        onValid={go}
        submitLabel={next ? t("Continuer") : sendLabel(target, Boolean(user))}
        failure={failure}
        noticeAt={(address) => <OutsideNotice projectId={target.id} address={address} />}
        notice={user ? null : <SignInInvitation />}
      />
    </Wizard>
  );
}

/** A producer proposes his installation to a project; the project's owner adds one directly. */
export function JoinWithPoint({ projectId }: { projectId: string }) {
  const { sent } = useProductionRoute();
  const { target, error, refetch } = useJoinTarget(projectId);
  if (error) return <FailedPage space="indigo" error={error} retry={refetch} />;
  if (target === undefined) return <PageSkeleton />;
  if (target === null) return <Missing what={t("Ce projet n’est plus en ligne")} />;
  return sent ? <Joined target={target} pointId={sent} /> : <Steps target={target} />;
}
