import { describe, expect, it } from "vitest";
import { ownedText } from "./owned-text.ts";

type Told = Parameters<typeof ownedText>[0];

const told = (pledgedShare: number | null): Told => ({
  visibility: true,
  ownerConfirmed: true,
  moderation: { status: "approved", reason: null },
  numberOfConsumers: 12,
  gauge: { annualProductionKwh: 40_000, pledgedShare, plannedKwh: 0, acceptedKwh: null, appliedKwh: null },
});

describe("what an owner reads of his project when nothing is left to do", () => {
  it("is to invite neighbours as long as there is something to share", () => {
    // Places are what is counted: one person may have several.
    expect(ownedText(told(0.6), undefined)).toMatch(/^12\slieux acceptés\. Invitez d’autres voisins/u);
    expect(ownedText(told(null), undefined)).toContain("Invitez d’autres voisins");
  });

  it("is no invitation once all is reserved", () => {
    expect(ownedText(told(1.2), undefined)).toContain("ils consomment tout ce que vous produisez");
    expect(ownedText(told(1), undefined)).not.toContain("remplir");
  });
});
