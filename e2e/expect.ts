import { type Locator, expect as ofPlaywright } from "@playwright/test";

/** What the journeys say of a page. */
export const expect = ofPlaywright.extend({
  /** There is none, now: what would be gone a moment later, as a message is, counts as there. */
  async toBeAbsent(locator: Locator) {
    const found = await locator.allTextContents();
    return {
      name: "toBeAbsent",
      pass: found.length === 0,
      message: () => `Expected ${this.isNot ? "some" : "none"} of ${locator}, found ${JSON.stringify(found)}`,
    };
  },
});
