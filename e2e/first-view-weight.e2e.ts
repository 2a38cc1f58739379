import {
  fetchedBy,
  mostJavaScript,
  scriptsOf,
  usefulParts,
  visitedPages,
  weightOf,
} from "./first-view-weight.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

for (const name of visitedPages) {
  test(`the first view of ${name} takes at most 130 kB of JavaScript, with what a visit asks for besides its head`, async ({
    openNewWindow,
    demo: { projectId },
  }) => {
    const page = await (await openNewWindow(phone)).newPage();
    const addresses = { home: "/", explore: "/explore", project: `/project/${projectId}/-`, faq: "/faq" };
    const { first } = await fetchedBy(page, addresses[name], usefulParts[name]);
    const scripts = first.filter((file) => file.endsWith(".js"));
    // The entry, the vendors and the page's own: fewer would be a measure that finds nothing.
    expect(scriptsOf(name).length).toBeGreaterThanOrEqual(4);
    expect(scripts).toEqual(expect.arrayContaining(scriptsOf(name)));
    expect(weightOf(scripts)).toBeLessThanOrEqual(mostJavaScript);
  });
}
