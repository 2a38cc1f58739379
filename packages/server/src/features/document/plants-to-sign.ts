import { type DocumentKind, documentKinds, hasOwn } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { startingSteps } from "../application/scopes.ts";
import { planned } from "../point/scopes.ts";
import { living, ofFormerMeter, settled } from "./scopes.ts";

/** A plant of a project whose own documents are not all settled: the annex of the agreement lists it, whoever accepted it. */
export interface PlantToSign {
  readonly id: string;
  /** The installation's. */
  readonly name: string;
  /** Whether it is the project owner's: no step accepts it, so that none waits for its documents. */
  readonly isOwn: boolean;
  readonly isPlanned: boolean;
  /** Whether it came once somebody shared already. */
  readonly isLater: boolean;
  /** What is still to be signed, or settled elsewhere. */
  readonly kinds: readonly DocumentKind[];
}

/** The plants of a project whose own documents are not all settled, the oldest first. */
export async function findPlantsToSign(db: Db, projectId: string): Promise<PlantToSign[]> {
  const { rows } = await sql<Omit<PlantToSign, "kinds"> & { settled: readonly DocumentKind[] }>`
    select p.id, p.name, p.account_id = o.account_id as "isOwn", ${planned("p")} as "isPlanned",
      exists (select from application a join application_progress step on step.application_id = a.id
        where a.project_id = o.id and ${startingSteps("step")} and step.created_at < p.created_at) as "isLater",
      array(select d.kind from document d where d.production_point_id = p.id and d.project_id = o.id
        and ${settled("d")} and ${living("d")} and not ${ofFormerMeter("d")}) as settled
    from project o join production_point p on p.project_id = o.id
    where o.id = ${projectId}
    order by p.created_at, p.id`.execute(db);
  return rows.flatMap(({ settled: done, ...plant }) => {
    const kinds = documentKinds.filter((kind) => hasOwn("producer", kind) && !done.includes(kind));
    return kinds.length > 0 ? [{ ...plant, kinds }] : [];
  });
}
