import type { Random } from "./random.ts";
import { circle, ellipse, path, rect, repeat, round } from "./shapes.ts";

/** The light of a moment of the day, which colours the whole scene. */
export interface Hour {
  sky: readonly [top: string, middle: string, horizon: string];
  sun: string;
  /** Height of the sun, 0 at the horizon, 1 at the top. */
  height: number;
  hills: readonly [far: string, middle: string, near: string];
  meadow: readonly [back: string, front: string];
  foliage: readonly [string, ...string[]];
  cloud: string;
}

const morning: Hour = {
  sky: ["#8fc7e8", "#c9e6f2", "#fdf1d6"],
  sun: "#ffd76a",
  height: 0.55,
  hills: ["#b3cfc9", "#8fb89f", "#6fa37e"],
  meadow: ["#9cc37f", "#79ac63"],
  foliage: ["#3f7d4e", "#4f9159", "#639f5a"],
  cloud: "#ffffff",
};

const noon: Hour = {
  sky: ["#5aaee3", "#9fd2f0", "#e3f4fa"],
  sun: "#ffe08a",
  height: 0.9,
  hills: ["#a3c8c4", "#7fb392", "#5f9d70"],
  meadow: ["#94c96f", "#6db257"],
  foliage: ["#2f7444", "#43894f", "#5b9e55"],
  cloud: "#ffffff",
};

const golden: Hour = {
  sky: ["#7fa9d6", "#f5c99b", "#ffe3ad"],
  sun: "#ffb648",
  height: 0.25,
  hills: ["#c3b2a6", "#a5a579", "#868f56"],
  meadow: ["#c2b766", "#98a351"],
  foliage: ["#5c7440", "#74864a", "#8d9550"],
  cloud: "#fff0dc",
};

const dawn: Hour = {
  sky: ["#8d9fd0", "#e7b9c4", "#ffe1c9"],
  sun: "#ff9d76",
  height: 0.15,
  hills: ["#b7acc6", "#91a4a4", "#739886"],
  meadow: ["#93b088", "#6f9a76"],
  foliage: ["#3f6f5c", "#518169", "#67926f"],
  cloud: "#ffe9ea",
};

const autumn: Hour = {
  sky: ["#9cc0d8", "#d9dfd8", "#f6e6c8"],
  sun: "#ffd07a",
  height: 0.5,
  hills: ["#bdb9a6", "#b39b6d", "#9a8450"],
  meadow: ["#a9b06a", "#8c9a55"],
  foliage: ["#b5622f", "#c98a34", "#8f4f2b"],
  cloud: "#f7f3ea",
};

const winter: Hour = {
  sky: ["#9fb9d3", "#cfdde8", "#f1eee8"],
  sun: "#ffe3a1",
  height: 0.3,
  hills: ["#d3dde5", "#e2e9ee", "#eef2f4"],
  meadow: ["#e9eff2", "#f6f9fa"],
  foliage: ["#40655a", "#557a6c", "#6b8c7d"],
  cloud: "#ffffff",
};

const spring: Hour = {
  sky: ["#7cc0e6", "#bfe3f0", "#f2f7e4"],
  sun: "#ffe27d",
  height: 0.7,
  hills: ["#b5d3c0", "#97c59a", "#7fb57c"],
  meadow: ["#acd47c", "#86c063"],
  foliage: ["#e7a9bd", "#7fb868", "#f0c6d2"],
  cloud: "#ffffff",
};

/** Hours and seasons: forty pictures beside one another are forty days. */
export const hourOf = (random: Random): Hour =>
  random.pick([morning, noon, golden, dawn, autumn, winter, spring]);

/** Where the ground begins behind the subject. */
export const horizon = 520;

