import { type Locator, expect as ofPlaywright } from "@playwright/test";

/** Playwright's assertions, and our own. */
export const expect = ofPlaywright.extend({
  /** Absent now, without waiting: something about to disappear, such as a message, still counts as there. */
  async toBeAbsent(locator: Locator) {
    const found = await locator.allTextContents();
    return {
      name: "toBeAbsent",
      pass: found.length === 0,
      message: () => `Expected ${this.isNot ? "some" : "none"} of ${locator}, found ${JSON.stringify(found)}`,
    };
  },
});
