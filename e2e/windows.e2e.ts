import { expect, test } from "./test.ts";

test("a window that serves again has neither page nor cookie, and remembers nothing", async ({
  windows,
  openWindow,
  openWindowOf,
}) => {
  const former = await openWindowOf("porteur");
  const page = await former.newPage();
  await page.goto("/faq");
  await page.evaluate(() => {
    localStorage.setItem("left", "behind");
    return new Promise((resolve) => {
      indexedDB.open("left").onsuccess = resolve;
    });
  });
  await windows.closeAll();

  const window = await openWindow();
  expect(window).toBe(former);
  expect(window.pages()).toEqual([]);
  expect(await window.cookies()).toEqual([]);
  const again = await window.newPage();
  await again.goto("/faq");
  const left = await again.evaluate(async () => ({
    stored: localStorage.getItem("left"),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(left).toEqual({ stored: null, databases: [] });
});
