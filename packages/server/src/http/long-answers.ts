import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod";

/** How many lines of a long list are written at once, so that thousands keep nobody waiting. */
const atOnce = 500;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 2 * atOnce;

type Write = (schema: z.ZodType, value: unknown) => string | undefined;

/** The text of a list, piece by piece. */
function* listTexts(schema: z.ZodType, list: readonly unknown[], write: Write): Generator<string> {
  for (let first = 0; first < list.length; first += atOnce) {
    const text = write(schema, list.slice(first, first + atOnce)) ?? "[]";
    yield `${first === 0 ? "[" : ","}${text.slice(1, -1)}`;
  }
  yield "]";
}

function* texts(schema: z.ZodObject, answer: object, write: Write): Generator<string> {
  const values = new Map(Object.entries(answer));
  let before = "{";
  for (const [name, of] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const value = values.get(name);
    const begin = `${before}${JSON.stringify(name)}:`;
    if (isLong(value)) {
      yield begin;
      yield* listTexts(of, value, write);
    } else {
      const text = write(of, value);
      if (text === undefined) continue;
      yield begin + text;
    }
    before = ",";
  }
  yield before === "{" ? "{}" : "}";
}

/**
 * An answer that holds a list of thousands, written piece by piece while others are answered; null for any other, which is
 * written at once. It is whole before its first byte leaves: what cannot be written is still refused.
 */
export async function writeLong(
  { schema, method, url }: { schema: z.ZodType | undefined; method: string; url: string },
  answer: unknown,
): Promise<Readable | null> {
  if (!(schema instanceof z.ZodObject) || typeof answer !== "object" || answer === null) return null;
  if (!Object.values(answer).some(isLong)) return null;
  const write: Write = (of, value) => serializerCompiler({ schema: of, method, url })(value);
  const pieces: Buffer[] = [];
  for (const text of texts(schema, answer, write)) {
    pieces.push(Buffer.from(text));
    await setImmediate();
  }
  return Readable.from(pieces, { objectMode: false });
}
