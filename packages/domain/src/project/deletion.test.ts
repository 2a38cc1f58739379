import { describe, expect, it } from "vitest";
import { mayBeDeleted } from "./index.ts";

describe("a project", () => {
  it("may be deleted while nobody shares electricity in it", () => {
    expect(mayBeDeleted([])).toBe(true);
    expect(mayBeDeleted(["APPLICATION", "SIGNED", "REJECTED"])).toBe(true);
    expect(mayBeDeleted(["APPLICATION", "EXPLOITATION"])).toBe(false);
  });
});
