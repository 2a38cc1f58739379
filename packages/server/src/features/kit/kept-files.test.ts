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

it("makes once what is asked for at once", async () => {
  const kept = makeKeptFiles(100);
  let made = 0;
  const make = async () => {
    made += 1;
    return new Uint8Array(1);
  };
  await Promise.all([kept.get("a", make), kept.get("a", make), kept.get("a", make)]);
  expect(made).toBe(1);
});

it("lets nobody pay for the failure of another's request", async () => {
  const kept = makeKeptFiles(100);
  const refused = async () => {
    throw new Error("asked too often");
  };
  const answers = await Promise.allSettled([
    kept.get("a", refused),
    kept.get("a", refused),
    kept.get("a", file(3)),
    kept.get("a", refused),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled", "fulfilled"]);
});
