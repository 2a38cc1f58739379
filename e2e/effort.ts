import type { Locator, Page } from "@playwright/test";
import { arriveAt } from "./forms.ts";

/**
 * The words that a screen shows: not what is folded, what only a screen reader is told, nor the pages of a document that
 * are read in it. A dialog hides the page under it.
 */
export const visibleWords = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll("[role=dialog]")].find((dialog) => dialog.checkVisibility());
    const texts = document.createTreeWalker(
      shown ?? document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let read = "";
    while (texts.nextNode()) {
      const within = texts.currentNode.parentElement;
      const isShown = within?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isDrawn = (within?.getBoundingClientRect().width ?? 0) > 1;
      if (isShown && isDrawn && !within?.closest("option, [aria-label^='Page ']"))
        read += ` ${texts.currentNode.nodeValue}`;
    }
    return read.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
  });

/**
 * The effort of a journey: screens on which something is done, taps (entering a field is one), and typed
 * entries. A question in front of a screen counts as a tap of that screen.
 */
export class Effort {
  readonly screens: string[] = [];
  /** The most words that each of them showed when something was tapped on it. */
  readonly words = new Map<string, number>();
  taps = 0;
  typed = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async arrives(title: string | RegExp): Promise<void> {
    await arriveAt(this.#page, title);
    this.screens.push(String(title));
  }

  /** Counts the words of what is shown, as a screen's: of the one that was arrived at unless another is named. */
  async reads(screen = this.screens.at(-1) ?? ""): Promise<void> {
    const words = await visibleWords(this.#page);
    if (words > (this.words.get(screen) ?? 0)) this.words.set(screen, words);
  }

  async tap(target: Locator): Promise<void> {
    await this.reads();
    await target.click();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.taps += 1;
    this.typed += 1;
  }

  toString(): string {
    return `${this.screens.length} screens, ${this.taps} taps, ${this.typed} typed entries`;
  }
}
