import { formatNumber } from "@mec/domain/shared";

/** Series of values drawn side by side, from 0 up. */
export interface ChartSeries {
  readonly label: string;
  readonly color: string;
  readonly values: readonly number[];
}

export interface Chart {
  /** What it shows, for who does not see it. */
  readonly alt: string;
  readonly unit: string;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ink = "#22302a";
const line = "#d5ddd8";
const small = 8;
const gridLines = 4;
const axisWidth = 42;
const labelHeight = 14;
const legendHeight = 18;

/** A round number at or above the greatest value: 1, 2, 2.5 or 5 times a power of ten. */
function roundTop(values: readonly number[]): number {
  const greatest = Math.max(...values, 0);
  if (greatest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= greatest) ?? 10;
  return factor * power;
}

function drawLegend(pdf: PDFKit.PDFDocument, { series }: Chart, { x, y }: Box): void {
  let left = x + axisWidth;
  for (const { label, color } of series) {
    pdf.rect(left, y + 2, small, small).fill(color);
    pdf
      .fillColor(ink)
      .font("regular", small)
      .text(label, left + small + 4, y + 1, { lineBreak: false });
    left += pdf.widthOfString(label) + small + 20;
  }
}

/** Draws the axes. @returns where the values go, and the value at the top. */
function drawAxes(pdf: PDFKit.PDFDocument, chart: Chart, box: Box): { plot: Box; top: number } {
  const top = roundTop(chart.series.flatMap(({ values }) => values));
  const plot = {
    x: box.x + axisWidth,
    y: box.y + legendHeight + labelHeight,
    width: box.width - axisWidth,
    height: box.height - legendHeight - 2 * labelHeight,
  };
  pdf
    .fillColor(ink)
    .font("regular", small)
    .text(chart.unit, box.x, plot.y - labelHeight, { lineBreak: false });
  for (let step = 0; step <= gridLines; step += 1) {
    const y = plot.y + plot.height - (plot.height * step) / gridLines;
    pdf
      .moveTo(plot.x, y)
      .lineTo(plot.x + plot.width, y)
      .lineWidth(0.5)
      .stroke(line);
    pdf.fillColor(ink).text(formatNumber((top * step) / gridLines), box.x, y - small / 2, {
      width: axisWidth - 6,
      align: "right",
    });
  }
  const slot = plot.width / chart.labels.length;
  chart.labels.forEach((label, index) => {
    pdf.text(label, plot.x + slot * index, plot.y + plot.height + 4, {
      width: slot,
      align: "center",
      lineBreak: false,
    });
  });
  return { plot, top };
}

/** A figure that a screen reader can read: its drawing, tagged with what it shows. */
function figure(
  pdf: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  chart: Chart,
  box: Box,
  drawValues: (plot: Box, top: number) => void,
): void {
  parent.add(
    pdf.struct("Figure", { alt: chart.alt }, [
      () => {
        drawLegend(pdf, chart, box);
        const { plot, top } = drawAxes(pdf, chart, box);
        drawValues(plot, top);
      },
    ]),
  );
  pdf.x = box.x;
  pdf.y = box.y + box.height;
}

/** Bars side by side for each label. */
export function barChart(
  pdf: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  chart: Chart,
  box: Box,
): void {
  figure(pdf, parent, chart, box, (plot, top) => {
    const slot = plot.width / chart.labels.length;
    const bar = (slot * 0.8) / chart.series.length;
    chart.series.forEach(({ values, color }, rank) => {
      values.forEach((value, index) => {
        const height = (plot.height * value) / top;
        const x = plot.x + slot * index + slot * 0.1 + bar * rank;
        pdf.rect(x, plot.y + plot.height - height, bar, height).fill(color);
      });
    });
  });
}

/** A line for each series, a point in the middle of each label's room. */
export function lineChart(
  pdf: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  chart: Chart,
  box: Box,
): void {
  figure(pdf, parent, chart, box, (plot, top) => {
    const slot = plot.width / Math.max(1, ...chart.series.map(({ values }) => values.length));
    for (const { values, color } of chart.series) {
      values.forEach((value, index) => {
        const x = plot.x + slot * (index + 0.5);
        const y = plot.y + plot.height - (plot.height * value) / top;
        if (index === 0) pdf.moveTo(x, y);
        else pdf.lineTo(x, y);
      });
      pdf.lineWidth(1.5).stroke(color);
    }
  });
}
