import { randomUUID } from "node:crypto";
import type { DocumentResult } from "@mec/api/document";
import { type DocumentKind, isInFlight, statusAfter } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { concluded } from "../signature/scopes.ts";
import { actOnDocuments, authored, type OwnersAction, type Target } from "./act-on-documents.ts";
import { documentStates, participantOf } from "./document-states.ts";
import { insertDocuments, saveStatus, supersede } from "./document-store.ts";
import { holdSigning } from "./reads.ts";
import { inFlight } from "./scopes.ts";
import { settleApplications } from "./settle-applications.ts";

interface Ignoring {
  readonly projectId: string;
  readonly kind: DocumentKind;
  readonly actor: Actor;
}

const rowsOf = (targets: readonly Target[]) => targets.flatMap(({ state: { row } }) => row ?? []);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

const allSigned = "Tous ont signé ce document\u00a0: son exemplaire scellé arrive dans quelques minutes.";

/** Those of these documents that all have signed, whose copy is still to be made; nobody signs any of them meanwhile. */
async function holdComplete(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const these = sql<SqlBool>`id = any(${ids}::uuid[]) and ${inFlight()}`;
  await holdSigning(tx, these);
  const rows = await tx
    .selectFrom("document")
    .select("id")
    .where(these)
    .where(concluded("document"))
    .execute();
  return new Set(idsOf(rows));
}

/** The owner has these documents signed outside the platform: those on their way are withdrawn. */
const ignoring = (deps: Deps, { projectId, kind, actor }: Ignoring): OwnersAction => ({
  refusal: ({ state: { status } }) =>
    statusAfter(status, "ignore") === null ? "Ce document est déjà signé ou réalisé ailleurs." : null,
  async apply(tx, _, targets) {
    const complete = await holdComplete(tx, idsOf(rowsOf(targets)));
    const rows = rowsOf(targets).filter(({ id }) => !complete.has(id));
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
    return targets.map(({ state: { row } }) =>
      row && complete.has(row.id) ? { refusal: allSigned } : status,
    );
  },
});

/** The documents are to be signed here after all: the status of each follows from the data again. */
const restoring = (deps: Deps, { kind }: Ignoring): OwnersAction => ({
  refusal: ({ state: { status, row } }) =>
    row && statusAfter(status, "restore") !== null ? null : "Ce document n’est pas réalisé ailleurs.",
  async apply(tx, sources, targets) {
    const ids = idsOf(rowsOf(targets));
    await supersede(tx, ids, deps.now());
    const documents = sources.documents.filter(({ id }) => !ids.includes(id));
    const stateOf = documentStates({ ...sources, documents });
    return targets.map(({ holder }) => stateOf(holder, kind).status);
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
