import { expect, it } from "vitest";
import { makeKeptFiles } from "./kept-files.ts";

const file = (bytes: number) => async () => new Uint8Array(bytes);

it("keeps what was asked for last, up to its bytes", async () => {
  const kept = makeKeptFiles(100);
  const made: string[] = [];
  const ask = (key: string, bytes = 40) =>
    kept.get(key, () => {
      made.push(key);
      return file(bytes)();
    });
  await ask("a");
  await ask("b");
  await ask("a");
  await ask("c");
  await ask("a");
  expect(made).toEqual(["a", "b", "c"]);
  await ask("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
});

it("never keeps what is larger than all it may hold, nor forgets the others for it", async () => {
  const kept = makeKeptFiles(100);
  const small = await kept.get("small", file(40));
  await kept.get("huge", file(101));
  expect(await kept.get("small", file(1))).toBe(small);
  expect((await kept.get("huge", file(5))).byteLength).toBe(5);
});

it("makes once what is asked for at once, and again what could not be made", async () => {
  const kept = makeKeptFiles(100);
  let made = 0;
  const make = async () => {
    made += 1;
    if (made === 1) throw new Error("no room");
    return new Uint8Array(1);
  };
  const failed = await Promise.allSettled([kept.get("a", make), kept.get("a", make)]);
  expect([failed.map(({ status }) => status), made]).toEqual([["rejected", "rejected"], 1]);
  await Promise.all([kept.get("a", make), kept.get("a", make)]);
  expect(made).toBe(2);
});
