import { expect, it } from "vitest";
import { supposedSupply } from "./tell-supply.tsx";

it("says beside a sum what of the supply it supposes: the contract, else its off-peak hours", () => {
  expect(supposedSupply({ isContractKnown: false })?.told).toContain("Votre contrat est supposé");
  expect(supposedSupply({ isContractKnown: true, areHoursAssumed: true })?.told).toContain(
    "Vos heures creuses sont supposées",
  );
  expect(supposedSupply({ isContractKnown: true, areHoursAssumed: false })).toBeNull();
  expect(supposedSupply({ isContractKnown: true })).toBeNull();
});
