import { describe, expect, it } from "vitest";
import { labelOf, titleOf, zoomInto } from "./series-words.ts";

describe("the chart of readings", () => {
  it("opens a month in days, and a day in steps", () => {
    const days = zoomInto("months", "2026-03");
    expect(days).toEqual({ view: "days", from: "2026-03-01" });
    expect(zoomInto(days.view, "2026-03-29")).toEqual({ view: "steps", from: "2026-03-29" });
  });

  it("names its bars and itself in French, hours as they are in Paris", () => {
    expect(labelOf("months", "2026-03")).toBe("mars 26");
    expect(labelOf("days", "2026-03-09")).toBe("9");
    expect(labelOf("steps", "2026-07-14T22:30:00.000Z")).toBe("00:30");
    expect(titleOf({ view: "months" })).toBe("Mois par mois");
    expect(titleOf({ view: "days", from: "2026-03-01" })).toBe("mars 2026");
    expect(titleOf({ view: "steps", from: "2026-03-29" })).toBe("29 mars 2026");
  });
});
