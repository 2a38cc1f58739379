import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Connection } from "../src/db/connect.ts";
import type { Mail } from "../src/gateways/mail/port.ts";
import { asDatabaseOwner, filledTables, testConnection } from "./database.ts";
import { makeVisitor, type TestServer, type Visitor } from "./harness.ts";

/** Scenes that many tests begin with. The first test makes one by calls; those that follow get the same rows back. */
interface Kept {
  readonly madeAt: number;
  /** The folder with the keys that the scene's rows are encrypted with. */
  readonly dataDir: string;
  /** The SQL that puts the rows back. */
  readonly statements: string;
  readonly mails: readonly Mail[];
  readonly files: ReadonlyMap<string, Buffer>;
  readonly scene: unknown;
}

const scenes = new Map<string, Kept>();
/**
 * How long a scene is kept, then made anew: an identity that was proven long ago, or a mail of yesterday, would be
 * another scene.
 */
const keptMs = 60_000;

const isVisitor = (value: object): value is Visitor => "cookies" in value && value.cookies instanceof Map;

/** The same, with browsers of its own for its visitors. */
function copyOf(value: unknown, app: FastifyInstance): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => copyOf(part, app));
  if (isVisitor(value)) {
    const { cookies, call: _call, send: _send, ...more } = value;
    const visitor = makeVisitor(app);
    for (const [name, cookie] of cookies) visitor.cookies.set(name, cookie);
    return Object.assign(visitor, more);
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part, app)]));
}

const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, readFileSync(file)]),
  );

/** Copies the rows of every table aside. @returns what puts them back. */
async function keepRows(connection: Connection, name: string): Promise<string> {
  const schema = `kept_${name}`;
  const { rows } = await sql<{ name: string; columns: string }>`
    select quote_ident(nspname) || '.' || quote_ident(relname) as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
    where attnum > 0 and not attisdropped and attgenerated = '' and nspname in ('public', 'pgboss')
    group by 1`.execute(connection.db);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  const tables = [...(await filledTables(connection)).map((table) => table.name), "pgboss.job"];
  const copies = tables.map((table, index) => `create unlogged table ${schema}.t${index} as table ${table}`);
  const again = [`drop schema if exists ${schema} cascade`, `create schema ${schema}`, ...copies];
  await sql.raw(again.join("; ")).execute(connection.db);
  const back = tables.map((table, index) => {
    const columns = columnsOf.get(table);
    return `insert into ${table} (${columns}) overriding system value select ${columns} from ${schema}.t${index}`;
  });
  // Triggers are off meanwhile, which would tell a server of its projects: this tells it instead.
  return [...back, "insert into project_change (project_id) select id from project"].join("; ");
}

/** Whether the test has done nothing yet with its server: a kept scene is one of an empty database, and of today. */
async function isUntouched({ deps, mails }: TestServer, connection: Connection): Promise<boolean> {
  const isToday = Math.abs(deps.now().getTime() - Date.now()) < 1000;
  return isToday && mails.length === 0 && (await filledTables(connection)).length === 0;
}

/**
 * What `make` makes, as it was kept where that is the same.
 * @param name of a schema of the database
 */
export async function keptScene<T>(server: TestServer, name: string, make: () => Promise<T>): Promise<T> {
  const { app, deps, mails } = server;
  const { dataDir } = deps.config;
  const connection = await testConnection();
  if (!server.isUsual || !(await isUntouched(server, connection))) return make();
  const known = scenes.get(name);
  if (known?.dataDir === dataDir && Date.now() - known.madeAt < keptMs) {
    await asDatabaseOwner(connection.db, (tx) => sql.raw(known.statements).execute(tx));
    mails.push(...known.mails);
    for (const [file, bytes] of known.files) {
      if (existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    return copyOf(known.scene, app) as T;
  }
  const madeAt = Date.now();
  const scene = await make();
  const statements = await keepRows(connection, name);
  const kept = { madeAt, dataDir, statements, mails: [...mails], files: filesIn(dataDir) };
  scenes.set(name, { ...kept, scene: copyOf(scene, app) });
  return scene;
}
