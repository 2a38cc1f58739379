import {
  contractEndIssue,
  type ProductionPoint,
  type ProductionPointUpdate,
  paidBy,
} from "@mec/domain/point";
import { FieldError } from "@mec/domain/shared";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { type ContractColumns, contractOf } from "./reads.ts";

type Told = Pick<ProductionPoint, "buyBack" | "purchaseContract" | "contractEndsOn" | "sellsSurplus">;
type Answered = Told & Pick<ProductionPoint, "contractSaidAt">;

/** The same for an answer, with whether that contract runs; what was not told is left out. */
export function toldContract(row: ContractColumns | undefined): Answered {
  if (!row) return {};
  const { buyBack, purchaseContract, contractEndsOn, sellsSurplus } = contractOf(row);
  const saidAt = purchaseContract && row.purchase_contract_said_at;
  return {
    ...(buyBack ? { buyBack } : {}),
    ...(purchaseContract ? { purchaseContract } : {}),
    ...(saidAt ? { contractSaidAt: saidAt.toISOString() } : {}),
    ...(contractEndsOn ? { contractEndsOn } : {}),
    ...(sellsSurplus ? { sellsSurplus } : {}),
  };
}

/** What a plant’s holder is told of it: what its panels cost, which nobody else is, and that contract. */
export const ownWords = (
  row: (ContractColumns & Pick<Selectable<Schema["production_point"]>, "quote_eur">) | undefined,
): Pick<ProductionPoint, "quoteEur"> & Answered => ({
  ...(row?.quote_eur ? { quoteEur: row.quote_eur } : {}),
  ...toldContract(row),
});

/** Another moment, where another day is said than before. */
const whereSaid = (day: string | null, moment: Date | "" | null, column: string) =>
  sql<Date | null>`case when production_point.contract_ends_on is distinct from ${day}::text then ${moment || null}::timestamptz
    else ${sql.ref(`production_point.${column}`)} end`;

/** @throws FieldError CONTRACT_END_INVALID */
export function refuseContractEnd(
  { contractEndsOn }: Pick<ProductionPointUpdate, "contractEndsOn">,
  now: Date,
): void {
  const issue = contractEndsOn ? contractEndIssue(contractEndsOn, now) : null;
  if (issue) throw new FieldError("CONTRACT_END_INVALID", "contractEndsOn", issue);
}

/** When he last said which it is, and on which day it ends: what is said again is no news, and a day that is taken back was said by nobody. */
export const contractSaidAt = ({ contractEndsOn = null, purchaseContract }: Partial<Told>, now: Date) =>
  purchaseContract === undefined
    ? {}
    : {
        purchase_contract_said_at: sql<Date | null>`case
          when production_point.purchase_contract is distinct from ${purchaseContract}::text then ${now}::timestamptz
          else production_point.purchase_contract_said_at end`,
        contract_end_said_at: whereSaid(contractEndsOn, contractEndsOn && now, "contract_end_said_at"),
        contract_end_told_at: whereSaid(contractEndsOn, null, "contract_end_told_at"),
      };

/** The columns of it: left out of an update they stay, as far as the kind of contract that is told allows. */
export function contractColumns(change: Pick<ProductionPointUpdate, keyof Told>): Partial<ContractColumns> {
  const { buyBack, purchaseContract, contractEndsOn, sellsSurplus } = paidBy(change);
  return {
    // Which contract it is, is told with the day on which it ends, or says that none is.
    ...(purchaseContract === undefined
      ? {}
      : { purchase_contract: purchaseContract, contract_ends_on: contractEndsOn ?? null }),
    ...(purchaseContract === "older" || contractEndsOn ? { buy_back_takes_surplus: false } : {}),
    ...(buyBack === undefined
      ? {}
      : {
          buy_back_price: buyBack?.price ?? null,
          buy_back_takes_surplus: buyBack?.takesSurplus ?? null,
          buy_back_surplus_offer: buyBack?.surplusOffer ?? null,
        }),
    ...(sellsSurplus === undefined ? {} : { sells_surplus: sellsSurplus }),
  };
}
