import { describe, expect, it, vi } from "vitest";
import { comparedOf } from "./compared.ts";

describe("whose own sum a study tells", () => {
  const added = new Map([
    ["few", 10],
    ["most", 900],
    ["some", 300],
  ]);
  const findAdded = async () => (name: string) => added.get(name) ?? 0;
  const candidates = [...added.keys()];

  it("is that of all, where they are few together: nobody waits for what each would add", async () => {
    const asked = vi.fn(findAdded);
    const all = await comparedOf({ members: ["a", "b"], candidates }, asked, 5);
    expect(all).toEqual(["a", "b", ...candidates]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("is bounded by participants and candidates together: of many, those candidates who would add most", async () => {
    const compared = (members: readonly string[], some: readonly string[], most: number) =>
      comparedOf({ members, candidates: some }, findAdded, most);
    expect(await compared(["a", "b"], candidates, 4)).toEqual(["most", "some", "few"]);
    expect(await compared([], candidates, 2)).toEqual(["most", "some"]);
    expect(await compared(["a", "b", "c"], [], 2)).toEqual([]);
  });
});
