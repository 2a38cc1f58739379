import type { ExportedData, SearchedList } from "@mec/domain/audit";
import { uuidSchema } from "@mec/domain/shared";
import type { Actor, Deps } from "../../deps.ts";
import { findObject, findObjects } from "./object-store.ts";
import { recordAudit, recordOwnAct } from "./record-audit.ts";

/** What a call was about: the object of its path, or what its answer names. */
export interface Seen {
  readonly objectId: string | null;
  readonly answer: unknown;
}

/** What a call takes away, and the object of its path. */
export interface Taken {
  readonly what: ExportedData;
  readonly objectId: string | null;
}

/** Every id in an answer. */
function idsIn(value: unknown): string[] {
  if (typeof value === "string") return uuidSchema.safeParse(value).success ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/**
 * Somebody of the support has read what is another's. It is written before the answer leaves; a journal that cannot
 * be written does not keep the support from helping, and the log says what it misses.
 */
export async function noteLook(deps: Deps, actor: Actor, { objectId, answer }: Seen): Promise<void> {
  const ids = objectId === null ? [...new Set(idsIn(answer))] : [objectId];
  try {
    const objects = (await findObjects(deps.db, ids)).filter(({ accountId }) => accountId !== actor.id);
    const at = deps.now();
    await recordAudit(
      deps.db,
      ...objects.map((object) => ({
        kind: "support-looked" as const,
        detail: {},
        at,
        by: "support" as const,
        actorId: actor.id,
        subjectId: object.accountId,
        object,
      })),
    );
  } catch (error) {
    deps.log.error(
      { err: error, actorId: actor.id, objectIds: ids },
      "a look of the support is not in the journal",
    );
  }
}

/** Somebody of the support has searched a list of people: opening one of them is a look of its own. */
export async function noteSearch(deps: Deps, actor: Actor, list: SearchedList): Promise<void> {
  try {
    await recordAudit(deps.db, {
      kind: "support-searched",
      detail: { list },
      at: deps.now(),
      by: "support",
      actorId: actor.id,
      subjectId: null,
    });
  } catch (error) {
    deps.log.error({ err: error, actorId: actor.id, list }, "a search of the support is not in the journal");
  }
}

/** Somebody takes what is his out of the platform. What cannot be written is not given. */
export async function noteExport(deps: Deps, actor: Actor, { what, objectId }: Taken): Promise<void> {
  const object = objectId === null ? undefined : await findObject(deps.db, objectId);
  const fact = { kind: "data-exported", detail: { what } } as const;
  await recordOwnAct(deps.db, { ...fact, accountId: actor.id, at: deps.now(), object });
}
