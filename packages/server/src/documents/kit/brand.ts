import { colors } from "./colors.ts";
import { fitText, placeText } from "./lines.ts";
import type { Item } from "./scene.ts";
import { circlePath, filled, roundedPath } from "./shapes.ts";

/** The mark of the site, and its name beside it. */
export function brand(x: number, y: number, height: number, { isWhite = false } = {}): Item[] {
  const name = fitText("Mon énergie collective", {
    font: "bold",
    width: 1000,
    mostLines: 1,
    largest: height * 0.54,
    smallest: height * 0.54,
  });
  const mark: Item[] = [
    filled(roundedPath({ x: 0, y: 0, width: 32, height: 32 }, 8), isWhite ? colors.greenDark : colors.green),
    filled(circlePath(16, 13, 5), colors.sun),
    filled("M5 25v-6l6-5 6 5v6zM18 25v-6l5-4 5 4v6z", colors.white),
  ];
  return [
    { kind: "group", shift: [x, y], scale: height / 32, items: mark },
    placeText(name, {
      x: x + height * 1.3,
      y: y + (height - name.height) / 2,
      color: isWhite ? colors.white : colors.green,
    }),
  ];
}
