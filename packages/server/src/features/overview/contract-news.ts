import { contractEndSaidText, contractOverText } from "@mec/domain/overview";
import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { findContracted, hasBegun } from "../point/index.ts";
import { contractEndWasToCome } from "../point/scopes.ts";

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly name: string;
  readonly pointName: string;
  readonly endsOn: string;
  readonly isOver: boolean;
}

/** Who said since this moment on which day the purchase contract of his plant ends, and whose day is over since; of his own the owner knows. */
export async function findContractNews(
  { db, now }: Pick<Deps, "db" | "now">,
  projectId: string,
  { since, most }: { readonly since: Date; readonly most: number },
) {
  const { rows } = await sql<Row>`
    select p.id, told.at, concat_ws(' ', h.first_name, h.last_name) as name, p.name as "pointName",
      p.contract_ends_on as "endsOn", told.is_over as "isOver"
    from production_point p
      join project o on o.id = p.project_id
      join account h on h.id = p.account_id
      cross join lateral (
        select p.contract_end_said_at as at, false as is_over
        union all select ((p.contract_ends_on::date + 1)::timestamp at time zone 'Europe/Paris'), true
          where ${contractEndWasToCome("p")}) told
    where o.id = ${projectId} and p.contract_ends_on is not null and p.account_id <> o.account_id
      and told.at > ${since} and told.at <= ${now()}
    order by told.at desc`.execute(db);
  const plants = await findContracted(db, [...new Set(rows.map(({ id }) => id))]);
  // Of a plant that shares it is not said that it may.
  const news = rows.filter(({ id, endsOn, at }) => !hasBegun(plants.get(id), endsOn, dayInParis(at)));
  return news.slice(0, most).map(({ id: _, at, endsOn, isOver, ...told }) => ({
    ...told,
    at: at.toISOString(),
    kind: "producer" as const,
    sentence: isOver ? contractOverText(endsOn) : contractEndSaidText(endsOn, dayInParis(at)),
  }));
}
