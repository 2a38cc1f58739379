import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const leaveSomething = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem("left", "behind");
    return new Promise((resolve) => {
      indexedDB.open("left").onsuccess = resolve;
    });
  });

const whatIsLeft = (page: Page) =>
  page.evaluate(async () => ({
    stored: localStorage.getItem("left"),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

for (const [what, isClosed] of [
  ["left open", false],
  ["closed", true],
] as const) {
  test(`a window that serves again has neither page nor cookie, and remembers nothing, its page having been ${what}`, async ({
    windows,
    openWindow,
    openWindowOf,
  }) => {
    const former = await openWindowOf("porteur");
    const page = await former.newPage();
    await page.goto("/faq");
    await leaveSomething(page);
    if (isClosed) await page.close();
    await former.setOffline(true);
    await windows.closeAll();

    const window = await openWindow();
    expect(window).toBe(former);
    expect(window.pages()).toEqual([]);
    expect(await window.cookies()).toEqual([]);
    const again = await window.newPage();
    await again.goto("/faq");
    expect(await whatIsLeft(again)).toEqual({ stored: null, databases: [] });
  });
}

test("what would last in a window that serves again is asked of a page, or refused", async ({
  openWindow,
}) => {
  const window = await openWindow();
  expect(() => window.addInitScript(() => {})).toThrow(/ask it of the page/);
  expect(() => window.route("**", (route) => route.abort())).toThrow(/ask it of the page/);
  const page = await window.newPage();
  await page.addInitScript(() => localStorage.setItem("left", "behind"));
});
