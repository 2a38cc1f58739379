import type { Page } from "@playwright/test";

/** Keeps the answers of an address back. @returns what lets them come */
export async function holdAnswers(page: Page, address: string): Promise<() => void> {
  let arrive = () => {};
  const areHere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(address, async (route) => {
    await areHere;
    await route.continue();
  });
  return arrive;
}
