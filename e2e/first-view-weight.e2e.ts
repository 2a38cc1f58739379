import { expect, test } from "@playwright/test";
import { mostJavaScript, scriptsOf, visitedPages, weightOf } from "./first-view-weight.ts";

for (const page of visitedPages) {
  test(`the first view of ${page} takes at most 130 kB of JavaScript`, () => {
    const scripts = scriptsOf(page);
    // The entry, the vendors and the page's own: fewer would be a measure that finds nothing.
    expect(scripts.length).toBeGreaterThanOrEqual(4);
    expect(weightOf(scripts)).toBeLessThanOrEqual(mostJavaScript);
  });
}
