import { typedAddress } from "@mec/domain/kit";
import { encode } from "uqr";
import { colors } from "./colors.ts";
import type { Box, Item } from "./scene.ts";
import { filled, roundedPath } from "./shapes.ts";

/** The quiet zone that readers need around a code, in modules. */
const quietZone = 4;

/** Dark modules side by side are drawn as one. */
function darkRuns(row: readonly boolean[], module: number, left: number, top: number): string {
  let d = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    const length = (x - from + 1) * module;
    d += `M${left + from * module} ${top}h${length}v${module}h${-length}z`;
  }
  return d;
}

/** A QR code on a white card, with the quiet zone that readers need. */
export function qrCard(address: string, card: Box, radius: number): Item[] {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const module = card.width / (size + 2 * quietZone);
  const left = card.x + quietZone * module;
  const top = card.y + quietZone * module;
  const d = data.map((row, y) => darkRuns(row, module, left, top + y * module)).join("");
  const box = { x: left, y: top, width: size * module, height: size * module };
  return [
    filled(roundedPath(card, radius), colors.white),
    { kind: "figure", d, fill: "#000000", box, alt: `QR code qui mène à ${typedAddress(address)}` },
  ];
}
