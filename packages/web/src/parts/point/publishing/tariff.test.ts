import { expect, it } from "vitest";
import { noTariff, tariffAnswers, tariffChange, tariffOf } from "./tariff.ts";

const told = { price: 0.105, takesSurplus: true };

it("a tariff that is kept is typed as it was, and none is an empty field", () => {
  expect(tariffAnswers(told)).toEqual({ buyBack: "0,105", surplusBuyer: "contract" });
  expect(tariffOf(tariffAnswers(told))).toEqual(told);
  expect(tariffAnswers({ ...told, takesSurplus: false }).surplusBuyer).toBe("unknown");
  expect([tariffAnswers(undefined), tariffOf(noTariff)]).toEqual([noTariff, null]);
});

it("a change says of the tariff what was typed otherwise, and nothing where it was not asked or stays", () => {
  const read = tariffAnswers(told);
  expect(tariffChange(read, { buyBack: "0,12" })).toEqual({ buyBack: { price: 0.12, takesSurplus: true } });
  expect(tariffChange(read, { surplusBuyer: "unknown" })).toEqual({
    buyBack: { price: 0.105, takesSurplus: false },
  });
  expect(tariffChange(read, { buyBack: "" })).toEqual({ buyBack: null });
  expect(tariffChange(noTariff, { buyBack: "0,12" })).toEqual({
    buyBack: { price: 0.12, takesSurplus: false },
  });
  // "0,1050" is the same price, and who answers about a rest that no tariff pays for says nothing.
  expect(tariffChange(read, { ...read, buyBack: "0,1050" })).toEqual({});
  expect(tariffChange(noTariff, { surplusBuyer: "contract" })).toEqual({});
  expect(tariffChange(null, { buyBack: "0,12" })).toEqual({});
});
