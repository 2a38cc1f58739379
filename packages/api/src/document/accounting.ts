import * as z from "zod";
import { defineCalls } from "../call.ts";
import { idParams } from "../wire.ts";

const row = z.object({
  label: z.string(),
  text: z.string(),
  /** Its figure, where it has one: from and to are the same of one that is known. */
  amount: z.object({ low: z.number(), high: z.number(), unit: z.string() }).optional(),
});

const sheet = z.object({
  /** The day of its figures. */
  date: z.iso.date(),
  projectName: z.string(),
  /** The business and its place. */
  subtitle: z.string(),
  sections: z.array(z.object({ title: z.string(), rows: z.array(row) })),
});

/** What is known of a business's purchase, for who keeps its accounts. */
export type AccountingSheet = z.output<typeof sheet>;

export const accountingFormats = ["pdf", "csv"] as const;
export type AccountingFormat = (typeof accountingFormats)[number];

export const accountingCalls = defineCalls({
  getAccounting: {
    method: "GET",
    path: "/consumption-point/{id}/accounting",
    summary:
      "Who buys, who sells, at which price, VAT and terms, what is owed to the association and what a year would come to, for a business's accountant; null of a home, and without price nor contract",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    success: { status: 200, body: sheet.nullable() },
  },
  getAccountingFile: {
    method: "GET",
    path: "/consumption-point/{id}/accounting/file",
    summary: "The same as a sheet to print, or as a table",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    query: z.object({ format: z.enum(accountingFormats) }),
    success: { status: 200, file: ["application/pdf", "text/csv"] },
    errors: ["NO_OPEN_PRICE"],
  },
  archiveAccounting: {
    method: "GET",
    path: "/consumption-point/{id}/accounting/archive",
    summary: "Both, with all that the place's holder has signed in the project and all have",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    exports: "documents",
    success: { status: 200, file: ["application/zip"] },
    errors: ["NO_OPEN_PRICE", "FILE_TOO_LARGE"],
  },
});
