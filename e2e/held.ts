import type { Page } from "@playwright/test";

/** Keeps the answers of an address back. @returns what lets them come */
export async function holdAnswers(page: Page, address: string | RegExp): Promise<() => void> {
  let arrive = () => {};
  const areHere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(address, async (route) => {
    await areHere;
    await route.fallback();
  });
  return arrive;
}

/** From now on what is read of an address does not come: the server says that it cannot answer. */
export const failReading = (page: Page, address: string | RegExp): Promise<unknown> =>
  page.route(address, (route) =>
    route.request().method() === "GET" ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
