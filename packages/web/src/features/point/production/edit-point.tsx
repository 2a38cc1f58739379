import { Button } from "@mantine/core";
import { type ProducerStep, pages } from "@mec/api";
import { pointCalls } from "@mec/api/point";
import { currentStatus, isLive, isPriceSigned } from "@mec/domain/application";
import { vatChangedText } from "@mec/domain/document";
import type { ProductionPoint } from "@mec/domain/point";
import { Link, Navigate, useNavigate } from "react-router";
import { pointField } from "../../../parts/point/point-field.ts";
import {
  type ProductionForm,
  toProductionForm,
  toProductionUpdate,
} from "../../../parts/point/publishing/production-form.ts";
import { type TariffAnswers, tariffAnswers, tariffChange } from "../../../parts/point/publishing/tariff.ts";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { ApiError } from "../../../platform/client.tsx";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { ownPoints, usePoints, useSession } from "../../../platform/session.ts";
import { about } from "../../../platform/stale.ts";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { refusedAs, useRefused } from "../../../ui/forms/refused-fields.ts";
import { fieldErrors } from "../../../ui/forms/use-schema-form.ts";
import { useSending } from "../../../ui/forms/use-submit.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Agreed } from "./agreed.tsx";
import { ProductionConsent } from "./consent/production-consent.tsx";
import { Missing } from "./missing.tsx";
import { outdatesQuote } from "./outdates-quote.ts";
import { spaceOf } from "./space.ts";
import { PointStep } from "./steps/point-step.tsx";
import { stepTitle } from "./steps/step-texts.ts";
import { toGive } from "./to-give.ts";
import { useProductionRoute } from "./use-production-route.ts";
import { useVatQuestion } from "./use-vat-question.tsx";

/** What may be changed of a point, as it is typed. */
type EditForm = ProductionForm & TariffAnswers;

const noAnswers: Partial<EditForm> = {};

/** The page to go back to: the owner's project when the point is in it, else the portfolio; and whose side that is. */
function useWayBack({ projectId }: ProductionPoint) {
  const { data: points } = usePoints();
  const isInOwnProject = points?.projects.some(({ id }) => id === projectId) ?? false;
  const back = projectId && isInOwnProject ? pages.ownerProducer.to({ projectId }) : pages.portfolio.to();
  return { back, space: spaceOf(isInOwnProject), isSoldByOthers: Boolean(projectId) && !isInOwnProject };
}

const updatedText = (isQuoteGone: boolean): string =>
  isQuoteGone
    ? t("Votre installation est à jour. Votre devis, fait pour l’ancienne, n’est plus compté.")
    : t("Votre installation est à jour.");

const Leave = (props: { to: string; onClick: () => void }) => (
  <Button component={Link} variant="default" {...props}>
    {t("Revenir sans enregistrer")}
  </Button>
);

/** What he alone is told of his installation: whether it has a quote, and what its contract pays, which one asks of panels that are there. */
function useOwnWords({ id: pointId }: ProductionPoint, { operating }: ProductionForm) {
  const { data: points } = usePoints();
  const own = points?.productionPoints.find(({ id }) => id === pointId);
  const isAsked = operating !== "no" || Boolean(own?.buyBack);
  return { hasQuote: Boolean(own?.quoteEur), tariff: isAsked ? tariffAnswers(own ?? {}) : null };
}

/** That he does not know whether he adds VAT is no answer to what was not read: such a draft is another than one of who had said it. */
const draftName = ({ id, vatRegime }: ProductionPoint, step: ProducerStep): string =>
  `edit-production-point:${id}:${step}${step === "price" && vatRegime ? ":vat" : ""}`;

const hasSigned = ({ applicationProgress }: ProductionPoint): boolean =>
  isPriceSigned(currentStatus(applicationProgress?.progress ?? []));

/** The project that sells what it makes, or is asked to: its price has the VAT that is planned there until he has said his own. */
function soldInOf({ projectId, applicationProgress }: ProductionPoint): string | null {
  const status = currentStatus(applicationProgress?.progress ?? []);
  return projectId ?? (applicationProgress && isLive(status) ? applicationProgress.projectId : null);
}

/** What a draft of before the signing may say otherwise, and nobody is asked any more. */
const signedIn = (
  point: ProductionPoint,
  { selling, min, max, typedAs }: ProductionForm,
): Partial<ProductionForm> => (hasSigned(point) ? { selling, min, max, typedAs } : {});

