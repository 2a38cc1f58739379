import { describe, expect, it } from "vitest";
import { ownedText } from "./owned-text.ts";

type Told = Parameters<typeof ownedText>[0];

const told = (pledgedShare: number | null): Told => ({
  visibility: true,
  ownerConfirmed: true,
  moderation: { status: "approved", reason: null },
  numberOfConsumers: 12,
  gauge: { annualProductionKwh: 40_000, pledgedShare, acceptedKwh: null, appliedKwh: null },
});

describe("what an owner reads of his project when nothing is left to do", () => {
  it("is to invite neighbours as long as there is something to share", () => {
    expect(ownedText(told(0.6), undefined)).toContain("Invitez d’autres voisins");
    expect(ownedText(told(null), undefined)).toContain("Invitez d’autres voisins");
  });

  it("is no invitation once all is reserved", () => {
    expect(ownedText(told(1.2), undefined)).toContain("toute votre production est réservée");
    expect(ownedText(told(1), undefined)).not.toContain("remplir");
  });
});
