import { pointCalls } from "@mec/api/point";
import { useAnswer } from "../../../../platform/answer.ts";

export function usePoint(id: string) {
  return useAnswer(pointCalls.getConsumptionPoint, { params: { id } });
}
