import { expect, it } from "vitest";
import { doEach } from "./do-each.ts";

const worksBut = (failing: readonly string[]) => {
  const done: string[] = [];
  const work = async (one: string) => {
    if (failing.includes(one)) throw new Error(`${one} failed`);
    done.push(one);
  };
  return { done, work };
};

it("what cannot be done for one leaves none of the others undone, and is known", async () => {
  const one = worksBut(["b"]);
  await expect(doEach(["a", "b", "c"], one.work)).rejects.toThrow("b failed");
  expect(one.done).toEqual(["a", "c"]);
  const two = worksBut(["a", "c"]);
  await expect(doEach(["a", "b", "c"], two.work)).rejects.toThrow("Error: a failed; Error: c failed");
  expect(two.done).toEqual(["b"]);
  const none = worksBut([]);
  await expect(doEach(["a", "b"], none.work)).resolves.toBeUndefined();
});
