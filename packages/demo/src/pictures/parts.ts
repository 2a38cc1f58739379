import type { Random } from "./random.ts";
import { circle, ellipse, line, path, polygon, rect, repeat, round } from "./shapes.ts";

export interface Materials {
  wall: string;
  shade: string;
  roof: string;
  door: string;
}

const stone = { wall: "#efe3cc", shade: "#d8c8aa" };
const chalk = { wall: "#faf5ea", shade: "#e4dac6" };
const ochre = { wall: "#eecb98", shade: "#d9b17a" };
const brick = { wall: "#c98a6b", shade: "#b17458" };
const granite = { wall: "#d5d2cb", shade: "#bbb7ae" };

export function materialsOf(random: Random): Materials {
  return {
    ...random.pick([stone, chalk, ochre, brick, granite]),
    roof: random.pick(["#b9583f", "#a94d3a", "#5f6b78", "#6e5a52", "#c66a4a"]),
    door: random.pick(["#2f6f5e", "#4338ca", "#8a4b32", "#2c5f8a"]),
  };
}

export const shadow = (x: number, y: number, half: number): string => ellipse(x, y, half, 14, "#1f3a2a", 0.2);

/** A block of solar panels on a slope that leans to the right by `lean` pixels from bottom to top. */
export function panels(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  lean = 0,
): string {
  const cellWidth = width / columns;
  const cellHeight = height / rows;
  const cell = (column: number, row: number) =>
    rect(
      column * cellWidth + 1.5,
      row * cellHeight + 1.5,
      cellWidth - 3,
      cellHeight - 3,
      (column + row) % 3 === 0 ? "#2c4f86" : "#234274",
    );
  const gleam = polygon(
    [
      [width * 0.18, 0],
      [width * 0.3, 0],
      [width * 0.16, height],
      [width * 0.04, height],
    ],
    "#ffffff22",
  );
  const cells = repeat(rows, (row) => repeat(columns, (column) => cell(column, row)));
  return `<g transform="matrix(1 0 ${round((-lean / height) * 100) / 100} 1 ${round(x + lean)} ${round(y)})">${rect(0, 0, width, height, "#152c52", 2)}${cells}${gleam}</g>`;
}

export function windowPane(x: number, y: number, width: number, height: number, shutters?: string): string {
  const leaf = (left: number) => (shutters ? rect(left, y - 2, width * 0.42, height + 4, shutters, 2) : "");
  return [
    leaf(x - width * 0.46),
    leaf(x + width * 1.04),
    rect(x - 3, y - 3, width + 6, height + 6, "#fffaf0", 2),
    rect(x, y, width, height, "#7fa9bd"),
    polygon(
      [
        [x, y],
        [x + width * 0.6, y],
        [x, y + height * 0.7],
      ],
      "#a9cbd8",
    ),
    line(x + width / 2, y, x + width / 2, y + height, "#fffaf0", 2.5),
    line(x, y + height / 2, x + width, y + height / 2, "#fffaf0", 2.5),
  ].join("");
}

export function door(x: number, foot: number, width: number, height: number, fill: string): string {
  return (
    rect(x - 4, foot - height - 4, width + 8, height + 4, "#fffaf0", 3) +
    rect(x, foot - height, width, height, fill, 2) +
    circle(x + width * 0.8, foot - height * 0.45, 3, "#f5b82e")
  );
}

export function flag(x: number, foot: number, height: number): string {
  const stripe = (index: number, fill: string) => rect(x + 2 + index * 14, foot - height, 14, 28, fill);
  return (
    line(x, foot, x, foot - height - 6, "#8d8a84", 4) +
    stripe(0, "#2c4f9e") +
    stripe(1, "#ffffff") +
    stripe(2, "#d8434a")
  );
}

export function clock(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, "#fffaf0") +
    circle(x, y, radius * 0.82, "#f3ead8") +
    line(x, y, x, y - radius * 0.6, "#4a4741", 3) +
    line(x, y, x + radius * 0.4, y + radius * 0.15, "#4a4741", 3)
  );
}

/** A house seen from the front, its slope towards us covered with panels. */
export function house(random: Random, x: number, foot: number, width: number, withPanels: boolean): string {
  const { wall, shade, roof, door: paint } = materialsOf(random);
  const height = width * random.between(0.5, 0.62);
  const slope = width * 0.36;
  const top = foot - height;
  const chimney = x + width * random.pick([0.2, 0.75]);
  const pane = width * 0.13;
  return [
    shadow(x + width / 2, foot, width * 0.6),
    rect(chimney, top - slope - 18, width * 0.09, 40, shade),
    rect(x, top, width, height, wall),
    rect(x + width * 0.82, top, width * 0.18, height, shade),
    polygon(
      [
        [x - 14, top + 6],
        [x + 20, top - slope],
        [x + width - 20, top - slope],
        [x + width + 14, top + 6],
      ],
      roof,
    ),
    withPanels ? panels(x + width * 0.16, top - slope + 10, width * 0.68, slope - 22, 6, 2) : "",
    door(x + width * 0.42, foot, width * 0.16, height * 0.55, paint),
    windowPane(x + width * 0.13, top + height * 0.3, pane, pane * 1.25, paint),
    windowPane(x + width * 0.72, top + height * 0.3, pane, pane * 1.25, paint),
  ].join("");
}

export function car(x: number, foot: number, fill: string): string {
  const wheel = (center: number) => circle(center, foot, 13, "#33312e") + circle(center, foot, 6, "#c9c5bd");
  return [
    ellipse(x + 60, foot + 10, 70, 8, "#1f3a2a", 0.25),
    path(
      `M${x + 18} ${foot - 32}Q${x + 34} ${foot - 62} ${x + 58} ${foot - 62}H${x + 78}Q${x + 98} ${foot - 58} ${x + 106} ${foot - 32}Z`,
      fill,
    ),
    path(
      `M${x + 30} ${foot - 34}Q${x + 40} ${foot - 54} ${x + 58} ${foot - 54}V${foot - 34}ZM${x + 64} ${foot - 34}V${foot - 54}H${x + 76}Q${x + 90} ${foot - 50} ${x + 95} ${foot - 34}Z`,
      "#cfe4ec",
    ),
    rect(x, foot - 34, 124, 32, fill, 12),
    wheel(x + 28),
    wheel(x + 96),
  ].join("");
}

export function windTurbine(x: number, foot: number, height: number, turn: number): string {
  const hub = foot - height;
  const blade = (angle: number) =>
    `<path d="M0 0C8 -12 7 -${round(height * 0.3)} 1 -${round(height * 0.52)}C-5 -${round(height * 0.3)} -7 -12 0 0Z" fill="#fdfcf8" transform="translate(${round(x)} ${round(hub)}) rotate(${round(angle)})"/>`;
  return [
    polygon(
      [
        [x - 8, foot],
        [x - 3, hub],
        [x + 3, hub],
        [x + 8, foot],
      ],
      "#f1efe8",
    ),
    polygon(
      [
        [x + 2, foot],
        [x + 1, hub],
        [x + 3, hub],
        [x + 8, foot],
      ],
      "#d9d6cc",
    ),
    blade(turn),
    blade(turn + 120),
    blade(turn + 240),
    circle(x, hub, 8, "#d9d6cc"),
  ].join("");
}
