import type { BrowserContext, Frame, Locator, Page } from "@playwright/test";
import { type Person, publish, signUp } from "./api.ts";
import { type PartnerSite, startPartnerSite } from "./partner-site.ts";
import { openWindow } from "./people.ts";
import { test as base, expect, generatorEmail } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const nantes = { city: "Nantes", postCode: "44000", latitude: 47.218, longitude: -1.553 };
export const odile: Person = { firstName: "Odile", lastName: "Marchand", email: generatorEmail };
export const paul: Person = { firstName: "Paul", lastName: "Legrand", email: "paul@widget.example" };

type Given = Partial<
  Record<"widget_company" | "widget_user_id" | "primary" | "contact" | "mail_object", string>
>;

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

/** Waits until the frame shows all it asked for. */
export async function settled(frame: Frame): Promise<void> {
  await expect(frame.locator(".first-view")).toHaveCount(0);
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(frame.locator('[role="status"]').filter({ hasText: /projet/ })).toBeVisible();
  await expect(frame.locator(".mec-map-canvas")).toBeVisible();
}

/** Waits until a frame that tells its height is as high as what it shows, which is no wider than it. */
export async function fits(frame: Frame): Promise<void> {
  const room = () =>
    frame.evaluate(() => ({
      hidden: document.documentElement.scrollHeight - innerHeight,
      empty: innerHeight - Math.ceil(document.getElementById("root")?.getBoundingClientRect().height ?? 0),
      wide: document.documentElement.scrollWidth - innerWidth,
    }));
  await expect.poll(room).toEqual({ hidden: 0, empty: 0, wide: 0 });
}

export const heightOf = (page: Page) =>
  page
    .locator("iframe")
    .first()
    .evaluate((frame) => (frame as HTMLElement).style.height);

/**
 * Listens, from now on, to the single words that are sent to a window. Once it has heard one, it has acted on all that the
 * same sender said before, and drawn it.
 */
export async function hearWords(window: Page | Frame) {
  await window.evaluate(() => {
    const words = new Set<unknown>();
    Object.assign(globalThis, { words });
    addEventListener("message", ({ data }) => words.add(data));
  });
  return async (...awaited: string[]) => {
    for (const word of awaited) {
      const hasHeard = () =>
        window.evaluate((said) => (globalThis as unknown as { words: Set<unknown> }).words.has(said), word);
      await expect.poll(hasHeard, `the window hears "${word}"`).toBe(true);
    }
    await window.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
}

/** The names of the projects that are listed. */
export const names = (frame: Frame): Locator => frame.locator("article h2");

interface Partners {
  /** A partner's site. */
  readonly partner: PartnerSite;
  /** A malicious site. */
  readonly hostile: PartnerSite;
  readonly odileId: string;
  readonly odileProject: string;
}

interface OnPartnersPage {
  /** The script tag that a partner pastes. */
  script: (given: Given) => string;
  /** Shows a page of the partner's, and its frame. */
  show: (body: string, width?: number) => Promise<Shown>;
}

/** The product has a project of Odile's and two of Paul's, which no test changes. */
export const test = base.extend<OnPartnersPage, { partners: Partners }>({
  partners: [
    async ({ browser, product }, use) => {
      const [partner, hostile] = await Promise.all([startPartnerSite(), startPartnerSite()]);
      const owner = await openWindow(browser, product);
      await signUp(product, owner, odile);
      const odileProject = await publish(owner, "Soleil de Rennes", rennes);
      const odileId = (await (await owner.request.get("/api/session")).json()).userId;
      const other = await openWindow(browser, product);
      await signUp(product, other, paul);
      for (const name of ["Soleil de Nantes", "Toits de Nantes"]) await publish(other, name, nantes);
      await Promise.all([owner.close(), other.close()]);
      await use({ partner, hostile, odileId, odileProject });
      await Promise.all([partner.stop(), hostile.stop()]);
    },
    { scope: "worker" },
  ],
  script: async ({ product }, use) => {
    await use((given) => {
      const attributes = Object.entries(given).map(([name, value]) => `data-${name}="${value}"`);
      return `<script src="${product.url}/widget.js" ${attributes.join(" ")}></script>`;
    });
  },
  show: async ({ browser, partners: { partner } }, use) => {
    await use(async (body, width = 1280) => {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ viewport, locale: "fr-FR", reducedMotion: "reduce" });
      const page = await context.newPage();
      const said: string[] = [];
      page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => said.push(`error: ${error.message}`));
      await page.goto(partner.show(`/${Math.random()}`, body));
      const frame = await frameOf(page);
      await settled(frame);
      return { context, page, frame, console: said };
    });
  },
});
