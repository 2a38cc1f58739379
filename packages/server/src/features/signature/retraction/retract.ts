import { isInOperation, type Retraction } from "@mec/domain/application";
import { DomainError, formatDate } from "@mec/domain/shared";
import { isRetractable } from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../../deps.ts";
import {
  countRetraction,
  endByRetraction,
  type HeldApplication,
  holdApplication,
  takesPartNow,
} from "../../application/index.ts";
import { findObject, recordOwnAct } from "../../audit/index.ts";
import { findBinding } from "../../document/reads.ts";
import { appendEvidence } from "../evidence/evidence.ts";
import { lockRequests } from "../place-store.ts";
import { type Right, rightOf } from "./read-retraction.ts";
import { findSignedByParticipant } from "./retraction-store.ts";

/**
 * What is retracted, with its requests locked: nobody signs it meanwhile.
 * @throws DomainError NOTHING_TO_RETRACT, RETRACTION_OVER
 */
async function holdRight(deps: Deps, tx: Tx, application: HeldApplication): Promise<Right> {
  const { projectId, participant } = application;
  const find = () => findSignedByParticipant(tx, projectId, participant);
  await lockRequests(
    tx,
    (await find()).map(({ requestId }) => requestId),
  );
  const right = participant.kind === "consumer" && takesPartNow(application) ? rightOf(await find()) : null;
  if (!right) {
    throw new DomainError(
      "NOTHING_TO_RETRACT",
      "Aucun document signé ici en votre nom ne donne de droit de rétractation.",
    );
  }
  const { until } = right;
  if (until !== null && !isRetractable(until, deps.now())) {
    throw new DomainError(
      "RETRACTION_OVER",
      `Le délai de rétractation a pris fin le ${formatDate(until)} à minuit. Vous pouvez encore quitter le projet, aux conditions de vos documents.`,
    );
  }
  return right;
}

/**
 * A consumer retracts all that he signed for a place, without a reason and at once. A second tap is answered as the first.
 * @throws DomainError NOT_FOUND, NOTHING_TO_RETRACT, RETRACTION_OVER
 * @throws TooManyTries
 */
export async function retract(
  deps: Deps,
  applicationId: string,
  actor: Actor,
  origin: Origin,
): Promise<Retraction> {
  await countRetraction(deps, applicationId, actor);
  return inTransaction(deps.db, async (tx) => {
    const application = await holdApplication(tx, applicationId);
    if (application?.holderId !== actor.id) throw new DomainError("NOT_FOUND", "NOT_FOUND");
    if (application.retraction) return application.retraction;
    const { signed } = await holdRight(deps, tx, application);
    const now = deps.now();
    const [{ name, email }] = signed;
    const { elsewhere } = await findBinding(tx, application);
    const retraction = { declaredAt: now.toISOString(), name, documents: signed.map(({ kind }) => kind) };
    await endByRetraction(deps, tx, application, retraction);
    const facts = signed.map(({ requestId, signerId }) => ({
      requestId,
      signerId,
      type: "retracted" as const,
      data: { name, by: actor.id },
    }));
    await appendEvidence(deps, tx, facts, { now, origin });
    const object = await findObject(tx, application.participant.id);
    await recordOwnAct(tx, { kind: "contract-retracted", detail: {}, accountId: actor.id, at: now, object });
    const documentIds = signed.map(({ documentId }) => documentId);
    const wasInOperation = isInOperation(application.status);
    await deps.queue.emit(tx, {
      ...{ type: "consumer-retracted", applicationId, documentIds, elsewhere, wasInOperation, email },
      ...retraction,
    });
    return retraction;
  });
}
