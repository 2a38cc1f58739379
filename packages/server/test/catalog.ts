import { sql } from "kysely";
import type { Db } from "../src/db/transaction.ts";

interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  /** Whether an insert may leave this column out. */
  readonly isFilled: boolean;
}

/** A database's tables, as far as programs of two releases that read and write them can differ. */
export interface Catalog {
  /** By table and column: "account.email". */
  readonly columns: ReadonlyMap<string, Column>;
  /** What judges or changes writes, with the columns it looks at: "trigger project.project_touched". */
  readonly judges: ReadonlyMap<string, readonly string[]>;
}

export async function catalogOf(db: Db): Promise<Catalog> {
  const { rows: columns } = await sql<Column & { name: string }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable", (a.atthasdef or a.attidentity <> '' or not a.attnotnull) as "isFilled"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and c.relname not like 'kysely%'`.execute(db);
  const { rows: judges } = await sql<{ name: string; looksAt: string[] }>`
    select 'constraint ' || c.relname || '.' || k.conname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)) as "looksAt"
    from pg_constraint k join pg_class c on c.oid = k.conrelid where c.relnamespace = 'public'::regnamespace
      and k.contype <> 'n'
    union all
    select 'constraint ' || c.relname || '.' || i.relname,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(x.indkey))
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where x.indisunique and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = x.indexrelid)
    union all
    select 'trigger ' || c.relname || '.' || t.tgname, array[]::text[]
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`.execute(db);
  return {
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    judges: new Map(judges.map(({ name, looksAt }) => [name, looksAt])),
  };
}

const tableOf = (name: string) => name.replace(/^\w+ /, "").split(".")[0] ?? "";

function columnBreaks(former: Catalog, present: Catalog): string[] {
  return [...former.columns].flatMap(([name, was]) => {
    const is = present.columns.get(name);
    if (!is) return [`${name} is gone`];
    return [
      ...(is.type === was.type ? [] : [`${name} is ${is.type}, and was ${was.type}`]),
      ...(was.isNullable && !is.isNullable ? [`${name} may no longer be empty`] : []),
      ...(was.isFilled && !is.isFilled ? [`${name} is no longer filled by itself`] : []),
    ];
  });
}

/** Why a server that knows the former tables could fail on the present ones. */
export function breaksBetween(former: Catalog, present: Catalog): string[] {
  const tables = new Set([...former.columns.keys()].map(tableOf));
  const isOfFormerTable = (name: string) => tables.has(tableOf(name));
  const added = [...present.columns].filter(([name]) => !former.columns.has(name) && isOfFormerTable(name));
  const judges = [...present.judges].filter(([name]) => !former.judges.has(name) && isOfFormerTable(name));
  return [
    ...columnBreaks(former, present),
    ...added.filter(([, { isFilled }]) => !isFilled).map(([name]) => `${name} must be filled`),
    ...judges
      .filter(
        ([name, looksAt]) =>
          looksAt.length === 0 || looksAt.some((column) => former.columns.has(`${tableOf(name)}.${column}`)),
      )
      .map(([name]) => `${name} is new`),
  ];
}
