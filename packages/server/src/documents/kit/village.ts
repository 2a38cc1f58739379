import { colors } from "./colors.ts";
import type { Item } from "./scene.ts";
import { circlePath, filled, rectPath, roundedPath, stroked } from "./shapes.ts";

/** The size in which the village is drawn. */
export const villageSize = { width: 780, height: 520 };

const wall = "#f6ead3";
const ochre = "#eecb98";
const clay = "#b9583f";
const slate = "#5f6b78";
const panel = "#234274";
const panelLine = "#4a6ba3";

interface House {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly wall: string;
  readonly roof: string;
  readonly isSolar?: boolean;
}

function panels(x: number, y: number, width: number, height: number): Item[] {
  const columns = 4;
  const lines = Array.from({ length: columns - 1 }, (_, index) => {
    const left = x + ((index + 1) * width) / columns;
    return `M${left} ${y}v${height}`;
  }).join("");
  return [
    filled(rectPath({ x, y, width, height }), panel),
    stroked(`${lines}M${x} ${y + height / 2}h${width}`, { color: panelLine, width: 1.5 }),
  ];
}

function house({ x, foot, width, wall: paint, roof, isSolar }: House): Item[] {
  const height = width * 0.62;
  const eaves = foot - height;
  const rise = width * 0.46;
  const pane = (left: number) =>
    filled(
      rectPath({ x: left, y: eaves + height * 0.2, width: width * 0.17, height: height * 0.3 }),
      colors.sun,
    );
  return [
    filled(rectPath({ x, y: eaves, width, height }), paint),
    filled(
      `M${x - width * 0.08} ${eaves}L${x + width * 0.16} ${eaves - rise}H${x + width * 0.84}L${x + width * 1.08} ${eaves}Z`,
      roof,
    ),
    ...(isSolar ? panels(x + width * 0.2, eaves - rise * 0.86, width * 0.6, rise * 0.68) : []),
    pane(x + width * 0.13),
    pane(x + width * 0.7),
    filled(
      rectPath({ x: x + width * 0.42, y: foot - height * 0.48, width: width * 0.18, height: height * 0.48 }),
      colors.green,
    ),
  ];
}

const tree = (x: number, foot: number, size: number): Item[] => [
  filled(rectPath({ x: x - 3 * size, y: foot - 26 * size, width: 6 * size, height: 26 * size }), "#7a5a40"),
  filled(circlePath(x, foot - 46 * size, 25 * size), "#2f9561"),
  filled(circlePath(x - 9 * size, foot - 52 * size, 13 * size), "#55af7e"),
];

/** The flow of electricity, from the solar roofs to their neighbours. */
const flows = [
  "M206 300Q290 214 366 322",
  "M206 300Q150 240 96 330",
  "M486 286Q424 226 366 322",
  "M486 286Q560 226 628 318",
];

const arrivals: readonly (readonly [number, number])[] = [
  [366, 322],
  [96, 330],
  [628, 318],
];

/** A village that shares the electricity of its roofs: replaces the picture of a project that has none. */
export const village: readonly Item[] = [
  filled(rectPath({ x: 0, y: 0, ...villageSize }), colors.greenTint),
  filled(circlePath(602, 178, 74), "#fde292", 0.5),
  filled(circlePath(602, 178, 48), colors.sun),
  filled(roundedPath({ x: 128, y: 168, width: 150, height: 30 }, 15), colors.white),
  filled(roundedPath({ x: 160, y: 150, width: 78, height: 36 }, 18), colors.white),
  filled(roundedPath({ x: 372, y: 176, width: 104, height: 22 }, 11), colors.white),
  filled("M0 330Q120 250 260 300T520 270T780 310V520H0Z", colors.greenPale),
  filled("M0 380Q160 320 330 360T620 340T780 370V520H0Z", "#b3dec4"),
  filled("M0 440Q200 402 400 424T780 420V520H0Z", colors.greenSoft),
  ...tree(30, 418, 1.1),
  ...tree(284, 402, 0.9),
  ...tree(566, 404, 0.85),
  ...house({ x: 48, foot: 430, width: 96, wall, roof: clay }),
  ...house({ x: 150, foot: 428, width: 116, wall: ochre, roof: slate, isSolar: true }),
  ...house({ x: 318, foot: 426, width: 96, wall, roof: clay }),
  ...house({ x: 426, foot: 422, width: 126, wall, roof: slate, isSolar: true }),
  ...house({ x: 580, foot: 428, width: 96, wall: ochre, roof: clay }),
  ...tree(722, 440, 1.2),
  ...flows.map((d) => stroked(d, { color: colors.white, width: 8 })),
  ...flows.map((d) => stroked(d, { color: colors.green, width: 3.5, dash: [1, 9] })),
  ...arrivals.flatMap(([x, y]) => [
    filled(circlePath(x, y, 9), colors.green),
    filled(circlePath(x, y, 5.5), colors.white),
  ]),
];
