import {
  type AuditActor,
  type AuditFact,
  type AuditKind,
  type AuditObjectKind,
  auditSentence,
} from "@mec/domain/audit";
import { type ExpressionBuilder, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { liveAt } from "../application/scopes.ts";
import { holderOf } from "../point/scopes.ts";
import { havingSeen } from "../signature/scopes.ts";

export interface Page {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly kind: AuditKind;
  readonly detail: AuditFact["detail"];
  readonly object_kind: AuditObjectKind | null;
  readonly object_name: string | null;
}

/** The cast is safe: a row's kind and detail were written together. */
const toLine = ({ id, at, kind, detail, object_kind, object_name }: Row) => ({
  ...({ kind, detail } as AuditFact),
  id: String(id),
  at: at.toISOString(),
  object: object_kind && { kind: object_kind, name: object_name },
});

const columns = ["e.id", "e.at", "e.kind", "e.detail", "e.object_kind", "e.object_name"] as const;

/**
 * The lines about an account, and those about looks at and exports of the projects in which it then took
 * part.
 */
const concerns = (accountId: string) => sql<string>`(
  select id from audit_event where subject_id = ${accountId}
  union
  select e.id from application a
    left join consumption_point c on c.id = a.consumption_point_id
    left join production_point p on p.id = a.production_point_id
    join audit_event e on e.project_id = a.project_id and ${liveAt(sql.ref("e.at"), "a")}
  where ${holderOf("c", "p")} = ${accountId}
    and e.kind in ('support-looked', 'data-exported'))`;

/** What a person may read about himself, newest first. */
export async function findOwnLines(db: Db, accountId: string, { page, pageSize }: Page) {
  const lines = db.selectFrom("audit_event as e").where("e.id", "in", concerns(accountId));
  const { total } = await lines
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await lines
    .select([...columns, sql<boolean>`e.subject_id is not distinct from ${accountId}`.as("isOwn")])
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { items: rows.map((row) => ({ ...toLine(row), isOwn: row.isOwn })), total: Number(total) };
}

/** How many co-signers are named. */
const namedSigners = 5;

/**
 * Who else was shown documents that name this person, to sign them: those of his places, and those that he signs. By an address that
 * was his, he is nobody else.
 */
export async function findShownTo(db: Db, accountId: string) {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*) over ()::int as count from (
      select distinct on (lower(s.email)) s.first_name || ' ' || s.last_name as name, lower(s.email)
      from signature_signer s
        join signature_request r on r.id = s.request_id
        join document d on d.id = r.document_id
        left join consumption_point c on c.id = d.consumption_point_id
        left join production_point p on p.id = d.production_point_id
        join account own on own.id = ${accountId}
      where ${havingSeen("s")} and lower(s.email) <> lower(own.email)
        and (s.account_id is distinct from own.id or s.first_name <> own.first_name or s.last_name <> own.last_name)
        and (${holderOf("c", "p")} = own.id or exists (select from signature_signer self
          where self.request_id = r.id and self.account_id = own.id))
      order by lower(s.email)) shown
    order by name limit ${namedSigners}`.execute(db);
  return rows[0] ? { names: rows.map(({ name }) => name), count: rows[0].count } : null;
}

/** All of these lines, for the person's own archive. */
export async function readAllOwnLines(db: Db, accountId: string) {
  const { items } = await findOwnLines(db, accountId, { page: 1, pageSize: 1_000_000 });
  return items.map((line) => ({ ...line, phrase: auditSentence(line) }));
}

export interface Filter {
  readonly email?: string | undefined;
  readonly kind?: AuditKind | undefined;
  /** Days in Paris, YYYY-MM-DD, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The start of a day in Paris, or of the day this many days later. */
const midnight = (day: string, later: number) =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Paris')`;

function matching(
  eb: ExpressionBuilder<{ e: Schema["audit_event"] }, "e">,
  filter: Filter,
  accountId: string | null,
) {
  return eb.and([
    ...(filter.kind ? [eb("e.kind", "=", filter.kind)] : []),
    ...(filter.from ? [eb("e.at", ">=", midnight(filter.from, 0))] : []),
    ...(filter.to ? [eb("e.at", "<", midnight(filter.to, 1))] : []),
    ...(accountId ? [eb.or([eb("e.subject_id", "=", accountId), eb("e.actor_id", "=", accountId)])] : []),
  ]);
}

async function findAccountId(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("account")
    .select("id")
    .where((where) => where(where.fn("lower", ["email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
  return row?.id;
}

const toPerson = (firstName: string | null, lastName: string | null, email: string | null) =>
  email === null ? null : { name: `${firstName} ${lastName}`, email };

/** The whole journal, newest first. Nothing for an address without an account. */
export async function findLines(db: Db, filter: Filter, { page, pageSize }: Page) {
  const accountId = filter.email === undefined ? null : await findAccountId(db, filter.email);
  if (accountId === undefined) return { items: [], total: 0 };
  const { total } = await db
    .selectFrom("audit_event as e")
    .where((eb) => matching(eb, filter, accountId))
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom((inner) =>
      inner
        .selectFrom("audit_event as e")
        .selectAll()
        .where((eb) => matching(eb, filter, accountId))
        .orderBy("e.at", "desc")
        .orderBy("e.id", "desc")
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .as("e"),
    )
    .leftJoin("account as a", "a.id", "e.actor_id")
    .leftJoin("account as s", "s.id", "e.subject_id")
    .select([
      ...columns,
      "e.actor",
      "a.first_name as actorFirst",
      "a.last_name as actorLast",
      "a.email as actorEmail",
      "s.first_name as subjectFirst",
      "s.last_name as subjectLast",
      "s.email as subjectEmail",
    ])
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .execute();
  const items = rows.map((row) => ({
    ...toLine(row),
    by: row.actor as AuditActor,
    actor: toPerson(row.actorFirst, row.actorLast, row.actorEmail),
    subject: toPerson(row.subjectFirst, row.subjectLast, row.subjectEmail),
  }));
  return { items, total: Number(total) };
}

/** Called before an account is deleted: the lines about it lose the account, and the names of its objects. */
export async function anonymiseAudit(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable("audit_event")
    .set({ subject_id: null, object_name: null, detail: sql`detail - 'recipient'` })
    .where("subject_id", "=", accountId)
    .execute();
  await tx.updateTable("audit_event").set({ actor_id: null }).where("actor_id", "=", accountId).execute();
}

export async function eraseAuditBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("audit_event").where("at", "<", moment).execute();
}
