import { randomUUID } from "node:crypto";
import type { DocumentResult } from "@mec/api/document";
import { type DocumentKind, isInFlight, statusAfter } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { concluded, partlySigned } from "../signature/scopes.ts";
import { actOnDocuments, allSigned, authored, type OwnersAction, type Target } from "./act-on-documents.ts";
import { documentStates, participantOf } from "./document-states.ts";
import { insertDocuments, saveStatus, supersede } from "./document-store.ts";
import { holdSigning } from "./reads.ts";
import { inFlight } from "./scopes.ts";
import { findUnsettledWithout, reopenApplications, settleApplications } from "./settle-applications.ts";

interface Ignoring {
  readonly projectId: string;
  readonly kind: DocumentKind;
  readonly actor: Actor;
}

const rowsOf = (targets: readonly Target[]) => targets.flatMap(({ state: { row } }) => row ?? []);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

const someSigned =
  "Certains ont déjà signé ce document ici\u00a0: retirez d’abord son envoi, pour qu’ils le sachent, puis dites qu’il est réalisé ailleurs.";

/** Of these documents, those that somebody has signed here, and why they stay: all have, whose copy is still to be made, or some have. Nobody signs any of them meanwhile. */
async function holdSigned(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const these = sql<SqlBool>`id = any(${ids}::uuid[]) and ${inFlight()}`;
  await holdSigning(tx, these);
  const rows = await tx
    .selectFrom("document")
    .select(["id", concluded("document").as("isConcluded")])
    .where(these)
    .where(sql<SqlBool>`(${concluded("document")} or ${partlySigned("document")})`)
    .execute();
  return new Map(rows.map(({ id, isConcluded }) => [id, isConcluded ? allSigned : someSigned]));
}

/** The owner has these documents signed outside the platform: those on their way that nobody has signed are withdrawn. */
const ignoring = (deps: Deps, { projectId, kind, actor }: Ignoring): OwnersAction => ({
  refusal: ({ state: { status } }) =>
    statusAfter(status, "ignore") === null ? "Ce document est déjà signé ou réalisé ailleurs." : null,
  async apply(tx, _, targets) {
    const kept = await holdSigned(tx, idsOf(rowsOf(targets)));
    const rows = rowsOf(targets).filter(({ id }) => !kept.has(id));
    const status = "IGNORED" as const;
    const fresh = targets
      .filter(({ state: { row } }) => row === null)
      .map(({ holder }) => ({
        participant: participantOf(holder),
        id: randomUUID(),
        projectId,
        kind,
        status,
        data: null,
        fileName: null,
      }));
    // Before the others take their place.
    const former = targets.flatMap(({ state }) => state.former);
    await supersede(tx, idsOf(former), deps.now());
    await insertDocuments(tx, fresh, authored(deps, actor));
    await saveStatus(tx, idsOf(rows), { status }, authored(deps, actor));
    const documentIds = idsOf(rows.filter((row) => isInFlight(row.status)));
    if (documentIds.length > 0) await deps.queue.emit(tx, { type: "signature-withdrawn", documentIds });
    await settleApplications(deps, tx, projectId, [...rows, ...fresh]);
    return targets.map(({ state: { row } }) => {
      const refusal = row && kept.get(row.id);
      return refusal ? { refusal } : status;
    });
  },
});

/**
 * The documents are to be signed here after all: the status of each follows from the data again, and an application that they had
 * made SIGNED waits for them again. Who shares already goes on by what was said of him.
 */
const restoring = (deps: Deps, { projectId, kind }: Ignoring): OwnersAction => ({
  refusal: ({ state: { status, row } }) =>
    row && statusAfter(status, "restore") !== null ? null : "Ce document n’est pas réalisé ailleurs.",
  async apply(tx, sources, targets) {
    const unsettled = await findUnsettledWithout(tx, projectId, {
      participants: targets.map(({ holder }) => participantOf(holder)),
      ids: idsOf(rowsOf(targets)),
    });
    const refusalOf = ({ holder }: Target) => unsettled.get(holder.point.pointId)?.refusal ?? null;
    const ids = idsOf(rowsOf(targets.filter((target) => refusalOf(target) === null)));
    await supersede(tx, ids, deps.now());
    const reopened = [...unsettled.values()].flatMap(({ id, refusal }) => (refusal === null ? id : []));
    await reopenApplications(deps, tx, reopened);
    const documents = sources.documents.filter(({ id }) => !ids.includes(id));
    const stateOf = documentStates({ ...sources, documents });
    return targets.map((target) => {
      const refusal = refusalOf(target);
      return refusal === null ? stateOf(target.holder, kind).status : { refusal };
    });
  },
});

/**
 * These documents are signed outside the platform, or no longer; an application moves to SIGNED when the last
 * is settled.
 */
export const ignoreDocuments = (
  deps: Deps,
  given: Ignoring & { readonly participants: readonly Participant[]; readonly undo?: boolean | undefined },
): Promise<DocumentResult[]> =>
  actOnDocuments(deps, given, given.undo ? restoring(deps, given) : ignoring(deps, given));
