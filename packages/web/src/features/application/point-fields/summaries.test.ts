import { expect, it } from "vitest";
import { emptyHouseForm } from "./house-form.ts";
import { houseRows } from "./summaries.tsx";

it("who checks his answers reads that the usual power is counted for his large use; an owner reads the segment alone", () => {
  const bakery = { ...emptyHouseForm, annualConsumption: "80000", consumerType: "professional" } as const;
  const power = { label: "Puissance du compteur", value: "36\u00a0kVA au plus, supposé" };
  expect(houseRows(bakery)).toContainEqual(power);
  expect(houseRows(bakery, { isForOwner: true })).not.toContainEqual(power);
  expect(houseRows({ ...bakery, segment: "C4" }).map(({ label }) => label)).toContain("Segment");
});
