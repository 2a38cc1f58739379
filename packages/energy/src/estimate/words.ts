import { formatCents, formatWhole } from "../money/format.ts";
import { type Customer, taxAssumptions } from "../money/saving.ts";

interface Basis {
  readonly annualKwh: number;
  readonly isContractKnown: boolean;
  readonly producedKwh: number;
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly customer: Customer;
  /** The largest plant's. */
  readonly plantKw: number;
  readonly day: string;
}

/** What an estimate rests on, in French. */
export function estimateAssumptions(basis: Basis): string[] {
  const { annualKwh, isContractKnown, producedKwh, price, customer, plantKw, day } = basis;
  return [
    `Vos ${formatWhole(annualKwh)}\u00a0kWh par an sont répartis selon un profil type, et non selon vos propres relevés.`,
    `La production est celle d’une année type, soit ${formatWhole(producedKwh)}\u00a0kWh\u00a0: 10\u00a0% de moins dans le cas le moins favorable, 5\u00a0% de plus dans l’autre.`,
    "L’énergie locale est partagée à chaque demi-heure, au prorata des consommations.",
    "Cas le moins favorable\u00a0: tous les candidats participent, consomment en journée, et leur consommation atteint au moins la production. Cas le plus favorable\u00a0: seuls les participants déjà acceptés, ou la moitié de la production s’ils sont moins.",
    priceSentence(price),
    isContractKnown
      ? "Le prix de votre fournisseur est celui de votre contrat."
      : "Le prix de votre fournisseur est celui du tarif réglementé, option base.",
    ...taxAssumptions(customer, plantKw, day),
  ];
}

function priceSentence(price: Basis["price"]): string {
  if (!price) return "L’énergie locale est donnée, sans prix.";
  if (price.min === price.max) return `Prix local\u00a0: ${formatCents(price.min)} HT par kWh, plus la TVA.`;
  return `Prix local\u00a0: de ${formatCents(price.min)} à ${formatCents(price.max)} HT par kWh, plus la TVA.`;
}
