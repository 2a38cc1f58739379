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

/** The steps of an application, dated up to the current one. */
export function ApplicationTimeline({
  application,
  reader,
}: {
  application: ApplicationProgress;
  reader: ApplicationReader;
}) {
  const kind = application.producerId === undefined ? "consumer" : "producer";
  return (
    <Timeline space="green">
      {timeline(application.progress, reader, kind).map((step, index) => (
        <TimelineStep
          key={step.key}
          state={step.state}
          rank={index + 1}
          title={t(step.title)}
          details={[detailOf(step)]}
        />
      ))}
    </Timeline>
  );
}
