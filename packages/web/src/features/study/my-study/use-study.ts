import { type Study, studyCalls } from "@mec/api/study";
import type { RepartitionKey } from "@mec/domain/project";
import { useMemo, useState } from "react";
import { useAnswer } from "../../../platform/answer.ts";

/** What the study is asked for: by default the project's own key, and those who are in. */
export interface StudyChoice {
  readonly key?: RepartitionKey;
  readonly consumptionPointIds?: string[];
}

export function useStudy(projectId: string, choice: StudyChoice) {
  return useAnswer(studyCalls.getStudy, { params: { id: projectId }, query: choice }, { keepsFormer: true });
}

/** Ticking somebody in or out, and choosing a key; the former result stays until the next has come. */
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
