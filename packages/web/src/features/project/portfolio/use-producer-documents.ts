import { documentCalls } from "@mec/api/document";
import { signatoryCalls } from "@mec/api/signatory";
import { plantSaleCalls } from "@mec/api/study";
import { countsAsParticipant } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import {
  awaitedSigners,
  documentsStanding,
  type HolderState,
  holderStateOf,
} from "../../../parts/document/holder-states.ts";
import { readAgainInTransit } from "../../../parts/document/in-transit.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { useProducerSales } from "../producer-documents/producer-sales.tsx";
import { statusOf } from "./next-step.ts";
import {
  awaitingVatOf,
  noDocuments,
  type ProducerDocuments,
  startingLaterOf,
  waitingFor,
} from "./producer-documents.ts";

/** The contracts of a producer: how many their consumers have not signed, how many wait for him, and whether there are any. */
function useSales(point: ProductionPoint, isMine: boolean) {
  const enabled = countsAsParticipant(statusOf(point)) && !isMine;
  const input = { params: { id: point.id } };
  const { data: sale, isLoading: isSaleComing } = useAnswer(plantSaleCalls.getPlantSale, input, {
    or: nullWhenMissing,
    enabled,
  });
  const { data: documents } = useAnswer(documentCalls.getProducerDocuments, input, { enabled });
  const { data: contracts } = useProducerSales(point.id, enabled);
  const listed = contracts ?? [];
  const salesToSign = listed.filter(({ state }) => state === "to-sign").length;
  if (!sale?.toCome || !sale.signed)
    return {
      listed,
      unsignedSales: null,
      salesInAll: null,
      refusedSales: 0,
      awaitingVat: null,
      isSaleComing,
      isSelling: true,
      salesToSign,
    };
  const unsignedSales = sale.toCome.consumers + sale.toCome.onTheirWay;
  // Of sales that are settled outside of the platform it knows no buyer.
  const isElsewhere = !documents || holderStateOf(documents, "salesContract") === "elsewhere";
  const isSelling = isElsewhere || unsignedSales + sale.signed.contracts > 0;
  const awaitingVat = awaitingVatOf(sale, isElsewhere);
  const refusedSales = sale.refused?.length ?? 0;
  const salesInAll = unsignedSales + sale.signed.contracts;
  return {
    unsignedSales,
    salesInAll,
    refusedSales,
    awaitingVat,
    isSaleComing,
    isSelling,
    salesToSign,
    listed,
  };
}

const signedStates: readonly HolderState[] = ["waiting", "signed", "elsewhere"];

/**
 * Where an accepted producer's documents stand, and what they lack of him; null until that has come. Those of the person's own
 * project are followed in its space.
 */
export function useProducerDocuments(point: ProductionPoint, isMine: boolean): ProducerDocuments | null {
  const enabled = countsAsParticipant(statusOf(point)) && !isMine;
  const input = { params: { id: point.id } };
  const { data: documents, isLoading } = useAnswer(documentCalls.getProducerDocuments, input, {
    enabled,
    refetchInterval: readAgainInTransit,
  });
  const signatory = useAnswer(signatoryCalls.getProductionSignatory, input, { enabled });
  const { salesToSign, listed, ...sales } = useSales(point, isMine);
  if (isLoading || signatory.isLoading) return null;
  const startingLater = startingLaterOf(listed);
  if (!enabled || !documents) return { ...noDocuments, ...sales, startingLater };
  return {
    ...sales,
    startingLater,
    standing: documentsStanding(documents),
    ...waitingFor(documents, listed),
    salesToSign,
    isMember: signedStates.includes(holderStateOf(documents, "bulletin")),
    awaited: awaitedSigners(documents),
    sales: holderStateOf(documents, "salesContract"),
    lacking: [
      ...(signatory.data === null ? (["signatory"] as const) : []),
      ...(point.operational.isOperational ? [] : (["meter"] as const)),
    ],
    lacksVat: documents.salesContract.gaps.some(({ item }) => item === "vat-regime"),
    payment: documents.payment ?? null,
    formerMeter: documents.formerMeter,
  };
}
