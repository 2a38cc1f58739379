import { documentCalls } from "@mec/api/document";
import { useAnswer } from "../../../platform/answer.ts";
import { useSignedCopies } from "../producer-documents/use-signed-copies.ts";
import { contractsLeft } from "./producer-leaving.ts";

/** The contracts of a project by which a plant goes on selling once it has left; none as long as they are not known. */
export function useContractsLeft(applicationId: string, pointId: string) {
  const leaving = useAnswer(documentCalls.getApplicationLeaving, { params: { id: applicationId } });
  const copies = useSignedCopies(pointId);
  return {
    contracts: leaving.data ? contractsLeft(leaving.data, copies.data ?? []) : [],
    isKnown: leaving.data !== undefined && !copies.isLoading,
    isLoading: leaving.isLoading || copies.isLoading,
  };
}
