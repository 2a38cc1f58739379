import { partnerShades } from "@mec/domain/widget";
import { widgetMode } from "../../platform/widget.ts";
import { theme } from "../theme.ts";

function shades(hex: string) {
  const [a, b, c, d, e, f, g, h, i, j] = partnerShades(hex);
  return [`#${a}`, `#${b}`, `#${c}`, `#${d}`, `#${e}`, `#${f}`, `#${g}`, `#${h}`, `#${i}`, `#${j}`] as const;
}

/** Our theme, with a partner's colour in the place of our green where there is one. */
export const partnerTheme =
  widgetMode?.primary == null
    ? theme
    : { ...theme, colors: { ...theme.colors, green: shades(widgetMode.primary) } };
