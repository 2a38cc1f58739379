import type { ProjectOverview } from "@mec/api/overview";
import {
  type Actor,
  type ApplicationStatus,
  leavingSentence,
  leftSentence,
  stepSentence,
} from "@mec/domain/application";
import { saidVatText } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { acceptingSteps, live, startingSteps } from "../application/scopes.ts";
import { holderOf } from "../point/scopes.ts";
import { findContractNews } from "./contract-news.ts";
import { findDocumentNews } from "./document-news.ts";

/** As many as a person reads at a glance. */
const mostNews = 6;

interface Row {
  readonly at: Date;
  readonly name: string;
  readonly pointName: string;
  readonly consumes: boolean;
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  readonly by: Actor;
  readonly startsOn: string | null;
}

/** The invitations that were sent since this moment, each time with its number of people, newest first. */
async function findInvited(db: Db, projectId: string, since: Date) {
  const { rows } = await sql<{ at: Date; people: number }>`
    select created_at as at, count(*)::int as people from invitation
    where project_id = ${projectId} and created_at > ${since}
    group by created_at order by created_at desc limit ${mostNews + 1}`.execute(db);
  return rows.map(({ at, people }) => ({ at: at.toISOString(), kind: "invitations" as const, people }));
}

interface Leaving {
  readonly at: Date;
  readonly name: string;
  readonly pointName: string;
  readonly consumes: boolean;
  /** Of a request to leave; null once somebody has left. */
  readonly leavingOn: string | null;
}

/** Who asked to leave since this moment, and takes part or has left since, newest first; not whom the owner himself sends away. */
async function findLeaving(db: Db, projectId: string, since: Date) {
  const { rows } = await sql<Leaving>`
    select gone.at, concat_ws(' ', h.first_name, h.last_name) as name, coalesce(c.name, p.name) as "pointName",
      a.consumption_point_id is not null as consumes, gone.leaving_on as "leavingOn"
    from application a
      left join consumption_point c on c.id = a.consumption_point_id
      left join production_point p on p.id = a.production_point_id
      join account h on h.id = ${holderOf("c", "p")}
      cross join lateral (values
        (case when a.departure->>'isOwners' is null then (a.departure->>'requestedAt')::timestamptz end, a.departure->>'leavingOn'),
        (a.ended_at, null)) gone(at, leaving_on)
    where a.project_id = ${projectId} and gone.at > ${since}
    order by gone.at desc limit ${mostNews + 1}`.execute(db);
  return rows.map(({ at, name, pointName, consumes, leavingOn }) => ({
    at: at.toISOString(),
    name,
    pointName,
    kind: consumes ? ("consumer" as const) : ("producer" as const),
    sentence: leavingOn === null ? leftSentence : leavingSentence({ leavingOn }),
  }));
}

/** A declaration that ended the participation is told with the documents that it undid. */
const retracting = sql<boolean>`(a.retraction is not null and a.retraction->>'isOfAdded' is null and not ${live("a")}
  and not exists (select from application_progress later where later.application_id = a.id and later.id > step.id))`;

/** What others did in a project since this moment, and who was let in and began to share, newest first. */
async function findDone(db: Db, projectId: string, since: Date) {
  const { rows } = await sql<Row>`
    select step.created_at as at, concat_ws(' ', h.first_name, h.last_name) as name,
      coalesce(c.name, p.name) as "pointName", a.consumption_point_id is not null as consumes,
      (select former.status from application_progress former
        where former.application_id = a.id and former.id < step.id order by former.id desc limit 1) as "from",
      step.status as "to", step.acted_as as "by", step.starts_on as "startsOn"
    from application_progress step
      join application a on a.id = step.application_id
      left join consumption_point c on c.id = a.consumption_point_id
      left join production_point p on p.id = a.production_point_id
      join account h on h.id = ${holderOf("c", "p")}
    where a.project_id = ${projectId} and step.created_at > ${since}
      and not ${retracting}
      and (step.acted_as <> 'owner' or ${acceptingSteps("step")} or ${startingSteps("step")})
    order by step.created_at desc, step.id desc
    limit ${mostNews + 1}`.execute(db);
  return rows.map(({ at, name, pointName, consumes, startsOn, ...step }) => {
    const kind = consumes ? ("consumer" as const) : ("producer" as const);
    const sentence = stepSentence({ ...step, startsOn: startsOn ?? undefined }, "owner", kind);
    return { at: at.toISOString(), name, pointName, kind, sentence };
  });
}

/** Who said another VAT since this moment, of a price that others know; what the owner said of his own he knows. */
async function findSaidVat(db: Db, projectId: string, since: Date) {
  const rows = await db
    .selectFrom("production_point as p")
    .innerJoin("project as o", "o.id", "p.project_id")
    .innerJoin("account as h", "h.id", "p.account_id")
    .select(["p.vat_said_at as at", "p.vat_regime as vatRegime", "p.name as pointName"])
    .select(sql<string>`concat_ws(' ', h.first_name, h.last_name)`.as("name"))
    .where("o.id", "=", projectId)
    .where("p.vat_said_at", ">", since)
    .whereRef("p.account_id", "<>", "o.account_id")
    .orderBy("p.vat_said_at", "desc")
    .limit(mostNews + 1)
    .execute();
  return rows.flatMap(({ at, vatRegime, ...told }) =>
    at ? { ...told, at: at.toISOString(), kind: "producer" as const, sentence: saidVatText(vatRegime) } : [],
  );
}

/**
 * What happened in a project since this moment (null: ever), newest first: what others did, the milestones of each participant,
 * whoever took them, what became of the documents, and the invitations that the owner waits for an answer to. The rest of what he did
 * himself he knows.
 */
export async function findNews(
  deps: Pick<Deps, "db" | "now">,
  projectId: string,
  since: Date | null,
): Promise<Pick<ProjectOverview, "news" | "hasMoreNews">> {
  const { db } = deps;
  const from = since ?? new Date(0);
  const news = [
    ...(await findDone(db, projectId, from)),
    ...(await findLeaving(db, projectId, from)),
    ...(await findSaidVat(db, projectId, from)),
    ...(await findContractNews(deps, projectId, { since: from, most: mostNews + 1 })),
    ...(await findInvited(db, projectId, from)),
    ...(await findDocumentNews(db, projectId, { since: from, most: mostNews + 1 })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return { news: news.slice(0, mostNews), hasMoreNews: news.length > mostNews };
}