export function sky(random: Random, hour: Hour): string {
  const [top, middle, low] = hour.sky;
  const x = random.between(140, 1060);
  const y = horizon - 60 - hour.height * 340;
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="0.6" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>`,
    rect(0, 0, 1200, 620, "url(#sky)"),
    circle(x, y, 150, hour.sun, 0.2),
    circle(x, y, 95, hour.sun, 0.3),
    circle(x, y, 56, hour.sun),
  ].join("");
}

export function clouds(random: Random, hour: Hour): string {
  return repeat(random.whole(2, 4), () => {
    const x = random.between(60, 1140);
    const y = random.between(70, 260);
    const size = random.between(0.6, 1.3);
    const puff = (dx: number, dy: number, rx: number, ry: number) =>
      ellipse(x + dx * size, y + dy * size, rx * size, ry * size, hour.cloud, 0.8);
    return `<g opacity="0.85">${puff(0, 0, 90, 22)}${puff(-30, -16, 38, 26)}${puff(22, -24, 46, 34)}${puff(60, -8, 34, 20)}</g>`;
  });
}

function ridge(random: Random, base: number, swing: number, fill: string): string {
  const crests = random.whole(3, 5);
  const width = 1200 / crests;
  let d = `M0 820V${round(base + random.between(-swing, swing))}`;
  for (let crest = 0; crest < crests; crest += 1) {
    const x = crest * width;
    const peak = base - random.between(0, swing * 1.6);
    const end = base + random.between(-swing * 0.5, swing);
    d += `C${round(x + width * 0.35)} ${round(peak)} ${round(x + width * 0.65)} ${round(peak)} ${round(x + width)} ${round(end)}`;
  }
  return path(`${d}V820Z`, fill);
}

export function hills(random: Random, hour: Hour): string {
  const [far, middle, near] = hour.hills;
  const relief = random.between(25, 75);
  return [
    ridge(random, 400, relief, far),
    ridge(random, 450, relief * 0.7, middle),
    ridge(random, 490, relief * 0.4, near),
    ridge(random, horizon + 20, 10, hour.meadow[0]),
  ].join("");
}

export function roundTree(x: number, foot: number, size: number, leaves: string): string {
  return [
    ellipse(x, foot, 40 * size, 7 * size, "#1f3a2a", 0.2),
    rect(x - 6 * size, foot - 60 * size, 12 * size, 60 * size, "#7a5a40", 3),
    circle(x, foot - 105 * size, 48 * size, leaves),
    circle(x - 30 * size, foot - 80 * size, 34 * size, leaves),
    circle(x + 32 * size, foot - 78 * size, 36 * size, leaves),
    circle(x + 14 * size, foot - 120 * size, 22 * size, "#ffffff", 0.1),
  ].join("");
}

export function poplar(x: number, foot: number, size: number, leaves: string): string {
  return [
    ellipse(x, foot, 22 * size, 5 * size, "#1f3a2a", 0.2),
    rect(x - 4 * size, foot - 30 * size, 8 * size, 30 * size, "#7a5a40"),
    ellipse(x, foot - 105 * size, 23 * size, 88 * size, leaves),
    ellipse(x + 7 * size, foot - 115 * size, 8 * size, 62 * size, "#ffffff", 0.1),
  ].join("");
}

function fir(x: number, foot: number, size: number, leaves: string): string {
  const storey = (y: number, half: number) =>
    path(
      `M${round(x - half * size)} ${round(foot - y * size)}L${round(x)} ${round(foot - (y + 75) * size)}L${round(x + half * size)} ${round(foot - y * size)}Z`,
      leaves,
    );
  return [
    ellipse(x, foot, 34 * size, 6 * size, "#1f3a2a", 0.2),
    rect(x - 5 * size, foot - 24 * size, 10 * size, 24 * size, "#6b4e38"),
    storey(22, 46),
    storey(62, 37),
    storey(102, 27),
  ].join("");
}

/** Small trees between the hills and the subject, of one kind per picture. */
export function treeline(random: Random, hour: Hour): string {
  const tree = random.pick([roundTree, poplar, fir]);
  return repeat(random.whole(5, 9), () =>
    tree(
      random.between(0, 1200),
      random.between(525, 545),
      random.between(0.4, 0.75),
      random.pick(hour.foliage),
    ),
  );
}

/** The meadow before the subject, with a bush, a tree and flowers that leave the middle free. */
export function foreground(random: Random, hour: Hour): string {
  const front = hour.meadow[1];
  const tree = random.pick([roundTree, poplar, roundTree]);
  const side = random.pick([60, 1140]);
  const bush = (x: number) => {
    const leaves = random.pick(hour.foliage);
    return circle(x, 764, 34, leaves) + circle(x + 38, 772, 26, leaves) + circle(x - 36, 774, 24, leaves);
  };
  const flower = random.pick(["#f5b82e", "#ffffff", "#e2646a", "#b99ae0"]);
  return [
    path("M0 772C260 744 520 762 720 768C930 774 1080 746 1200 756V800H0Z", front),
    tree(side, 782, random.between(1.3, 1.7), random.pick(hour.foliage)),
    bush(1200 - side + (side > 600 ? 60 : -60)),
    repeat(26, () =>
      circle(random.between(20, 1180), random.between(774, 796), random.between(2.5, 4.5), flower),
    ),
  ].join("");
}
