import type { AccountingSheet } from "@mec/api/document";
import { frenchCsv } from "../french-csv.ts";
import { field, fieldList } from "../legal/model.ts";
import { legalPdf } from "../legal/render-pdf.ts";

const title = "Pour votre comptable";

/** Same data, same bytes. */
export const accountingPdf = ({
  date,
  projectName,
  subtitle,
  sections,
}: AccountingSheet): Promise<Uint8Array> =>
  legalPdf({
    title,
    subtitle,
    projectName,
    date: `${date}T12:00:00.000Z`,
    fields: [],
    warning: "",
    opening: sections.map((section) => ({
      title: section.title,
      blocks: [fieldList(section.rows.map(({ label, text }) => field(label, text)))],
    })),
    articles: [],
    closing: [],
    signatures: [],
    annexes: [],
  });

/** A line each, its figure beside its words. */
export const accountingCsv = ({ date, subtitle, sections }: AccountingSheet): Uint8Array =>
  frenchCsv([
    [title, subtitle, date],
    ["Les colonnes « De » et « À » portent les mêmes sommes que ce qui est dit, à l’euro près."],
    ["Rubrique", "Ligne", "Ce qui est dit", "De", "À", "Unité"],
    ...sections.flatMap((section) =>
      section.rows.map(({ label, text, amount }) => [
        section.title,
        label,
        text,
        amount?.low ?? null,
        amount?.high ?? null,
        amount?.unit ?? null,
      ]),
    ),
  ]);
