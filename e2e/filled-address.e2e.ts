import type { Page } from "@playwright/test";
import { appIsThere, arriveAt, chooseAddress } from "./forms.ts";
import { holdAnswers } from "./held.ts";
import { tabTo } from "./keyboard.ts";
import { expect, test } from "./test.ts";

const first = "8 Rue du Port 18000 Bourges";
const search = (page: Page) => page.getByLabel("Votre adresse ou votre ville").first();

/** The page of a visitor who chose an address before: its light field holds it. */
async function comeBack(page: Page): Promise<void> {
  await page.goto("/");
  await appIsThere(page);
  await chooseAddress(search(page), "8 rue du Port, Bourges");
  await arriveAt(page, "Projets près de Bourges");
  await page.goto("/");
  await appIsThere(page);
  await expect(search(page)).toHaveValue(first);
}

const isReal = (page: Page) => expect(search(page)).toHaveAttribute("aria-autocomplete", "list");
const selected = (page: Page) =>
  search(page).evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );

test("a tap in a field that holds a chosen address selects it, and what is typed replaces it; a second one places the caret", async ({
  page,
}) => {
  await comeBack(page);
  await search(page).click();
  await isReal(page);
  await expect.poll(() => selected(page)).toBe(first);
  await page.keyboard.type("7 rue");
  await expect(search(page)).toHaveValue("7 rue");

  await page.goto("/");
  await appIsThere(page);
  await search(page).click();
  await isReal(page);
  await page.getByRole("heading", { level: 1 }).click();
  // The real field, entered anew, does as the light one did.
  await search(page).click();
  await expect.poll(() => selected(page)).toBe(first);
  await search(page).click();
  await expect.poll(() => selected(page)).toBe("");
  await page.keyboard.press("Home");
  await page.keyboard.type("1");
  await expect(search(page)).toHaveValue(`1${first}`);
});

test("no key is lost while the real field comes, by pointer or keyboard", async ({ page }) => {
  await comeBack(page);
  const arrive = await holdAnswers(page, /\/assets\/address-field/);
  await tabTo(search(page));
  await expect.poll(() => selected(page)).toBe(first);
  await page.keyboard.type("7 ru");
  await expect(search(page)).toHaveValue("7 ru");
  arrive();
  await isReal(page);
  await page.keyboard.type("e du Port");
  await expect(search(page)).toHaveValue("7 rue du Port");

  const asked = await holdAnswers(page, /\/assets\/address-field/);
  await page.goto("/");
  await appIsThere(page);
  await search(page).click();
  await expect.poll(() => selected(page)).toBe(first);
  asked();
  await isReal(page);
  await page.keyboard.type("Ce");
  await expect(search(page)).toHaveValue("Ce");
});
