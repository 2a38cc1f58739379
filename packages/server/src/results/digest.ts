import { createHash } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";

/** How many bytes are hashed before the thread answers others; each part counts as `costOfPart` bytes more. */
const atOnce = 4_000_000;
const costOfPart = 600;

/** Short texts are digested together: each call costs more than they do. */
const longBytes = 1024;

function* parts(value: unknown): Generator<string | Uint8Array> {
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    yield `${value.constructor.name}:${bytes.byteLength}:`;
    yield bytes;
  } else if (Array.isArray(value) || value instanceof Map || value instanceof Set) {
    const all = [...value];
    yield `${value.constructor.name}:${all.length}:`;
    for (const each of all) yield* parts(each);
  } else if (value instanceof Date) {
    yield `Date:${value.getTime()};`;
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    yield `{${entries.length}:`;
    for (const [key, each] of entries) {
      yield `${JSON.stringify(key)}=`;
      yield* parts(each);
    }
  } else {
    const text = Object.is(value, -0) ? "-0" : String(value);
    yield `${typeof value}:${text.length}:${text}`;
  }
}

/**
 * A digest of plain data: the same for equal data, another for any other. The thread is yielded now and then,
 * so that a large one holds nobody up.
 */
export async function digestOf(value: unknown): Promise<Buffer> {
  const hash = createHash("sha256");
  let text = "";
  let since = 0;
  for (const part of parts(value)) {
    since += part.length + costOfPart;
    if (typeof part === "string") text += part;
    if (typeof part !== "string" || text.length > longBytes) {
      hash.update(text);
      text = "";
    }
    if (typeof part !== "string") hash.update(part);
    if (since < atOnce) continue;
    since = 0;
    await breathe();
  }
  return hash.update(text).digest();
}
