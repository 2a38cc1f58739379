import { documentCalls } from "@mec/api/document";
import { useAnswer } from "../../platform/answer.ts";
import { readAgainInTransit } from "./in-transit.ts";

/** The three documents of a consumption point, with the status of each. */
export const usePointDocuments = (pointId: string, isAsked: boolean) =>
  useAnswer(
    documentCalls.getConsumerDocuments,
    { params: { id: pointId } },
    { enabled: isAsked, refetchInterval: readAgainInTransit },
  );
