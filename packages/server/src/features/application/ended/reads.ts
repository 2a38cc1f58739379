import { type Ended, participationEnd } from "@mec/domain/application";
import type { ConsentEnd, Participant } from "@mec/domain/point";
import { sql } from "kysely";
import { pointColumn } from "../../../db/participant-columns.ts";
import type { Db } from "../../../db/transaction.ts";
import { notLeft } from "../scopes.ts";

/** An application of a point that has come to its end. */
export interface PastApplication {
  readonly endedAt: Date;
  readonly end: ConsentEnd;
}

type Row = Ended & { readonly steppedAt: Date; readonly leftAt: Date | null };

/** The applications of a point that have ended, the newest end first. */
export async function findPastApplications(db: Db, { kind, id }: Participant): Promise<PastApplication[]> {
  const { rows } = await sql<Row>`
    select a.status, not ${notLeft("a")} as "hasLeft", a.ended_at as "leftAt", a.retraction,
      step.acted_as as by, step.created_at as "steppedAt"
    from application a join lateral (
      select acted_as, created_at from application_progress
      where application_id = a.id order by id desc limit 1) step on true
    where a.${sql.ref(pointColumn[kind])} = ${id}`.execute(db);
  return rows
    .flatMap(({ steppedAt, leftAt, ...ended }) => {
      const end = participationEnd(ended);
      return end ? [{ endedAt: leftAt ?? steppedAt, end }] : [];
    })
    .sort((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
}
