import type { Box, Shape, Stroke } from "./scene.ts";

const round = (value: number) => Math.round(value * 100) / 100;

export const rectPath = ({ x, y, width, height }: Box): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** How far a curve's handles are from its ends, for a quarter of a circle. */
const quarter = 0.5523;

export function roundedPath({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const k = round(r * (1 - quarter));
  const [right, bottom] = [round(x + width), round(y + height)];
  const [l, t] = [round(x), round(y)];
  return [
    `M${round(l + r)} ${t}L${round(right - r)} ${t}`,
    `C${round(right - k)} ${t} ${right} ${round(t + k)} ${right} ${round(t + r)}`,
    `L${right} ${round(bottom - r)}`,
    `C${right} ${round(bottom - k)} ${round(right - k)} ${bottom} ${round(right - r)} ${bottom}`,
    `L${round(l + r)} ${bottom}`,
    `C${round(l + k)} ${bottom} ${l} ${round(bottom - k)} ${l} ${round(bottom - r)}`,
    `L${l} ${round(t + r)}`,
    `C${l} ${round(t + k)} ${round(l + k)} ${t} ${round(l + r)} ${t}Z`,
  ].join("");
}

export const circlePath = (x: number, y: number, radius: number): string =>
  roundedPath({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, radius);

export const filled = (d: string, fill: string, opacity?: number): Shape => ({
  kind: "shape",
  d,
  fill,
  ...(opacity === undefined ? {} : { opacity }),
});

export const stroked = (d: string, stroke: Stroke): Shape => ({ kind: "shape", d, stroke });
