import type { PrintWords } from "@mec/domain/kit";
import { colors } from "./colors.ts";
import { type Fitted, fitText, placeText } from "./lines.ts";
import type { Item } from "./scene.ts";
import { stroked } from "./shapes.ts";

interface Sizes {
  /** Font sizes of the name: the one wanted, and the smallest. */
  readonly name: readonly [largest: number, smallest: number];
  readonly place: readonly [largest: number, smallest: number];
  readonly gap: number;
}

/** Items under one another, and the height they take. */
export interface Stack {
  readonly height: number;
  at(x: number, y: number): Item[];
}

/** A blank line to write on, above its label. */
function lineToFill(label: string, width: number, size: number): Stack {
  const text = fitText(label, { font: "bold", width, mostLines: 1, largest: size, smallest: size / 2 });
  const room = size * 2.1;
  const height = text.height + room;
  return {
    height,
    at: (x, y) => [
      placeText(text, { x, y, color: colors.green }),
      stroked(`M${x} ${y + height}h${width}`, { color: colors.grey, width: 1, dash: [0.1, 4] }),
    ],
  };
}

function stacked(parts: readonly Stack[], gap: number): Stack {
  return {
    height: parts.reduce((sum, { height }) => sum + height, gap * (parts.length - 1)),
    at(x, y) {
      let top = y;
      return parts.flatMap((part) => {
        const items = part.at(x, top);
        top += part.height + gap;
        return items;
      });
    },
  };
}

/** Uses a third line only when two would be too small: the picture needs its room too. */
function fittedName(name: string, width: number, [largest, smallest]: Sizes["name"]): Fitted {
  const common = { font: "bold", width, leading: 1.12, isBalanced: true } as const;
  const least = (largest + smallest) / 2;
  const large = fitText(name, { ...common, mostLines: 2, largest, smallest: least });
  return large.isWhole ? large : fitText(name, { ...common, mostLines: 3, largest: least, smallest });
}

const title = (text: Fitted): Stack => ({
  height: text.height,
  at: (x, y) => [placeText(text, { x, y, color: colors.ink, tag: "H1" })],
});

/** Lines for the project and its town, to be written by hand. */
export function headingToFill(width: number, sizes: Sizes): Stack {
  const size = sizes.place[0] * 0.72;
  return stacked(
    [lineToFill("Notre projet", width, size), lineToFill("Commune", width, size)],
    sizes.gap * 1.6,
  );
}

/** The heading: the project and its town, or a slogan where there is none. */
export function heading({ name, place, slogan }: PrintWords, width: number, sizes: Sizes): Stack {
  if (name === null || place === null) return title(fittedName(slogan, width, sizes.name));
  const named = fittedName(name, width, sizes.name);
  const town = fitText(place, {
    font: "bold",
    width,
    mostLines: 2,
    largest: sizes.place[0],
    smallest: sizes.place[1],
    isBalanced: true,
  });
  return stacked(
    [title(named), { height: town.height, at: (x, y) => [placeText(town, { x, y, color: colors.green })] }],
    sizes.gap,
  );
}
