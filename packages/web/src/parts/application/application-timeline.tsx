import {
  type ApplicationProgress,
  type ApplicationReader,
  type TimelineStep as Step,
  timeline,
} from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { Timeline, TimelineStep } from "../../ui/timeline/timeline.tsx";

function detailOf({ state, date, delay }: Step): string {
  if (date) return t("Le {{date}}", { date: formatDate(date) });
  if (state === "current") return t("En cours. Délai habituel\u00a0: {{delay}}", { delay: t(delay) });
  return t("Délai habituel\u00a0: {{delay}}", { delay: t(delay) });
}

/** The current step of an application on the waiting list: no delay is usual, and nothing is being studied yet. */
function waitingTold(step: Step, reader: ApplicationReader): Step & { detail: string } {
  const title =
    reader === "holder"
      ? t("Le porteur vous répond s’il peut vous faire une place")
      : t("Le porteur répond s’il peut faire une place");
  return { ...step, title, detail: t("En attente d’une place, sans délai connu") };
}

/** The steps as they are told, with a line each. */
export function toldSteps(
  { progress, producerId, waitingRank, cameWhenFull }: ApplicationProgress,
  reader: ApplicationReader,
  hasSigned = false,
): readonly (Step & { detail: string })[] {
  const kind = producerId === undefined ? "consumer" : "producer";
  return timeline(progress, reader, kind).map((step) => {
    if (waitingRank !== undefined && step.state === "current") return waitingTold(step, reader);
    if (hasSigned && step.key === "documents" && step.state === "current") {
      return { ...step, detail: t("Vous avez signé\u00a0; il reste la signature des autres") };
    }
    // Whom the owner invited to a full project.
    const hasNoDelay = cameWhenFull && step.key === "study" && step.state === "current";
    return { ...step, detail: hasNoDelay ? t("En cours, sans délai connu") : detailOf(step) };
  });
}

/** The steps of an application, dated up to the current one. */
export function ApplicationTimeline({
  application,
  reader,
  hasSigned = false,
}: {
  application: ApplicationProgress;
  reader: ApplicationReader;
  /** Whether the holder, who reads, has signed all that was sent to him. */
  hasSigned?: boolean;
}) {
  return (
    <Timeline space="green">
      {toldSteps(application, reader, hasSigned).map((step, index) => (
        <TimelineStep
          key={step.key}
          state={step.state}
          rank={index + 1}
          title={t(step.title)}
          details={[step.detail]}
        />
      ))}
    </Timeline>
  );
}
