import {
  applicationIsSigned,
  type DocumentStatus,
  documentKinds,
  producerContractStatus,
} from "@mec/domain/document";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { signApplication } from "../application/index.ts";
import { awaitingSignatures } from "../application/scopes.ts";
import { type DocumentRow, findDocuments, type PointRef, pointIdOf } from "./document-store.ts";

/** The accepted applications of these points that wait for their papers; a contract's settles its producers' too. */
function findWaiting(tx: Tx, projectId: string, pointIds: readonly string[], withProducers: boolean) {
  return tx
    .selectFrom("application")
    .select(["id", "consumption_point_id as consumptionPointId", "production_point_id as productionPointId"])
    .where("project_id", "=", projectId)
    .where(awaitingSignatures())
    .where((eb) =>
      eb.or([
        eb("consumption_point_id", "in", pointIds),
        eb("production_point_id", "in", pointIds),
        ...(withProducers ? [eb("production_point_id", "is not", null)] : []),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** What was not sent yet waits, whatever is missing. */
const waiting: DocumentStatus = "READY";

/** The three statuses of a participant, from the living documents of the project. */
function statusesOf(
  documents: readonly DocumentRow[],
  point: PointRef,
): [DocumentStatus, DocumentStatus, DocumentStatus] {
  const own = documents.filter((document) => pointIdOf(document) === pointIdOf(point));
  const [bulletin, accord, contract] = documentKinds.map(
    (kind) => own.find((document) => document.kind === kind)?.status ?? null,
  );
  const contracts = documents.filter(
    ({ kind, consumptionPointId }) => kind === "salesContract" && consumptionPointId,
  );
  const sale =
    point.productionPointId === null
      ? contract
      : producerContractStatus(
          contract ?? null,
          contracts.map(({ status }) => status),
        );
  return [bulletin ?? waiting, accord ?? waiting, sale ?? waiting];
}

/**
 * Moves to SIGNED the applications whose three papers are settled by what was just saved of these points, in the same
 * transaction. The caller holds the project.
 */
export async function settleApplications(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  projectId: string,
  changed: readonly (PointRef & Pick<DocumentRow, "kind">)[],
): Promise<void> {
  if (changed.length === 0) return;
  const withProducers = changed.some(({ kind }) => kind === "salesContract");
  const applications = await findWaiting(tx, projectId, changed.map(pointIdOf), withProducers);
  if (applications.length === 0) return;
  const documents = await findDocuments(tx, projectId, applications.map(pointIdOf));
  for (const application of applications) {
    if (applicationIsSigned(statusesOf(documents, application))) {
      await signApplication(deps, tx, application.id);
    }
  }
}
