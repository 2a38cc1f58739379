import { openFont } from "../pdf.ts";
import type { Figure, Group, Item, Picture, Shape, Sheet, TextItem } from "./scene.ts";

const round = (value: number) => Math.round(value * 1000) / 1000;

function shape({ d, fill, stroke, opacity }: Shape): string {
  const painted = stroke
    ? `fill="none" stroke="${stroke.color}" stroke-width="${stroke.width}" stroke-linecap="round"${stroke.dash ? ` stroke-dasharray="${stroke.dash.join(" ")}"` : ""}`
    : `fill="${fill ?? "none"}"`;
  return `<path d="${d}" ${painted}${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;
}

/** Text as outlines of our own fonts: it looks the same on a machine without them. */
function text({ lines, font, size, color }: TextItem): string {
  const open = openFont(font);
  const scale = size / open.unitsPerEm;
  const written = lines.map(({ text: line, x, y }) => {
    const { glyphs, positions } = open.layout(line);
    let advance = 0;
    const outlines = glyphs.map((glyph, index) => {
      const d = glyph.path.toSVG();
      const at = round(advance);
      advance += positions[index]?.xAdvance ?? 0;
      return d === "" ? "" : `<path transform="translate(${at} 0)" d="${d}"/>`;
    });
    return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
  });
  return `<g fill="${color}">${written.join("")}</g>`;
}

function picture({ jpeg, box: { x, y, width, height } }: Picture): string {
  const data = Buffer.from(jpeg).toString("base64");
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${data}"/>`;
}

const figure = ({ d, fill }: Figure): string =>
  `<path d="${d}" fill="${fill}" shape-rendering="crispEdges"/>`;

/** Makes the name of a clip, unique in the sheet. */
type NewName = () => string;

function group({ items, clip, shift = [0, 0], scale = 1 }: Group, newName: NewName): string {
  const inner = items.map((item) => draw(item, newName)).join("");
  const transform = `transform="translate(${shift.join(" ")}) scale(${scale})"`;
  if (clip === undefined) return `<g ${transform}>${inner}</g>`;
  const name = newName();
  return `<g ${transform}><clipPath id="${name}"><path d="${clip}"/></clipPath><g clip-path="url(#${name})">${inner}</g></g>`;
}

function draw(item: Item, newName: NewName): string {
  switch (item.kind) {
    case "shape":
      return shape(item);
    case "text":
      return text(item);
    case "picture":
      return picture(item);
    case "figure":
      return figure(item);
    case "group":
      return group(item, newName);
  }
}

/** A sheet as SVG, as wide as its picture. Everything in it is our own: texts are outlines. */
export function sheetSvg({ width, height, items, pixelWidth }: Sheet): string {
  let names = 0;
  const newName = () => `c${names++}`;
  const pixelHeight = Math.round((pixelWidth * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${items.map((item) => draw(item, newName)).join("")}</svg>`;
}
