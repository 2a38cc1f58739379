import { partnerShades } from "@mec/domain/widget";
import { widgetMode } from "./widget.ts";

function shades(hex: string) {
  const [a, b, c, d, e, f, g, h, i, j] = partnerShades(hex);
  return [`#${a}`, `#${b}`, `#${c}`, `#${d}`, `#${e}`, `#${f}`, `#${g}`, `#${h}`, `#${i}`, `#${j}`] as const;
}

/** The ten shades of a partner's colour, which take our green's place for the whole visit; null where ours stays. */
export const visitGreen = widgetMode?.primary == null ? null : shades(widgetMode.primary);
