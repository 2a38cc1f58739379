import { addDays, formatDate } from "../shared/index.ts";

/** Once all is signed, who takes part is told to enter within about two weeks. */
const usualDays = 14;

interface Later {
  readonly today: string;
  /** The month (YYYY-MM) that the project announces, where it is still to come. */
  readonly month: string | null;
  /** Whether the contracts are those of several places. */
  readonly isMany?: boolean;
}

/**
 * What the contracts say of the start, where they take effect on a day that neither the usual two weeks nor the month of the
 * project reach; else null.
 */
export function laterSaleText(
  saleStartsOn: string | undefined,
  { today, month, isMany = false }: Later,
): string | null {
  if (saleStartsOn === undefined || saleStartsOn <= addDays(today, usualDays)) return null;
  if (month !== null && month >= saleStartsOn.slice(0, 7)) return null;
  const whose = isMany ? "Vos contrats prennent effet" : "Votre contrat prend effet";
  return `${whose} le ${formatDate(saleStartsOn)}\u00a0: le partage commence alors, au plus tôt.`;
}
