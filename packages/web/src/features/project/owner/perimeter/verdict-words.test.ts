import { describe, expect, it } from "vitest";
import { smallerText, verdictOf } from "./verdict-words.ts";

describe("the verdict on a perimeter", () => {
  it("says nothing good of what was not measured", () => {
    expect(verdictOf({ ok: true, greatestKm: null })).toBe("unmeasured");
    expect(verdictOf({ ok: true, greatestKm: 3.44 })).toBe("kept");
    expect(verdictOf({ ok: false, greatestKm: null })).toBe("broken");
  });

  it("names the perimeter that would do, and what it spares", () => {
    expect(smallerText(10)).toContain("10\u00a0km suffiraient");
    expect(smallerText(2)).toContain("ni dérogation");
  });
});
