import type { OwnSignatory } from "@mec/api/signatory";
import type { ConsumerType, Participant } from "@mec/domain/point";
import { type EntityType, entityTypeOf, type SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { live } from "../application/scopes.ts";
import { nearOf } from "./same-body.ts";
import { checkSignatory } from "./save-signatory.ts";
import { findSignatory, storeFirstSignatory } from "./store.ts";

/** One of the owner's places or installations in his project. */
interface OwnPoint extends Participant {
  readonly name: string;
  /** Null of an installation. */
  readonly consumerType: ConsumerType | null;
  /** Who signs for it, as stored; null where nobody does. */
  readonly identity: SignatoryInput | null;
}

/** The installations first, then the places that apply or take part, in the order in which they came. */
async function findOwnPoints(db: Db, projectId: string): Promise<OwnPoint[]> {
  const { rows } = await sql<OwnPoint>`
    select 'producer' as kind, p.id, p.name, null as "consumerType", s.identity, p.created_at
    from production_point p join project on project.id = p.project_id and project.account_id = p.account_id
      left join signatory s on s.production_point_id = p.id
    where project.id = ${projectId}
    union all
    select 'consumer', c.id, c.name, c.consumer_type, s.identity, c.created_at
    from consumption_point c join application a on a.consumption_point_id = c.id and ${live("a")}
      join project on project.id = a.project_id and project.account_id = c.account_id
      left join signatory s on s.consumption_point_id = c.id
    where project.id = ${projectId}
    order by kind desc, created_at, name, id`.execute(db);
  return rows;
}

const placeOf = ({ kind, id, name }: OwnPoint) => ({ kind, id, name });

const typeOf = ({ consumerType }: OwnPoint): EntityType | undefined =>
  consumerType === null ? undefined : entityTypeOf(consumerType);

/** Those whose structures may be one, of which a number was mistyped: the first structure's, and then the next. */
function findNear(points: readonly OwnPoint[]) {
  const named = points.flatMap(({ identity, ...point }) => (identity ? [{ ...point, identity }] : []));
  return named.map((point) => nearOf(point, named)).find(({ length }) => length > 0) ?? [];
}

/** For which of the owner's points nobody signs yet, and who does for another. */
export async function getOwnSignatory({ db }: Pick<Deps, "db">, projectId: string): Promise<OwnSignatory> {
  const points = await findOwnPoints(db, projectId);
  const first = points.find(({ identity }) => identity);
  const signatory = first ? await findSignatory(db, first) : null;
  return {
    lacking: points
      .filter(({ identity }) => !identity)
      .map((point) => {
        const entityType = typeOf(point);
        return { ...placeOf(point), ...(entityType && { entityType }) };
      }),
    near: findNear(points),
    named: first && signatory ? { place: first.name, signatory } : null,
  };
}

/**
 * Names one body, or one person, for all of the owner's points in the project that nobody signs for yet: a home is left to a person,
 * and another building to a body.
 * @throws DomainError when nobody born on that day signs, or the délibération is not voted.
 */
export function nameOwnSignatory(
  deps: Pick<Deps, "db" | "now" | "queue">,
  projectId: string,
  input: SignatoryInput,
): Promise<{ named: ReturnType<typeof placeOf>[] }> {
  const now = deps.now();
  checkSignatory(input, now);
  return inTransaction(deps.db, async (tx) => {
    // Nothing is settled, and nobody begins, by what was said before.
    await tx.selectFrom("project").select("id").where("id", "=", projectId).forNoKeyUpdate().execute();
    const named = [];
    for (const point of await findOwnPoints(tx, projectId)) {
      const mayFit = (typeOf(point) ?? input.entityType) === input.entityType;
      if (mayFit && !point.identity && (await storeFirstSignatory(tx, point, input, now)))
        named.push(placeOf(point));
    }
    if (named.length > 0) await deps.queue.emit(tx, { type: "signatory-said", projectId });
    return { named };
  });
}
