import { type ProductionPoint, type ProductionPointUpdate, paidBy } from "@mec/domain/point";
import type { Selectable } from "kysely";
import type { Schema } from "../../db/schema.ts";

type Columns = Pick<
  Selectable<Schema["production_point"]>,
  "buy_back_price" | "buy_back_takes_surplus" | "purchase_contract"
>;

/**
 * What a plant's contract is and pays, as its holder told it. Another window, or a page of the former release, may have told its
 * tariff since he said which it is: one of "no contract" is of one that he has not said, and an older one ends before sharing.
 */
export function contractOf({ buy_back_price: price, buy_back_takes_surplus, purchase_contract }: Columns) {
  const buyBack = price === null ? null : { price, takesSurplus: buy_back_takes_surplus ?? false };
  return paidBy({
    buyBack,
    purchaseContract: buyBack && purchase_contract === "none" ? null : purchase_contract,
  });
}

/** The same for an answer, with whether that contract runs; what was not told is left out. */
export function toldContract(
  row: Columns | undefined,
): Pick<ProductionPoint, "buyBack" | "purchaseContract"> {
  const { buyBack = null, purchaseContract = null } = row ? contractOf(row) : {};
  return { ...(buyBack ? { buyBack } : {}), ...(purchaseContract ? { purchaseContract } : {}) };
}

/** What a plant’s holder is told of it: what its panels cost, which nobody else is, and that contract. */
export const ownWords = (
  row: (Columns & Pick<Selectable<Schema["production_point"]>, "quote_eur">) | undefined,
): Pick<ProductionPoint, "quoteEur" | "buyBack" | "purchaseContract"> => ({
  ...(row?.quote_eur ? { quoteEur: row.quote_eur } : {}),
  ...toldContract(row),
});

/** The columns of it: left out of an update they stay, as far as the kind of contract that is told allows. */
export function contractColumns(
  change: Pick<ProductionPointUpdate, "buyBack" | "purchaseContract">,
): Partial<Columns> {
  const { buyBack, purchaseContract } = paidBy(change);
  return {
    ...(purchaseContract === undefined ? {} : { purchase_contract: purchaseContract }),
    ...(purchaseContract === "older" ? { buy_back_takes_surplus: false } : {}),
    ...(buyBack === undefined
      ? {}
      : { buy_back_price: buyBack?.price ?? null, buy_back_takes_surplus: buyBack?.takesSurplus ?? null }),
  };
}
