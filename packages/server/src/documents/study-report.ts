import type { Study } from "@mec/api/study";
import { repartitionKeyLabels } from "@mec/domain/project";
import { formatDate, formatEuro, formatKwh, formatNumber, formatPrice } from "@mec/domain/shared";
import { barChart, type Chart, lineChart } from "./charts.ts";
import { margin, openPdf, pdfBytes } from "./pdf.ts";

export interface StudyReport {
  readonly projectName: string;
  readonly study: Study;
  readonly date: Date;
}

const green = "#17643f";
const ink = "#22302a";
const pale = "#eef5f0";
const colors = { production: "#d08700", consumption: "#8a94a3", shared: "#17643f" } as const;
const nbsp = "\u00a0";
const chartHeight = 200;
const dayHeight = 150;

const percent = (rate: number): string => `${formatNumber(rate * 100, 1)}${nbsp}%`;
const curveLabels = { real: "courbe réelle", typical: "profil type" } as const;
const producerLabels = {
  real: "courbe réelle",
  solar: "modèle solaire",
  pvgis: "PVGIS",
  typical: "profil type",
} as const;
const seasonLabels = { summer: "d’été", winter: "d’hiver" } as const;

const monthName = new Intl.DateTimeFormat("fr-FR", { month: "short", timeZone: "UTC" });

function monthsChart({ months }: Study): Chart {
  return {
    alt: `Production, consommation et énergie partagée de chaque mois, en kWh${nbsp}: les valeurs sont dans le tableau qui suit.`,
    unit: "kWh",
    labels: months.map(({ month }) => monthName.format(new Date(`${month}-01`))),
    series: [
      { label: "Production", color: colors.production, values: months.map((one) => one.productionKwh) },
      { label: "Consommation", color: colors.consumption, values: months.map((one) => one.consumptionKwh) },
      { label: "Énergie partagée", color: colors.shared, values: months.map((one) => one.sharedKwh) },
    ],
  };
}

function dayChart({ season, hours }: Study["typicalDays"][number]): Chart {
  return {
    alt: `Jour moyen ${seasonLabels[season]}, heure par heure${nbsp}: production, consommation et énergie partagée.`,
    unit: "kWh",
    labels: ["0 h", "6 h", "12 h", "18 h"],
    series: [
      { label: "Production", color: colors.production, values: hours.map((hour) => hour.productionKwh) },
      { label: "Consommation", color: colors.consumption, values: hours.map((hour) => hour.consumptionKwh) },
      { label: "Partagée", color: colors.shared, values: hours.map((hour) => hour.sharedKwh) },
    ],
  };
}

type Row = readonly string[];

/** Writes the parts of the report one under the other, each with its tag. */
function makeWriter(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  const width = pdf.page.width - 2 * margin;

  function keepTogether(height: number) {
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
    pdf.x = margin;
  }

  function text(tag: string, content: string, size: number, color: string, font = "regular") {
    const draw = () => {
      pdf.font(font, size).fillColor(color).text(content, margin, pdf.y, { width, lineGap: 2 });
    };
    root.add(pdf.struct(tag, {}, [draw]));
    pdf.moveDown(0.4);
  }

  return {
    width,
    keepTogether,
    text,
    heading(content: string, following = 80) {
      pdf.moveDown(0.6);
      keepTogether(following);
      text("H2", content, 15, green, "bold");
    },
    list(items: readonly string[]) {
      for (const item of items) text("P", `• ${item}`, 9.5, ink);
    },
    /** The first columns, of these widths, are texts; the others are figures. */
    table(headers: Row, rows: readonly Row[], ...textWidths: readonly number[]) {
      const texts = textWidths.map((textWidth) => ({
        width: textWidth,
        align: { x: "left", y: "center" } as const,
      }));
      const figures = headers
        .slice(texts.length)
        .map(() => ({ align: { x: "right", y: "center" } as const }));
      pdf.font("regular", 9).fillColor(ink);
      const options: PDFKit.Mixins.TableOptionsWithData & { structParent: PDFKit.PDFStructureElement } = {
        structParent: root,
        position: { x: margin, y: pdf.y },
        maxWidth: width,
        columnStyles: [...texts, ...figures],
        defaultStyle: { border: [0, 0, 0.5, 0], borderColor: "#d5ddd8", padding: 4 },
        data: [
          headers.map((header) => ({ text: header, type: "TH" as const, backgroundColor: pale })),
          ...rows.map((row) => [...row]),
        ],
      };
      pdf.table(options);
      pdf.x = margin;
      pdf.moveDown(0.6);
    },
  };
}
type Writer = ReturnType<typeof makeWriter>;

