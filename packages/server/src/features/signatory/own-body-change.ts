import type { Participant } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import { takingPart } from "../application/scopes.ts";
import { quotedName } from "../project/index.ts";
import { findNamedOwnPairs, findSignedWithout } from "./contractless/reads.ts";
import { pairOf } from "./reads.ts";

/** The projects that these points take part in, locked in one order, so that none of their documents is settled meanwhile. */
export async function lockProjectsOf(tx: Tx, points: readonly Participant[]): Promise<string[]> {
  const ids = points.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select id from project where id in (
      select project_id from production_point where id = any(${ids}::uuid[])
      union select a.project_id from application a
        where a.consumption_point_id = any(${ids}::uuid[]) and ${takingPart("a")})
    order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** By what the places of a project that have signed all without a contract do without: those of their own body's plants that these points are part of. */
async function findKept(
  tx: Tx,
  projectId: string,
  points: readonly Participant[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(points.map(({ id }) => id));
  const placeIds = points.flatMap(({ kind, id }) => (kind === "consumer" ? id : []));
  const hasPlant = points.some(({ kind }) => kind === "producer");
  const places = await findSignedWithout(tx, projectId, hasPlant ? undefined : placeIds);
  const pairs = places.length === 0 ? [] : await findNamedOwnPairs(tx, projectId, places);
  const theirs = pairs.filter(({ pointId, plantId }) => ids.has(pointId) || ids.has(plantId));
  return new Map(theirs.map((pair) => [pairOf(pair), pair.pointId]));
}

/**
 * Says who signs for these points in another's stead. A place that has signed all without a contract, as
 * it buys from its own body, would be another body's, which buys, or its plant would: it would share without one. A plant of which
 * nobody had said who signs is named freely: a place has its contract to sign, and does not begin before.
 * @throws DomainError POINT_IN_USE
 */
export async function keepOwnBody<T>(
  tx: Tx,
  projectIds: readonly string[],
  points: readonly Participant[],
  save: () => Promise<T>,
): Promise<T> {
  const before = new Map<string, ReadonlyMap<string, string>>();
  for (const projectId of projectIds) before.set(projectId, await findKept(tx, projectId, points));
  const saved = await save();
  for (const [projectId, kept] of before) {
    if (kept.size === 0) continue;
    const now = await findNamedOwnPairs(tx, projectId, [...new Set(kept.values())]);
    const after = new Set(now.map(pairOf));
    const lost = [...kept].find(([pair]) => !after.has(pair));
    if (lost) throw await boughtByAnother(tx, points, lost[1]);
  }
  return saved;
}

/** By the name of the place that would buy: several are saved at once. */
async function boughtByAnother(
  tx: Tx,
  points: readonly Participant[],
  pointId: string,
): Promise<DomainError> {
  const isPlaces = points.some(({ id }) => id === pointId);
  const { name } = await tx
    .selectFrom("consumption_point")
    .select("name")
    .where("id", "=", pointId)
    .executeTakeFirstOrThrow();
  return new DomainError(
    "POINT_IN_USE",
    isPlaces
      ? `${quotedName(name)} a tout signé sans contrat de vente, parce que la structure qui le représente produit elle-même\u00a0: une autre structure achèterait. Retirez ce lieu du projet, puis candidatez avec elle, ou réglez d’abord son contrat de vente.`
      : `${quotedName(name)} a tout signé sans contrat de vente, parce que la structure qui le représente produit avec cette installation\u00a0: à une autre, il achèterait. Réglez d’abord son contrat de vente.`,
  );
}
