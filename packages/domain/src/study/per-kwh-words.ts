import { formatNumber } from "../shared/index.ts";
import { type GainRange, rangeText } from "./gain-words.ts";

const NBSP = "\u00a0";

/** A local kWh beside the supplier's at the same hours, €/kWh in the tax of the sum; the network, due on both, is in neither. */
interface PerKwh {
  readonly avoided: GainRange;
  readonly paid: number;
  /** What of `avoided` is excise; 0 where it stays due. */
  readonly excise: number;
  /** Whether an end of its exemption is announced. */
  readonly mayEnd: boolean;
}

interface Compared {
  readonly perKwh?: PerKwh | null | undefined;
  readonly isContractKnown: boolean;
  /** Of a business that gets its VAT back, whose prices are without; null for others. */
  readonly savingWithoutVatEur: GainRange | null;
}

/** €/kWh in cents: a price as it is written elsewhere, a mean to a tenth. */
const cents = (eur: number, decimals = 2): string => formatNumber(eur * 100, decimals);

/** "Avec votre contrat, un kWh aux heures de soleil vous coûte 15,3 c€ TTC (énergie et accise) ; ici, 12 c€ TTC." Null where no one price is paid. */
export function perKwhText({ perKwh, isContractKnown, savingWithoutVatEur }: Compared): string | null {
  if (!perKwh) return null;
  const { avoided, paid, excise, mayEnd } = perKwh;
  const unit = `c€${NBSP}${savingWithoutVatEur ? "HT" : "TTC"}`;
  const own = rangeText({ low: avoided.low * 100, high: avoided.high * 100 }, unit, 1);
  const whose = isContractKnown ? "Avec votre contrat" : "Au tarif réglementé";
  const made = excise > 0 ? "énergie et accise" : "énergie";
  const ended =
    mayEnd && excise > 0 ? `, ou ${cents(paid + excise, 1)} si l’exonération d’accise s’arrêtait` : "";
  const here = `ici, ${cents(paid)}${NBSP}${unit}${ended}`;
  return `${whose}, un kWh aux heures de soleil vous coûte ${own} (${made})${NBSP}; ${here}. Le réseau se paie en plus, autant des deux côtés.`;
}
