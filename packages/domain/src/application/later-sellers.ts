import { type ContractToEnd, firstDayAfter } from "../point/contract-to-end.ts";
import { conjunction, formatDate } from "../shared/index.ts";

/** Who sells to a place by contract, and whose purchase contract keeps him from it until its end. */
export interface LaterSeller {
  readonly name: string;
  readonly toEnd: Exclude<ContractToEnd, "unknown">;
}

const fromText = ({ name, toEnd }: LaterSeller): string =>
  toEnd === "older"
    ? `${name}, une fois fini son contrat d’achat, dont la fin n’est pas encore dite`
    : `${name}, le ${formatDate(firstDayAfter(toEnd.endsOn))} au plus tôt, après son contrat d’achat`;

/** Who of those that sell to a place begins later than the others, and when; null where nobody does. */
export function laterSellersText(sellers: readonly LaterSeller[]): string | null {
  if (sellers.length === 0) return null;
  const begins = sellers.length === 1 ? "Un vendeur commence" : "Des vendeurs commencent";
  return `${begins} plus tard\u00a0: ${conjunction(sellers.map(fromText))}. D’ici là, vous recevez moins que l’estimation ne le compte.`;
}
