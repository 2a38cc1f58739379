import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { writeLong } from "./long-answers.ts";

const cents = z.codec(z.number(), z.number(), {
  decode: (value) => value,
  encode: (value) => Number(value.toFixed(2)),
});
const schema = z.object({
  name: z.string(),
  note: z.string().optional(),
  lines: z.array(z.object({ eur: cents, day: z.string().nullable() })),
  few: z.array(z.number()),
});
const route = { schema, method: "GET", url: "/study" };
const answerOf = (lines: number) => ({
  name: "Été",
  lines: Array.from({ length: lines }, (_, n) => ({
    eur: n + 0.123456,
    day: n % 2 ? "lundi" : null,
    secret: n,
  })),
  few: [1, 2],
});

describe("an answer with a list of thousands", () => {
  it.each([1001, 1500, 4321])("says what it says when it is written at once, %s lines", async (lines) => {
    const answer = answerOf(lines);
    const long = await writeLong(route, answer);
    expect(JSON.parse(long ? await text(long) : "")).toEqual(z.encode(schema, answer));
  });

  it("lets others be answered while it is written", async () => {
    let isDone = false;
    const writing = writeLong(route, answerOf(20_000)).then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    await writing;
  });

  it("is refused before it begins to leave when one line is not what was promised", async () => {
    const answer = answerOf(3000);
    Object.assign(answer.lines[2999] ?? {}, { eur: "gratuit" });
    await expect(writeLong(route, answer)).rejects.toThrow();
  });

  it("is none where no list is long, or where there is no object", async () => {
    expect(await writeLong(route, answerOf(1000))).toBeNull();
    expect(await writeLong({ ...route, schema: z.array(z.number()) }, [1])).toBeNull();
    expect(await writeLong({ ...route, schema: undefined }, null)).toBeNull();
  });
});
