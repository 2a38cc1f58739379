import { Card, Group, Switch, Text, Title } from "@mantine/core";
import type { PmoStep } from "@mec/domain/pmo";
import { t } from "../../../platform/i18n.ts";
import { Timeline, TimelineStep } from "../../../ui/timeline/timeline.tsx";
import { StepAction } from "./step-action.tsx";

interface StepProps {
  step: PmoStep;
  rank: number;
  projectId: string;
}

function Step({ step: { key, state, title, text, duration, detail }, rank, projectId }: StepProps) {
  const isCurrent = state === "current";
  return (
    <TimelineStep
      state={state}
      rank={rank}
      title={t(title)}
      aside={state === "done" ? undefined : t(duration)}
      details={[...(detail ? [t(detail)] : []), ...(isCurrent ? [t(text)] : [])]}
    >
      {isCurrent && <StepAction step={key} projectId={projectId} />}
    </TimelineStep>
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
            {t(
              "{{done}} sur {{total}} faites, adhésions comprises. Les durées sont celles que l’on constate d’ordinaire.",
              {
                done,
                total: steps.length,
              },
            )}
          </Text>
        </div>
        <Switch
          size="md"
          label={t("J’ai déjà créé mon association")}
          checked={alreadyCreated}
          onChange={(event) => onAlreadyCreated(event.currentTarget.checked)}
        />
      </Group>
      <Timeline space="indigo">
        {steps.map((step, index) => (
          <Step key={step.key} step={step} rank={index + 1} projectId={projectId} />
        ))}
      </Timeline>
    </Card>
  );
}
