import { documentCalls } from "@mec/api/document";
import { useAnswer } from "../../../platform/answer.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";

/** What a producer has signed and all have, in the project that he has left too; null where a server does not list it. */
export const useSignedCopies = (pointId: string, enabled = true) =>
  useAnswer(
    documentCalls.listSignedCopies,
    { params: { id: pointId } },
    // A server of the former release has no such list.
    { or: nullWhenMissing, enabled },
  );
