import type { BodysDeliberation, SavedSignatory } from "@mec/api/signatory";
import type { Participant } from "@mec/domain/point";
import {
  areOneBody,
  identifierDoubt,
  mayBeOneBody,
  numberOf,
  type Signatory,
  type SignatoryInput,
  withBodyOf,
} from "@mec/domain/signatory";
import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import type { Telling } from "../../meeting/moments.ts";
import { keepOwnBody, lockProjectsOf } from "./own-body-change.ts";
import { checkSignatory, replaceSignatory } from "./save-signatory.ts";
import { lockSignatory } from "./store.ts";

/** A place or a plant of an account that somebody signs for, as stored. */
export interface NamedPoint extends Participant {
  readonly name: string;
  readonly identity: SignatoryInput;
}

/** Of his own account alone: what another types is no proof that one structure signs for both. */
async function findNamedPoints(db: Db, { id: accountId }: Actor): Promise<NamedPoint[]> {
  const { rows } = await sql<NamedPoint>`
    select 'consumer' as kind, c.id, c.name, s.identity, c.created_at
    from consumption_point c join signatory s on s.consumption_point_id = c.id where c.account_id = ${accountId}
    union all
    select 'producer', p.id, p.name, s.identity, p.created_at
    from production_point p join signatory s on s.production_point_id = p.id where p.account_id = ${accountId}
    order by created_at, name, id`.execute(db);
  return rows;
}

const placeOf = ({ kind, id, name }: NamedPoint) => ({ kind, id, name });

const withBody = (point: NamedPoint) => ({
  ...placeOf(point),
  structure: point.identity.entityType === "Professionnel" ? point.identity.socialReason : "",
  number: numberOf(point.identity),
  isDoubted: identifierDoubt(point.identity) !== null,
});

/** A point and those of its body, with those of a body that may be the same; none where no other may. */
export function nearOf(point: NamedPoint, all: readonly NamedPoint[]) {
  const mayBeIts = ({ identity }: NamedPoint) => mayBeOneBody(point.identity, identity);
  if (!all.some(mayBeIts)) return [];
  const isIts = (one: NamedPoint) => one === point || areOneBody(point.identity, one.identity);
  return all.filter((one) => isIts(one) || mayBeIts(one)).map(withBody);
}

/** For which others of its holder the structure of a point signs, or one that may be it. */
export async function getBody(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  { kind, id }: Participant,
): Promise<Pick<BodysDeliberation, "same" | "near">> {
  const all = await findNamedPoints(db, actor);
  const point = all.find((one) => one.kind === kind && one.id === id);
  if (!point) return { same: [], near: [] };
  const isSame = (one: NamedPoint) => one !== point && areOneBody(point.identity, one.identity);
  return { same: all.filter(isSame).map(placeOf), near: nearOf(point, all) };
}

/** In one order for all: two who give to each other's wait, and never in a circle. */
async function lockAll(tx: Tx, points: readonly Participant[]) {
  const locked = new Map<string, Signatory>();
  for (const point of points.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const found = await lockSignatory(tx, point);
    if (found) locked.set(point.id, found);
  }
  return locked;
}

/**
 * Saves who signs for a point, and names his structure for those of these places that are its holder's and a structure's.
 * @throws DomainError when nobody born on that day signs, or the délibération is not voted; POINT_IN_USE.
 */
export async function saveForOthers(
  deps: Telling & Pick<Deps, "db">,
  actor: Actor,
  participant: Participant,
  { alsoFor = [], ...input }: SavedSignatory,
): Promise<Signatory> {
  checkSignatory(input, deps.now());
  const all = alsoFor.length === 0 ? [] : await findNamedPoints(deps.db, actor);
  const former = all.find(({ id }) => id === participant.id)?.identity ?? input;
  const isAsked = (point: NamedPoint) =>
    alsoFor.some(({ kind, id }) => kind === point.kind && id === point.id);
  // Those that the form offers: who asks for another body's is not followed.
  const isOffered = ({ identity }: NamedPoint) =>
    [former, input].some((one) => areOneBody(one, identity) || mayBeOneBody(one, identity));
  const others = all.filter((point) => point.id !== participant.id && isAsked(point) && isOffered(point));
  return inTransaction(deps.db, async (tx) => {
    const points = [participant, ...others] as const;
    const projectIds = await lockProjectsOf(tx, points);
    const locked = await lockAll(tx, points);
    const saved = await keepOwnBody(tx, projectIds, points, async () => {
      const own = await replaceSignatory(deps, tx, participant, input);
      for (const point of others) {
        const found = locked.get(point.id);
        if (input.entityType !== "Professionnel" || found?.entityType !== "Professionnel") continue;
        const { id: _, ...signatory } = found;
        await replaceSignatory(deps, tx, point, withBodyOf(signatory, input));
      }
      return own;
    });
    for (const projectId of projectIds) await deps.queue.emit(tx, { type: "signatory-said", projectId });
    return saved;
  });
}
