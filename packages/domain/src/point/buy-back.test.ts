import { expect, it } from "vitest";
import { buyBackText } from "./buy-back.ts";

it("is a price as the others are, which nobody has to tell", () => {
  expect(buyBackText.parse("")).toBeNull();
  // 12,3 c€, which the form holds in euros.
  expect(buyBackText.parse("0,123")).toBe(0.123);
  expect(buyBackText.safeParse("douze").success).toBe(false);
  // 123 c€/kWh is the 123 €/MWh of a contract.
  expect(buyBackText.safeParse("1,23").error?.issues[0]?.message).toContain("Écrivez 12,3.");
});
