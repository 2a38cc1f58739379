import { documentKinds, hasOwn } from "@mec/domain/document";
import type { UnsignedPlant } from "@mec/domain/project";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { inOperation } from "../../application/scopes.ts";
import { counted, planned } from "../../point/scopes.ts";
import { living, settled } from "../scopes.ts";

const kinds = documentKinds.filter((kind) => hasOwn("producer", kind));

/**
 * The plants of others than its owner that a project's sums count and that run, whose own documents are not all settled. An owner
 * proposes his price himself; of what is still to be built another line says so, and what shares already is no supposition.
 */
export async function findUnsignedPlants(
  db: Db,
  projectId: string,
): Promise<(UnsignedPlant & { readonly id: string })[]> {
  const { rows } = await sql<UnsignedPlant & { readonly id: string }>`
    select p.id, p.production_power as "powerKw", p.production_type as "productionType"
    from project o join production_point p on p.project_id = o.id
    where o.id = ${projectId} and p.account_id <> o.account_id and not ${planned("p")} and ${counted("p")}
      and (select count(distinct d.kind) from document d
        where d.production_point_id = p.id and d.project_id = o.id and d.kind = any(${kinds}::text[])
          and ${settled("d")} and ${living("d")}) < ${kinds.length}
      and not exists (select from application a where a.production_point_id = p.id and a.project_id = o.id
        and ${inOperation("a")})
    order by p.created_at, p.id`.execute(db);
  return rows;
}
