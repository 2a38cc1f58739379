import { Anchor, Skeleton, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { addressBeside } from "@mec/domain/address";
import { type ApplicationProgress, countsAsParticipant, statusText } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { toldSum } from "../../../parts/application/places/told-sum.ts";
import { toldOnceSigned } from "../../../parts/application/told-once-signed.ts";
import { useJoinedProject } from "../../../parts/application/use-joined-project.ts";
import { useStanding } from "../../../parts/application/use-standing.ts";
import { t } from "../../../platform/i18n.ts";
import { AgreedSum } from "./agreed-sum.tsx";
import { NextButton, ProjectLine } from "./card-parts.tsx";
import { consumerNextStep, withoutApplication } from "./next-step.ts";
import { PointSum } from "./point-sum.tsx";
import { PortfolioCard, StatusBadge } from "./portfolio-card.tsx";

/** An application may wait without its meter's number: it is asked for, without haste. */
function NoMeter({ point }: { point: ConsumptionPoint }) {
  return (
    <Text size="sm" c="dimmed">
      {t("Il manque votre numéro de PDL.")}{" "}
      <Anchor component={Link} to={pages.consumerProfile.to({ consumerId: point.id })}>
        {t("Le renseigner")}
      </Anchor>
    </Text>
  );
}

/** The sum of a place, with the price that it is offered or has agreed to. */
function Sum({ point, application }: { point: ConsumptionPoint; application: ApplicationProgress }) {
  const { data: project } = useJoinedProject(application);
  const kind = toldSum(application);
  if (!kind || project === null) return null;
  if (!project) return <Skeleton height={kind === "estimate" ? 66 : 88} />;
  return kind === "estimate" ? (
    <PointSum point={point} project={project} />
  ) : (
    <AgreedSum point={point} project={project} isProposed={kind === "proposed"} />
  );
}

function AppliedCard({ point, application }: { point: ConsumptionPoint; application: ApplicationProgress }) {
  const whereabouts = useStanding(point, application);
  const { data: project = null } = useJoinedProject(application);
  const { starts, isOwn, letters } = whereabouts;
  const once = toldOnceSigned({ ...application, ...starts, isOwn, letters }, project);
  const { status, title, isYours, actor } = { ...whereabouts.standing, ...once };
  const next = consumerNextStep(point, whereabouts, once);
  return (
    <PortfolioCard
      title={point.name}
      to={pages.consumerApplication.to({ consumerId: point.id })}
      place={addressBeside(point.name, point.address)}
      badge={
        <>
          <StatusBadge isGood={countsAsParticipant(status)}>{title}</StatusBadge>
          {isYours && <StatusBadge isYours>{actor}</StatusBadge>}
        </>
      }
      text={next.text}
      more={
        <>
          <ProjectLine application={application} />
          {status === "APPLICATION" && point.prm === "" && <NoMeter point={point} />}
          <Sum point={point} application={application} />
        </>
      }
      actions={<NextButton next={next} name={point.name} />}
    />
  );
}

export function ConsumptionPointCard({ point }: { point: ConsumptionPoint }) {
  const { applicationProgress: application, name, address } = point;
  if (application) return <AppliedCard point={point} application={application} />;
  const next = withoutApplication(point);
  return (
    <PortfolioCard
      title={name}
      place={addressBeside(name, address)}
      badge={<StatusBadge>{point.left ? t("Participation terminée") : t(statusText("NONE"))}</StatusBadge>}
      text={next.text}
      actions={<NextButton next={next} name={name} />}
    />
  );
}
