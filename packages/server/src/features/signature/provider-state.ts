import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { foldHistory, type HistoryState } from "../../gateways/signature/index.ts";
import type { RequestState, SignatureEvent } from "../../gateways/signature/port.ts";
import { recordDocumentStatus } from "../document/index.ts";
import { readEvidence } from "./evidence.ts";
import { giveTurn } from "./give-turn.ts";
import { holdProject, lockRequests } from "./paper-store.ts";
import { findProviderSigners, type ProviderSigner, saveLinks, saveProviderStatus } from "./provider-store.ts";
import { findOngoing, findRequest, type RequestRow, settleRequests } from "./request-store.ts";

const failed =
  "Le prestataire de signature a mis fin à cette demande. Vous pouvez envoyer le document à nouveau.";

/** The provider's events so far, out of the request's evidence. */
async function toldSoFar(tx: Tx, requestId: string): Promise<SignatureEvent[]> {
  const events = await readEvidence(tx, requestId);
  return events.flatMap(({ type, data }) =>
    type === "provider" ? [{ ...data, at: new Date(data.at) }] : [],
  );
}

const rank = { waiting: 0, notified: 1, opened: 2, signed: 3, declined: 3 } as const;

/** Moves the signers to where the provider says they are. @returns those whose turn has come. */
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

/** What is withdrawn there once its time is over was late: it is we who withdrew it. */
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

/** Moves a request that is under way to where its provider says it is; where it is already, nothing moves. */
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
 * What the provider told, in whatever order it came, and what it says when it is asked: events may be late, and the
 * end of a request is what the provider says it is now.
 */
function together(told: HistoryState, asked: HistoryState | null): HistoryState {
  if (!asked) return told;
  return { ...asked, signers: { ...told.signers, ...asked.signers }, reason: asked.reason ?? told.reason };
}

/** The provider's state of a request, and the links of its people, which are made when their turns come. */
async function ask(deps: Deps, { id, providerId }: RequestRow): Promise<HistoryState | null> {
  const state = await deps.signature.fetch(providerId);
  if (!state) return null;
  await saveLinks(deps.db, id, state.signers);
  return historyOf(state);
}

/** What had expired was opened again there: it is ended for good, and nobody signs what was perhaps sent again. */
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

/** The provider said something of a request. */
export async function readProviderEvents(deps: Deps, requestId: string): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  if (request?.status === "expired") await endAgain(deps, request);
  if (request?.status !== "ongoing") return;
  const asked = await ask(deps, request);
  await followIn(deps, request, async (tx) => together(foldHistory(await toldSoFar(tx, requestId)), asked));
}

const cannotSay = (deps: Deps, { id }: RequestRow, error: unknown) =>
  deps.log.warn({ err: error, requestId: id }, "the signature provider cannot say how a request is");

/** Asks the provider for what it may have told while nobody listened. */
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
 * Ends at its provider's a request whose time is over: until that is done somebody may sign it there.
 * @returns whether nobody can any more; false when it has ended otherwise, or the provider does not answer and is asked
 * again the next day.
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
