import type { PmoAssociation } from "@mec/domain/pmo";
import { useDraft } from "../../../platform/draft.ts";

interface Answer {
  value: boolean | null;
}
const unanswered: Answer = { value: null };

/** Described without founders and with its number: it was not founded here. */
const seemsCreated = (association: PmoAssociation | null): boolean =>
  association !== null && association.rnaId !== "" && association.founders.length === 0;

/** Whether the association existed before its owner came: what he answered, else what its description suggests. */
export function useAlreadyCreated(
  projectId: string,
  association: PmoAssociation | null,
): [boolean, (value: boolean) => void] {
  const [{ value }, update] = useDraft(`papers:already-created:${projectId}`, unanswered);
  return [value ?? seemsCreated(association), (answer) => update({ value: answer })];
}
