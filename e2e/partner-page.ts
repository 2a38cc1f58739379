import type { BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type Person, publish, signUp } from "./api.ts";
import { type PartnerSite, startPartnerSite } from "./partner-site.ts";
import { openWindow } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const nantes = { city: "Nantes", postCode: "44000", latitude: 47.218, longitude: -1.553 };
export const odile: Person = { firstName: "Odile", lastName: "Marchand", email: "odile@widget.example" };
export const paul: Person = { firstName: "Paul", lastName: "Legrand", email: "paul@widget.example" };

/** A partner's site. */
export let partner: PartnerSite;
/** A site that means harm. */
export let hostile: PartnerSite;
export let odileId: string;
export let odileProject: string;

/** Runs the product with a project of Odile's and two of Paul's, and both sites, for the tests of a file. */
export function runPartners(): void {
  runProduct({ WIDGET_GENERATOR_EMAILS: odile.email });
  beforeAll(async () => {
    [partner, hostile] = await Promise.all([startPartnerSite(), startPartnerSite()]);
    const owner = await openWindow(browser, product);
    await signUp(owner, odile);
    odileProject = await publish(owner, "Soleil de Rennes", rennes);
    odileId = (await (await owner.request.get("/api/session")).json()).userId;
    const other = await openWindow(browser, product);
    await signUp(other, paul);
    for (const name of ["Soleil de Nantes", "Toits de Nantes"]) await publish(other, name, nantes);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await Promise.all([partner?.stop(), hostile?.stop()]);
  });
}

type Given = Partial<
  Record<"widget_company" | "widget_user_id" | "primary" | "contact" | "mail_object", string>
>;

/** The line that a partner pastes. */
export const script = (given: Given): string => {
  const attributes = Object.entries(given).map(([name, value]) => `data-${name}="${value}"`);
  return `<script src="${product.url}/widget.js" ${attributes.join(" ")}></script>`;
};

interface Shown {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly frame: Frame;
  readonly console: string[];
}

export const frameOf = async (page: Page): Promise<Frame> => {
  const element = await page.locator("iframe").first().elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("There is no frame");
  return frame;
};

/** The frame shows all it asked for, and has told its height. */
export async function settled(frame: Frame): Promise<void> {
  await frame.locator(".first-view").waitFor({ state: "detached" });
  await frame.getByRole("heading", { level: 1 }).waitFor();
  await frame
    .locator('[role="status"]')
    .filter({ hasText: /projet/ })
    .waitFor();
  await frame.locator(".mec-map-canvas").waitFor();
}

/** Shows the frame of a page of the partner's. */
export async function show(body: string, width = 1280): Promise<Shown> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: "fr-FR",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`error: ${error.message}`));
  await page.goto(partner.show(`/${Math.random()}`, body));
  const frame = await frameOf(page);
  await settled(frame);
  return { context, page, frame, console: said };
}

export const heightOf = (page: Page) =>
  page
    .locator("iframe")
    .first()
    .evaluate((frame) => (frame as HTMLElement).style.height);
/** The projects that are listed. */
export const names = (frame: Frame) => frame.locator("article h2").allInnerTexts();
