import { pages } from "@mec/api";
import { type Widget, widgetParameters } from "@mec/domain/widget";

const escapes: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const attribute = (name: string, value: string) =>
  `${name}="${value.replace(/[&"<>]/g, (sign) => escapes[sign] ?? sign)}"`;

/** The address of the map in a partner's name. */
export const widgetUrl = (origin: string, widget: Widget): string =>
  origin + pages.widget.to({}, { query: widgetParameters(widget) });

/** The script tag that places the map and sets its height: the parameters keep their names. */
export function scriptCode(origin: string, widget: Widget): string {
  const given = Object.entries(widgetParameters(widget)).filter(([, value]) => value !== "");
  const attributes = given.map(([name, value]) => attribute(`data-${name}`, value));
  return ["<script async", attribute("src", `${origin}/widget.js`), ...attributes]
    .join("\n  ")
    .concat("></script>");
}

/** The same for a site that accepts no script: the height is then fixed in the code. */
export function frameCode(origin: string, widget: Widget, height: number): string {
  const attributes = [
    attribute("src", widgetUrl(origin, widget)),
    attribute("title", "Projets d’autoconsommation collective"),
    attribute("style", `width:100%;height:${height}px;border:0`),
    attribute("allow", "geolocation"),
  ];
  return ["<iframe", ...attributes].join("\n  ").concat("></iframe>");
}
