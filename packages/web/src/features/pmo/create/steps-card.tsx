import { Card, Group, Switch, Text, Title, VisuallyHidden } from "@mantine/core";
import type { PmoStep } from "@mec/domain/pmo";
import { IconCheck } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import { StepAction } from "./step-action.tsx";
import styles from "./steps.module.css";

const stateNames = (): Record<PmoStep["state"], string> => ({
  done: t("Fait"),
  current: t("À faire maintenant"),
  upcoming: t("À venir"),
});

interface StepProps {
  step: PmoStep;
  rank: number;
  projectId: string;
}

function Step({ step, rank, projectId }: StepProps) {
  const { state, title, text, duration, detail } = step;
  return (
    <li className={styles.step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <span className={styles.mark} aria-hidden>
        {state === "done" ? <IconCheck size={16} stroke={3} /> : rank}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.title}>
            <VisuallyHidden>
              {stateNames()[state]}
              {"\u00a0: "}
            </VisuallyHidden>
            {t(title)}
          </p>
          {state !== "done" && <span className={styles.duration}>{t(duration)}</span>}
        </div>
        {detail && <p className={styles.detail}>{t(detail)}</p>}
        {state === "current" && (
          <>
            <p className={styles.detail}>{t(text)}</p>
            <StepAction step={step.key} projectId={projectId} />
          </>
        )}
      </div>
    </li>
  );
}

interface Props {
  projectId: string;
  steps: readonly PmoStep[];
  alreadyCreated: boolean;
  onAlreadyCreated: (value: boolean) => void;
}

/** What remains to be done for the legal body, and how long it usually takes. */
export function StepsCard({ projectId, steps, alreadyCreated, onAlreadyCreated }: Props) {
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <Card component="section" aria-labelledby="steps-title">
      <Group justify="space-between" gap="sm" mb="lg">
        <div>
          <Title order={2} size="h4" id="steps-title">
            {t("Les étapes")}
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {t("{{done}} sur {{total}} faites. Les durées sont celles que l’on constate d’ordinaire.", {
              done,
              total: steps.length,
            })}
          </Text>
        </div>
        <Switch
          size="md"
          label={t("J’ai déjà créé mon association")}
          checked={alreadyCreated}
          onChange={(event) => onAlreadyCreated(event.currentTarget.checked)}
        />
      </Group>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <Step key={step.key} step={step} rank={index + 1} projectId={projectId} />
        ))}
      </ol>
    </Card>
  );
}
