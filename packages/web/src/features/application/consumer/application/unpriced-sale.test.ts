import type { ApplicationProgress } from "@mec/domain/application";
import { describe, expect, it } from "vitest";
import { isUnpriced, unpricedSaleOf } from "./unpriced-sale.ts";

type Step = ApplicationProgress["progress"][number];
const step = (status: Step["status"], price?: number) => ({ status, ...(price !== undefined && { price }) });
const after = (...steps: ReturnType<typeof step>[]) =>
  isUnpriced({
    progress: steps.map((one, at): Step => {
      const day = String(at + 1);
      return { ...one, id: day, by: "owner", createdAt: `2026-11-0${day}T10:00:00.000Z` };
    }),
  });

describe("who was accepted without a price", () => {
  it("has none in any of his steps", () => {
    expect(after(step("APPLICATION"), step("SIGNATURE"))).toBe(true);
    expect(after(step("APPLICATION"), step("SIGNATURE"), step("SIGNED"))).toBe(true);
    expect(after(step("APPLICATION"), step("PROPOSAL", 0.12), step("SIGNATURE"))).toBe(false);
  });

  it("keeps that estimate from the acceptance until he shares, and not before", () => {
    expect(after(step("APPLICATION"))).toBe(false);
    expect(after(step("APPLICATION"), step("SIGNATURE"), step("EXPLOITATION"))).toBe(false);
  });

  it.each([
    ["preparing", "to-come"],
    ["to-sign", "to-sign"],
    ["to-confirm", "to-sign"],
    ["disowned", "to-sign"],
    ["waiting", "signed"],
    ["signed", "signed"],
    ["elsewhere", "elsewhere"],
  ] as const)("reads of his price by where his contract stands: %s", (state, told) => {
    expect(unpricedSaleOf(state, false)).toBe(told);
  });

  it("reads nothing of a price that a contract told which came to nothing", () => {
    expect(unpricedSaleOf("declined", false)).toBeNull();
    expect(unpricedSaleOf("expired", false)).toBeNull();
  });

  it("reads nothing of a price that he would pay to himself", () => {
    for (const isSigned of [false, true]) expect(unpricedSaleOf("own-body", isSigned)).toBeNull();
  });

  it("reads of the contract that he has signed once all is signed, here or elsewhere", () => {
    expect(unpricedSaleOf("elsewhere", true)).toBe("signed");
  });
});
