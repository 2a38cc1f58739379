import type { BodysDeliberation, GivenDeliberation } from "@mec/api/signatory";
import type { Participant } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import {
  areOneBody,
  bodysDeliberation,
  deliberationText,
  type SignatoryInput,
  withDeliberation,
} from "@mec/domain/signatory";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { live } from "../application/scopes.ts";
import { getBody } from "./same-body.ts";
import { lockSignatory, storeSignatory } from "./store.ts";

/** One of a person's places and plants, with who signs for it as stored. */
interface OwnPoint extends Participant {
  readonly name: string;
  readonly signatory: SignatoryInput;
}

interface OwnPoints {
  readonly point: OwnPoint | null;
  readonly others: readonly OwnPoint[];
}

/**
 * A point and the others that its holder has in the same project, as places that apply or take part, or as plants. Of his own
 * account alone: what another types is no proof that one council voted for both.
 */
async function findOwnPoints(
  db: Db,
  { id: accountId }: Actor,
  { kind, id }: Participant,
): Promise<OwnPoints> {
  const { rows } = await sql<OwnPoint>`
    with own as (
      select 'consumer' as kind, c.id, c.name, a.project_id, s.identity, c.created_at
      from consumption_point c join application a on a.consumption_point_id = c.id and ${live("a")}
        join signatory s on s.consumption_point_id = c.id
      where c.account_id = ${accountId}
      union all
      select 'producer', p.id, p.name, coalesce(p.project_id, a.project_id), s.identity, p.created_at
      from production_point p left join application a on a.production_point_id = p.id and ${live("a")}
        join signatory s on s.production_point_id = p.id
      where p.account_id = ${accountId})
    select other.kind, other.id, other.name, other.identity as signatory
    from own point join own other on other.project_id = point.project_id
    where point.kind = ${kind} and point.id = ${id}
    order by other.created_at, other.name, other.id`.execute(db);
  const isIt = (row: OwnPoint) => row.kind === kind && row.id === id;
  return { point: rows.find(isIt) ?? null, others: rows.filter((row) => !isIt(row)) };
}

const placeOf = ({ kind, id, name }: OwnPoint) => ({ kind, id, name });

/** What the body of a point tells of its délibération; nothing of who votes none, or takes part in no project. */
export async function getDeliberation(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  participant: Participant,
): Promise<BodysDeliberation> {
  const { point, others } = await findOwnPoints(db, actor, participant);
  const body = await getBody({ db }, actor, participant);
  if (!point) return { told: null, lacking: [], ...body };
  const { told, lacking } = bodysDeliberation(point, others);
  return {
    ...body,
    told: told && { ...placeOf(told), text: deliberationText(told.signatory) },
    lacking: lacking.map(placeOf),
  };
}

/** Gives it to one point, whose délibération nobody else tells meanwhile. @returns why it stays without. */
const giveTo = (
  { db, now }: Pick<Deps, "db" | "now">,
  { signatory: source }: OwnPoint,
  other: OwnPoint,
): Promise<DomainError | null> =>
  inTransaction(db, async (tx) => {
    const found = await lockSignatory(tx, other);
    if (!found || !areOneBody(source, found))
      return new DomainError("NOT_FOUND", "Le même organisme n’y signe plus.");
    const told = deliberationText(found);
    // Given meanwhile by another tap.
    if (told === deliberationText(source)) return null;
    if (told !== "")
      return new DomainError(
        "DELIBERATION_TOLD",
        `Une autre y est indiquée\u00a0: ${told}. Corrigez-la sur sa page si elle est remplacée.`,
      );
    const { id: _, ...signatory } = found;
    await storeSignatory(tx, other, withDeliberation(signatory, source), now());
    return null;
  });

/**
 * Gives a point's délibération to the others of its body in the project, each in its own transaction: one that fails does not
 * stop the others. One that tells another is left as it is: two votes are possible.
 * @throws DomainError DELIBERATION_MISSING where the point tells none
 */
export async function giveDeliberation(
  deps: Pick<Deps, "db" | "now">,
  actor: Actor,
  participant: Participant,
): Promise<GivenDeliberation> {
  const { point, others } = await findOwnPoints(deps.db, actor, participant);
  const text = deliberationText(point?.signatory ?? null);
  if (!point || text === "")
    throw new DomainError(
      "DELIBERATION_MISSING",
      "Aucune délibération n’est indiquée ici\u00a0: indiquez-la d’abord.",
    );
  const results: GivenDeliberation["results"] = [];
  for (const other of others) {
    if (!areOneBody(point.signatory, other.signatory) || deliberationText(other.signatory) === text) continue;
    const refusal = await giveTo(deps, point, other);
    results.push({
      ...placeOf(other),
      ok: refusal === null,
      ...(refusal && { code: refusal.code, error: refusal.message }),
    });
  }
  return { results };
}
