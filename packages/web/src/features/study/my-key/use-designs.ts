import { useDebouncedValue } from "@mantine/hooks";
import { studyCalls } from "@mec/api/study";
import type { RepartitionDesign } from "@mec/domain/study";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { useAct } from "../../../platform/act.ts";
import { useAnswer, useAnswerTo } from "../../../platform/answer.ts";
import { wholeList } from "../../../platform/whole-list.ts";

const pauseOfTyping = 400;

/** The saved keys, newest first. */
export function useDesigns(projectId: string) {
  return useAnswerTo(wholeList(studyCalls.listDesigns, { params: { id: projectId } }));
}

/** What the design would change, once the typing pauses; the former answer stays until the next has come. */
export function usePreview(projectId: string, typed: RepartitionDesign | null) {
  const [design] = useDebouncedValue(typed, pauseOfTyping);
  const preview = useAnswer(studyCalls.previewDesign, design && { params: { id: projectId }, body: design }, {
    keepsFormer: true,
    retry: false,
  });
  return { ...preview, isUpdating: preview.isFetching || design !== typed };
}

/** Saves the design as the project's key: its study, its coefficients and its page follow. */
export function useSaveDesign(projectId: string, onSaved: () => void) {
  return useAct(
    (call, body: RepartitionDesign) => call(studyCalls.saveDesign, { params: { id: projectId }, body }),
    { leave: onSaved, stale: projectAnswers(projectId) },
  );
}
