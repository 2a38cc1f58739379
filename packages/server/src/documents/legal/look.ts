import type { Style } from "./lines.ts";

/** A4 in points, with margins of 2 cm and room below for the foot. */
export const sheet = { width: 595.28, height: 841.89, left: 57, right: 57, top: 54, bottom: 66 } as const;
export const columnWidth = sheet.width - sheet.left - sheet.right;

const ink = "#1f2a25";
const green = "#17643f";
const grey = "#55605b";

export const colors = { rule: "#cfd8d3", tint: "#eef5f0", note: "#fbf3df", frame: "#9aa8a1" } as const;

export const styles = {
  title: { size: 20, lineHeight: 25, color: ink, font: "bold" },
  subtitle: { size: 11, lineHeight: 15.5, color: grey },
  brand: { size: 11, lineHeight: 15.5, color: green, font: "bold" },
  heading: { size: 11, lineHeight: 15, color: green, font: "bold" },
  body: { size: 9.5, lineHeight: 13.3, color: ink },
  label: { size: 8.5, lineHeight: 11.8, color: grey },
  cell: { size: 8.5, lineHeight: 11.8, color: ink },
  cellHead: { size: 8.5, lineHeight: 11.8, color: ink, font: "bold" },
  signed: { size: 13, lineHeight: 18, color: ink, font: "bold" },
  chart: { size: 8, lineHeight: 10, color: ink },
  foot: { size: 7.5, lineHeight: 10, color: grey },
} as const satisfies Record<string, Style>;
