import { createHash } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";

/** How long is digested before the thread answers others, and after how many parts it looks at the time. */
const atOnceMs = 5;
const betweenLooks = 250;

/** Short texts are digested together: each call costs more than they do. */
const longText = 16_384;

/**
 * What tells a value from any other, and what it holds, which is told after it. Each says its own length, so that no two
 * values are told alike.
 */
function told(value: unknown): {
  readonly text: string;
  readonly held?: readonly unknown[];
  readonly bytes?: Uint8Array;
} {
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return { text: `${value.constructor.name}:${bytes.byteLength}:`, bytes };
  }
  if (Array.isArray(value)) return { text: `Array:${value.length}:`, held: value };
  if (value instanceof Map) return { text: `Map:${value.size}:`, held: [...value] };
  if (value instanceof Set) return { text: `Set:${value.size}:`, held: [...value] };
  if (value instanceof Date) return { text: `Date:${value.getTime()};` };
  if (typeof value === "object" && value !== null)
    return { text: `{${JSON.stringify(Object.keys(value))}`, held: Object.values(value) };
  const text = Object.is(value, -0) ? "-0" : String(value);
  return { text: `${typeof value}:${text.length}:${text}` };
}

/**
 * A digest of plain data: the same for equal data, another for any other. The thread is yielded now and then,
 * so that a large one holds nobody up.
 */
export async function digestOf(value: unknown): Promise<Buffer> {
  const hash = createHash("sha256");
  const todo: unknown[] = [value];
  let text = "";
  let begun = performance.now();
  for (let parts = 1; todo.length > 0; parts += 1) {
    const part = told(todo.pop());
    text += part.text;
    if (part.bytes || text.length > longText) {
      hash.update(text);
      text = "";
    }
    if (part.bytes) hash.update(part.bytes);
    for (let last = (part.held?.length ?? 0) - 1; last >= 0; last -= 1) todo.push(part.held?.[last]);
    if (parts % betweenLooks !== 0 || performance.now() - begun < atOnceMs) continue;
    await breathe();
    begun = performance.now();
  }
  return hash.update(text).digest();
}
