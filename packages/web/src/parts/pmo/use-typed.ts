import type { InformationPart } from "@mec/api";
import { useDraft } from "../../platform/draft.ts";
import { draftName } from "./drafts.ts";

const nothing = {};

/** What is typed in a part and not saved yet; null when nothing is. */
export function useTyped<F extends object>(
  part: Exclude<InformationPart, "files">,
  projectId: string,
): F | null {
  const [typed] = useDraft<object>(draftName(part, projectId), nothing);
  return typed === nothing ? null : (typed as F);
}
