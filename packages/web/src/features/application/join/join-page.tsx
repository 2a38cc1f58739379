import { Button } from "@mantine/core";
import { type ConsumerStep, pages } from "@mec/api";
import type { SessionUser } from "@mec/domain/account";
import { type ComponentType, useEffect, useState } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { usePoints, useSession } from "../../../platform/session.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { NoResult } from "../../../ui/illustrations/index.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Arrival } from "./arrival.tsx";
import { allowedStep } from "./join-draft.ts";
import { isPlaceKnown } from "./known-answers.ts";
import { isOneMore } from "./known-place.ts";
import { stagesOf } from "./stages.ts";
import type { Sent, StepProps } from "./step-props.ts";
import { ApplyStep } from "./steps/apply-step.tsx";
import { ContractStep } from "./steps/contract-step.tsx";
import { ExistingPointStep } from "./steps/existing-point-step.tsx";
import { HouseStep } from "./steps/house-step.tsx";
import { RegisterStep } from "./steps/register-step.tsx";
import { SgeStep } from "./steps/sge-step.tsx";
import { TypeStep } from "./steps/type-step.tsx";
import { useJoinDraft } from "./use-join-draft.ts";
import { useJoinRoute } from "./use-join-route.ts";
import { useJoinTarget } from "./use-join-target.ts";
import { useRefusals } from "./use-refusals.ts";

type StepOfUser = StepProps & { user: SessionUser | null };

/** With a project the steps end with an application; without one, with a registered home. */
function LastStep({ target, ...props }: StepOfUser) {
  return target ? <ApplyStep target={target} {...props} /> : <RegisterStep target={null} {...props} />;
}

const questions: Record<ConsumerStep, ComponentType<StepOfUser>> = {
  type: TypeStep,
  house: HouseStep,
  contract: ContractStep,
  sge: SgeStep,
  "signatory-and-apply": LastStep,
};

/** The step asked for, or the first unanswered one, decided when it opens. */
function GuardedStep({ step, ...props }: StepOfUser & { step: ConsumerStep }) {
  const [allowed] = useState(() => allowedStep(step, props.draft));
  const Question = questions[step];
  if (allowed !== step) return <Navigate to={props.route.stepPath(allowed)} replace />;
  return <Question {...props} />;
}

function GonePage({ wasInvited }: { wasInvited: boolean }) {
  return (
    <Page title={wasInvited ? t("Cette invitation n’est plus valable") : t("Ce projet n’est plus proposé")}>
      <EmptyState
        illustration={<NoResult />}
        title={t("D’autres projets sont peut-être près de chez vous")}
        text={
          wasInvited
            ? t(
                "Une invitation vaut soixante jours et sert à une seule personne. Elle a pu être retirée par le porteur du projet, ou le projet lui-même. Si vous avez déjà candidaté avec elle, connectez-vous\u00a0: votre candidature est dans votre espace.",
              )
            : t("Le projet a pu être retiré, ou le lien est incomplet. Ce que vous avez saisi est conservé.")
        }
        action={
          <Button component={Link} to={pages.explore.to()}>
            {t("Trouver un projet")}
          </Button>
        }
      />
    </Page>
  );
}

/** Takes a person who comes from a project's page past the questions already answered. */
function KnownSkipped({ draft, update, route }: StepProps) {
  const isShort = isPlaceKnown(draft);
  useEffect(() => {
    update(isShort ? { isShort, meterLater: true, isPlaceTold: true } : { isTypeKnown: true });
  }, [isShort, update]);
  if (!isShort)
    return draft.isTypeKnown ? <Navigate to={route.stepPath("house")} replace /> : <PageSkeleton />;
  return draft.isShort ? <Navigate to={route.stepPath("signatory-and-apply")} replace /> : <PageSkeleton />;
}

/** Decided when it opens: answering a question on this step must not skip it while it is shown. */
function EnteredStep({ skipsKnown, ...props }: StepOfUser & { step: ConsumerStep; skipsKnown: boolean }) {
  const [skips] = useState(skipsKnown);
  return skips ? <KnownSkipped {...props} /> : <GuardedStep {...props} />;
}

/** The consumer's way into a project, one question a page (specification §2). */
export function JoinPage() {
  const route = useJoinRoute();
  const { pathname, search, state } = useLocation();
  const { draft, update, discard } = useJoinDraft();
  const [sent, setSent] = useState<Sent | null>(null);
  const { user } = useSession();
  const points = usePoints();
  const target = useJoinTarget(route);
  const refusals = useRefusals(draft, route);
  const { step, consumptionPointId } = route;

  if (sent) return <Arrival sent={sent} discard={discard} ownProjectId={route.ownProjectId} />;
  if (!step) return <Navigate to={route.stepPath("type")} replace />;
  const isWaiting = points.isLoading;
  if (user === undefined || isWaiting || target.isLoading) return <PageSkeleton />;
  if (target.error) return <FailedPage error={target.error} retry={target.retry} />;
  if (target.data === null) return <GonePage wasInvited={route.invitation !== null} />;
  if (consumptionPointId === null) {
    const goal = target.data ?? null;
    // Back at the first question, it is one of the steps again.
    const isTypeKnown = draft.isTypeKnown && step !== "type";
    const way = { isShort: draft.isShort, isTypeKnown, isSignedIn: user !== null, hasTarget: goal !== null };
    const stages = stagesOf(way);
    const props = { step, draft, update, route, user, target: goal, stages, refusals, onSent: setSent };
    const skipsKnown = step === "type" && state?.skipsKnown === true && draft.consumerType !== "";
    const skips = skipsKnown && goal !== null && isOneMore(points.data?.consumptionPoints ?? []);
    return <EnteredStep key={step} {...props} skipsKnown={skips} />;
  }
  if (!user) return <Navigate to={pages.login.to()} state={{ from: pathname + search }} replace />;
  if (!target.data)
    return <Navigate to={pages.consumerProfile.to({ consumerId: consumptionPointId })} replace />;
  return (
    <ExistingPointStep pointId={consumptionPointId} route={route} target={target.data} onSent={setSent} />
  );
}
