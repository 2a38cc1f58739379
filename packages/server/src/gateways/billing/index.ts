import type { Config } from "../../config.ts";
import { ledgerBilling } from "./embedded.ts";
import { lagoBilling } from "./lago.ts";
import type { Billing } from "./port.ts";

/** Lago when it is configured; else the ledger alone. */
export const openBilling = ({ billing }: Pick<Config, "billing">): Billing =>
  billing ? lagoBilling(billing) : ledgerBilling();
