import { type PmoStep, pmoSteps } from "@mec/domain/pmo";
import { useDocuments } from "../../../parts/document/use-documents.ts";
import type { Pmo } from "../../../parts/pmo/pmo-queries.ts";
import { signedBulletins } from "./signed-bulletins.ts";

/** What remains to be done; bulletins that could not be read count as none. */
export function usePmoSteps(projectId: string, pmo: Pmo, alreadyCreated: boolean): PmoStep[] {
  const { data: participants = [] } = useDocuments(projectId);
  return pmoSteps(
    {
      association: pmo.association,
      fee: pmo.fee,
      statutesFiles: pmo.statutes.length,
      consumerBulletins: signedBulletins(participants, "consumer"),
      producerBulletins: signedBulletins(participants, "producer"),
    },
    alreadyCreated,
  );
}
