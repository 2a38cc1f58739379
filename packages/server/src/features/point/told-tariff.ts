import type { BuyBack, ProductionPoint, ProductionPointUpdate } from "@mec/domain/point";
import type { Selectable } from "kysely";
import type { Schema } from "../../db/schema.ts";

type Columns = Pick<Selectable<Schema["production_point"]>, "buy_back_price" | "buy_back_takes_surplus">;

/** What a plant's contract pays, as its holder told it; null where he told none. */
export const buyBackOf = ({
  buy_back_price: price,
  buy_back_takes_surplus: takesSurplus,
}: Columns): BuyBack | null => (price === null ? null : { price, takesSurplus: takesSurplus ?? false });

/** The same for an answer, which leaves out what was not told. */
export function toldBuyBack(row: Columns | undefined): { buyBack?: BuyBack } {
  const buyBack = row ? buyBackOf(row) : null;
  return buyBack ? { buyBack } : {};
}

/** What a plant’s holder is told of it: what its panels cost, which nobody else is, and that tariff. */
export const ownWords = (
  row: (Columns & Pick<Selectable<Schema["production_point"]>, "quote_eur">) | undefined,
): Pick<ProductionPoint, "quoteEur" | "buyBack"> => ({
  ...(row?.quote_eur ? { quoteEur: row.quote_eur } : {}),
  ...toldBuyBack(row),
});

/** The columns of it: left out of an update they stay. */
export const buyBackColumns = ({ buyBack }: Pick<ProductionPointUpdate, "buyBack">): Partial<Columns> =>
  buyBack === undefined
    ? {}
    : { buy_back_price: buyBack?.price ?? null, buy_back_takes_surplus: buyBack?.takesSurplus ?? null };
