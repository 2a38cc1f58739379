import { Progress, Stack, Text } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { studyCalls } from "@mec/api/study";
import { formatNumber } from "@mec/domain/shared";
import { donePart, further, type StudyProgress } from "@mec/domain/study";
import { useState } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import type { StudyChoice } from "./use-study.ts";

/** Most studies come sooner than this: their progress is not asked for. */
const firstAskMs = 800;
const askAgainMs = 1000;

const counted = (count: number) => formatNumber(count, 0);

function wordsOf({ participantsRead, participantsToRead, daysShared, daysToShare }: StudyProgress): string {
  return daysToShare > 0
    ? t("{{done}} jours de l’année partagés sur {{all}}", {
        done: counted(daysShared),
        all: counted(daysToShare),
      })
    : t("{{read}} participants sur {{all}} lus", {
        read: counted(participantsRead),
        all: counted(participantsToRead),
      });
}

/** How far a study is. */
export function ProgressOfStudy({ progress }: { progress: StudyProgress }) {
  const percent = Math.floor(100 * donePart(progress));
  const words = wordsOf(progress);
  return (
    <Stack gap={6} maw={480}>
      <Progress.Root>
        <Progress.Section
          withAria={false}
          role="progressbar"
          aria-label={t("Calcul de l’étude")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={words}
          value={percent}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed" className="numbers" aria-hidden>
        {words}
      </Text>
    </Stack>
  );
}

function Furthest({ projectId, choice }: Props) {
  const [isAsked, setAsked] = useState(false);
  useTimeout(() => setAsked(true), firstAskMs, { autoInvoke: true });
  const { data = null } = useAnswer(
    studyCalls.getStudyProgress,
    isAsked ? { params: { id: projectId }, query: choice } : null,
    { refetchInterval: () => askAgainMs, gcTime: 0 },
  );
  const [furthest, setFurthest] = useState<StudyProgress | null>(null);
  const next = further(furthest, data);
  if (next !== furthest) setFurthest(next);
  return next && <ProgressOfStudy progress={next} />;
}

interface Props {
  projectId: string;
  choice: StudyChoice;
}

/** How far the awaited study is, once it takes long; shown for as long as it is awaited. */
export function WaitingForStudy(props: Props) {
  return <Furthest key={JSON.stringify(props.choice)} {...props} />;
}
