import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { abandonAtProvider } from "./abandon.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import { byPerson } from "./give-turn.ts";
import { lockLinksOf, revokeLinks } from "./link.ts";
import { findPlacesIn, findPlacesOf, holdProject, lockRequests } from "./place-store.ts";
import { findRequestsOf, findWithdrawable, type RequestRow, settleRequests } from "./request-store.ts";

/** Revokes the links of those who have nothing left to see in the project. */
async function revokeUseless(deps: Deps, tx: Tx, requests: readonly RequestRow[]): Promise<void> {
  const places = await findPlacesIn(
    tx,
    requests.map(({ documentId }) => documentId),
  );
  for (const person of byPerson(places)) {
    const left = await findPlacesOf(tx, person);
    if (left.every(({ requestStatus }) => requestStatus === "canceled")) {
      await revokeLinks(tx, person, deps.now());
    }
  }
}

async function cancelIn(deps: Deps, tx: Tx, projectId: string, asked: readonly RequestRow[]): Promise<void> {
  const now = deps.now();
  const askedIds = asked.map(({ id }) => id);
  await lockLinksOf(tx, projectId, askedIds);
  await lockRequests(tx, askedIds);
  const requests = await findWithdrawable(tx, asked);
  const ids = requests.map(({ id }) => id);
  const canceled = await settleRequests(tx, ids, "canceled", now);
  const facts = canceled.map((requestId) => ({
    requestId,
    signerId: null,
    type: "canceled" as const,
    data: {},
  }));
  await appendEvidence(deps, tx, facts, { now });
  await abandonAtProvider(
    deps,
    tx,
    requests.filter(({ id }) => canceled.includes(id)),
  );
  await revokeUseless(deps, tx, requests);
}

/** Withdraws documents that the owner took back, or whose participant left: nobody can sign them any more. */
export async function withdrawRequests(deps: Deps, documentIds: readonly string[]): Promise<void> {
  const requests = await findRequestsOf(deps.db, documentIds);
  for (const projectId of new Set(requests.map((request) => request.projectId))) {
    const own = requests.filter((request) => request.projectId === projectId);
    await inTransaction(deps.db, async (tx) => {
      if (await holdProject(tx, projectId, "alone")) await cancelIn(deps, tx, projectId, own);
    });
  }
}
