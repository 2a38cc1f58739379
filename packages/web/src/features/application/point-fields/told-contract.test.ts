import type { Contract } from "@mec/domain/point";
import { expect, it } from "vitest";
import { toldContract } from "./told-contract.ts";

const contract: Contract = { type: "other", tarification: "base", basePrice: 0.18 };
const untold = { id: "hall", name: "Salle", consumerType: "professional", contract: null } as const;
const school = { id: "school", name: "École", consumerType: "professional", contract } as const;
const home = { id: "home", name: "Chez moi", consumerType: "individual", contract } as const;

it("offers a contract that was told of another place of the same kind", () => {
  const places = [untold, home, school];
  expect(toldContract(places, { id: null, consumerType: "professional" })?.name).toBe("École");
  expect(toldContract(places, { id: "hall", consumerType: "professional" })).toEqual({
    name: "École",
    contract,
  });
  expect(toldContract(places, { id: null, consumerType: "individual" })?.name).toBe("Chez moi");
});

it("offers none where none is told, nor the place's own", () => {
  expect(toldContract([untold], { id: null, consumerType: "professional" })).toBeNull();
  expect(toldContract([school, home], { id: "school", consumerType: "professional" })).toBeNull();
  expect(toldContract([school], { id: null, consumerType: null })).toBeNull();
});
