import { expect, it } from "vitest";
import { offerHint } from "./offer-hint.ts";

it("says what is counted in doubt, and nothing of it once the offer is told: a large business has no sum without its price", () => {
  const small = { isBusiness: true, asksPrice: false };
  expect(offerHint({ type: "" }, small)).toMatch(/^Dites le prix .* nous comptons le tarif réglementé\.$/u);
  expect(offerHint({ type: "" }, { ...small, isBusiness: false })).toContain("Dans le doute");
  for (const type of ["TRV", "other"] as const) expect(offerHint({ type }, small)).toBeNull();
  for (const type of ["", "other"] as const)
    expect(offerHint({ type }, { ...small, asksPrice: true })).toBe("La somme s’affiche avec votre prix.");
});
