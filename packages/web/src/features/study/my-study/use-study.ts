import { type Study, studyCalls } from "@mec/api/study";
import type { RepartitionKey } from "@mec/domain/project";
import { useMemo, useState } from "react";
import { useAnswer } from "../../../platform/answer.ts";

/** The parameters of the study: by default the project's own key and its participants. */
export interface StudyChoice {
  readonly key?: RepartitionKey;
  readonly consumptionPointIds?: string[];
}

export function useStudy(projectId: string, choice: StudyChoice) {
  return useAnswer(studyCalls.getStudy, { params: { id: projectId }, query: choice }, { keepsFormer: true });
}

/** Ticks participants in or out and chooses a key; the former result stays until the next has come. */
export function useStudyChoice() {
  const [choice, setChoice] = useState<StudyChoice>({});
  return useMemo(
    () => ({
      choice,
      chooseKey: (key: RepartitionKey) => setChoice((before) => ({ ...before, key })),
      toggle: (study: Study, id: string, isIn: boolean) => {
        const present = study.participants.map(({ consumptionPointId }) => consumptionPointId);
        const ids = isIn ? [...present, id] : present.filter((other) => other !== id);
        setChoice((before) => ({ ...before, consumptionPointIds: ids }));
      },
      reset: () => setChoice(({ key }) => (key ? { key } : {})),
    }),
    [choice],
  );
}
export type StudyControls = ReturnType<typeof useStudyChoice>;
