import { describe, expect, it } from "vitest";
import { projectStanding } from "./standing.ts";

describe("where a project stands", () => {
  it.each([
    [true, "pending", true, "online"],
    [true, "approved", true, "online"],
    [true, "pending", false, "awaiting-confirmation"],
    [true, "approved", false, "awaiting-confirmation"],
    [true, "hidden", true, "hidden-by-support"],
    [true, "hidden", false, "hidden-by-support"],
    [false, "pending", true, "not-published"],
    [false, "approved", false, "not-published"],
    [false, "hidden", false, "hidden-by-support"],
  ] as const)(
    "visible %s, %s, owner confirmed %s: %s",
    (visibility, moderationStatus, ownerConfirmed, standing) => {
      expect(projectStanding({ visibility, moderationStatus, ownerConfirmed })).toBe(standing);
    },
  );
});
