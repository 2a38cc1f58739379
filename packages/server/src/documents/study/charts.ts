import { formatNumber } from "@mec/domain/shared";
import type { Box, Figure } from "../legal/figure.ts";
import { drawLineIn, lineOf, type Room } from "../legal/lines.ts";
import { colors, styles } from "../legal/look.ts";

/** Series of values drawn side by side, from 0 up. */
interface ChartSeries {
  readonly label: string;
  readonly color: string;
  readonly values: readonly number[];
}

export interface Chart {
  /** What the chart shows, in words, for readers who cannot see it. */
  readonly alt: string;
  readonly height: number;
  readonly unit: string;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
}

const style = styles.chart;
const small = style.size;
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

function drawText(pdf: PDFKit.PDFDocument, text: string, room: Room, y: number): void {
  drawLineIn(pdf, lineOf(pdf, text, style), style, room, y);
}

function drawLegend(pdf: PDFKit.PDFDocument, { series }: Chart, { x, y }: Box): void {
  let left = x + axisWidth;
  for (const { label, color } of series) {
    pdf.rect(left, y + 2, small, small).fill(color);
    drawText(pdf, label, { x: left + small + 4, width: 0, align: "left" }, y + 1);
    left += pdf.widthOfString(label) + small + 20;
  }
}

function drawScale(pdf: PDFKit.PDFDocument, top: number, plot: Box): void {
  for (let step = 0; step <= gridLines; step += 1) {
    const y = plot.y + plot.height - (plot.height * step) / gridLines;
    pdf
      .moveTo(plot.x, y)
      .lineTo(plot.x + plot.width, y)
      .lineWidth(0.5)
      .stroke(colors.rule);
    const room: Room = { x: plot.x - axisWidth, width: axisWidth - 6, align: "right" };
    drawText(pdf, formatNumber((top * step) / gridLines), room, y - style.lineHeight / 2);
  }
}

const valuesOf = ({ series }: Chart): number => Math.max(1, ...series.map(({ values }) => values.length));

/** Labels for several values at once: each stands under the first of its values. */
function drawLabels(pdf: PDFKit.PDFDocument, chart: Chart, plot: Box): void {
  const slot = plot.width / valuesOf(chart);
  const valuesToALabel = valuesOf(chart) / chart.labels.length;
  chart.labels.forEach((label, index) => {
    const room: Room = { x: plot.x + slot * index * valuesToALabel, width: slot, align: "center" };
    drawText(pdf, label, room, plot.y + plot.height + 4);
  });
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
  drawText(pdf, chart.unit, { x: box.x, width: axisWidth, align: "left" }, plot.y - labelHeight - 2);
  drawScale(pdf, top, plot);
  drawLabels(pdf, chart, plot);
  return { plot, top };
}

function drawBars(pdf: PDFKit.PDFDocument, { labels, series }: Chart, plot: Box, top: number): void {
  const slot = plot.width / labels.length;
  const bar = (slot * 0.8) / series.length;
  series.forEach(({ values, color }, rank) => {
    values.forEach((value, index) => {
      const height = (plot.height * value) / top;
      const x = plot.x + slot * index + slot * 0.1 + bar * rank;
      pdf.rect(x, plot.y + plot.height - height, bar, height).fill(color);
    });
  });
}

function drawCurves(pdf: PDFKit.PDFDocument, chart: Chart, plot: Box, top: number): void {
  const slot = plot.width / valuesOf(chart);
  for (const { values, color } of chart.series) {
    values.forEach((value, index) => {
      const x = plot.x + slot * (index + 0.5);
      const y = plot.y + plot.height - (plot.height * value) / top;
      if (index === 0) pdf.moveTo(x, y);
      else pdf.lineTo(x, y);
    });
    pdf.lineWidth(1.5).stroke(color);
  }
}

const figureOf =
  (drawValues: typeof drawBars) =>
  (pdf: PDFKit.PDFDocument, chart: Chart): Figure => ({
    alt: chart.alt,
    height: chart.height,
    draw(box) {
      drawLegend(pdf, chart, box);
      const { plot, top } = drawAxes(pdf, chart, box);
      drawValues(pdf, chart, plot, top);
    },
  });

/** Bars side by side for each label. */
export const barChart = figureOf(drawBars);

/** A line for each series, a point in the middle of each label's room. */
export const lineChart = figureOf(drawCurves);
