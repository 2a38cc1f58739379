import { documentCalls } from "@mec/api/document";
import { signatoryCalls } from "@mec/api/signatory";
import { plantSaleCalls } from "@mec/api/study";
import type { ProductionPoint } from "@mec/domain/point";
import { awaitedSigners, documentsStanding, holderStateOf } from "../../../parts/document/holder-states.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { statusOf } from "./next-step.ts";
import { noDocuments, type ProducerDocuments } from "./producer-step.ts";

/** The contracts of a producer who has signed his own documents: how many their consumers have not signed, and whether there are any. */
function useSales(point: ProductionPoint, isMine: boolean) {
  const enabled = statusOf(point) === "SIGNED" && !isMine;
  const input = { params: { id: point.id } };
  const { data: sale } = useAnswer(plantSaleCalls.getPlantSale, input, { or: nullWhenMissing, enabled });
  const { data: documents } = useAnswer(documentCalls.getProducerDocuments, input, { enabled });
  if (!sale?.toCome || !sale.signed) return { unsignedSales: null, isSelling: true };
  const unsignedSales = sale.toCome.consumers + sale.toCome.onTheirWay;
  // Of sales that are settled outside of the platform it knows no buyer.
  const isElsewhere = !documents || holderStateOf(documents, "salesContract") === "elsewhere";
  return { unsignedSales, isSelling: isElsewhere || unsignedSales + sale.signed.contracts > 0 };
}

/**
 * Where an accepted producer's documents stand, and what they lack of him; null until that has come. Those of the person's own
 * project are followed in its space.
 */
export function useProducerDocuments(point: ProductionPoint, isMine: boolean): ProducerDocuments | null {
  const enabled = statusOf(point) === "SIGNATURE" && !isMine;
  const input = { params: { id: point.id } };
  const { data: documents, isLoading } = useAnswer(documentCalls.getProducerDocuments, input, { enabled });
  const signatory = useAnswer(signatoryCalls.getProductionSignatory, input, { enabled });
  const sales = useSales(point, isMine);
  if (isLoading || signatory.isLoading) return null;
  if (!enabled || !documents) return { ...noDocuments, ...sales };
  return {
    ...sales,
    standing: documentsStanding(documents),
    awaited: awaitedSigners(documents),
    sales: holderStateOf(documents, "salesContract"),
    lacking: [
      ...(signatory.data === null ? (["signatory"] as const) : []),
      ...(point.operational.isOperational ? [] : (["meter"] as const)),
    ],
  };
}
