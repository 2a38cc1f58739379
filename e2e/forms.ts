import type { Locator, Page } from "playwright-core";

/** Waits for the page of this title. */
export const arriveAt = (page: Page, title: string | RegExp): Promise<void> =>
  page.getByRole("heading", { level: 1, name: title }).waitFor();

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** Types an address and takes the result that is a house. */
export async function chooseAddress(field: Locator, typed: string): Promise<void> {
  await field.fill(typed);
  const page = field.page();
  await page.getByRole("group", { name: "Numéros" }).getByRole("option").first().click();
}

export const choose = (page: Page, answer: string): Promise<void> =>
  page.getByRole("main").getByRole("radio", { name: answer, exact: true }).check();
