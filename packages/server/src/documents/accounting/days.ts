import type { BillingFrequency } from "@mec/domain/document";
import { firstInvoicesFrom } from "@mec/domain/overview";
import { addDays, formatDate, formatNumber, plural } from "@mec/domain/shared";
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

function endText({ terms }: SalesContractData, start: string | null): string {
  const { durationYears = null, tacitRenewal } = terms ?? {};
  if (durationYears === null) return "Aucune date\u00a0: il est à durée indéterminée";
  const end =
    start === null
      ? `${plural(durationYears, "an", "ans")} après sa prise d’effet`
      : `Le ${formatDate(addDays(yearsAfter(start, durationYears), -1))}`;
  return `${end}, ${tacitRenewal ? "puis d’année en année sauf opposition" : "sans reconduction"}`;
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

const periods: Record<BillingFrequency, string> = {
  monthly: "du mois",
  quarterly: "du trimestre civil",
  "half-yearly": "du semestre civil",
  yearly: "de l’année civile",
};

/** From when invoices come: all of a project's are made after a period of the calendar. Null where the contract says no rhythm. */
export function firstInvoicesText({ terms }: SalesContractData, sharesFrom: string | null): string | null {
  const frequency = terms?.billingFrequency;
  if (!frequency) return null;
  return sharesFrom === null
    ? `en principe après la fin ${periods[frequency]} où le partage commence`
    : `en principe à partir du ${formatDate(firstInvoicesFrom(sharesFrom, frequency))}, à la fin ${periods[frequency]} où le partage commence`;
}

/**
 * The days that its articles only reckon: its end, and when its price first changes; as long as no day of its start is known, that.
 * @param endsOn of who leaves, told with his leaving: no later day is one of the contract's
 */
export function dayRows(contract: SalesContractData, sharesFrom: string | null, endsOn?: string): SheetRow[] {
  const effect = effectOf(contract, sharesFrom);
  if (!contract.terms) return [];
  if (!effect)
    return [
      told("Prise d’effet", "Le jour où le partage commence pour ce lieu, pas encore connu"),
      ...(endsOn === undefined ? [told("Fin du contrat", endText(contract, null))] : []),
    ];
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
