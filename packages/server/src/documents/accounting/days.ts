import { addDays, formatDate, formatNumber } from "@mec/domain/shared";
import type { SalesContractData } from "../to-sign/content.ts";
import { indexationOf, isGiven } from "../to-sign/sales-price.ts";
import { type SheetRow, told } from "./sheet.ts";

/** The same day some years later, `YYYY-MM-DD`; of a 29 February, the last of the month where there is none. */
function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}

/** On which day it takes effect, and whether that is certain: the place may begin to share later than the contract says. */
function effectOf({ terms }: SalesContractData, sharesFrom: string | null) {
  const day = [terms?.startDate, sharesFrom]
    .filter((one) => one != null)
    .toSorted()
    .at(-1);
  return day === undefined ? null : { day, isKnown: sharesFrom !== null };
}

function endText({ terms }: SalesContractData, start: string): string {
  const { durationYears = null, tacitRenewal } = terms ?? {};
  if (durationYears === null) return "Aucune date\u00a0: il est à durée indéterminée";
  const end = formatDate(addDays(yearsAfter(start, durationYears), -1));
  return `Le ${end}, ${tacitRenewal ? "puis d’année en année sauf opposition" : "sans reconduction"}`;
}

function riseText(contract: SalesContractData): string | null {
  if (isGiven(contract)) return null;
  const rate = contract.terms?.indexationRate ?? 0;
  switch (indexationOf(contract)) {
    case "none":
      return null;
    case "fixed":
      return rate === 0 ? null : `+${formatNumber(rate, 2)}\u00a0%`;
    case "insee":
      return "selon l’indice de l’INSEE";
  }
}

/**
 * The days that its articles only reckon: its end, and when its price first changes. None before a day of its start is known.
 * @param endsOn of who leaves, told with his leaving: no later day is one of the contract's
 */
export function dayRows(contract: SalesContractData, sharesFrom: string | null, endsOn?: string): SheetRow[] {
  const effect = effectOf(contract, sharesFrom);
  if (!(contract.terms && effect)) return [];
  const start = formatDate(effect.day);
  const rise = riseText(contract);
  return [
    told(
      "Prise d’effet",
      effect.isKnown
        ? `Le ${start}`
        : `Le ${start}, ou le jour où le partage commence s’il vient après\u00a0: les dates qui suivent en dépendent.`,
    ),
    ...(endsOn === undefined ? [told("Fin du contrat", endText(contract, effect.day))] : []),
    ...(rise === null || (endsOn !== undefined && yearsAfter(effect.day, 1) > endsOn)
      ? []
      : [told("Premier changement du prix", `Le ${formatDate(yearsAfter(effect.day, 1))}\u00a0: ${rise}`)]),
  ];
}
