import type { Page, Route } from "@playwright/test";
import { appIsThere } from "./forms.ts";
import { desktop, phone } from "./people.ts";
import { expect, test } from "./test.ts";

/** Good is under 0.1; what a page's first HTML foresees leaves nearly nothing. */
const mostShift = 0.02;

const placesOf = (page: Page) =>
  page.evaluate(() => {
    const topOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    return { title: topOf("h1"), picture: topOf(".first-view-picture, main img") };
  });

/** How far what is read was moved since the page began, as browsers reckon it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

for (const viewport of [phone, desktop]) {
  test(`a project's title and picture stay where its first HTML had them, ${viewport.width} px wide`, async ({
    openWindow,
    demo: { projectId },
  }) => {
    const page = await (await openWindow(viewport)).newPage();
    const held: Route[] = [];
    let holds = true;
    await page.route("**/assets/*.js", (route) => (holds ? void held.push(route) : route.continue()));
    await page.goto(`/project?projectId=${projectId}`, { waitUntil: "commit" });
    await expect(page.locator(".first-view h1")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await placesOf(page);
    holds = false;
    for (const route of held) await route.continue();
    await appIsThere(page);
    await expect(page.getByRole("heading", { level: 2, name: "Pour vous" })).toBeVisible();
    const after = await placesOf(page);
    expect(Math.abs(after.title - before.title), "pixels by which the title moved").toBeLessThan(6);
    expect(Math.abs(after.picture - before.picture), "pixels by which the picture moved").toBeLessThan(6);
    expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
  });
}

/** Whether a script that came so far holds a text; what a page evaluates, it has fetched. */
function followScripts(page: Page): (text: string) => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  return async (text) => (await Promise.all(scripts)).some((script) => script.includes(text));
}

test("the list's first view asks its map without the schemas of a project", async ({ page }) => {
  const describes = followScripts(page);
  const asked = page.waitForResponse(/\/public\/project\/clusters/);
  await page.goto("/explore");
  await asked;
  await expect(page.getByRole("button", { name: "Décrire mon lieu" })).toBeVisible();
  expect(await describes("/public/project/clusters")).toBe(true);
  expect(await describes("/public/project/check-duplicates")).toBe(false);
});

test("a project's page asks nothing more of who has told nothing, and brings the schemas of no answer", async ({
  openWindow,
  demo: { projectId },
}) => {
  const window = await openWindow(phone);
  const named = await window.newPage();
  await named.goto(`/project?projectId=${projectId}`);
  await named.waitForURL(/\/project\/[^/]+\/./);
  // As links have it: without its name in the address, it is put there, and who is there is asked anew.
  const page = await window.newPage();
  const describes = followScripts(page);
  await page.goto(named.url());
  await expect(page.getByRole("textbox", { name: "Votre consommation annuelle" })).toBeAttached();
  await expect(page.getByRole("heading", { name: "Une question au porteur ?" })).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  expect(await describes("Votre consommation annuelle")).toBe(true);
  // What describes projects, estimates and accounts, each known by a call that this page never makes.
  for (const path of ["/public/project/check-duplicates", "/study/progress", "/user/password"])
    expect(await describes(path), path).toBe(false);
});
