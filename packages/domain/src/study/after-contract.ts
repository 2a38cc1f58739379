import { formatDate } from "../shared/index.ts";
import type { SoldWithout } from "./buy-back-words.ts";
import { euros } from "./earns-words.ts";

export interface UntilItsEnd extends SoldWithout {
  /** When the contract ends by which all is sold. */
  readonly contractEndsOn?: string | null | undefined;
  readonly producedKwh?: number | null | undefined;
  /** €/kWh without VAT of a surplus, which is what a plant gets that has no contract any more. */
  readonly surplusPrice?: number | null | undefined;
}

interface AfterContract {
  /** The contract's last day. */
  readonly endsOn: string;
  /** € a year without VAT of a plant that shares nothing, from the day after on. */
  readonly sellingAllEur: number;
}

/** What selling all brings once a contract has ended that runs until then; null of one that runs on, or is over. */
export function afterContract(sale: UntilItsEnd): AfterContract | null {
  const {
    contractEndsOn,
    producedKwh = null,
    surplusPrice = null,
    isContractOver = false,
    sellsSurplus,
  } = sale;
  if (!contractEndsOn || isContractOver || sellsSurplus || producedKwh === null || surplusPrice === null)
    return null;
  return { endsOn: contractEndsOn, sellingAllEur: producedKwh * surplusPrice };
}

/** What a plant without sharing gets once its contract has ended: "ensuite, au tarif publié du surplus : environ 2 210 € par an". Null of one that runs on, or is over. */
export function afterContractText(sale: UntilItsEnd): string | null {
  const after = afterContract(sale);
  if (after === null) return null;
  const at = sale.isSurplusOffered ? "au prix qui vous est proposé" : "au tarif publié du surplus";
  return `jusqu’au ${formatDate(after.endsOn)}\u00a0; ensuite, ${at}\u00a0: environ ${euros(after.sellingAllEur)} par an`;
}
