import { documentCalls } from "@mec/api/document";
import { signatoryCalls } from "@mec/api/signatory";
import type { ProductionPoint } from "@mec/domain/point";
import { awaitedSigners, documentsStanding, holderStateOf } from "../../../parts/document/holder-states.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { statusOf } from "./next-step.ts";
import { noDocuments, type ProducerDocuments } from "./producer-step.ts";

/**
 * Where an accepted producer's documents stand, and what they lack of him; null until that has come. Those of the person's own
 * project are followed in its space.
 */
export function useProducerDocuments(point: ProductionPoint, isMine: boolean): ProducerDocuments | null {
  const enabled = statusOf(point) === "SIGNATURE" && !isMine;
  const input = { params: { id: point.id } };
  const { data: documents, isLoading } = useAnswer(documentCalls.getProducerDocuments, input, { enabled });
  const signatory = useAnswer(signatoryCalls.getProductionSignatory, input, { enabled });
  if (isLoading || signatory.isLoading) return null;
  if (!enabled || !documents) return noDocuments;
  return {
    standing: documentsStanding(documents),
    awaited: awaitedSigners(documents),
    sales: holderStateOf(documents, "salesContract"),
    lacking: [
      ...(signatory.data === null ? (["signatory"] as const) : []),
      ...(point.operational.isOperational ? [] : (["meter"] as const)),
    ],
  };
}
