import type { AccountingSheet } from "@mec/api/document";
import { type Run, runText, type Text } from "../legal/model.ts";

export type SheetSection = AccountingSheet["sections"][number];
export type SheetRow = SheetSection["rows"][number];

export const plainText = (text: Text): string => text.map(runText).join("");

/** A line in words. */
export const told = (label: string, value: Text | Run): SheetRow => ({
  label,
  text: Array.isArray(value) ? plainText(value) : runText(value as Run),
});

/** The same with its figure, which a spreadsheet adds up. */
export const counted = (label: string, text: string, amount: NonNullable<SheetRow["amount"]>): SheetRow => ({
  label,
  text,
  amount,
});

/** One figure, from and to which are the same. */
export const exact = (value: number, unit: string): NonNullable<SheetRow["amount"]> => ({
  low: value,
  high: value,
  unit,
});
