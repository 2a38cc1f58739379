import { expect, it } from "vitest";
import {
  checkTariff,
  mayHaveOffer,
  mayTakeSurplus,
  noTariff,
  tariffAnswers,
  tariffChange,
  tariffOf,
  toldContract,
} from "./tariff.ts";

const told = { price: 0.105, takesSurplus: true };
const contract = { buyBack: told, purchaseContract: "recent" } as const;

it("a contract that is kept is typed as it was, and none is a question", () => {
  expect(tariffAnswers(contract)).toEqual({
    contract: "recent",
    endsOn: "",
    buyBack: "0,105",
    surplusBuyer: "contract",
    surplusOffer: "",
    sells: "all",
  });
  expect(toldContract(tariffAnswers(contract))).toMatchObject(contract);
  expect(tariffAnswers({ buyBack: { ...told, takesSurplus: false } }).surplusBuyer).toBe("unknown");
  expect([tariffAnswers({}), tariffOf(noTariff)]).toEqual([noTariff, null]);
  // A tariff of before the contract was asked keeps what it says.
  expect(toldContract(tariffAnswers({ buyBack: told }))).toMatchObject({
    buyBack: told,
    purchaseContract: null,
  });
});

it("an older contract pays for nothing that sharing leaves, and none pays nothing", () => {
  const typed = tariffAnswers(contract);
  expect(tariffOf({ ...typed, contract: "older" })).toEqual({ ...told, takesSurplus: false });
  expect(tariffOf({ ...typed, contract: "none" })).toBeNull();
  expect(
    (["recent", "unknown", "older", "none"] as const).map((kind) =>
      mayTakeSurplus({ ...typed, contract: kind }),
    ),
  ).toEqual([true, true, false, false]);
});

it("a price that a buyer offers for what sharing leaves is kept where no contract pays for it, and is asked beside a tariff", () => {
  const typed = { ...tariffAnswers({ ...contract, purchaseContract: "older" }), surplusOffer: "0,071" };
  const kept = { price: 0.105, takesSurplus: false, surplusOffer: 0.071 };
  expect(tariffOf(typed)).toEqual(kept);
  expect(tariffAnswers({ buyBack: kept, purchaseContract: "older" }).surplusOffer).toBe("0,071");
  expect(tariffChange({ ...typed, surplusOffer: "" }, typed)).toEqual({ buyBack: kept });
  expect(tariffChange(typed, typed)).toEqual({});
  const ended = { contract: "ended", endsOn: "2026-10-31", surplusBuyer: "unknown" } as const;
  expect(tariffOf({ ...typed, ...ended })).toEqual(kept);
  // Its own contract pays for it, or no tariff is told: nothing is asked, and nothing is wrong that nobody sees.
  const paid = { ...typed, contract: "recent", surplusBuyer: "contract" } as const;
  expect(tariffOf(paid)).toEqual({ price: 0.105, takesSurplus: true });
  expect([mayHaveOffer(typed), mayHaveOffer(paid), mayHaveOffer({ ...typed, buyBack: "" })]).toEqual([
    true,
    false,
    false,
  ]);
  const wrong = { ...typed, surplusOffer: "sept" };
  expect(checkTariff(wrong).map(({ path }) => path)).toEqual(["surplusOffer"]);
  expect(checkTariff({ ...paid, surplusOffer: "sept" })).toEqual([]);
});

it("a change says of the contract what was typed otherwise, and nothing where it was not asked or stays", () => {
  const read = tariffAnswers(contract);
  expect(tariffChange(read, { buyBack: "0,12" })).toEqual({ buyBack: { price: 0.12, takesSurplus: true } });
  expect(tariffChange(read, { surplusBuyer: "unknown" })).toEqual({
    buyBack: { price: 0.105, takesSurplus: false },
  });
  expect(tariffChange(read, { buyBack: "" })).toEqual({ buyBack: null });
  expect(tariffChange(read, { contract: "older" })).toEqual({
    purchaseContract: "older",
    buyBack: { price: 0.105, takesSurplus: false },
  });
  expect(tariffChange(read, { contract: "unknown" })).toEqual({ purchaseContract: null });
  expect(tariffChange(noTariff, { contract: "none" })).toEqual({ purchaseContract: "none" });
  expect(tariffChange(noTariff, { buyBack: "0,12" })).toEqual({
    buyBack: { price: 0.12, takesSurplus: false },
  });
  // "0,1050" is the same price, and who answers about a rest that no tariff pays for says nothing.
  expect(tariffChange(read, { ...read, buyBack: "0,1050" })).toEqual({});
  expect(tariffChange(noTariff, { surplusBuyer: "contract" })).toEqual({});
  expect(tariffChange(null, { buyBack: "0,12" })).toEqual({});
});

it("a contract that ended, or ends, keeps the tariff that it paid, and asks for its day", () => {
  const read = tariffAnswers({ ...contract, purchaseContract: "older" });
  const typed = { contract: "ended", endsOn: "2026-10-31" } as const;
  const change = tariffChange(read, typed);
  expect(change).toEqual({
    purchaseContract: "none",
    contractEndsOn: "2026-10-31",
  });
  const kept = tariffAnswers({ ...contract, ...change });
  expect(kept).toMatchObject({ ...typed, buyBack: "0,105" });
  expect(mayTakeSurplus(kept)).toBe(false);
  expect(tariffChange(kept, { contract: "recent" })).toEqual({
    purchaseContract: "recent",
    contractEndsOn: null,
    buyBack: told,
  });
  expect(checkTariff({ ...kept, endsOn: "" }).map(({ path }) => path)).toEqual(["endsOn"]);
  expect(checkTariff(kept)).toEqual([]);
});

it("who says that there is no contract takes the tariff away that he told, or says that it has ended", () => {
  const read = tariffAnswers(contract);
  expect(checkTariff({ ...read, contract: "none" })).toEqual([
    { path: "buyBack", message: expect.stringContaining("effacez-le") },
  ]);
  expect(checkTariff({ ...read, contract: "none", buyBack: "" })).toEqual([]);
  expect(checkTariff({ ...read, contract: "ended", endsOn: "2026-10-31" })).toEqual([]);
});

it("what is sold today is told beside it, all or a surplus", () => {
  expect(tariffChange(noTariff, { sells: "surplus" })).toEqual({ sellsSurplus: true });
  expect(tariffAnswers({ sellsSurplus: true }).sells).toBe("surplus");
  expect(tariffChange(tariffAnswers({ sellsSurplus: true }), { sells: "all" })).toEqual({
    sellsSurplus: false,
  });
});

it("a contract that is said to end in another century is a slip of the pen, beside its day", () => {
  const wrong = (endsOn: string) =>
    checkTariff({ contract: "ended", endsOn, buyBack: "" }).map(({ path }) => path);
  expect(wrong("9999-12-31")).toEqual(["endsOn"]);
  expect(wrong("2031-06-30")).toEqual([]);
  expect(wrong("")).toEqual(["endsOn"]);
});
