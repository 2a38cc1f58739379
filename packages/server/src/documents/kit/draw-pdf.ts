import { openImage, type StructureOptions } from "../../pdfkit/insides.ts";
import { openPdf, pdfBytes } from "../pdf.ts";
import type { Figure, Group, Item, Picture, Shape, Sheet, TextItem } from "./scene.ts";

type Pdf = PDFKit.PDFDocument;

/** Parsed JPEGs: each is parsed once and is in the file once. */
type OpenImages = Map<Uint8Array, PDFKit.Mixins.ImageSrc>;

/** Where an item goes in the document's structure; nowhere (an artifact) when it repeats something. */
interface Target {
  readonly pdf: Pdf;
  readonly root: PDFKit.PDFStructureElement | null;
  readonly images: OpenImages;
}

function paint(pdf: Pdf, { d, fill, stroke, opacity }: Shape): void {
  pdf.save();
  if (opacity !== undefined) pdf.opacity(opacity);
  pdf.path(d);
  if (stroke) {
    const { color, width, dash } = stroke;
    pdf.lineWidth(width).lineCap("round").strokeColor(color);
    if (dash) pdf.dash(dash[0], { space: dash[1] });
    pdf.stroke();
  } else if (fill) pdf.fill(fill);
  pdf.restore();
}

/** Draws something outside the document's structure. */
function asArtifact({ pdf, root }: Target, draw: () => void): void {
  if (root) pdf.markContent("Artifact", { type: "Layout" });
  draw();
  if (root) pdf.endMarkedContent();
}

function drawText({ pdf, root }: Target, { tag, lines, font, size, color, link }: TextItem): void {
  const write = () => {
    pdf.font(font).fontSize(size).fillColor(color);
    for (const { text, x, y } of lines) {
      pdf.text(text, x, y, {
        lineBreak: false,
        baseline: "alphabetic",
        ...(link && root ? { link } : {}),
      });
    }
  };
  if (root) root.add(pdf.struct(tag, {}, [link ? pdf.struct("Link", {}, [write]) : write]));
  else write();
}

const cornersOf = ({
  box: { x, y, width, height },
}: Picture | Figure): NonNullable<StructureOptions["bbox"]> => [x, y, x + width, y + height];

function say({ pdf, root }: Target, item: Picture | Figure, draw: () => void): void {
  const options: StructureOptions = { alt: item.alt, bbox: cornersOf(item) };
  if (root) root.add(pdf.struct("Figure", options, [draw]));
  else draw();
}

/** Draws the picture to fill the box, whatever its shape; the group around it cuts off the rest. */
function drawPicture(target: Target, item: Picture): void {
  const { pdf, images } = target;
  const { x, y, width, height } = item.box;
  const open = images.get(item.jpeg) ?? openImage(pdf, item.jpeg);
  images.set(item.jpeg, open);
  say(target, item, () => {
    pdf.image(open, x, y, { cover: [width, height], align: "center", valign: "center" });
  });
}

function drawGroup(target: Target, { items, clip, shift, scale, isRepeated }: Group): void {
  const { pdf } = target;
  const draw = (inner: Target) => {
    pdf.save();
    if (shift) pdf.translate(...shift);
    if (scale !== undefined) pdf.scale(scale);
    if (clip !== undefined) pdf.path(clip).clip();
    for (const item of items) drawItem(inner, item);
    pdf.restore();
  };
  if (isRepeated) asArtifact(target, () => draw({ ...target, root: null }));
  else draw(target);
}

function drawItem(target: Target, item: Item): void {
  if (item.kind === "shape") asArtifact(target, () => paint(target.pdf, item));
  else if (item.kind === "text") drawText(target, item);
  else if (item.kind === "picture") drawPicture(target, item);
  else if (item.kind === "group") drawGroup(target, item);
  else say(target, item, () => target.pdf.path(item.d).fill(item.fill));
}

/** A sheet as a tagged PDF of one page. */
export function sheetPdf({ title, width, height, items }: Sheet, date: Date): Promise<Uint8Array> {
  const pdf = openPdf({ title, date, size: [width, height], margin: 0 });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const target: Target = { pdf, root, images: new Map() };
  for (const item of items) drawItem(target, item);
  root.end();
  return pdfBytes(pdf);
}
