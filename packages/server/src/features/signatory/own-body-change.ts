import type { Participant } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import { awaitingStart, inOperation, takingPart } from "../application/scopes.ts";
import { living, settled } from "../document/scopes.ts";
import { findSoldToThemselves } from "./reads.ts";

/** The project that a point takes part in, locked, so that none of its documents is settled meanwhile; null where it does in none. */
export async function lockProjectOf(tx: Tx, { kind, id }: Participant): Promise<string | null> {
  const its =
    kind === "producer"
      ? sql`(select project_id from production_point where id = ${id})`
      : sql`(select a.project_id from application a where a.consumption_point_id = ${id} and ${takingPart("a")})`;
  const { rows } = await sql<{ id: string }>`
    select id from project where id = ${its} for no key update`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Places that have signed all without a contract, as none but their own body sells to them: of these, or all to which one of these plants sells. */
async function findContractless(
  tx: Tx,
  projectId: string,
  said: readonly Participant[],
): Promise<ReadonlySet<string>> {
  const isOfPlant = said.some(({ kind }) => kind === "producer");
  const places = said.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select a.consumption_point_id as id from application a
    where a.project_id = ${projectId} and a.consumption_point_id is not null
      and (${isOfPlant} or a.consumption_point_id = any(${places}::uuid[])) and (${awaitingStart("a")} or ${inOperation("a")})
      and not exists (select from document d where d.consumption_point_id = a.consumption_point_id
        and d.project_id = a.project_id and d.kind = 'salesContract' and ${settled("d")} and ${living("d")})`.execute(
    tx,
  );
  const ids = rows.map((row) => row.id);
  return new Set(ids.length === 0 ? [] : await findSoldToThemselves(tx, projectId, ids));
}

/**
 * Says who signs for these points in another's stead, for all of them at once. A place that has signed all without a contract, as it buys from its own body, would be another
 * body's, which buys: it would share without one.
 * @throws DomainError POINT_IN_USE
 */
export async function keepOwnBody<T>(
  tx: Tx,
  projectId: string | null,
  said: readonly Participant[],
  save: () => Promise<T>,
): Promise<T> {
  if (projectId === null) return save();
  const before = await findContractless(tx, projectId, said);
  const saved = await save();
  if (before.size === 0) return saved;
  const after = await findSoldToThemselves(tx, projectId, [...before]);
  if ([...before].every((id) => after.has(id))) return saved;
  throw new DomainError(
    "POINT_IN_USE",
    said.every(({ kind }) => kind === "consumer")
      ? "Ce lieu a tout signé sans contrat de vente, parce que la structure qui le représente produit elle-même\u00a0: une autre structure achèterait. Retirez-le du projet, puis candidatez avec elle, ou réglez d’abord son contrat de vente."
      : "Des lieux ont tout signé sans contrat de vente, parce que la structure qui les représente produit avec cette installation\u00a0: à une autre, ils achèteraient. Réglez d’abord leurs contrats de vente.",
  );
}
