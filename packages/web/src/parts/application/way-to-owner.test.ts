import { describe, expect, it } from "vitest";
import type { JoinedProject } from "./use-joined-project.ts";
import { wayToOwner } from "./way-to-owner.ts";

const way = (given: Partial<JoinedProject>, isProven = true) =>
  wayToOwner(
    {
      id: "p1",
      name: "Toits du quai",
      address: { city: "Rennes" },
      stage: "study",
      expectedStart: null,
      price: null,
      ...given,
    },
    isProven,
  );

describe("who has applied writes to the owner", () => {
  it("on the project's page, as long as the public sees it", () => {
    expect(way({})).toBe("page");
    expect(way({ visibility: true, ownerConfirmed: true }, false)).toBe("page");
  });

  it("from the application once its owner has taken it off, from a mailbox that is proven", () => {
    expect(way({ visibility: false, ownerConfirmed: true })).toBe("here");
    expect(way({ visibility: false, ownerConfirmed: true }, false)).toBeNull();
  });

  it("is led nowhere where no message would arrive", () => {
    expect(way({ visibility: true, ownerConfirmed: false })).toBeNull();
    expect(way({ visibility: false, ownerConfirmed: false })).toBeNull();
    expect(way({ visibility: true, moderation: { status: "hidden" } })).toBeNull();
  });
});
