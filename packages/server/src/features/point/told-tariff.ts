import { type BuyBack, type ProductionPoint, type ProductionPointUpdate, paidBy } from "@mec/domain/point";
import type { Selectable } from "kysely";
import type { Schema } from "../../db/schema.ts";

type Columns = Pick<Selectable<Schema["production_point"]>, "buy_back_price" | "buy_back_takes_surplus">;
type ContractColumn = Pick<Selectable<Schema["production_point"]>, "purchase_contract">;

/** What a plant's contract pays, as its holder told it; null where he told none. */
export const buyBackOf = ({
  buy_back_price: price,
  buy_back_takes_surplus: takesSurplus,
}: Columns): BuyBack | null => (price === null ? null : { price, takesSurplus: takesSurplus ?? false });

/** The same for an answer, with whether that contract runs; what was not told is left out. */
export function toldContract(
  row: (Columns & ContractColumn) | undefined,
): Pick<ProductionPoint, "buyBack" | "purchaseContract"> {
  const buyBack = row ? buyBackOf(row) : null;
  const purchaseContract = row?.purchase_contract;
  return { ...(buyBack ? { buyBack } : {}), ...(purchaseContract ? { purchaseContract } : {}) };
}

/** What a plant’s holder is told of it: what its panels cost, which nobody else is, and that contract. */
export const ownWords = (
  row: (Columns & ContractColumn & Pick<Selectable<Schema["production_point"]>, "quote_eur">) | undefined,
): Pick<ProductionPoint, "quoteEur" | "buyBack" | "purchaseContract"> => ({
  ...(row?.quote_eur ? { quoteEur: row.quote_eur } : {}),
  ...toldContract(row),
});

/** The columns of it: left out of an update they stay, as far as the kind of contract that is told allows. */
export function contractColumns(
  change: Pick<ProductionPointUpdate, "buyBack" | "purchaseContract">,
): Partial<Columns & ContractColumn> {
  const { buyBack, purchaseContract } = paidBy(change);
  return {
    ...(purchaseContract === undefined ? {} : { purchase_contract: purchaseContract }),
    ...(purchaseContract === "older" ? { buy_back_takes_surplus: false } : {}),
    ...(buyBack === undefined
      ? {}
      : { buy_back_price: buyBack?.price ?? null, buy_back_takes_surplus: buyBack?.takesSurplus ?? null }),
  };
}
