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

export const idOf = (digest: Buffer): Buffer =>
  createHash("sha256").update("kept result").update(digest).digest();

/** The first byte of what is kept: a file is kept as it is, in fewer copies than `serialize` makes. */
const marks = { file: 0, data: 1 } as const;

const packed = (output: unknown): { readonly mark: number; readonly bytes: Uint8Array } =>
  output instanceof Uint8Array
    ? { mark: marks.file, bytes: output }
    : { mark: marks.data, bytes: serialize(output) };

/** Another release of Node may have written it in a form that this one cannot read: it is computed again. */
function read(digest: Buffer, result: Buffer): { output: unknown } | null {
  try {
    const opened = openWith(digest, result);
    const bytes = opened.subarray(1);
    if (opened[0] === marks.file) return { output: bytes };
    return opened[0] === marks.data ? { output: deserialize(bytes) } : null;
  } catch {
    return null;
  }
}

/** Null when it is not kept. */
export async function findResult(db: Database, digest: Buffer): Promise<{ output: unknown } | null> {
  const row = await db
    .selectFrom("kept_result")
    .select("result")
    .where("id", "=", idOf(digest))
    .where("made_at", ">=", sql<Date>`now() - ${kept.hours} * interval '1 hour'`)
    .executeTakeFirst();
  return row ? read(digest, row.result) : null;
}

/** Keeps a result for a day, while not too many newer ones are kept. */
export async function keepResult(db: Database, digest: Buffer, output: unknown): Promise<void> {
  const { mark, bytes } = packed(output);
  if (bytes.byteLength > kept.bytesOfOne) return;
  const result = sealWith(digest, Uint8Array.of(mark), bytes);
  await sql`insert into kept_result (id, result, made_at) values (${idOf(digest)}, ${result}, now())
    on conflict (id) do update set result = excluded.result, made_at = excluded.made_at`.execute(db);
  sinceErasure = { results: sinceErasure.results + 1, bytes: sinceErasure.bytes + result.byteLength };
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
