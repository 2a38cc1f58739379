import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Product } from "./product.ts";

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
export const devices = [
  { device: "desktop", viewport: desktop },
  { device: "phone", viewport: phone },
] as const;

export type DemoRole = "porteur" | "consommateur" | "professionnel" | "producteur" | "nouveau" | "support";

/** The password of a demonstration account of this installation. */
export function demoPassword(product: Product, role: DemoRole): string {
  const accounts = readFileSync(join(product.dataDir, "demo-accounts.txt"), "utf8");
  const password = accounts.match(new RegExp(`${role}@demo\\.example\\s+(\\S+)`))?.[1];
  if (!password) throw new Error(`No demonstration account is called ${role}`);
  return password;
}

/** A browser window of somebody who has never been here. */
export function openNewWindow(
  browser: Browser,
  product: Product,
  viewport = desktop,
): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    baseURL: product.url,
    reducedMotion: "reduce",
    isMobile: viewport.width < 600,
    hasTouch: viewport.width < 600,
  });
}

/** A browser window of somebody who already chose to read prices with tax, so that the welcome dialog stays away. */
export async function openWindow(
  browser: Browser,
  product: Product,
  viewport = desktop,
): Promise<BrowserContext> {
  const context = await openNewWindow(browser, product, viewport);
  await context.addInitScript(() => {
    if (!localStorage.getItem("profileType")) localStorage.setItem("profileType", "individual");
  });
  return context;
}

let lastCode = "";

/** The code that the demonstration shows for its support account; each works once, so this waits for the next one. */
export async function demoCode(context: BrowserContext): Promise<string> {
  const shown = async () =>
    (await (await context.request.get("/dev/support-code")).text()).match(/<strong>(\d{6})</)?.[1] ?? "";
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const code = await shown();
    if (!code) throw new Error("The demonstration shows no code");
    if (code !== lastCode) {
      lastCode = code;
      return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The demonstration shows the same code for a minute");
}

/** Signs in through the API, as the login page does, with the demonstration's code if one is required. */
export async function signIn(context: BrowserContext, email: string, password: string): Promise<void> {
  await context.request.get("/api/session");
  const token = (await context.cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const headers = { "x-xsrf-token": decodeURIComponent(token) };
  let response = await context.request.post("/api/login", { data: { email, password }, headers });
  if (response.status() === 401 && (await response.json()).message === "SECOND_FACTOR_NEEDED") {
    const data = { code: await demoCode(context) };
    response = await context.request.post("/api/login/second-factor", { data, headers });
  }
  if (response.status() !== 200) throw new Error(`${email} could not sign in: ${await response.text()}`);
}

/** Collects the errors of the page's console and scripts, except refused or failed requests that tests expect. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    const expected = /401|404|net::ERR_(CONNECTION|NAME|INTERNET|BLOCKED)/;
    if (message.type() === "error" && !expected.test(message.text())) errors.push(message.text());
  });
  return errors;
}
