import type { Locator, Page } from "@playwright/test";
import { arriveAt } from "./forms.ts";

/**
 * The effort of a journey: screens on which something is done, taps (entering a field is one), and typed
 * entries. A question in front of a screen counts as a tap of that screen.
 */
export class Effort {
  readonly screens: string[] = [];
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

  async tap(target: Locator): Promise<void> {
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
