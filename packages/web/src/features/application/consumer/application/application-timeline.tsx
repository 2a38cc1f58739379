import { VisuallyHidden } from "@mantine/core";
import { type ApplicationProgress, type TimelineStep, timeline } from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import { IconCheck, IconX } from "@tabler/icons-react";
import { t } from "../../../../platform/i18n.ts";
import styles from "./application-timeline.module.css";

const stateNames = (): Record<TimelineStep["state"], string> => ({
  done: t("Fait"),
  current: t("En cours"),
  upcoming: t("À venir"),
  refused: t("Arrêté"),
});

function detailOf({ state, date, delay }: TimelineStep): string {
  if (date) return t("Le {{date}}", { date: formatDate(date) });
  if (state === "current") return t("En cours. Délai habituel\u00a0: {{delay}}", { delay: t(delay) });
  return t("Délai habituel\u00a0: {{delay}}", { delay: t(delay) });
}

function Mark({ state, rank }: { state: TimelineStep["state"]; rank: number }) {
  if (state === "done") return <IconCheck size={18} stroke={3} />;
  if (state === "refused") return <IconX size={18} stroke={3} />;
  return rank;
}

/** The way of a candidate, dated as far as it went. */
export function ApplicationTimeline({ application }: { application: ApplicationProgress }) {
  const names = stateNames();
  return (
    <ol className={styles.list}>
      {timeline(application.progress).map((step, index) => (
        <li
          key={step.key}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden>
            <Mark state={step.state} rank={index + 1} />
          </span>
          <div>
            <p className={styles.title}>
              <VisuallyHidden>
                {names[step.state]}
                {"\u00a0: "}
              </VisuallyHidden>
              {t(step.title)}
            </p>
            <p className={styles.detail}>{detailOf(step)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
