import { haveTwoTaxes, type OwnSaving, ownSavingOf, type Study, smallestOwnOf } from "@mec/api/study";
import { repartitionKeyLabels } from "@mec/domain/project";
import { formatDate, formatEuro, formatKwh, formatNumber } from "@mec/domain/shared";
import { ownBodyCaseRow, ownBodyNotes, ownBodySum, paidToThemselves, yearlyCosts } from "@mec/domain/study";
import { blockPart, headingPart, sectionPart, textPart } from "../legal/blocks.ts";
import { figurePart } from "../legal/figure.ts";
import { joinParts, type Part } from "../legal/flow.ts";
import type { Style } from "../legal/lines.ts";
import { styles } from "../legal/look.ts";
import { type Block, type Column, list, type Section } from "../legal/model.ts";
import { drawPages } from "../legal/pages.ts";
import { openPdf, pdfPieces } from "../pdf.ts";
import { barChart, lineChart } from "./charts.ts";
import { dayChart, monthsChart, seasonLabels } from "./figures.ts";

export interface StudyReport {
  readonly projectName: string;
  readonly study: Study;
  readonly date: Date;
}

const nbsp = "\u00a0";
const percent = (rate: number): string => `${formatNumber(rate * 100, 1)}${nbsp}%`;
const curveLabels = { real: "courbe réelle", typical: "profil type" } as const;
const producerLabels = {
  real: "courbe réelle",
  solar: "modèle solaire",
  pvgis: "PVGIS",
  typical: "profil type",
} as const;

type Row = readonly string[];

/** The first columns, of these widths, are texts; the others share what is left and are figures. */
function table(titles: Row, rows: readonly Row[], ...textWidths: readonly number[]): Block {
  const left = 1 - textWidths.reduce((sum, width) => sum + width, 0);
  const figureWidth = left / (titles.length - textWidths.length);
  const columns = titles.map((title, index): Column => {
    const width = textWidths[index];
    return width === undefined ? { title, width: figureWidth, align: "right" } : { title, width };
  });
  return { kind: "table", columns, rows: rows.map((row) => row.map((cell) => [cell])) };
}

/** "120,50 € TTC", as the person concerned reads it. */
const ownText = ({ savingEur, isWithoutVat }: OwnSaving): string =>
  `${formatEuro(savingEur)}${nbsp}${isWithoutVat ? "HT" : "TTC"}`;

const sumOf = (participants: Study["participants"]): number =>
  participants.reduce((sum, { savingEur }) => sum + savingEur, 0);

function titlePart(pdf: PDFKit.PDFDocument, { study, projectName, date }: StudyReport): Part {
  const { period, key, method } = study;
  const last = new Date(new Date(period.to).getTime() - 1);
  const write = (tag: string, text: string, style: Style, before = 0) =>
    textPart(pdf, [text], { tag, style, before, keep: true });
  return joinParts([
    write("P", "Mon énergie collective", styles.brand),
    write("H1", `Étude de partage${nbsp}: ${projectName}`, styles.title, 4),
    write(
      "P",
      `Du ${formatDate(period.from)} au ${formatDate(last)}, par pas de ${period.stepMinutes}${nbsp}minutes. Établie le ${formatDate(date)}.`,
      styles.subtitle,
      4,
    ),
    write(
      "P",
      `Clé ${repartitionKeyLabels[key].toLowerCase()}, ${method.label.toLowerCase()}. ${method.meaning}`,
      styles.body,
      6,
    ),
  ]);
}

