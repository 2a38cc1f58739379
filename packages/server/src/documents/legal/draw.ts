import { endFirstPage, type StructureOptions } from "../../pdfkit/insides.ts";
import type { Drawing, Leaf, Node, Part, Placed, Placement } from "./flow.ts";

/** The pages of a document, opened in turn and ended once all is drawn on them: a page's content is held until then. */
interface Pages {
  /** Draws on a page what its reader meets there. */
  draw(place: Placed, drawing: (y: number) => void): void;
  /** Says that what was counted on a page is drawn. */
  done(page: number): void;
  /** Ends the pages that are left, but the last. */
  end(): void;
}

function placeOf(places: Placement["places"], { slot }: Pick<Leaf, "slot">): Placed {
  const found = places.get(slot);
  if (!found) throw new Error("A drawing hangs on to a slot that is not in the document");
  return found;
}

/** How many drawings there are on each page, by what the structure holds; an element that makes its children counts once in each slot. */
function countDrawings(nodes: Part["nodes"], places: Placement["places"], counts: number[]): void {
  for (const node of nodes) {
    for (const slot of node.slots ?? []) counts[placeOf(places, { slot }).page]! += 1;
    for (const child of node.slots ? [] : node.children) {
      if ("tag" in child) countDrawings([child], places, counts);
      else counts[placeOf(places, child).page]! += 1;
    }
  }
}

/** Backgrounds, rules and repeated heads by page, in the order in which they are drawn. */
function artifactsByPage({ decorations }: Part, { places, pages, repeated }: Placement) {
  const byPage = Array.from({ length: pages }, (): { y: number; drawing: Drawing }[] => []);
  for (const leaf of decorations) {
    const { page, y } = placeOf(places, leaf);
    byPage[page]?.push({ y, drawing: leaf });
  }
  for (const { place: at, slot } of repeated)
    if (slot.running) byPage[at.page]?.push({ y: at.y, drawing: slot.running });
  return byPage;
}

function openPages(
  pdf: PDFKit.PDFDocument,
  part: Part,
  placement: Placement,
  drawFoot: (page: number) => void,
): Pages {
  const artifacts = artifactsByPage(part, placement);
  const left: number[] = new Array(placement.pages).fill(0);
  countDrawings(part.nodes, placement.places, left);
  let opened = 0;
  let ended = 0;
  const open = () => {
    if (opened > 0) pdf.addPage();
    for (const { y, drawing } of artifacts[opened] ?? []) {
      pdf.markContent("Artifact", { type: "Layout" });
      drawing.draw(y);
      pdf.endMarkedContent();
    }
    opened += 1;
  };
  const endFirst = () => {
    pdf.switchToPage(ended);
    drawFoot(ended);
    ended += 1;
    if (ended < placement.pages) endFirstPage(pdf);
  };
  open();
  return {
    draw({ page, y }, drawing) {
      while (opened <= page) open();
      pdf.switchToPage(page);
      drawing(y);
    },
    done(page) {
      left[page]! -= 1;
      while (ended < opened - 1 && left[ended] === 0) endFirst();
    },
    end() {
      while (opened < placement.pages) open();
      while (ended < placement.pages) endFirst();
    },
  };
}

function boxOf({ box }: Node, places: Placement["places"]): StructureOptions {
  if (!box) return {};
  const { y } = placeOf(places, box);
  return { bbox: [box.x, y, box.x + box.width, y + box.slot.height] };
}

interface Drawn {
  readonly places: Placement["places"];
  readonly pages: Pages;
  /** Whether the drawing belongs to an element with `slots`, which is counted as a whole. */
  readonly isCounted?: boolean;
}

function drawNode(
  pdf: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  node: Node,
  { places, pages, isCounted = false }: Drawn,
): void {
  const { tag, options, children, slots } = node;
  const element = pdf.struct(tag, { ...options, ...boxOf(node, places) });
  parent.add(element);
  for (const child of children) {
    if ("tag" in child) {
      drawNode(pdf, element, child, { places, pages, isCounted: isCounted || slots !== undefined });
      continue;
    }
    const at = placeOf(places, child);
    pages.draw(at, (y) => element.add(() => child.draw(y)));
    if (!isCounted) pages.done(at.page);
  }
  element.end();
  for (const slot of slots ?? []) pages.done(placeOf(places, { slot }).page);
}

/**
 * Draws the content of the slots, page after page: decorations first, since they are backgrounds and rules, and the foot last. The
 * last page can still be drawn on.
 */
export function drawPart(
  pdf: PDFKit.PDFDocument,
  part: Part,
  placement: Placement,
  drawFoot: (page: number) => void,
): void {
  const pages = openPages(pdf, part, placement, drawFoot);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const node of part.nodes) drawNode(pdf, root, node, { places: placement.places, pages });
  pages.end();
  root.end();
}
