import { Alert, Anchor, Card, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import type { ConsumptionPoint } from "@mec/domain/point";
import type { Signatory } from "@mec/domain/signatory";
import { useMemo } from "react";
import { Link } from "react-router";
import * as z from "zod";
import { homeOfPoint, pointAsksPrice } from "../../../../parts/point/dossier/home-of-point.ts";
import { prmText } from "../../../../parts/point/prm.ts";
import { signatoryRows } from "../../../../parts/signatory/signatory-rows.tsx";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { FailedPage } from "../../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../../ui/feedback/page-skeleton.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { contractRows, houseRows } from "../../point-fields/summaries.tsx";
import { ProjectSum } from "../../project-sum.tsx";
import { explainSending } from "../explain-sending.tsx";
import { JoinFrame } from "../join-frame.tsx";
import { PerimeterNotice } from "../perimeter-notice.tsx";
import { sendApplication } from "../send.ts";
import { sendingIntro, sendingLabel } from "../sending-words.ts";
import { stagesOfOwnPlace } from "../stages.ts";
import type { StepProps } from "../step-props.ts";
import type { JoinTarget } from "../use-join-target.ts";
import { type TargetFrom, useTargetFrom } from "../use-target-from.ts";

const nothingAsked = z.unknown();

interface Props extends Pick<StepProps, "route" | "onSent"> {
  target: JoinTarget;
  pointId: string;
}

/** What is known of the point and of its signatory; both are edited in the profile. */
function KnownPoint({ point, signatory }: { point: ConsumptionPoint; signatory: Signatory | null }) {
  const { format } = usePrices();
  return (
    <Card>
      <Title order={2} size="h4">
        {t("Relisez avant d’envoyer")}
      </Title>
      <SummaryList
        rows={[
          ...houseRows(point),
          ...contractRows(point.contract, format, point),
          {
            label: t("PDL"),
            value: point.prm ? <span className="numbers">{prmText(point.prm)}</span> : t("Non renseigné"),
          },
          ...(signatory
            ? signatoryRows(signatory)
            : [{ label: t("Qui signe"), value: t("À dire si votre candidature est acceptée") }]),
        ]}
      />
      <Anchor component={Link} to={pages.consumerProfile.to({ consumerId: point.id })}>
        {t("Modifier dans mon profil")}
      </Anchor>
    </Card>
  );
}

type Known = Omit<Props, "pointId"> & { point: ConsumptionPoint; signatory: Signatory | null };

function ApplyWith({ point, signatory, target, told, onSent }: Omit<Known, "route"> & { told: TargetFrom }) {
  const { profileType } = usePrices();
  const home = useMemo(() => homeOfPoint(point, profileType), [point, profileType]);
  const form = useSchemaForm<Record<string, never>>(nothingAsked, {});
  const applying = useSubmit(form, (call) => sendApplication(call, point.id, target), {
    after: () => onSent({ pointId: point.id, hasApplied: true }),
    explain: explainSending,
  });

  return (
    <CheckedForm {...applying} submitLabel={sendingLabel(told)} isAtHand>
      {target.start && (
        <ProjectSum
          isLast
          projectId={target.projectId}
          signatory={signatory}
          signerAt={pages.consumerProfile.to({ consumerId: point.id }, { hash: "signatory" })}
          start={target.start}
          home={home}
          priceAt={
            pointAsksPrice(point, profileType)
              ? pages.consumerProfile.to({ consumerId: point.id }, { hash: "contract" })
              : undefined
          }
        />
      )}
      <KnownPoint point={point} signatory={signatory} />
      {!point.sge && (
        <Alert color="green" variant="light" title={t("Votre compteur pourra suivre")}>
          {t(
            "Sans PDL ni autorisation, l’étude se fera sur un profil type. Vous pourrez les donner depuis votre profil.",
          )}
        </Alert>
      )}
      <PerimeterNotice target={target} address={point.address} />
    </CheckedForm>
  );
}

function KnownPointStep({ route, ...known }: Known) {
  const told = useTargetFrom(known.target, known.point.address);
  return (
    <JoinFrame
      stage="check"
      stages={stagesOfOwnPlace}
      target={told}
      title={t("Envoyez votre candidature")}
      intro={sendingIntro(told)}
      onBack={() => route.goTo("type")}
    >
      <ApplyWith {...known} told={told} />
    </JoinFrame>
  );
}

/** The short path, with a point that is already registered. */
export function ExistingPointStep({ pointId, ...rest }: Props) {
  const params = { id: pointId };
  const point = useAnswer(pointCalls.getConsumptionPoint, { params });
  const signatory = useAnswer(signatoryCalls.getConsumptionSignatory, { params });
  const error = point.error ?? signatory.error;
  if (error) {
    return <FailedPage error={error} retry={() => Promise.all([point.refetch(), signatory.refetch()])} />;
  }
  if (!point.data || signatory.data === undefined) return <PageSkeleton />;
  return <KnownPointStep point={point.data} signatory={signatory.data} {...rest} />;
}
