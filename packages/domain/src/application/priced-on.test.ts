import { expect, it } from "vitest";
import { pricedOn } from "./index.ts";

it("a price is of the day in Paris on which the last one was proposed", () => {
  const step = (status: "APPLICATION" | "PROPOSAL" | "SIGNATURE", createdAt: string) => ({
    status,
    createdAt,
  });
  const progress = [
    step("APPLICATION", "2026-11-01T10:00:00Z"),
    step("PROPOSAL", "2026-11-03T10:00:00Z"),
    step("PROPOSAL", "2026-11-11T23:30:00Z"),
    step("SIGNATURE", "2026-11-20T10:00:00Z"),
  ];
  expect(pricedOn({ progress })).toBe("2026-11-12");
  expect(pricedOn({ progress: progress.slice(0, 1) })).toBeNull();
  expect(pricedOn(null)).toBeNull();
});
