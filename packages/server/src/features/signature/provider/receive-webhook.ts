import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { SignatureEvent, WebhookHeaders } from "../../../gateways/signature/port.ts";
import { appendEvidence } from "../evidence/evidence.ts";
import { holdProject, lockRequests } from "../place-store.ts";
import { findProviderRequest, type RequestRow } from "../request-store.ts";
import { findProviderSigners, insertWebhook } from "./provider-store.ts";

/** Adds the event to the request's evidence: the request's state is worked out from all of them. */
async function keep(deps: Deps, tx: Tx, request: RequestRow, event: SignatureEvent): Promise<void> {
  if (!(await holdProject(tx, request.projectId, "shared"))) return;
  await lockRequests(tx, [request.id]);
  const signers = await findProviderSigners(tx, request.id);
  const signer = signers.find(({ providerSignerId }) => providerSignerId === event.providerSignerId);
  const fact = {
    requestId: request.id,
    signerId: signer?.signerId ?? null,
    type: "provider" as const,
    data: { ...event, at: event.at.toISOString() },
  };
  await appendEvidence(deps, tx, [fact], { now: deps.now() });
  await deps.queue.emit(tx, { type: "signature-provider-told", requestId: request.id });
}

/**
 * Receives an event of the signature provider: each once, however often and in whatever order it is sent.
 * @returns false when the sender is not the provider.
 */
export async function receiveWebhook(
  deps: Deps,
  rawBody: Uint8Array,
  headers: WebhookHeaders,
): Promise<boolean> {
  const told = deps.signature.parseWebhook(rawBody, headers);
  if (told.kind === "refused") return false;
  if (told.kind === "ignored") return true;
  const { event } = told;
  const provider = deps.signature.name;
  await inTransaction(deps.db, async (tx) => {
    const request = await findProviderRequest(tx, provider, event.providerId);
    if (!request) {
      deps.log.warn({ event }, "the signature provider speaks of a request that is not known");
      return;
    }
    if (await insertWebhook(tx, provider, event.id, deps.now())) await keep(deps, tx, request, event);
  });
  return true;
}
