import { expect, it } from "vitest";
import { emptyHouseForm } from "./house-form.ts";
import { contractRows, houseRows } from "./summaries.tsx";

it("who told the power of his meter reads it beside his place and in its list of prices; an owner does not", () => {
  const place = { ...emptyHouseForm, annualConsumption: "80000", consumerType: "professional" } as const;
  const told = { ...place, meterPower: 30 } as const;
  const power = { label: "Puissance du compteur", value: "30\u00a0kVA" };
  expect(houseRows(told)).toContainEqual(power);
  expect(houseRows(told, { isForOwner: true })).not.toContainEqual(power);
  const contract = { type: "TRV", tarification: "base", basePrice: 0.13 } as const;
  expect(contractRows(contract, String, told)).toContainEqual({ label: "Puissance", value: "9 kVA et plus" });
  expect(contractRows(contract, String)).toContainEqual({
    label: "Puissance",
    value: "non précisée, la plus courante est comptée",
  });
});

it("who checks his answers reads that the usual power is counted for his large use; an owner reads the segment alone", () => {
  const bakery = { ...emptyHouseForm, annualConsumption: "80000", consumerType: "professional" } as const;
  const power = { label: "Puissance du compteur", value: "36\u00a0kVA au plus, supposé" };
  expect(houseRows(bakery)).toContainEqual(power);
  expect(houseRows(bakery, { isForOwner: true })).not.toContainEqual(power);
  expect(houseRows({ ...bakery, segment: "C4" }).map(({ label }) => label)).toContain("Segment");
});
