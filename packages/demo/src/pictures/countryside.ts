import { door, house, materialsOf, panels, shadow, windowPane, windTurbine } from "./parts.ts";
import type { Random } from "./random.ts";
import { type Hour, horizon, poplar, roundTree } from "./scenery.ts";
import { circle, ellipse, line, path, polygon, rect, repeat } from "./shapes.ts";

const foot = 690;

export function farm(random: Random, hour: Hour): string {
  const { wall, shade, roof } = materialsOf(random);
  const x = random.between(230, 330);
  const bale = (left: number) =>
    ellipse(left, foot + 22, 34, 32, "#e3c069") +
    ellipse(left, foot + 22, 20, 19, "#d0a94f") +
    ellipse(left, foot + 22, 8, 8, "#e3c069");
  return [
    repeat(9, (index) =>
      path(
        `M${index * 150 - 60} 740L${index * 110 + 130} ${horizon + 30}H${index * 110 + 165}L${index * 150} 740Z`,
        "#d9bf62",
      ),
    ),
    rect(x - 130, foot - 270, 84, 270, "#cfd3d6", 8),
    ellipse(x - 88, foot - 270, 42, 30, "#b3b9be"),
    repeat(5, (index) =>
      line(x - 130, foot - 230 + index * 48, x - 46, foot - 230 + index * 48, "#b3b9be", 3),
    ),
    shadow(x + 290, foot + 4, 330),
    rect(x, foot - 170, 580, 170, wall),
    polygon(
      [
        [x - 26, foot - 160],
        [x + 30, foot - 330],
        [x + 550, foot - 330],
        [x + 606, foot - 160],
      ],
      roof,
    ),
    panels(x + 44, foot - 318, 492, 144, 14, 4),
    rect(x + 60, foot - 118, 130, 118, "#8a4b32"),
    line(x + 62, foot - 116, x + 188, foot - 2, "#a9664a", 7),
    line(x + 188, foot - 116, x + 62, foot - 2, "#a9664a", 7),
    repeat(
      4,
      (index) =>
        rect(x + 240 + index * 82, foot - 104, 58, 104, shade) +
        rect(x + 248 + index * 82, foot - 96, 42, 96, "#5c4a3c"),
    ),
    bale(x + 640),
    bale(x + 712),
    bale(x + 676),
    repeat(7, (index) => line(40 + index * 60, foot + 44, 40 + index * 60, foot + 4, "#a98c66", 7)),
    line(30, foot + 16, 410, foot + 16, "#b99b73", 6),
    line(30, foot + 32, 410, foot + 32, "#b99b73", 6),
    roundTree(x + 800, foot - 6, 1, random.pick(hour.foliage)),
  ].join("");
}

function church(x: number, base: number): string {
  return [
    rect(x, base - 70, 96, 70, "#e9dcc2"),
    polygon(
      [
        [x - 6, base - 66],
        [x + 10, base - 104],
        [x + 92, base - 104],
        [x + 102, base - 66],
      ],
      "#6c7580",
    ),
    rect(x - 40, base - 140, 46, 140, "#efe3cc"),
    polygon(
      [
        [x - 46, base - 138],
        [x - 17, base - 226],
        [x + 12, base - 138],
      ],
      "#5d6874",
    ),
    circle(x - 17, base - 112, 9, "#8a7f6c"),
  ].join("");
}

export function roof(random: Random, hour: Hour): string {
  const starts = [70, 320, 590, 860];
  return [
    church(random.between(480, 700), 560),
    repeat(4, (index) => house(random, 130 + index * 250, 610, random.between(130, 160), index % 2 === 0)),
    starts
      .map((x) => house(random, x + random.between(0, 30), foot, random.between(200, 235), true))
      .join(""),
    path("M480 800C520 752 560 724 600 712H650C636 736 650 764 690 800Z", "#dccfb2"),
    poplar(40, foot + 10, 1.1, random.pick(hour.foliage)),
    roundTree(1130, foot + 8, 0.9, random.pick(hour.foliage)),
  ].join("");
}

function waterWheel(x: number, y: number, radius: number): string {
  const spoke = (angle: number) => {
    const dx = Math.cos(angle) * radius;
    const dy = Math.sin(angle) * radius;
    return line(x, y, x + dx, y + dy, "#7a5236", 8) + rect(x + dx - 14, y + dy - 9, 28, 18, "#8f6444", 3);
  };
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#7a5236" stroke-width="12"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.6}" fill="none" stroke="#8f6444" stroke-width="7"/>`,
    repeat(10, (index) => spoke((index * Math.PI) / 5)),
    circle(x, y, 14, "#5c3d28"),
  ].join("");
}

export function hydro(random: Random, hour: Hour): string {
  const { wall, shade, roof: tiles, door: paint } = materialsOf(random);
  const x = Math.round(random.between(340, 420));
  return [
    path(
      "M700 540C760 600 640 640 720 700C800 760 1010 780 1200 790V640C1060 640 900 620 800 540Z",
      "#79b4cf",
    ),
    shadow(x + 170, foot + 2, 210),
    rect(x, foot - 230, 320, 230, wall),
    rect(x, foot - 46, 320, 46, shade),
    polygon(
      [
        [x - 18, foot - 222],
        [x + 26, foot - 330],
        [x + 294, foot - 330],
        [x + 338, foot - 222],
      ],
      tiles,
    ),
    panels(x + 52, foot - 318, 216, 84, 7, 2),
    windowPane(x + 40, foot - 190, 44, 58, paint),
    windowPane(x + 140, foot - 190, 44, 58, paint),
    windowPane(x + 240, foot - 190, 44, 58, paint),
    door(x + 60, foot, 60, 96, paint),
    rect(x + 320, foot - 120, 60, 34, "#a9a49a"),
    waterWheel(x + 400, foot - 70, 104),
    path(
      `M${x + 300} 740C${x + 340} ${foot - 6} ${x + 460} ${foot - 10} ${x + 520} ${foot + 4}C${x + 640} ${foot + 30} 1060 700 1200 706V800H${x + 260}Z`,
      "#5fa3c4",
    ),
    repeat(9, (index) =>
      line(
        x + 380 + index * 62,
        foot + 22 + (index % 3) * 18,
        x + 420 + index * 62,
        foot + 22 + (index % 3) * 18,
        "#d9eef5",
        4,
      ),
    ),
    poplar(x - 140, foot + 8, 1.4, random.pick(hour.foliage)),
    poplar(x - 210, foot - 2, 1.15, random.pick(hour.foliage)),
  ].join("");
}

export function wind(random: Random, hour: Hour): string {
  const turn = random.between(0, 120);
  return [
    windTurbine(random.between(170, 260), 600, 330, turn),
    windTurbine(random.between(820, 900), 580, 270, turn + 35),
    path("M0 640C250 560 560 590 760 620C930 640 1080 610 1200 600V800H0Z", hour.meadow[0]),
    windTurbine(random.between(520, 620), foot - 20, 430, turn + 70),
    house(random, 90, foot + 10, 190, true),
    house(random, 880, foot + 14, 210, true),
    repeat(
      5,
      (index) =>
        ellipse(330 + index * 46, foot + 14 + (index % 2) * 12, 16, 11, "#fdfaf2") +
        circle(346 + index * 46, foot + 9 + (index % 2) * 12, 6, "#4a4741"),
    ),
    roundTree(790, foot + 4, 0.8, random.pick(hour.foliage)),
  ].join("");
}
