import { Button } from "@mantine/core";
import { countsAsParticipant, statusText } from "@mec/domain/application";
import { type ConsumptionPoint, type ProductionPoint, productionTypeLabels } from "@mec/domain/point";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { ProducerPapersPanel } from "../producer-papers/producer-papers-panel.tsx";
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

/** A producer in somebody's project signs papers: from there he says who does, and finds them again once he has left. */
function PapersButton({ point }: { point: ProductionPoint }) {
  const [isOpen, setOpen] = useState(false);
  if (!point.projectId && point.applicationProgress === null) return null;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={t("Mes documents ({{name}})", { name: point.name })}
        onClick={() => setOpen(true)}
      >
        {t("Mes documents")}
      </Button>
      {isOpen && <ProducerPapersPanel point={point} onClose={() => setOpen(false)} />}
    </>
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
          <PapersButton point={point} />
          <EndButton point={point} />
        </>
      }
    />
  );
}
