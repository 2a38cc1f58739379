import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { openWith, sealWith } from "../encryption/index.ts";

/** How long a result is kept, and how much of the newest ones. */
const kept = { hours: 24, bytes: 256_000_000, bytesOfOne: 32_000_000 };

/**
 * How many results, and bytes of them, this process adds between two erasures of old ones: each erasure reads
 * the size of every result.
 */
const untilErasure = { results: 200, bytes: 16_000_000 };
let sinceErasure = { results: 0, bytes: 0 };

const oldest = sql<Date>`now() - ${kept.hours} * interval '1 hour'`;

/** Each row begins with what is kept, its own place, and how many rows there are. */
const headBytes = 3;

/** @param row 0 is the first of those in which a result is kept. */
export function idOf(digest: Buffer, row = 0): Buffer {
  const hash = createHash("sha256").update("kept result").update(digest);
  return (row === 0 ? hash : hash.update(String(row))).digest();
}

/** What is kept: bytes are kept as they are, in fewer copies than `serialize` makes. */
const marks = { file: 0, data: 1, pieces: 2 } as const;
type Mark = (typeof marks)[keyof typeof marks];

/** A file in pieces fills several rows: each is held three times while it is encrypted and sent. */
const bytesOfRow = 4_000_000;

const areBytes = (output: unknown): output is Uint8Array => output instanceof Uint8Array;
const arePieces = (output: unknown): output is readonly Uint8Array[] =>
  Array.isArray(output) && output.length > 0 && output.every(areBytes);

function inRows(pieces: readonly Uint8Array[]): Uint8Array[][] {
  const rows: Uint8Array[][] = [];
  let room = 0;
  for (const piece of pieces) {
    if (piece.byteLength > room) {
      rows.push([]);
      room = bytesOfRow;
    }
    rows.at(-1)?.push(piece);
    room -= piece.byteLength;
  }
  return rows;
}

function packed(output: unknown): { readonly mark: Mark; readonly rows: readonly (readonly Uint8Array[])[] } {
  if (areBytes(output)) return { mark: marks.file, rows: [[output]] };
  if (arePieces(output)) return { mark: marks.pieces, rows: inRows(output) };
  return { mark: marks.data, rows: [[serialize(output)]] };
}

interface OpenRow {
  readonly mark: number;
  readonly rows: number;
  readonly bytes: Buffer;
}

/** Null when it is not kept, or was changed. */
async function findRow(db: Database, digest: Buffer, row: number): Promise<OpenRow | null> {
  const kept = await db
    .selectFrom("kept_result")
    .select("result")
    .where("id", "=", idOf(digest, row))
    .where("made_at", ">=", oldest)
    .executeTakeFirst();
  try {
    const opened = kept && openWith(digest, kept.result);
    const [mark, own, rows] = opened ?? [];
    if (!opened || mark === undefined || rows === undefined || own !== row) return null;
    return { mark, rows, bytes: opened.subarray(headBytes) };
  } catch {
    return null;
  }
}

/** What another release of Node wrote may be unreadable to this one: it is computed again. */
function outputOf(mark: number, rows: readonly Buffer[]): { output: unknown } | null {
  if (mark === marks.pieces) return { output: rows };
  const [bytes] = rows;
  if (!bytes) return null;
  if (mark === marks.file) return { output: bytes };
  try {
    return mark === marks.data ? { output: deserialize(bytes) } : null;
  } catch {
    return null;
  }
}

/** Null when it is not kept, whole. */
export async function findResult(db: Database, digest: Buffer): Promise<{ output: unknown } | null> {
  const first = await findRow(db, digest, 0);
  if (!first) return null;
  const rows = [first.bytes];
  while (rows.length < first.rows) {
    const next = await findRow(db, digest, rows.length);
    if (!next) return null;
    rows.push(next.bytes);
  }
  return outputOf(first.mark, rows);
}

/** Keeps a result for a day, while not too many newer ones are kept. Its first row comes last: others may look for it meanwhile. */
export async function keepResult(db: Database, digest: Buffer, output: unknown): Promise<void> {
  const { mark, rows } = packed(output);
  const bytes = rows.flat().reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (bytes > kept.bytesOfOne) return;
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const result = sealWith(digest, Uint8Array.of(mark, row, rows.length), ...(rows[row] ?? []));
    await sql`insert into kept_result (id, result, made_at) values (${idOf(digest, row)}, ${result}, now())
      on conflict (id) do update set result = excluded.result, made_at = excluded.made_at`.execute(db);
  }
  sinceErasure = { results: sinceErasure.results + 1, bytes: sinceErasure.bytes + bytes };
  if (sinceErasure.results < untilErasure.results && sinceErasure.bytes < untilErasure.bytes) return;
  sinceErasure = { results: 0, bytes: 0 };
  await eraseOldResults(db);
}

/** Erases what is a day old, and the oldest once too much is kept. */
export async function eraseOldResults(db: Database): Promise<void> {
  await sql`
    delete from kept_result where made_at < now() - ${kept.hours} * interval '1 hour' or id in (
      select id from (
        select id, sum(octet_length(result)) over (order by made_at desc, id) as newer from kept_result
      ) as sized where newer > ${kept.bytes}
    )`.execute(db);
}
