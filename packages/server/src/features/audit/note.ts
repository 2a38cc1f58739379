import type { ExportedData, SearchedList } from "@mec/domain/audit";
import { uuidSchema } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Actor, Deps } from "../../deps.ts";
import { findObject, findObjects } from "./object-store.ts";
import { recordAudit, recordOwnAct } from "./record-audit.ts";

/** The object that a call was about: that of its path, or those that its answer names. */
export interface Seen {
  readonly objectId: string | null;
  readonly answer: unknown;
}

/** What a call exports, and the object of its path. */
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
 * Records that support has read somebody else's data, before the answer leaves. When the journal cannot be
 * written support can still help, and the log tells what the journal lacks.
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

/** Whether this member of support has searched that list in the hour of this moment, as a look's hour is counted. */
async function hasSearched(deps: Deps, actor: Actor, list: SearchedList): Promise<boolean> {
  const hour = new Date(deps.now());
  hour.setUTCMinutes(0, 0, 0);
  const found = await deps.db
    .selectFrom("audit_event")
    .select("id")
    .where("actor_id", "=", actor.id)
    .where("at", ">=", hour)
    .where("kind", "=", "support-searched")
    .where(sql`detail->>'list'`, "=", list)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Records that support has searched a list of people, once an hour whatever is searched, reloaded or turned: two at once may
 * leave two lines. Opening one of them is recorded as a look of its own.
 */
export async function noteSearch(deps: Deps, actor: Actor, list: SearchedList): Promise<void> {
  try {
    if (await hasSearched(deps, actor, list)) return;
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

/** Records that a person exports their data. When this cannot be written, nothing is exported. */
export async function noteExport(deps: Deps, actor: Actor, { what, objectId }: Taken): Promise<void> {
  const object = objectId === null ? undefined : await findObject(deps.db, objectId);
  const fact = { kind: "data-exported", detail: { what } } as const;
  await recordOwnAct(deps.db, { ...fact, accountId: actor.id, at: deps.now(), object });
}
