import { Button } from "@mantine/core";
import { countsAsParticipant, statusText } from "@mec/domain/application";
import { type ConsumptionPoint, type ProductionPoint, productionTypeLabels } from "@mec/domain/point";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { consumerNextStep, type NextStep, producerNextStep, statusOf } from "./next-step.ts";
import { PortfolioCard, StatusBadge } from "./portfolio-card.tsx";
import { EndButton } from "./producer-actions.tsx";

function NextButton({ next, name }: { next: NextStep; name: string }) {
  return (
    <Button component={Link} to={next.to} variant="light" size="sm" aria-label={`${next.action} (${name})`}>
      {next.action}
    </Button>
  );
}

export function ConsumptionPointCard({ point }: { point: ConsumptionPoint }) {
  const status = statusOf(point);
  const next = consumerNextStep(point);
  return (
    <PortfolioCard
      title={point.name}
      place={point.address.label}
      badge={<StatusBadge isGood={countsAsParticipant(status)}>{t(statusText(status))}</StatusBadge>}
      text={next.text}
      actions={<NextButton next={next} name={point.name} />}
    />
  );
}

interface ProductionProps {
  point: ProductionPoint;
  ownProjects: ReadonlySet<string>;
}

export function ProductionPointCard({ point, ownProjects }: ProductionProps) {
  const next = producerNextStep(point, ownProjects);
  const { operational, productionType } = point;
  return (
    <PortfolioCard
      title={point.name}
      place={point.address.label}
      badge={
        <>
          <StatusBadge isGood={operational.isOperational}>
            {operational.isOperational ? t("En service") : t("Pas encore en service")}
          </StatusBadge>
          <StatusBadge>{t(productionTypeLabels[productionType])}</StatusBadge>
        </>
      }
      text={next.text}
      actions={
        <>
          <NextButton next={next} name={point.name} />
          <EndButton point={point} />
        </>
      }
    />
  );
}
