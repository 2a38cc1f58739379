import { expect, it } from "vitest";
import { afterContractText } from "./after-contract.ts";

const plant = { contractEndsOn: "2027-02-28", producedKwh: 41_000, surplusPrice: 0.0539 };
const told = (other: Partial<Parameters<typeof afterContractText>[0]> = {}) =>
  afterContractText({ ...plant, ...other })?.replaceAll(/[\u00a0\u202f]/gu, " ");

it("says of a contract that ends what selling all brings after it", () => {
  expect(told()).toBe(
    "jusqu’au 28 février 2027 ; ensuite, au tarif publié du surplus : environ 2 210 € par an",
  );
});

it("says nothing of one that runs on or is over, of a surplus that is sold as such, or where no price is known", () => {
  for (const other of [
    { contractEndsOn: null },
    { isContractOver: true },
    { sellsSurplus: true },
    { producedKwh: null },
    { surplusPrice: null },
  ])
    expect(told(other)).toBeUndefined();
});