function summary(study: Study): Section {
  const { totals, revenue, participants, withoutExemptionEur = null, ownBodies: bodies = [] } = study;
  const ownEur = paidToThemselves(bodies);
  const saved = haveTwoTaxes(participants)
    ? "Économie des participants, par an TTC (les entreprises comptées avec TVA)"
    : "Économie des participants, par an TTC";
  const rows = [
    ["Production", formatKwh(totals.productionKwh)],
    ["Consommation des participants", formatKwh(totals.consumptionKwh)],
    ["Énergie partagée", formatKwh(totals.sharedKwh)],
    ["Surplus", formatKwh(totals.surplusKwh)],
    ["Taux d’autoconsommation (part de la production partagée)", percent(totals.selfConsumptionRate)],
    ["Taux d’autoproduction (part de la consommation couverte)", percent(totals.selfProductionRate)],
    ["Taux de couverture (production rapportée à la consommation)", percent(totals.coverageRate)],
    ...(withoutExemptionEur === null
      ? [[saved, formatEuro(sumOf(participants))]]
      : [
          [`${saved}, si l’exonération de taxe (accise) s’arrêtait`, formatEuro(withoutExemptionEur)],
          ["… avec l’exonération de taxe (accise)", formatEuro(sumOf(participants))],
        ]),
    ["Revenu des producteurs, par an HT", formatEuro(totals.producerRevenueEur)],
    ...(ownEur > 0 ? [["… dont payé à soi-même, qui n’est pas un revenu", formatEuro(ownEur)]] : []),
    [
      "… en vendant tout au réseau, par an HT",
      revenue.wholeSaleEur === null ? "non connu" : formatEuro(revenue.wholeSaleEur),
    ],
  ];
  return { title: "En bref", blocks: [table(["Indicateur", "Valeur"], rows, 0.7)] };
}

/** What each who produces and consumes gains in all: no line of the summary says it. */
const ownBodies = ({ ownBodies: bodies = [] }: Study): Section[] =>
  bodies.map((body) => {
    const { cases, lines } = ownBodySum(body);
    const rows = [...cases.map(ownBodyCaseRow), ...lines];
    return {
      title: `Produire et consommer${nbsp}: ${body.name}`,
      blocks: [table(["Par an", "Valeur"], rows, 0.7), ...listOf(ownBodyNotes(body))],
    };
  });

function chartsPart(pdf: PDFKit.PDFDocument, study: Study): Part {
  const months = table(
    ["Mois", "Production", "Consommation", "Partagée", "Surplus"],
    study.months.map((month) => [
      month.month,
      ...[month.productionKwh, month.consumptionKwh, month.sharedKwh, month.surplusKwh].map(formatKwh),
    ]),
    0.2,
  );
  const days = study.typicalDays.map((day) =>
    joinParts([
      headingPart(pdf, `Un jour moyen ${seasonLabels[day.season]}`),
      figurePart(lineChart(pdf, dayChart(day))),
    ]),
  );
  return joinParts([
    headingPart(pdf, "Mois par mois"),
    figurePart(barChart(pdf, monthsChart(study))),
    blockPart(pdf, months),
    ...days,
  ]);
}

/** A list of what is given; nothing when nothing is. */
const listOf = (texts: readonly string[]): Block[] =>
  texts.length === 0 ? [] : [list(...texts.map((text) => [text]))];

function participants({ participants: people }: Study): Section {
  const rows = people.map((one) => [
    one.name,
    curveLabels[one.curve],
    formatKwh(one.consumptionKwh),
    formatKwh(one.sharedKwh),
    percent(one.selfProductionRate),
    ownText(ownSavingOf(one)),
  ]);
  const warnings = people.flatMap(({ name, warning }) => (warning ? [`${name}${nbsp}: ${warning}`] : []));
  const mayEnd = people.some(({ exemptionEur }) => exemptionEur);
  const saved = mayEnd ? "Économie/an, avec l’exonération" : "Économie/an";
  const titles = ["Participant", "Courbe", "Consommée", "Partagée", "Part locale", saved];
  return {
    title: "Les participants",
    blocks: [table(titles, rows, 0.28, 0.16), sums(people), ...listOf(warnings)],
  };
}

