import { describe, expect, it } from "vitest";
import { lyonAddress as address } from "../../../parts/address/address.test-helper.ts";
import { allowedStep, emptyJoinDraft, firstOpenStep, type JoinDraft, pointOf } from "./join-draft.ts";

const typed: JoinDraft = {
  ...emptyJoinDraft,
  consumerType: "individual",
  house: { ...emptyJoinDraft.house, name: "Maison", address, annualConsumption: "4500" },
};
const complete: JoinDraft = { ...typed, meter: { prm: "16123456789012", sge: true } };

describe("a draft", () => {
  it("opens its steps one after the other", () => {
    expect(firstOpenStep(emptyJoinDraft)).toBe("type");
    expect(firstOpenStep({ ...emptyJoinDraft, consumerType: "individual" })).toBe("house");
    expect(firstOpenStep(typed)).toBe("sge");
    expect(firstOpenStep(complete)).toBe("signatory-and-apply");
  });

  it("lets nobody go beyond the first open step, and anybody back", () => {
    expect(allowedStep("signatory-and-apply", typed)).toBe("sge");
    expect(allowedStep("contract", typed)).toBe("contract");
    expect(allowedStep("type", complete)).toBe("type");
  });

  it("goes on without the meter once it was left for later", () => {
    const later = { ...complete, meterLater: true };
    expect(firstOpenStep({ ...typed, meterLater: true })).toBe("signatory-and-apply");
    expect(pointOf(later)).toMatchObject({ prm: "", sge: false });
  });

  it("is stopped by a price that is none, not by a missing one", () => {
    const contract = { ...typed.contract, type: "other", tarification: "base" } as const;
    expect(firstOpenStep({ ...complete, contract })).toBe("signatory-and-apply");
    expect(firstOpenStep({ ...complete, contract: { ...contract, basePrice: "beaucoup" } })).toBe("contract");
  });

  it("does not send an incomplete contract, and keeps prices without tax", () => {
    const contract = { ...typed.contract, type: "other", tarification: "base" } as const;
    expect(pointOf({ ...complete, contract }).contract).toBeNull();
    const priced = { ...complete, contract: { ...contract, basePrice: "0,24" } };
    expect(pointOf({ ...priced, pricesAs: "individual" }).contract?.basePrice).toBe(0.2);
    expect(pointOf({ ...priced, pricesAs: "professional" }).contract?.basePrice).toBe(0.24);
  });
});
