import { documentKinds } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { living, settled } from "../../document/scopes.ts";
import { concluded } from "../../signature/scopes.ts";
import { awaitingSignatures, awaitingStart, settlingSteps } from "../scopes.ts";
import type { ApplicationFacts } from "./mail-facts.ts";

/** A place of a person whose documents of a project all have signed. */
export interface SignedPlace {
  readonly applicationId: string;
  readonly pointId: string;
  readonly name: string;
  /** The step that says so; null while the last of its copies is being made, which that step waits for. */
  readonly step: number | null;
}

/** Who signs for several places does so in one go, and their copies are made one after the other: within minutes, or once they can be. */
const dayMs = 86_400_000;

/** Whose three documents are settled, or will be as soon as a copy is made. */
const closing = sql<boolean>`(${awaitingSignatures("a")} and (
  select count(distinct d.kind) from document d
  where d.project_id = a.project_id and d.consumption_point_id = a.consumption_point_id
    and ${living("d")} and (${settled("d")} or ${concluded("d")})) = ${documentKinds.length})`;

/** All the places of this applicant that were signed within a day, in the order in which they were settled; the last are still to be. */
export async function findSignedPlaces(
  db: Db,
  { projectId, holder }: Pick<ApplicationFacts, "projectId" | "holder">,
  now: Date,
): Promise<SignedPlace[]> {
  const since = new Date(now.getTime() - dayMs);
  const { rows } = await sql<SignedPlace>`
    select a.id as "applicationId", point.id as "pointId", point.name, step.id::float8 as step
    from application a
    join consumption_point point on point.id = a.consumption_point_id
    left join lateral (
      select max(s.id) as id from application_progress s
      where s.application_id = a.id and ${settlingSteps("s")} and s.created_at > ${since}) step on ${awaitingStart("a")}
    where a.project_id = ${projectId} and point.account_id = ${holder.id}
      and (step.id is not null or ${closing})
    order by step.id nulls last`.execute(db);
  return rows;
}
