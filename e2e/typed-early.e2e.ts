import type { Page, Route } from "@playwright/test";
import { appIsThere } from "./forms.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

/** Keeps every script of the page back. @returns what lets them come */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holds = true;
  await page.route("**/assets/*.js", (route) => (holds ? void held.push(route) : route.continue()));
  return async () => {
    holds = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** A cheap phone: what the app does between two keys takes long. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

const typed = "12 rue de la République, Saint-Germain-en-Laye";
const caretOf = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement ? { value: field.value, caret: field.selectionStart } : null;
  });

for (const path of ["/", "/explore"]) {
  test(`what is typed on ${path} while its scripts come and run stays, with the focus and the caret`, async ({
    openWindow,
  }) => {
    const page = await (await openWindow(phone)).newPage();
    const letCome = await holdScripts(page);
    await slowDown(page);
    await page.goto(path, { waitUntil: "commit" });
    const field = page.getByRole("textbox", { name: "Votre adresse ou votre ville" });
    await field.tap();
    await page.keyboard.type(typed.slice(0, 5));
    const coming = letCome();
    await page.keyboard.type(typed.slice(5), { delay: 60 });
    await coming;
    await appIsThere(page);
    await expect(page.getByRole("combobox", { name: "Votre adresse ou votre ville" })).toBeVisible();
    expect(await caretOf(page)).toEqual({ value: typed, caret: typed.length });
  });

  test(`a word that is mended on ${path} before its script came is mended where the caret stands`, async ({
    openWindow,
  }) => {
    const page = await (await openWindow(phone)).newPage();
    const letCome = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("textbox", { name: "Votre adresse ou votre ville" }).tap();
    await page.keyboard.type("Rnnes");
    for (const _ of "nnes") await page.keyboard.press("ArrowLeft");
    await letCome();
    await expect(page.getByRole("combobox", { name: "Votre adresse ou votre ville" })).toBeVisible();
    await page.keyboard.type("e");
    expect(await caretOf(page)).toEqual({ value: "Rennes", caret: 2 });
  });
}
