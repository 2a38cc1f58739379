import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { addressBeside } from "@mec/domain/address";
import {
  type ApplicationProgress,
  countsAsParticipant,
  currentStatus,
  type ReadStatus,
  statusText,
} from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
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

const agreedStatuses: readonly string[] = ["SIGNATURE", "SIGNED"] satisfies ReadStatus[];

/**
 * The sum of a place whose application waits, and the agreed one until sharing has begun; of a price to answer, its own page
 * tells what it brings.
 */
function Sum({ point, application }: { point: ConsumptionPoint; application: ApplicationProgress }) {
  const { data: project } = useJoinedProject(application);
  const status = currentStatus(application.progress);
  if (!project) return null;
  if (status === "APPLICATION") return <PointSum point={point} project={project} />;
  return agreedStatuses.includes(status) ? <AgreedSum point={point} project={project} /> : null;
}

function AppliedCard({ point, application }: { point: ConsumptionPoint; application: ApplicationProgress }) {
  const whereabouts = useStanding(point, application);
  const { status, title, isYours, actor } = whereabouts.standing;
  const next = consumerNextStep(point, whereabouts);
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
          <Sum point={point} application={application} />
          {status === "APPLICATION" && point.prm === "" && <NoMeter point={point} />}
        </>
      }
      actions={<NextButton next={next} name={point.name} />}
    />
  );
}

export function ConsumptionPointCard({ point }: { point: ConsumptionPoint }) {
  const { applicationProgress: application, name, address } = point;
  if (application) return <AppliedCard point={point} application={application} />;
  const next = withoutApplication();
  return (
    <PortfolioCard
      title={name}
      place={addressBeside(name, address)}
      badge={<StatusBadge>{t(statusText("NONE"))}</StatusBadge>}
      text={next.text}
      actions={<NextButton next={next} name={name} />}
    />
  );
}
