import { formatNumber } from "../shared/index.ts";
import { type GainRange, rangeText } from "./gain-words.ts";

const NBSP = "\u00a0";

/** A local kWh beside the supplier's at the same hours, €/kWh in the tax of the sum; the network, due on both, is in neither. */
interface PerKwh {
  readonly avoided: GainRange;
  /** The contract's own price at these hours, without excise. */
  readonly supplier?: GainRange | undefined;
  readonly paid: number;
  /** What of `avoided` is excise; 0 where it stays due. */
  readonly excise: number;
  /** Whether an end of its exemption is announced. */
  readonly mayEnd: boolean;
}

interface Compared {
  readonly perKwh?: PerKwh | null | undefined;
  /** Of a business that gets its VAT back, whose prices are without; null for others. */
  readonly savingWithoutVatEur: GainRange | null;
}

/** €/kWh in cents: a price as it is written elsewhere, a mean to a tenth. */
const cents = (eur: number, decimals = 2): string => formatNumber(eur * 100, decimals);

/** What a kWh costs of either, and here if the exemption ended; null where no one price is paid. */
function costsOf({ perKwh, savingWithoutVatEur }: Compared) {
  if (!perKwh) return null;
  const { avoided, paid, excise, mayEnd } = perKwh;
  const unit = `c€${NBSP}${savingWithoutVatEur ? "HT" : "TTC"}`;
  return {
    own: rangeText({ low: avoided.low * 100, high: avoided.high * 100 }, unit, 1),
    here: `${cents(paid)}${NBSP}c€${savingWithoutVatEur ? `${NBSP}HT` : ""}`,
    ended: mayEnd && excise > 0 ? cents(paid + excise, 1) : null,
  };
}

/** "Un kWh aux heures de soleil, hors réseau : 15,3 c€ TTC au fournisseur, 12 c€ ici, taxes comprises." Nothing may be added: it is not called TTC. */
export function perKwhText(sum: Compared): string | null {
  const costs = costsOf(sum);
  if (!costs) return null;
  const other = costs.ended ? ` (${costs.ended} sans l’exonération)` : "";
  return `Un kWh aux heures de soleil, hors réseau${NBSP}: ${costs.own} au fournisseur, ${costs.here} ici${sum.savingWithoutVatEur ? "" : ", taxes comprises"}${other}.`;
}

/** To the hundredth of a cent, half of one up, as the excise and the network's tariff are written wherever they are told. */
const hundredths = (eur: number): number => Math.round(Number((eur * 10_000).toFixed(6))) / 100;

/**
 * How the supplier's part comes from the price that his client knows: "15,42 c€ HT = 17,2 (votre contrat, hors accise) + 3,09 (accise)
 * − 4,87 (acheminement, qui reste dû)". What stays due is told as the tariff is; the result is what the figures before it add up to. In words where the hours have
 * several prices; null where no one price is paid.
 */
export function perKwhFromText({ perKwh, savingWithoutVatEur }: Compared): string | null {
  if (!perKwh?.supplier) return null;
  const { avoided, supplier } = perKwh;
  const [own, ownHigh] = [hundredths(avoided.low), hundredths(avoided.high)];
  const [told, toldHigh] = [hundredths(supplier.low), hundredths(supplier.high)];
  const excise = hundredths(perKwh.excise);
  const isOne = own === ownHigh && told === toldHigh;
  const intro = "Ce que votre fournisseur ne facture plus par kWh local";
  if (!isOne)
    return `${intro}${NBSP}: le prix de votre contrat${excise > 0 ? ", accise comprise," : ""} moins l’acheminement, qui reste dû.`;
  const unit = `c€${NBSP}${savingWithoutVatEur ? "HT" : "TTC"}`;
  const one = (value: number) => formatNumber(value, 2);
  const added = excise > 0 ? ` + ${one(excise)} (accise)` : "";
  const name = excise > 0 ? "votre contrat, hors accise" : "votre contrat";
  const network = hundredths(supplier.low + perKwh.excise - avoided.low);
  return `${intro}${NBSP}: ${one(told)} (${name})${added} − ${one(network)} (acheminement, qui reste dû) = ${one(told + excise - network)}${NBSP}${unit}.`;
}
