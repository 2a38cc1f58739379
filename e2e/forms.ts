import type { Locator, Page } from "@playwright/test";
import { expect } from "./expect.ts";

/** Waits until the app has replaced the first view that the server wrote. */
export const appIsThere = (page: Page): Promise<void> =>
  page.locator(".first-view").waitFor({ state: "detached" });

/** Waits for the page of this title, which is read from its top unless the address names a part of it. */
export async function arriveAt(page: Page, title: string | RegExp): Promise<void> {
  await appIsThere(page);
  const heading = page.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeVisible();
  if (!new URL(page.url()).hash) await expect(heading).toBeInViewport();
}

/**
 * Opens the help centre as it breaks: comparing words without their accents, which its search does while it is drawn, throws
 * from the tap on. In one turn, so that the page that it is opened from draws nothing between.
 */
export const breakHelpCentre = (page: Page): Promise<void> =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Centre d'aide" })
    .evaluate((link: HTMLElement) => {
      String.prototype.normalize = () => {
        throw new Error("This page is broken");
      };
      link.click();
    });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** Opens what a phone hides behind a button, and a desktop always shows. */
export async function unfold(page: Page, label: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await press(page, label);
}

/** Opens a section that is folded behind its title, at every width. */
export const openSection = (page: Page, title: string): Promise<void> =>
  page.getByRole("main").locator("summary").filter({ hasText: title }).click();

/** Types an address and takes the result that is a house. */
export async function chooseAddress(field: Locator, typed: string): Promise<void> {
  await field.fill(typed);
  const page = field.page();
  await page.getByRole("group", { name: "Numéros" }).getByRole("option").first().click();
}

export const choose = (page: Page, answer: string): Promise<void> =>
  page.getByRole("main").getByRole("radio", { name: answer, exact: true }).check();

export const field = (page: Page, name: string): Locator =>
  page.getByRole("main").getByLabel(name, { exact: true });

/** Expects some fields of a page to hold these values, in order. */
export async function expectValues(
  page: Page,
  names: readonly string[],
  values: readonly string[],
): Promise<void> {
  for (const [index, name] of names.entries()) await expect(field(page, name)).toHaveValue(values[index]!);
}
