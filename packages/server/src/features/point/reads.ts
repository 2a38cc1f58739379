import { paidBy } from "@mec/domain/point";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** How a point is named where only its holder is known: the person, then the point. */
export const personThenPoint = (person: string, point: string): RawBuilder<string> =>
  sql<string>`concat(${sql.ref(`${person}.first_name`)}, ' ', ${sql.ref(`${person}.last_name`)}, ', ', ${sql.ref(`${point}.name`)})`;

export type ContractColumns = Pick<
  Selectable<Schema["production_point"]>,
  | "buy_back_price"
  | "buy_back_takes_surplus"
  | "buy_back_surplus_offer"
  | "purchase_contract"
  | "purchase_contract_said_at"
  | "contract_ends_on"
  | "sells_surplus"
>;

/**
 * What a plant's contract is and pays, as its holder told it. Another window, or a page of the former release, may have told its
 * tariff since he said which it is: one of "no contract" is of one that he has not said, and an older one ends before sharing. So
 * may it have told which it is, after a day was told on which it ends: that day is then of none.
 */
export function contractOf({
  purchase_contract,
  ...columns
}: Omit<ContractColumns, "purchase_contract_said_at">) {
  const { buy_back_price: price, buy_back_takes_surplus, contract_ends_on, sells_surplus } = columns;
  const { buy_back_surplus_offer: surplusOffer } = columns;
  const offered = surplusOffer === null ? {} : { surplusOffer };
  const buyBack =
    price === null ? null : { price, takesSurplus: buy_back_takes_surplus ?? false, ...offered };
  const contractEndsOn = purchase_contract === "none" ? contract_ends_on : null;
  const isOfNone = purchase_contract === "none" && contractEndsOn === null;
  return {
    ...paidBy({ buyBack, contractEndsOn, purchaseContract: buyBack && isOfNone ? null : purchase_contract }),
    sellsSurplus: sells_surplus ?? false,
  };
}
