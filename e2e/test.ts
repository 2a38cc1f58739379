import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { inspect, type Visit } from "./accessibility.ts";
import { type DemoRole, demoPassword, desktop, openNewWindow, openWindow, signIn } from "./people.ts";
import { type Product, startProduct } from "./product.ts";
import { keptWindows } from "./windows.ts";

export { expect } from "./expect.ts";

/** A partner whose menu has the widget generator. */
export const generatorEmail = "odile@widget.example";

/** The settings with which the product is started. */
const installations = {
  /**
   * The product as nobody has used it yet. It is behind a proxy, so that each window has an address of its own, and
   * its own limits. Passkeys need a host that has a name.
   */
  empty: { environment: { TRUST_PROXY: "1" }, host: "localhost" },
  /** The people and the projects of the demonstration. */
  demo: { environment: { DEMO: "1" }, host: "127.0.0.1" },
  /** The product beside a partner's site, which is at localhost: another host. */
  embedded: { environment: { WIDGET_GENERATOR_EMAILS: generatorEmail }, host: "127.0.0.1" },
} as const;

type Viewport = typeof desktop;
type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** What the people of the demonstration have. */
export interface DemoIds {
  readonly projectId: string;
  readonly consumerId: string;
  readonly producerId: string;
}

export interface OfWorker {
  /** Tests of one kind share its product, and make what they need in it. */
  installation: keyof typeof installations;
  product: Product;
  /** The cookies of a person of the demonstration, signed in once: a code works once. */
  cookiesOf: (role: DemoRole) => Promise<Cookies>;
  demo: DemoIds;
  windows: ReturnType<typeof keptWindows>;
  /** Data that several tests of a worker only read, made by the first that needs it. */
  once: <T>(what: string, make: () => Promise<T>) => Promise<T>;
}

interface OfTest {
  /** A window of a new visitor, as large as `viewport` says. */
  openNewWindow: (viewport?: Viewport) => Promise<BrowserContext>;
  /** A window of somebody who already chose how to read prices. */
  openWindow: (viewport?: Viewport) => Promise<BrowserContext>;
  /** A window of a person of the demonstration. */
  openWindowOf: (role: DemoRole, viewport?: Viewport) => Promise<BrowserContext>;
  /** A page of a person of the demonstration, or of a visitor, followed from its start. */
  visit: (role?: DemoRole, viewport?: Viewport) => Promise<Visit>;
  closedWindows: undefined;
}

let visitors = 0;

/** The address that the proxy before the `empty` product gives for a window; the others have no proxy. */
function placeOfItsOwn(installation: keyof typeof installations): Record<string, string> {
  if (installation !== "empty") return {};
  visitors += 1;
  return { "x-forwarded-for": `10.0.${visitors >> 8}.${visitors & 255}` };
}

/** Prints what the pages of a failed test show: of a run elsewhere, the output is all that is left. */
async function tellShown(pages: readonly Page[], title: string): Promise<void> {
  for (const page of pages) {
    const text = await page
      .locator("body")
      .innerText({ timeout: 2000 })
      .catch(() => "(no answer)");
    console.error(`What "${title}" left at ${page.url()}:\n${text.slice(0, 1500)}`);
  }
}

export const test = base.extend<OfTest, OfWorker>({
  installation: ["empty", { scope: "worker", option: true }],
  product: [
    async ({ installation }, use) => {
      const { environment, host } = installations[installation];
      const product = await startProduct(environment, host);
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  cookiesOf: [
    async ({ browser, product }, use) => {
      const known = new Map<DemoRole, Promise<Cookies>>();
      const signedIn = async (role: DemoRole) => {
        const window = await openNewWindow(browser, product, desktop);
        await signIn(window, `${role}@demo.example`, demoPassword(product, role));
        const cookies = await window.cookies();
        await window.close();
        return cookies;
      };
      await use((role) => {
        const cookies = known.get(role) ?? signedIn(role);
        known.set(role, cookies);
        return cookies;
      });
    },
    { scope: "worker" },
  ],
  once: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are named by a pattern.
    async ({}, use) => {
      const made = new Map<string, Promise<unknown>>();
      await use(<T>(what: string, make: () => Promise<T>) => {
        const known = made.get(what) ?? make();
        made.set(what, known);
        return known as Promise<T>;
      });
    },
    { scope: "worker" },
  ],
  demo: [
    async ({ browser, product, cookiesOf }, use) => {
      const first = async (role: DemoRole, path: string): Promise<string> => {
        const window = await openNewWindow(browser, product, desktop);
        await window.addCookies(await cookiesOf(role));
        const [{ id }] = await (await window.request.get(path)).json();
        await window.close();
        return id;
      };
      const [projectId, consumerId, producerId] = await Promise.all([
        first("porteur", "/api/project/by-user"),
        first("consommateur", "/api/consumption-point/by-user"),
        first("producteur", "/api/production-point/by-user"),
      ]);
      await use({ projectId, consumerId, producerId });
    },
    { scope: "worker" },
  ],
  windows: [
    async ({ browser, product }, use) => {
      await use(keptWindows(browser, product.url));
    },
    { scope: "worker" },
  ],
  openNewWindow: async ({ browser, product, installation, viewport, windows }, use) => {
    await use(async (size = viewport ?? desktop) => {
      const open = () => openNewWindow(browser, product, size);
      const window = await windows.take(`new, ${size.width} × ${size.height}`, open);
      await window.setExtraHTTPHeaders(placeOfItsOwn(installation));
      return window;
    });
  },
  openWindow: async ({ browser, product, installation, viewport, windows }, use) => {
    await use(async (size = viewport ?? desktop) => {
      const open = () => openWindow(browser, product, size);
      const window = await windows.take(`${size.width} × ${size.height}`, open);
      await window.setExtraHTTPHeaders(placeOfItsOwn(installation));
      return window;
    });
  },
  openWindowOf: async ({ openWindow: open, cookiesOf }, use) => {
    await use(async (role, viewport) => {
      const window = await open(viewport);
      await window.addCookies(await cookiesOf(role));
      return window;
    });
  },
  visit: async ({ openWindow: open, openWindowOf }, use) => {
    await use(async (role, viewport) => {
      const window = role ? await openWindowOf(role, viewport) : await open(viewport);
      const page = await window.newPage();
      return { page, ...inspect(page) };
    });
  },
  // A visitor's window; `page` is one of its pages.
  context: async ({ openWindow: open }, use) => {
    await use(await open());
  },
  closedWindows: [
    async ({ windows }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) await tellShown(windows.shown(), testInfo.title);
      await windows.closeAll();
    },
    { auto: true },
  ],
});
