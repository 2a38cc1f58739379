import { longestDocumentHistory } from "@mec/api/overview";
import { type DocumentAct, type DocumentKind, documentKinds, documentSentence } from "@mec/domain/document";
import { conjunction, plural } from "@mec/domain/shared";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { erased, living } from "../document/scopes.ts";
import { holderOf } from "../point/scopes.ts";
import { byOwnMailbox, concluded, havingSigned, retractedAt, takenBack } from "../signature/scopes.ts";

interface Row {
  readonly event: DocumentAct;
  readonly at: Date;
  /** Who signed; null of what was done to documents. */
  readonly signer: string | null;
  readonly kinds: DocumentKind[];
  readonly count: number;
  readonly places: number;
  readonly plants: number;
  /** Who holds the places, and their names. */
  readonly people: string[];
  readonly pointNames: string[];
  readonly consumes: boolean;
}

/** Whose place went with his account, once all had signed: his document alone names him, and is kept by law. */
const former = sql<SqlBool>`(d.consumption_point_id is null and d.production_point_id is null)`;

/**
 * What was done to documents, document by document, read from what they keep of it: when they were made to be sent, each
 * signature, with the account whose own mailbox signed, each declaration that retracts, and when one whose signatures were being gathered was set aside.
 */
const events = (which: RawBuilder<SqlBool>, since: Date) => sql`
  select d.id, 'sent' as event, null as signer, null::uuid as by, d.created_at as at from document d
    where ${which} and d.created_at > ${since} and exists (select from signature_request r where r.document_id = d.id)
  union all select d.id, 'signature', case when ${former} and s.role = 'participant' then null else s.first_name || ' ' || s.last_name end,
    case when ${byOwnMailbox("s", "named")} then s.account_id end, s.signed_at
    from signature_signer s left join account named on named.id = s.account_id
      join signature_request r on r.id = s.request_id join document d on d.id = r.document_id
    where ${which} and ${havingSigned("s")} and s.signed_at > ${since}
  union all select d.id, 'retracted', null, null, ${retractedAt("r.id")}
    from signature_request r join document d on d.id = r.document_id
    where ${which} and ${retractedAt("r.id")} > ${since}
  union all select d.id, 'taken-back', null, null, d.superseded_at
    from signature_request r join document d on d.id = r.document_id
    where ${which} and not ${living("d")} and ${takenBack("r")} and d.superseded_at > ${since}
      and not ${concluded("d")} and ${retractedAt("r.id")} is null
  union all select d.id, 'account-deleted', null, null, d.superseded_at
    from signature_request r join document d on d.id = r.document_id
    where ${which} and ${former} and ${erased("d")} and not ${living("d")} and d.superseded_at > ${since}
      and ${concluded("d")} and ${retractedAt("r.id")} is null`;

/** Who is gone is named by his documents alone, which say so. */
const nobodyByName = {
  name: "Ancien participant",
  pointName: "son nom reste sur les documents signés, que la loi fait conserver",
};

const inOrder = (kinds: readonly DocumentKind[]) => documentKinds.filter((kind) => kinds.includes(kind));

const oneOf = ([one, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? one : undefined;

/** As many as a line names. */
const mostNamed = 3;

/** "L’école, La mairie et 2 autres lieux": the places that something was done for at once. */
function namesOf(given: readonly string[]): string {
  // Databases differ on the order.
  const names = given.toSorted((one, other) => one.localeCompare(other, "fr"));
  const others = names.length - mostNamed;
  return conjunction(
    others > 0 ? [...names.slice(0, mostNamed), plural(others, "autre lieu", "autres lieux")] : names,
  );
}

/**
 * What others did with a project's documents since a moment, and what was taken back, newest first: what was done at once is one line,
 * however many documents it was. What its owner sent and signed he knows; what somebody else signed for him by his own mailbox, as
 * the president for the legal body, he does not.
 */
export async function findDocumentNews(
  db: Db,
  projectId: string,
  { since, most }: { readonly since: Date; readonly most: number },
) {
  const { rows } = await sql<Row>`
    select told.event, told.at, told.signer, array_agg(distinct d.kind) as kinds, count(distinct d.id)::int as count,
      count(distinct coalesce(c.id::text, d.data->'site'->>'name')) filter (where p.id is null)::int as places,
      count(distinct p.id)::int as plants,
      array_agg(distinct case when ${former} then ${nobodyByName.name} else concat_ws(' ', h.first_name, h.last_name) end) as people,
      array_agg(distinct case when ${former} then ${nobodyByName.pointName} else coalesce(c.name, p.name, '') end) as "pointNames",
      bool_or(p.id is null) as consumes
    from (${events(sql<SqlBool>`d.project_id = ${projectId}`, since)}) told join document d on d.id = told.id
      join project o on o.id = d.project_id
      left join consumption_point c on c.id = d.consumption_point_id
      left join production_point p on p.id = d.production_point_id
      left join account h on h.id = ${holderOf("c", "p")}
    where told.event <> 'sent' and told.by is distinct from o.account_id
    group by told.event, told.at, told.signer
    order by told.at desc, told.event limit ${most}`.execute(db);
  return rows.map(({ at, consumes, event, signer, people, pointNames, kinds, count, places, plants }) => ({
    at: at.toISOString(),
    kind: consumes ? ("consumer" as const) : ("producer" as const),
    name: signer ?? oneOf(people) ?? "Plusieurs participants",
    pointName: namesOf(pointNames),
    sentence: documentSentence(event, {
      kinds: inOrder(kinds),
      count,
      places,
      plants,
    }),
  }));
}

type PointRow = Pick<Row, "event" | "at" | "signer" | "kinds" | "count"> & { readonly projectId: string };

/** The same of the documents of one consumption point, with who signed. */
export async function findDocumentHistory(db: Db, pointId: string) {
  const { rows } = await sql<PointRow>`
    select told.event, told.at, told.signer, d.project_id as "projectId", array_agg(distinct d.kind) as kinds,
      count(distinct d.id)::int as count
    from (${events(sql<SqlBool>`d.consumption_point_id = ${pointId}`, new Date(0))}) told join document d on d.id = told.id
    group by told.event, told.at, told.signer, d.project_id
    order by told.at desc, told.event limit ${longestDocumentHistory}`.execute(db);
  return rows.map(({ at, projectId, event, signer, kinds, count }) => {
    const sentence = documentSentence(event, { kinds: inOrder(kinds), count, places: 1 });
    return { at: at.toISOString(), projectId, sentence: signer ? `${sentence} (${signer})` : sentence };
  });
}
