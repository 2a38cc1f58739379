import type { DocumentResult } from "@mec/api/document";
import type { DocumentKind, DocumentStatus } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { choose, doneResult, inChunks, refusedResult, strangerResult } from "./choice.ts";
import { type DocumentHolder, type DocumentState, documentStates } from "./document-states.ts";
import { lockProject } from "./document-store.ts";
import { loadSources, type ProjectSources } from "./project-sources.ts";

export interface Target {
  readonly holder: DocumentHolder;
  readonly state: DocumentState;
}

/** In French. */
interface Left {
  readonly refusal: string;
}

/** What an owner does to one kind of document of several participants. */
export interface OwnersAction {
  /** Why the action cannot be done to this document, in French; null when it can. */
  refusal(target: Target): string | null;
  /**
   * Acts on the documents that it can act on. @returns the status of each afterwards, in their order, or why it was left as it is,
   * which only locked rows tell.
   */
  apply(tx: Tx, sources: ProjectSources, targets: readonly Target[]): Promise<(DocumentStatus | Left)[]>;
}

interface Asked {
  readonly projectId: string;
  readonly kind: DocumentKind;
  readonly participants: readonly Participant[];
}

async function actIn(
  tx: Tx,
  { projectId, kind, participants }: Asked,
  { action, now }: { readonly action: OwnersAction; readonly now: Date },
) {
  await lockProject(tx, projectId);
  const sources = await loadSources(
    tx,
    { projectId, today: dayInParis(now) },
    participants.map(({ id }) => id),
  );
  const stateOf = documentStates(sources);
  const { holders, strangers } = choose(sources, participants);
  const targets = holders.map((holder) => ({ holder, state: stateOf(holder, kind) }));
  const possible = targets.filter((target) => action.refusal(target) === null);
  const after = await action.apply(tx, sources, possible);
  return [
    ...possible.map(({ holder, state }, index) => {
      const made = after[index] ?? state.status;
      return typeof made === "string"
        ? doneResult(holder, kind, made)
        : refusedResult(holder, kind, state, made.refusal);
    }),
    ...targets.flatMap((target) => {
      const refusal = action.refusal(target);
      return refusal === null ? [] : [refusedResult(target.holder, kind, target.state, refusal)];
    }),
    ...strangers.map((stranger) => strangerResult(stranger, kind)),
  ];
}

/**
 * Applies the action to the documents it can be applied to, some at a time; the others get the reason why
 * not.
 */
export async function actOnDocuments(
  deps: Deps,
  { projectId, kind, participants }: Asked,
  action: OwnersAction,
): Promise<DocumentResult[]> {
  const results: DocumentResult[] = [];
  for (const chunk of inChunks(participants)) {
    const asked = { projectId, kind, participants: chunk };
    results.push(...(await inTransaction(deps.db, (tx) => actIn(tx, asked, { action, now: deps.now() }))));
  }
  return results;
}

/** Why what all have signed stays, though its copy is still to be made. */
export const allSigned =
  "Tous ont signé ce document\u00a0: son exemplaire scellé arrive dans quelques minutes.";

/** The author and the time of an action. */
export const authored = (deps: Deps, actor: Actor) => ({ authorId: actor.id, now: deps.now() });
