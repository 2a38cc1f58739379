import { longestPage } from "@mec/api";
import type { ParticipantKind } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { holderOf } from "../../point/scopes.ts";
import { live, notLeft } from "../scopes.ts";

interface Row {
  readonly id: string;
  readonly kind: ParticipantKind;
  readonly holder: string;
  readonly name: string;
  readonly leftAt: Date;
  readonly isBack: boolean;
}

/** Who took part in a project and has left it, with his last day: no other list of its owner names him. */
export async function listDeparted(db: Db, projectId: string) {
  const { rows } = await sql<Row>`
    select a.id, case when c.id is null then 'producer' else 'consumer' end as kind,
      concat_ws(' ', h.first_name, h.last_name) as holder, coalesce(c.name, p.name) as name, a.ended_at as "leftAt",
      exists (select from application again where again.project_id = a.project_id and ${live("again")}
        and (again.consumption_point_id = c.id or again.production_point_id = p.id)) as "isBack"
    from application a
      left join consumption_point c on c.id = a.consumption_point_id
      left join production_point p on p.id = a.production_point_id
      join account h on h.id = ${holderOf("c", "p")}
    where a.project_id = ${projectId} and not ${notLeft("a")}
    order by a.ended_at desc, a.id limit ${longestPage}`.execute(db);
  return rows.map(({ leftAt, ...one }) => ({ ...one, leftOn: dayInParis(leftAt) }));
}
