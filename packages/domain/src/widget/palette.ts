type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** WCAG 2.2, 1.4.3: text of ordinary size. */
const leastContrast = 4.5;

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];
const hexOf = (rgb: Rgb): string =>
  rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("");

/** Mixes `share` of `to` into `from`, in whole steps of a channel. */
const mixed = (from: Rgb, to: Rgb, share: number): Rgb => {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
};

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Darkens a colour by hundredths until it has this contrast with `ground`. */
function darkenedFor(colour: Rgb, ground: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.01) {
    const darker = mixed(colour, black, share);
    if (contrast(darker, ground) >= leastContrast) return darker;
  }
  return black;
}

/**
 * A partner's colour, no darker than it must be for white text on it to be read: six hexadecimal digits, as given when
 * it is dark enough.
 */
export const readablePrimary = (hex: string): string => hexOf(darkenedFor(rgbOf(hex), white));

/** The strongest of a few tints of a colour on which that colour is still readable as text. */
function tintUnder(colour: Rgb): Rgb {
  const tints = [0.08, 0.06, 0.04, 0.02].map((share) => mixed(white, colour, share));
  return tints.find((tint) => contrast(tint, colour) >= leastContrast) ?? white;
}

/** Ten shades, the palest first, of which the eighth (7) is the colour of buttons, links and text. */
export type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/**
 * The shades of a partner's colour. Text in shade 7 is read on white and on shade 0, white on shade 7 and darker, and
 * text in shade 9 on shade 1.
 */
export function partnerShades(hex: string): Shades {
  const base = darkenedFor(rgbOf(hex), white);
  const tint = (share: number) => hexOf(mixed(white, base, share));
  const surface = mixed(white, base, 0.16);
  return [
    hexOf(tintUnder(base)),
    hexOf(surface),
    tint(0.3),
    tint(0.45),
    tint(0.6),
    tint(0.75),
    tint(0.9),
    hexOf(base),
    hexOf(mixed(base, black, 0.2)),
    hexOf(darkenedFor(mixed(base, black, 0.4), surface)),
  ];
}