/** Electricity that is given has no VAT to say. */
const isAskedNothing = (point: ProductionPoint, step: ProducerStep): boolean =>
  step === "price" && point.price === null && hasSigned(point);

/** What shows what a point says. */
const answersOfPoint = ({ id, projectId }: ProductionPoint) => [
  about("production-point", id),
  ownPoints,
  ...(projectId ? projectAnswers(projectId) : []),
];

interface Saving {
  /** What is known of it. */
  readonly kept: ProductionForm;
  readonly own: ReturnType<typeof useOwnWords>;
  readonly step: ProducerStep;
  readonly discard: () => void;
  readonly back: string;
  readonly space: ReturnType<typeof spaceOf>;
}

/** Saves one step of a point; who says another VAT is asked first. */
function useSavePoint(point: ProductionPoint, { kept, own, ...leaving }: Saving) {
  const navigate = useNavigate();
  const { refused, refuse } = useRefused(`production point ${point.id}`);
  const askAboutVat = useVatQuestion(point, leaving.space);
  const sending = useSending(
    async (call, answers: Partial<EditForm>) => {
      const changed = toProductionUpdate({ ...kept, ...answers }, point);
      const body = { ...changed, ...tariffChange(own.tariff, answers) };
      const { isConfirmed, change } = await askAboutVat(call, body);
      if (isConfirmed) await call(pointCalls.updateProductionPoint, { params: { id: point.id }, body });
      return { isSaved: isConfirmed, change };
    },
    {
      leave: ({ isSaved }) => isSaved && leaving.discard(),
      stale: ({ isSaved }) => (isSaved ? answersOfPoint(point) : []),
      told: ({ isSaved, change }, answers) => {
        if (!isSaved) return;
        return change ? vatChangedText(change) : updatedText(own.hasQuote && outdatesQuote(kept, answers));
      },
      after: ({ isSaved }) => isSaved && navigate(leaving.back),
      refused: (error, answers) => {
        const found = fieldErrors(answers, error, pointField);
        refuse(refusedAs(leaving.step, found));
        return Object.keys(found).length > 0;
      },
    },
  );
  return { ...sending, refused };
}

function EditStep({ point }: { point: ProductionPoint }) {
  const { step } = useProductionRoute();
  const { profileType } = usePrices();
  const { back, space, isSoldByOthers } = useWayBack(point);
  const [typed, update, discard] = useDraft(draftName(point, step), noAnswers);
  const kept = toProductionForm(point, profileType);
  const own = useOwnWords(point, kept);
  const { onValid, failure, locked, refused } = useSavePoint(point, {
    kept,
    own,
    step,
    discard,
    back,
    space,
  });

  return (
    <Page
      title={stepTitle(step)}
      intro={point.name}
      space={space}
      actions={<Leave to={back} onClick={discard} />}
    >
      {step === "sge" && <ProductionConsent point={point} />}
      {isSoldByOthers && <Agreed point={point} step={step} />}
      {!isAskedNothing(point, step) && (
        <PointStep
          key={step}
          step={step}
          form={{ ...kept, ...toGive(step, kept), ...typed, ...signedIn(point, kept) }}
          soldIn={soldInOf(point)}
          isSoldByOthers={isSoldByOthers}
          isPriceSigned={hasSigned(point)}
          tariff={own.tariff && { ...own.tariff, ...typed }}
          authorised={kept.sge ? kept.prm : null}
          onTyped={update}
          onValid={onValid}
          refused={refused}
          submitLabel={t("Enregistrer")}
          failure={failure}
          locked={locked}
        />
      )}
    </Page>
  );
}

/** The person's own point, one step at a time: each step is saved separately. */
export function EditPoint({ id }: { id: string }) {
  const { user } = useSession();
  const route = useProductionRoute();
  const points = usePoints();
  const {
    data: point,
    error,
    refetch,
  } = useAnswer(pointCalls.getProductionPoint, { params: { id } }, { enabled: Boolean(user) });
  if (user === null)
    return <Navigate to={pages.login.to()} state={{ from: route.pathOf(route.step) }} replace />;
  if (error instanceof ApiError && error.statusCode < 500) {
    return <Missing what={t("Installation introuvable")} />;
  }
  if (error) return <FailedPage error={error} retry={refetch} />;
  return point && !points.isLoading ? <EditStep point={point} /> : <PageSkeleton />;
}
