import { documentCalls } from "@mec/api/document";
import { useAnswerTo } from "../../../platform/answer.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { orInstead } from "../../../platform/question.ts";
import { wholeList } from "../../../platform/whole-list.ts";

/** All that a producer has signed and all have, in the project that he has left too; null where a server does not list it. */
export const useSignedCopies = (pointId: string, enabled = true) =>
  useAnswerTo(
    // A server of the former release has no such list.
    orInstead(wholeList(documentCalls.listSignedCopies, { params: { id: pointId } }), nullWhenMissing),
    { enabled },
  );
