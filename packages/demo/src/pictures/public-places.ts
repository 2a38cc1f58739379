import { car, clock, door, flag, house, materialsOf, panels, shadow, windowPane } from "./parts.ts";
import type { Random } from "./random.ts";
import { type Hour, roundTree } from "./scenery.ts";
import { circle, line, path, polygon, rect, repeat } from "./shapes.ts";

const foot = 690;

export function school(random: Random, hour: Hour): string {
  const { wall, shade, roof, door: paint } = materialsOf(random);
  const left = random.between(150, 230);
  const wing = (x: number, windows: number) =>
    [
      rect(x, foot - 150, 320, 150, wall),
      rect(x, foot - 22, 320, 22, shade),
      polygon(
        [
          [x - 16, foot - 146],
          [x + 24, foot - 250],
          [x + 296, foot - 250],
          [x + 336, foot - 146],
        ],
        roof,
      ),
      panels(x + 46, foot - 240, 228, 82, 8, 2),
      repeat(windows, (index) => windowPane(x + 28 + index * (280 / windows), foot - 116, 40, 62)),
    ].join("");
  const middle = left + 320;
  return [
    shadow(left + 410, foot + 4, 460),
    wing(left, 4),
    wing(middle + 180, 4),
    rect(middle, foot - 220, 180, 220, wall),
    polygon(
      [
        [middle - 14, foot - 214],
        [middle + 90, foot - 310],
        [middle + 194, foot - 214],
      ],
      roof,
    ),
    clock(middle + 90, foot - 236, 26),
    windowPane(middle + 26, foot - 186, 36, 54),
    windowPane(middle + 118, foot - 186, 36, 54),
    door(middle + 58, foot, 64, 92, paint),
    path(`M60 ${foot}H1140V760H60Z`, "#d9cdb4"),
    repeat(6, (index) =>
      rect(
        middle - 120 + index * 44,
        foot + 24,
        36,
        26,
        ["#f5b82e", "#fffaf0", "#8fc7a5"][index % 3] ?? "#fffaf0",
        3,
      ),
    ),
    roundTree(left + 930, foot + 20, 0.9, random.pick(hour.foliage)),
  ].join("");
}

export function townhall(random: Random, hour: Hour): string {
  const { wall, shade, roof, door: paint } = materialsOf(random);
  const x = random.between(330, 420);
  const storey = (y: number, height: number) =>
    repeat(5, (index) => (index === 2 && y > 500 ? "" : windowPane(x + 32 + index * 76, y, 34, height)));
  return [
    house(random, x - 240, foot, 210, true),
    shadow(x + 200, foot + 4, 250),
    rect(x, foot - 260, 400, 260, wall),
    rect(x, foot - 138, 400, 10, shade),
    rect(x, foot - 18, 400, 18, shade),
    polygon(
      [
        [x - 16, foot - 254],
        [x + 36, foot - 352],
        [x + 364, foot - 352],
        [x + 416, foot - 254],
      ],
      roof,
    ),
    panels(x + 52, foot - 340, 96, 76, 3, 2),
    panels(x + 252, foot - 340, 96, 76, 3, 2),
    polygon(
      [
        [x + 150, foot - 258],
        [x + 150, foot - 330],
        [x + 200, foot - 386],
        [x + 250, foot - 330],
        [x + 250, foot - 258],
      ],
      wall,
    ),
    clock(x + 200, foot - 312, 28),
    rect(x + 192, foot - 424, 16, 42, shade),
    polygon(
      [
        [x + 184, foot - 422],
        [x + 200, foot - 456],
        [x + 216, foot - 422],
      ],
      roof,
    ),
    storey(foot - 232, 66),
    storey(foot - 108, 60),
    door(x + 172, foot, 56, 100, paint),
    rect(x + 150, foot - 8, 100, 8, "#cfc6b4"),
    rect(x + 140, foot, 120, 10, "#bfb6a3"),
    flag(x + 438, foot + 6, 170),
    roundTree(x + 540, foot + 14, 1.05, random.pick(hour.foliage)),
    roundTree(x + 650, foot + 4, 0.85, random.pick(hour.foliage)),
  ].join("");
}

