import { VisuallyHidden } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectOverview } from "@mec/api/overview";
import { type OwnerStep, ownerStepTitles, type StepState } from "@mec/domain/overview";
import { formatDate } from "@mec/domain/shared";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useReadOnly } from "../../ui/read-only/index.ts";
import styles from "./overview.module.css";

const stateNames: Record<StepState, string> = {
  done: t("Fait"),
  current: t("En cours"),
  begun: t("Fait en avance"),
  upcoming: t("À venir"),
};

/** Where each step is done. */
const pageOf: Record<OwnerStep, (projectId: string) => string> = {
  publish: (projectId) => pages.ownerInformation.to({ projectId }),
  recruit: (projectId) => pages.ownerConsumers.to({ projectId }),
  pmo: (projectId) => pages.createPmoStatus.to({ projectId }),
  papers: (projectId) => pages.ownerDocuments.to({ projectId, tab: "bulletin" }),
  declare: (projectId) => pages.ownerDocuments.to({ projectId, tab: "annexe2" }),
  start: (projectId) => pages.ownerConsumers.to({ projectId, tab: "pre-integrated" }),
};

type Steps = Pick<ProjectOverview, "steps">;

/** On a phone, where only the current step is named: what was done ahead of it. */
function EarlySteps({ steps }: Steps) {
  const early = steps
    .filter(({ state, isSupposed }) => state === "begun" && !isSupposed)
    .map(({ step }) => t(ownerStepTitles[step]));
  if (early.length === 0) return null;
  return (
    <p className={styles.earlySteps} aria-hidden>
      {t("Fait en avance\u00a0: {{steps}}", { steps: early.join(", ") })}
    </p>
  );
}

/** What the platform does not see, and that it supposes: from the first day that the grid operator confirmed, before electricity is shared. */
const isToStart = ({ steps }: Steps): boolean => steps.some(({ startsOn }) => startsOn !== undefined);

/** The same on a phone, which names the current step only. */
function SupposedSteps({ steps }: Steps) {
  const supposed = steps.filter(({ isSupposed }) => isSupposed).map(({ step }) => t(ownerStepTitles[step]));
  if (supposed.length === 0) return null;
  return (
    <p className={styles.earlySteps} aria-hidden>
      {isToStart({ steps })
        ? t("{{steps}}\u00a0: supposé fait, le premier jour est confirmé.", { steps: supposed.join(", ") })
        : t("{{steps}}\u00a0: supposé fait, le partage a commencé.", { steps: supposed.join(", ") })}
    </p>
  );
}

/** A step leads to where it is done, but for who only reads. */
const Step = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? <div>{children}</div> : <Link to={to}>{children}</Link>;

/** The name of a step, and how it stands: what is supposed is said instead of done. */
function StepName({
  step,
  state,
  isSupposed,
  startsOn,
  isStarting,
}: Steps["steps"][number] & { isStarting: boolean }) {
  return (
    <span className={styles.step}>
      {!isSupposed && (
        <VisuallyHidden>
          {stateNames[state]}
          {"\u00a0: "}
        </VisuallyHidden>
      )}
      {t(ownerStepTitles[step])}
      {startsOn && (
        <span className={styles.early}>{t("à partir du {{day}}", { day: formatDate(startsOn) })}</span>
      )}
      {isSupposed && (
        <span className={styles.early}>
          {isStarting
            ? t("supposé fait\u00a0: le premier jour est confirmé")
            : t("supposé fait\u00a0: le partage a commencé")}
        </span>
      )}
      {state === "begun" && !isSupposed && (
        <span className={styles.early} aria-hidden>
          {t("en avance")}
        </span>
      )}
    </span>
  );
}

/** The six steps announced on the landing page, each a link to where it is done, and which one the project has reached. */
export function StageBar({ projectId, steps }: Steps & { projectId: string }) {
  const isReadOnly = useReadOnly();
  return (
    <>
      <ol className={styles.steps} aria-label={t("Les étapes de votre projet")}>
        {steps.map((standing, index) => (
          <li
            key={standing.step}
            data-state={standing.state}
            aria-current={standing.state === "current" ? "step" : undefined}
          >
            <Step to={isReadOnly ? null : pageOf[standing.step](projectId)}>
              <span className={styles.mark} aria-hidden>
                {standing.state === "done" || standing.state === "begun" ? (
                  <IconCheck size={16} stroke={3} />
                ) : (
                  index + 1
                )}
              </span>
              <StepName {...standing} isStarting={isToStart({ steps })} />
            </Step>
          </li>
        ))}
      </ol>
      <EarlySteps steps={steps} />
      <SupposedSteps steps={steps} />
    </>
  );
}
