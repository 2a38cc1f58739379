import { signatoryCalls } from "@mec/api/signatory";
import type { ConsumptionPoint } from "@mec/domain/point";
import { useAnswer } from "../../../../platform/answer.ts";
import type { Lacking } from "./next-words.ts";

/** What the papers of this point lack that only its holder can give; empty until that is known. */
export function useLacking(point: ConsumptionPoint): readonly Lacking[] {
  const signatory = useAnswer(signatoryCalls.getConsumptionSignatory, { params: { id: point.id } });
  return [
    ...(signatory.data === null ? (["signatory"] as const) : []),
    ...(point.prm === "" ? (["meter"] as const) : []),
  ];
}