function writeSummary(writer: Writer, { study, projectName, date }: StudyReport): void {
  const { totals, period, revenue } = study;
  writer.text("P", "Mon énergie collective", 11, green, "bold");
  writer.text("H1", `Étude de partage${nbsp}: ${projectName}`, 22, ink, "bold");
  writer.text(
    "P",
    `Du ${formatDate(period.from)} au ${formatDate(new Date(new Date(period.to).getTime() - 1))}, par pas de ${period.stepMinutes}${nbsp}minutes. Établie le ${formatDate(date)}.`,
    10,
    ink,
  );
  writer.text(
    "P",
    `Clé ${repartitionKeyLabels[study.key].toLowerCase()}, ${study.method.label.toLowerCase()}. ${study.method.meaning}`,
    10,
    ink,
  );
  writer.heading("En bref");
  writer.table(
    ["Indicateur", "Valeur"],
    [
      ["Production", formatKwh(totals.productionKwh)],
      ["Consommation des participants", formatKwh(totals.consumptionKwh)],
      ["Énergie partagée", formatKwh(totals.sharedKwh)],
      ["Surplus", formatKwh(totals.surplusKwh)],
      ["Taux d’autoconsommation (part de la production partagée)", percent(totals.selfConsumptionRate)],
      ["Taux d’autoproduction (part de la consommation couverte)", percent(totals.selfProductionRate)],
      ["Taux de couverture (production rapportée à la consommation)", percent(totals.coverageRate)],
      ["Économie des participants, par an TTC", formatEuro(sumOf(study.participants))],
      ["Revenu des producteurs, par an HT", formatEuro(totals.producerRevenueEur)],
      ["… en vendant tout au réseau, par an HT", formatEuro(revenue.wholeSaleEur)],
    ],
    330,
  );
}

const sumOf = (participants: Study["participants"]): number =>
  participants.reduce((sum, { savingEur }) => sum + savingEur, 0);

function writeCharts(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  writer: Writer,
  study: Study,
) {
  writer.heading("Mois par mois", chartHeight + 40);
  barChart(pdf, root, monthsChart(study), { x: margin, y: pdf.y, width: writer.width, height: chartHeight });
  pdf.moveDown(0.6);
  writer.keepTogether(120);
  writer.table(
    ["Mois", "Production", "Consommation", "Partagée", "Surplus"],
    study.months.map((month) => [
      month.month,
      ...[month.productionKwh, month.consumptionKwh, month.sharedKwh, month.surplusKwh].map(formatKwh),
    ]),
    90,
  );
  for (const day of study.typicalDays) {
    writer.heading(`Un jour moyen ${seasonLabels[day.season]}`, dayHeight + 40);
    lineChart(pdf, root, dayChart(day), { x: margin, y: pdf.y, width: writer.width, height: dayHeight });
    pdf.moveDown(0.6);
  }
}

function writePeople(writer: Writer, study: Study): void {
  writer.heading("Les participants");
  writer.table(
    ["Participant", "Courbe", "Consommée", "Partagée", "Part locale", "Économie/an"],
    study.participants.map((one) => [
      one.name,
      curveLabels[one.curve],
      formatKwh(one.consumptionKwh),
      formatKwh(one.sharedKwh),
      percent(one.selfProductionRate),
      formatEuro(one.savingEur),
    ]),
    140,
    80,
  );
  const warnings = study.participants.flatMap(({ name, warning }) =>
    warning ? [`${name}${nbsp}: ${warning}`] : [],
  );
  writer.list(warnings);
  writer.heading("Les producteurs");
  writer.table(
    ["Producteur", "Courbe", "Production", "Surplus"],
    study.producers.map((one) => [
      one.name,
      producerLabels[one.curve],
      formatKwh(one.productionKwh),
      formatKwh(one.surplusKwh),
    ]),
    180,
    110,
  );
}

function writeKeys(writer: Writer, study: Study): void {
  writer.heading("Les quatre clés, côte à côte");
  writer.table(
    ["Clé", "Méthode", "Partagée", "Part partagée", "Économie de tous", "La plus petite"],
    study.keys.map((one) => [
      repartitionKeyLabels[one.key],
      one.method,
      formatKwh(one.sharedKwh),
      percent(one.selfConsumptionRate),
      formatEuro(one.totalSavingEur),
      formatEuro(one.smallestSavingEur),
    ]),
    105,
    125,
  );
  if (study.candidates.length === 0) return;
  writer.heading("Qui accepter ensuite");
  writer.table(
    ["Candidat", "Pourquoi", "Partagé en plus"],
    study.candidates.map(({ name, marginalSharedKwh, reason }) => [
      name,
      reason,
      formatKwh(marginalSharedKwh),
    ]),
    120,
    280,
  );
}

function writePageNumbers(pdf: PDFKit.PDFDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent("Artifact", { type: "Pagination" });
    // Below the margin: the text must not start a new page.
    pdf.page.margins.bottom = 0;
    pdf.font("regular", 8).fillColor(ink);
    pdf.text(`${page + 1}${nbsp}/${nbsp}${count}`, margin, pdf.page.height - 35, {
      width: pdf.page.width - 2 * margin,
      align: "right",
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}

/** The study as a report: what is shared, by whom and for how much, with its charts and what it rests on. */
export function studyReportPdf(report: StudyReport): Promise<Uint8Array> {
  const { study, projectName, date } = report;
  const pdf = openPdf({ title: `Étude de partage – ${projectName}`, date, bufferPages: true });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const writer = makeWriter(pdf, root);
  writeSummary(writer, report);
  writeCharts(pdf, root, writer, study);
  writePeople(writer, study);
  writeKeys(writer, study);
  writer.heading("Ce que ces chiffres supposent");
  writer.list(study.assumptions);
  writer.text("P", `Prix local moyen${nbsp}: ${formatPrice(meanPrice(study), "professional")}.`, 9.5, ink);
  root.end();
  writePageNumbers(pdf);
  return pdfBytes(pdf);
}

function meanPrice({ participants }: Study): number {
  const kwh = participants.reduce((sum, { sharedKwh }) => sum + sharedKwh, 0);
  const paid = participants.reduce((sum, { sharedKwh, localPrice }) => sum + sharedKwh * localPrice, 0);
  return kwh > 0 ? paid / kwh : 0;
}
