import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { foldHistory, type HistoryState } from "../../../gateways/signature/index.ts";
import type { RequestState, SignatureEvent } from "../../../gateways/signature/port.ts";
import { recordDocumentStatus } from "../../document/index.ts";
import { readEvidence } from "../evidence/evidence-store.ts";
import { giveTurn } from "../give-turn.ts";
import { holdProject, lockRequests } from "../place-store.ts";
import { findOngoing, findRequest, type RequestRow, settleRequests } from "../request-store.ts";
import { findProviderSigners, type ProviderSigner, saveLinks, saveProviderStatus } from "./provider-store.ts";

const failed =
  "Le prestataire de signature a mis fin à cette demande. Vous pouvez envoyer le document à nouveau.";

/** The provider's events so far, from the request's evidence. */
async function toldSoFar(tx: Tx, requestId: string): Promise<SignatureEvent[]> {
  const events = await readEvidence(tx, requestId);
  return events.flatMap(({ type, data }) =>
    type === "provider" ? [{ ...data, at: new Date(data.at) }] : [],
  );
}

const rank = { waiting: 0, notified: 1, opened: 2, signed: 3, declined: 3 } as const;

/** Moves the signers to the statuses that the provider gives. @returns those whose turn has come. */
async function moveSigners(
  tx: Tx,
  signers: readonly ProviderSigner[],
  state: HistoryState,
  now: Date,
): Promise<ProviderSigner[]> {
  const next: ProviderSigner[] = [];
  for (const signer of signers) {
    const told = signer.providerSignerId === null ? undefined : state.signers[signer.providerSignerId];
    const status = state.status === "done" ? "signed" : told;
    if (status === undefined || status === "error" || rank[status] <= rank[signer.status]) continue;
    if (status === "notified") next.push(signer);
    else if (status !== "waiting")
      await saveProviderStatus(tx, signer, status, { at: now, reason: state.reason });
  }
  return next;
}

/**
 * A request that the provider reports as canceled after its term has expired: we canceled it, so it counts as
 * expired.
 */
const endOf = ({ expiresAt }: RequestRow, { status }: HistoryState, now: Date) =>
  status === "canceled" && expiresAt <= now ? "expired" : status;

/** Ends the request as the provider ended it. */
async function settle(deps: Deps, tx: Tx, request: RequestRow, state: HistoryState): Promise<void> {
  const { id, documentId, projectId } = request;
  const { signers, reason } = state;
  const now = deps.now();
  const status = endOf(request, state, now);
  const ids = [id];
  if (status === "declined") {
    await recordDocumentStatus(tx, deps, { documentId, status: "DECLINED", ...(reason ? { reason } : {}) });
    await settleRequests(tx, ids, "declined", now);
    const known = await findProviderSigners(tx, id);
    const who = known.find(({ providerSignerId }) => signers[providerSignerId ?? ""] === "declined");
    await deps.queue.emit(tx, {
      type: "signature-declined",
      projectId,
      documentIds: [documentId],
      signerId: who?.signerId ?? null,
      reason: reason ?? "",
    });
  } else if (status === "expired") {
    await recordDocumentStatus(tx, deps, { documentId, status: "EXPIRED" });
    await settleRequests(tx, ids, "expired", now);
    await deps.queue.emit(tx, { type: "signature-expired", projectId, documentIds: [documentId] });
  } else if (status === "canceled" || status === "error") {
    await recordDocumentStatus(tx, deps, { documentId, status: "ERROR", reason: failed });
    await settleRequests(tx, ids, status, now);
  }
}

/** Moves an ongoing request to the state that its provider gives; nothing moves when it is there already. */
async function follow(deps: Deps, tx: Tx, requestId: string, state: HistoryState): Promise<void> {
  const request = await findRequest(tx, requestId);
  if (request?.status !== "ongoing") return;
  const { projectId } = request;
  const signers = await findProviderSigners(tx, requestId);
  const wasSigned = signers.every(({ status }) => status === "signed");
  const next = await moveSigners(tx, signers, state, deps.now());
  await giveTurn(
    deps,
    tx,
    next.map((signer) => ({ ...signer, projectId, requestId })),
  );
  if (state.status !== "done") await settle(deps, tx, request, state);
  else if (!wasSigned) await deps.queue.emit(tx, { type: "signature-completed", requestId });
}

async function followIn(
  deps: Deps,
  { id, projectId }: RequestRow,
  stateOf: (tx: Tx) => Promise<HistoryState>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await holdProject(tx, projectId, "alone"))) return;
    await lockRequests(tx, [id]);
    await follow(deps, tx, id, await stateOf(tx));
  });
}

const historyOf = ({ status, signers, declineReason }: RequestState): HistoryState => ({
  status,
  signers: Object.fromEntries(signers.map((signer) => [signer.providerSignerId, signer.status])),
  reason: declineReason,
});

/**
 * Combines the provider's events, in whatever order they came, with its answer when it is asked: events may
 * be late, so the end of a request is the one of the answer.
 */
function together(told: HistoryState, asked: HistoryState | null): HistoryState {
  if (!asked) return told;
  return { ...asked, signers: { ...told.signers, ...asked.signers }, reason: asked.reason ?? told.reason };
}

/**
 * The provider's state of a request. Keeps the links of its signers, which the provider makes when their
 * turns come.
 */
async function ask(deps: Deps, { id, providerId }: RequestRow): Promise<HistoryState | null> {
  const state = await deps.signature.fetch(providerId);
  if (!state) return null;
  await saveLinks(deps.db, id, state.signers);
  return historyOf(state);
}

/**
 * A request that expired here was opened again at the provider: it is ended for good, since the document may
 * have been sent again.
 */
async function endAgain(deps: Deps, { id, provider, providerId }: RequestRow): Promise<void> {
  if (provider !== deps.signature.name) return;
  await deps.signature.cancel(providerId);
  const state = await deps.signature.fetch(providerId);
  if (state?.status !== "done") return;
  deps.log.error(
    { requestId: id, providerId },
    "a document was signed at the provider's after it had expired here",
  );
}

/** Reacts to events that the provider sent about a request. */
export async function readProviderEvents(deps: Deps, requestId: string): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  if (request?.status === "expired") await endAgain(deps, request);
  if (request?.status !== "ongoing") return;
  const asked = await ask(deps, request);
  await followIn(deps, request, async (tx) => together(foldHistory(await toldSoFar(tx, requestId)), asked));
}

const cannotSay = (deps: Deps, { id }: RequestRow, error: unknown) =>
  deps.log.warn({ err: error, requestId: id }, "the signature provider cannot say how a request is");

/** Asks the provider for events that may have been missed. */
export async function syncWithProvider(deps: Deps): Promise<void> {
  for (const request of await findOngoing(deps.db, deps.signature.name)) {
    try {
      const state = await ask(deps, request);
      if (state) await followIn(deps, request, async () => state);
    } catch (error) {
      cannotSay(deps, request, error);
    }
  }
}

/**
 * Ends a request whose time is over at its provider: until then somebody may still sign it there.
 * @returns whether nobody can sign any more; false when it has ended otherwise, or when the provider does not
 * answer and is asked again the next day.
 */
export async function closeAtProvider(deps: Deps, request: RequestRow): Promise<boolean> {
  if (request.provider !== deps.signature.name) return true;
  try {
    await deps.signature.cancel(request.providerId);
    const state = await ask(deps, request);
    if (!state || state.status === "canceled" || state.status === "expired") return true;
    await followIn(deps, request, async () => state);
  } catch (error) {
    cannotSay(deps, request, error);
  }
  return false;
}
