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

it("who told what heats his home reads it; who did not, and a business, read nothing of it", () => {
  const place = { ...emptyHouseForm, annualConsumption: "8500", consumerType: "individual" } as const;
  const heatingIn = (change: object) =>
    houseRows({ ...place, ...change }).find(({ label }) => label === "Chauffage")?.value;
  expect(heatingIn({ electricHeating: true })).toBe("Chauffage électrique");
  expect(heatingIn({ electricHeating: false })).toBe("Sans chauffage électrique");
  expect(heatingIn({})).toBeUndefined();
  expect(heatingIn({ electricHeating: true, consumerType: "professional" })).toBeUndefined();
});

it("who checks his answers reads that the usual power is counted for his large use; an owner reads the segment alone", () => {
  const bakery = { ...emptyHouseForm, annualConsumption: "80000", consumerType: "professional" } as const;
  const power = { label: "Puissance du compteur", value: "36\u00a0kVA au plus, supposé" };
  expect(houseRows(bakery)).toContainEqual(power);
  expect(houseRows(bakery, { isForOwner: true })).not.toContainEqual(power);
  expect(houseRows({ ...bakery, segment: "C4" }).map(({ label }) => label)).toContain("Segment");
});
