import { transferableSymbol, valueSymbol } from "piscina";
import { expect, it } from "vitest";
import { newMarks, performer } from "./perform.ts";

/** What a thread gives for a task that comes to this. */
const givenFor = async (output: unknown) =>
  (await performer({ task: () => output })({ name: "task", input: null, marks: newMarks() })) as unknown as {
    readonly [transferableSymbol]: unknown;
    readonly [valueSymbol]: unknown;
  };

it("a thread gives away the memory of bytes that fill it", async () => {
  const bytes = new Uint8Array(8);
  const given = await givenFor(bytes);
  expect(given[transferableSymbol]).toEqual([bytes.buffer]);
  expect(given[valueSymbol]).toEqual({ output: bytes });
});

it("a thread gives away those of pieces too", async () => {
  const pieces = [new Uint8Array(8), new Uint8Array(3)];
  const given = await givenFor(pieces);
  expect(given[transferableSymbol]).toEqual(pieces.map(({ buffer }) => buffer));
  expect(given[valueSymbol]).toEqual({ output: pieces });
});

it.each([
  ["a list with anything else", [new Uint8Array(8), "text"]],
  ["an empty list", []],
  ["a part of larger memory", new Uint8Array(8).subarray(1)],
  ["a buffer, whose memory may be another's", Buffer.alloc(8)],
  ["memory that threads share", new Uint8Array(new SharedArrayBuffer(8))],
  ["anything else", { bytes: new Uint8Array(8) }],
])("it gives a copy of %s", async (_, output) => {
  expect(await givenFor(output)).toEqual({ output });
});