/** What makes up each participant's saving: the energy, less what is paid besides it; without VAT for a business. */
function sums(people: Study["participants"]): Block {
  const hasOption = people.some(({ networkOptionEur }) => networkOptionEur !== null);
  const areMixed = haveTwoTaxes(people);
  const rows = people.map(({ name, withoutVat, networkOptionEur, ...withVat }) => {
    const sum = withoutVat ?? withVat;
    return [
      areMixed ? `${name} (${withoutVat ? "HT" : "TTC"})` : name,
      formatEuro(sum.energyEur),
      ...yearlyCosts.map((cost) => {
        const eur = sum[cost];
        return eur === null ? "à fixer" : formatEuro(-eur);
      }),
      formatEuro(sum.savingEur),
      formatEuro(-sum.entranceEur),
      ...(hasOption ? [networkOptionEur === null ? "–" : formatEuro(networkOptionEur)] : []),
    ];
  });
  const titles = [
    areMixed ? "Par an" : "Par an, TTC",
    "Énergie",
    "Fournisseur",
    "Cotisation",
    "Abonnement",
    "Reste",
    "Une fois, à l’entrée",
    ...(hasOption ? ["Option de réseau, TTC en plus"] : []),
  ];
  return table(titles, rows, 0.16);
}

/** € a year without VAT, for what is shared and for the surplus where its price is known. */
function earned({ revenue }: Study["producers"][number]): string {
  if (!revenue) return "non connu";
  const { localSaleEur, surplusSaleEur } = revenue;
  return surplusSaleEur === null
    ? `${formatEuro(localSaleEur)}, hors surplus`
    : formatEuro(localSaleEur + surplusSaleEur);
}

function producers({ producers: plants }: Study): Section {
  const rows = plants.map((one) => [
    one.name,
    producerLabels[one.curve],
    formatKwh(one.productionKwh),
    formatKwh(one.surplusKwh),
    earned(one),
  ]);
  const titles = ["Producteur", "Courbe", "Production", "Surplus", "Reçoit, HT par an"];
  return { title: "Les producteurs", blocks: [table(titles, rows, 0.27, 0.16)] };
}

function keys({ keys: compared }: Study): Section {
  const rows = compared.map((one) => [
    repartitionKeyLabels[one.key],
    one.method,
    formatKwh(one.sharedKwh),
    percent(one.selfConsumptionRate),
    formatEuro(one.totalSavingEur),
    ownText(smallestOwnOf(one)),
  ]);
  const titles = ["Clé", "Méthode", "Partagée", "Part partagée", "Économie de tous, TTC", "La plus petite"];
  return { title: "Les quatre clés, côte à côte", blocks: [table(titles, rows, 0.2, 0.24)] };
}

function candidates({ candidates: waiting }: Study): Section[] {
  if (waiting.length === 0) return [];
  const rows = waiting.map(({ name, marginalSharedKwh, reason }) => [
    name,
    reason,
    formatKwh(marginalSharedKwh),
  ]);
  const titles = ["Candidat", "Pourquoi", "Partagé en plus"];
  return [{ title: "Qui accepter ensuite", blocks: [table(titles, rows, 0.25, 0.56)] }];
}

const assumptions = (study: Study): Section => ({
  title: "Ce que ces chiffres supposent",
  blocks: listOf(study.assumptions),
});

/** The study as a report, in pieces: what is shared, by whom and for how much, with its charts and what it rests on. */
export function studyReportPdf(report: StudyReport): Promise<Uint8Array[]> {
  const { study, projectName, date } = report;
  const pdf = openPdf({ title: `Étude de partage – ${projectName}`, date, bufferPages: true });
  const after = [
    participants(study),
    producers(study),
    keys(study),
    ...candidates(study),
    assumptions(study),
  ];
  const part = joinParts([
    titlePart(pdf, report),
    sectionPart(pdf, summary(study)),
    ...ownBodies(study).map((section) => sectionPart(pdf, section)),
    chartsPart(pdf, study),
    ...after.map((section) => sectionPart(pdf, section)),
  ]);
  drawPages(pdf, part, { foot: `${projectName}${nbsp}–${nbsp}${formatDate(date)}` });
  return pdfPieces(pdf);
}
