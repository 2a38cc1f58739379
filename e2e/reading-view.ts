import type { Locator } from "@playwright/test";

interface Reading {
  /** The text, in reading order, with one space between two pieces. */
  text: string;
  /** The smallest font size, in pixels. */
  smallest: number;
  /** By how many pixels the widest piece overflows. */
  overflow: number;
}

/**
 * What the reading view of a document says and how it shows, without what only marks the pages. The head of a table is
 * taken once, before its rows, wherever it stands: over the columns or in each row, and on each page again.
 */
export function readingOf(document: Locator): Promise<Reading> {
  return document.evaluate((region) => {
    const all = (scope: Element, selector: string) => Array.from(scope.querySelectorAll(selector));
    const isMark = (element: Element | null) => element?.getAttribute("aria-hidden") === "true";

    function textsIn(scope: Element): Node[] {
      const walker = window.document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) nodes.push(walker.currentNode);
      return nodes;
    }
    function textsOf(block: Element): Node[] {
      if (isMark(block)) return [];
      const goesOn = isMark(block.previousElementSibling);
      if (block.matches("table") && goesOn) return all(block, "tbody").flatMap(textsIn);
      if (!block.matches("ul:has(> li > dl)")) return textsIn(block);
      const heads = goesOn ? [] : all(block, "li:first-child dt");
      return [...heads, ...all(block, "dd")].flatMap(textsIn);
    }

    const nodes = all(region, "[data-page]").flatMap((page) => Array.from(page.children).flatMap(textsOf));
    const sizeOf = ({ parentElement }: Node) =>
      parentElement ? Number.parseFloat(getComputedStyle(parentElement).fontSize) : 0;
    const right = region.getBoundingClientRect().right;
    const ends = all(region, "*").map((element) => element.getBoundingClientRect().right);
    return {
      text: nodes
        .map((node) => node.textContent)
        .join(" ")
        .replace(/\s+/g, " ")
        .trim(),
      smallest: Math.min(...nodes.map(sizeOf)),
      overflow: Math.max(...ends, right) - right,
    };
  });
}