export function carpark(random: Random, hour: Hour): string {
  const paints = ["#c8545a", "#3f7fae", "#f3efe6", "#4f8f6a", "#e0a63a", "#6b6f78"];
  const first = random.whole(0, 5);
  const canopy = (x: number) =>
    [
      line(x + 70, foot + 40, x + 70, foot - 118, "#8d9299", 12),
      line(x + 290, foot + 40, x + 290, foot - 118, "#8d9299", 12),
      car(x + 8, foot + 40, paints[(first + Math.round(x)) % 6] ?? "#c8545a"),
      car(x + 148, foot + 40, paints[(first + Math.round(x) + 2) % 6] ?? "#3f7fae"),
      car(x + 288, foot + 40, paints[(first + Math.round(x) + 4) % 6] ?? "#4f8f6a"),
      panels(x - 20, foot - 196, 400, 84, 12, 2, 46),
      polygon(
        [
          [x - 22, foot - 112],
          [x + 380, foot - 112],
          [x + 380, foot - 100],
          [x - 22, foot - 100],
        ],
        "#aab0b6",
      ),
    ].join("");
  return [
    house(random, random.between(380, 620), 575, 170, false),
    path("M0 640C300 628 900 628 1200 640V800H0Z", "#8f9296"),
    repeat(9, (index) => line(60 + index * 140, 742, 40 + index * 140, 790, "#f3efe6", 4)),
    canopy(100),
    canopy(640),
    roundTree(596, foot + 6, 0.75, random.pick(hour.foliage)),
  ].join("");
}

export function warehouse(random: Random): string {
  const { door: paint } = materialsOf(random);
  const x = random.between(150, 220);
  return [
    shadow(x + 420, foot + 6, 470),
    polygon(
      [
        [x - 10, foot - 210],
        [x + 60, foot - 300],
        [x + 790, foot - 300],
        [x + 860, foot - 210],
      ],
      "#c9ced2",
    ),
    panels(x + 30, foot - 290, 740, 74, 22, 3, 40),
    rect(x - 10, foot - 212, 870, 212, "#eceae4"),
    rect(x - 10, foot - 212, 870, 36, paint),
    repeat(14, (index) => line(x + 30 + index * 62, foot - 174, x + 30 + index * 62, foot, "#dcd9d1", 3)),
    repeat(4, (index) => {
      const left = x + 60 + index * 150;
      return (
        rect(left, foot - 124, 104, 124, "#b9bec4", 3) +
        repeat(5, (slat) =>
          line(left + 6, foot - 104 + slat * 22, left + 98, foot - 104 + slat * 22, "#a3a9b0", 3),
        )
      );
    }),
    windowPane(x + 690, foot - 130, 48, 48),
    windowPane(x + 760, foot - 130, 48, 48),
    door(x + 724, foot, 50, 70, paint),
    path(`M0 ${foot}H1200V770H0Z`, "#b5b2aa"),
    rect(x + 206, foot - 56, 150, 96, "#fdfbf5", 6),
    rect(x + 206, foot - 20, 150, 12, "#1b7a4b"),
    path(`M${x + 360} ${foot + 40}V${foot - 30}H${x + 400}L${x + 424} ${foot + 4}V${foot + 40}Z`, "#1b7a4b"),
    polygon(
      [
        [x + 370, foot - 20],
        [x + 396, foot - 20],
        [x + 412, foot + 4],
        [x + 370, foot + 4],
      ],
      "#cfe4ec",
    ),
    repeat(
      3,
      (index) =>
        circle(x + 240 + index * 76, foot + 42, 16, "#33312e") +
        circle(x + 240 + index * 76, foot + 42, 7, "#c9c5bd"),
    ),
  ].join("");
}

export function gym(random: Random, hour: Hour): string {
  const { wall, shade, door: paint } = materialsOf(random);
  const x = random.between(240, 320);
  const top = foot - 150;
  const solarModules = [
    panels(x + 96, top - 58, 92, 50, 4, 2, 28),
    panels(x + 206, top - 98, 92, 50, 4, 2, 10),
    panels(x + 302, top - 98, 92, 50, 4, 2, -10),
    panels(x + 412, top - 58, 92, 50, 4, 2, -28),
  ].join("");
  return [
    shadow(x + 300, foot + 4, 340),
    path(`M${x - 20} ${top + 8}Q${x + 300} ${top - 250} ${x + 620} ${top + 8}Z`, "#8b97a3"),
    solarModules,
    rect(x, top, 600, 150, wall),
    rect(x, foot - 30, 600, 30, shade),
    rect(x + 30, top + 22, 540, 44, "#7fa9bd", 3),
    repeat(8, (index) => line(x + 98 + index * 68, top + 22, x + 98 + index * 68, top + 66, "#fffaf0", 4)),
    door(x + 262, foot, 76, 76, paint),
    path(`M0 ${foot}H1200V780H0Z`, "#c8745a"),
    repeat(3, (index) => line(0, foot + 18 + index * 20, 1200, foot + 18 + index * 20, "#f3e4d6", 3)),
    line(x + 730, foot + 10, x + 730, foot - 120, "#8d8a84", 7),
    rect(x + 690, foot - 168, 80, 56, "#fffaf0", 4),
    rect(x + 714, foot - 142, 32, 22, "#c8545a", 2),
    roundTree(x - 130, foot - 4, 1.1, random.pick(hour.foliage)),
  ].join("");
}
