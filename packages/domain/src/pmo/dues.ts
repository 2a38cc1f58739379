import { formatEuro } from "../shared/index.ts";
import type { MembershipFee } from "./schemas.ts";

/** What a member pays in euros: each year, and once as he joins. */
export interface Dues {
  readonly yearly: number;
  readonly once: number;
}

type Amounts = Pick<MembershipFee, "required" | "amount" | "entranceFeeRequired" | "entranceFeeAmount">;

/** Nothing is due where nothing was said yet. */
export const duesOf = (fee: Amounts | null): Dues => ({
  yearly: fee?.required ? fee.amount : 0,
  once: fee?.entranceFeeRequired ? fee.entranceFeeAmount : 0,
});

/** Whether members pay more than before, in either way: who said yes to a price then gains less than he read. */
export const isDearer = (before: Dues, after: Dues): boolean =>
  after.yearly > before.yearly || after.once > before.once;

/** "une cotisation de 12,00 € par an et un droit d’entrée de 5,00 €, une seule fois"; "" when nothing is due. */
export const duesText = ({ yearly, once }: Dues): string =>
  [
    ...(yearly > 0 ? [`une cotisation de ${formatEuro(yearly)} par an`] : []),
    ...(once > 0 ? [`un droit d’entrée de ${formatEuro(once)}, une seule fois`] : []),
  ].join(" et ");

const amountOr = (none: string, euros: number, rhythm = ""): string =>
  euros > 0 ? `${formatEuro(euros)}${rhythm}` : none;

/** What members pay otherwise than before, each with both amounts: "la cotisation", "12,00 €", "18,00 € par an". */
export const changedDues = (
  before: Dues,
  now: Dues,
): { readonly name: string; readonly was: string; readonly is: string }[] => [
  ...(before.yearly === now.yearly
    ? []
    : [
        {
          name: "la cotisation",
          was: amountOr("aucune", before.yearly),
          is: amountOr("aucune", now.yearly, " par an"),
        },
      ]),
  ...(before.once === now.once
    ? []
    : [
        {
          name: "le droit d’entrée",
          was: amountOr("aucun", before.once),
          is: amountOr("aucun", now.once, ", une seule fois"),
        },
      ]),
];
