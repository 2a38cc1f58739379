import type { Participant } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import { awaitingStart, inOperation, takingPart } from "../application/scopes.ts";
import { living, settled } from "../document/scopes.ts";
import { findSoldToThemselves } from "./reads.ts";

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

/** Places that have signed all without a contract, as none but their own body sells to them: these, or all to which one of these plants sells. */
async function findContractless(
  tx: Tx,
  projectId: string,
  points: readonly Participant[],
): Promise<Set<string>> {
  const ids = points.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select a.consumption_point_id as id from application a
    where a.project_id = ${projectId} and a.consumption_point_id is not null
      and (a.consumption_point_id = any(${ids}::uuid[])
        or exists (select from production_point p where p.project_id = a.project_id and p.id = any(${ids}::uuid[])))
      and (${awaitingStart("a")} or ${inOperation("a")})
      and not exists (select from document d where d.consumption_point_id = a.consumption_point_id
        and d.project_id = a.project_id and d.kind = 'salesContract' and ${settled("d")} and ${living("d")})`.execute(
    tx,
  );
  const contractless = rows.map(({ id }) => id);
  return new Set(contractless.length === 0 ? [] : await findSoldToThemselves(tx, projectId, contractless));
}

/**
 * Says who signs for these points, the first before the others, in another's stead. A place that has signed all without a contract, as
 * it buys from its own body, would be another body's, which buys: it would share without one.
 * @throws DomainError POINT_IN_USE
 */
export async function keepOwnBody<T>(
  tx: Tx,
  projectIds: readonly string[],
  points: readonly [Participant, ...Participant[]],
  save: () => Promise<T>,
): Promise<T> {
  const before = new Map<string, Set<string>>();
  for (const projectId of projectIds) before.set(projectId, await findContractless(tx, projectId, points));
  const saved = await save();
  for (const [projectId, places] of before) {
    if (places.size === 0) continue;
    const after = await findSoldToThemselves(tx, projectId, [...places]);
    if ([...places].some((id) => !after.has(id))) throw boughtByAnother(points[0]);
  }
  return saved;
}

const boughtByAnother = ({ kind }: Participant) =>
  new DomainError(
    "POINT_IN_USE",
    kind === "consumer"
      ? "Ce lieu a tout signé sans contrat de vente, parce que la structure qui le représente produit elle-même\u00a0: une autre structure achèterait. Retirez-le du projet, puis candidatez avec elle, ou réglez d’abord son contrat de vente."
      : "Des lieux ont tout signé sans contrat de vente, parce que la structure qui les représente produit avec cette installation\u00a0: à une autre, ils achèteraient. Réglez d’abord leurs contrats de vente.",
  );
