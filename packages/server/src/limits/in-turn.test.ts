import { describe, expect, it } from "vitest";
import { inTurn, mostOfOne } from "./in-turn.ts";
import { TooManyTries } from "./limits.ts";

/** Work that lasts until told to end, and a record of what has begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

describe("work done in turn", () => {
  it("begins at once while there is room, and then one of each person after the other", async () => {
    const { begun, work, end } = works();
    const take = inTurn(2);
    for (const name of ["a1", "a2", "a3", "a4", "b1", "c1", "b2"]) void take(name.slice(0, 1), work(name));
    await new Promise(setImmediate);
    expect(begun).toEqual(["a1", "a2"]);
    for (const name of ["a1", "a2", "a3", "b1", "c1", "a4", "b2"]) await end(name);
    expect(begun).toEqual(["a1", "a2", "a3", "b1", "c1", "a4", "b2"]);
    const last = take("d", work("d1"));
    expect(begun.at(-1)).toBe("d1");
    await end("d1");
    expect(await last).toBe("d1");
  });

  it("leaves its room when it fails", async () => {
    const take = inTurn(1);
    const failing = take("a", () => Promise.reject(new Error("no")));
    const next = take("b", async () => "done");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("done");
    expect(await take("c", async () => "free")).toBe("free");
  });

  it("refuses who lets too much wait, and nobody else", async () => {
    const { work, end } = works();
    const take = inTurn(1);
    void take("a", work("first"));
    const waiting = Array.from({ length: mostOfOne }, () => take("a", async () => "later"));
    await expect(take("a", async () => "too much")).rejects.toBeInstanceOf(TooManyTries);
    const other = take("b", async () => "done");
    await end("first");
    expect(await other).toBe("done");
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => "later"));
  });
});
