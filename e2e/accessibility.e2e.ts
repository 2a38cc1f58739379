import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "./chromium.ts";
import { type DemoRole, demoPassword, desktop, openWindow, phone, signIn, watchErrors } from "./people.ts";
import { type Product, startProduct } from "./product.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const screenshots = fileURLToPath(new URL("../.cache/screenshots", import.meta.url));

interface Ids {
  projectId: string;
  projectName: string;
  consumerId: string;
}

/** Every page of the product, and who looks at it. */
const pages: { name: string; role?: DemoRole; path: string | ((ids: Ids) => string) }[] = [
  { name: "home", path: "/" },
  { name: "explore", path: "/explore" },
  { name: "place", path: "/places/Nantes" },
  { name: "project", path: ({ projectId, projectName }) => `/project/${projectId}/${projectName}` },
  { name: "owner-landing", path: "/je-suis-un-porteur-de-projet" },
  { name: "faq", path: "/faq" },
  { name: "article", path: "/faq/articles/quelles-sont-mes-obligations-en-tant-que-consommateur" },
  { name: "login", path: "/login" },
  { name: "sign-up-credentials", path: "/sign-up/credentials" },
  { name: "sign-up-register", path: "/sign-up/register" },
  { name: "forgot-password", path: "/forgot-password/reset-password" },
  { name: "new-password", path: "/forgot-password/reset-password?token=un-jeton-qui-n-existe-pas" },
  { name: "profile-signed-out", path: "/profile" },
  { name: "portfolio-signed-out", path: "/user-portfolio" },
  { name: "legal", path: "/mentions-legales" },
  { name: "privacy", path: "/politique-de-confidentialite" },
  { name: "not-found", path: "/faq/articles/inconnu" },
  { name: "choose-role", path: "/on-boarding/choose-role" },
  { name: "join-type", path: ({ projectId }) => `/on-boarding/consumer/type?projectId=${projectId}` },
  { name: "produce-sge", path: "/on-boarding/project-owner/create-production-point/sge" },
  { name: "profile", role: "nouveau", path: "/profile" },
  { name: "portfolio-empty", role: "nouveau", path: "/user-portfolio" },
  { name: "portfolio", role: "porteur", path: "/user-portfolio" },
  {
    name: "application",
    role: "consommateur",
    path: ({ consumerId }) => `/consumer/${consumerId}/application`,
  },
  {
    name: "my-profile",
    role: "consommateur",
    path: ({ consumerId }) => `/consumer/${consumerId}/my-profile`,
  },
  { name: "share", role: "consommateur", path: ({ consumerId }) => `/consumer/${consumerId}/share` },
  ...(["pending", "price-proposal", "pre-integrated", "exploitation", "refused"] as const).map((tab) => ({
    name: `my-consumers-${tab}`,
    role: "porteur" as const,
    path: ({ projectId }: Ids) => `/project-owner/${projectId}/my-consumers/${tab}`,
  })),
  ...(["my-perimeter", "my-information", "my-producer"] as const).map((page) => ({
    name: page,
    role: "porteur" as const,
    path: ({ projectId }: Ids) => `/project-owner/${projectId}/${page}`,
  })),
  { name: "moderation", role: "support", path: "/support/moderation" },
];

let product: Product;
let browser: Browser;
let ids: Ids;
const windows = new Map<string, BrowserContext>();

async function windowOf(role: DemoRole | undefined, width: "desktop" | "phone"): Promise<BrowserContext> {
  const key = `${role ?? "visitor"} ${width}`;
  const known = windows.get(key);
  if (known) return known;
  const context = await openWindow(browser, product, width === "desktop" ? desktop : phone);
  if (role) await signIn(context, `${role}@demo.example`, demoPassword(product, role));
  windows.set(key, context);
  return context;
}

async function readIds(): Promise<Ids> {
  const owner = await windowOf("porteur", "desktop");
  const [project] = await (await owner.request.get("/api/project/by-user")).json();
  const consumer = await windowOf("consommateur", "desktop");
  const [point] = await (await consumer.request.get("/api/consumption-point/by-user")).json();
  return { projectId: project.id, projectName: "nom", consumerId: point.id };
}

beforeAll(async () => {
  mkdirSync(screenshots, { recursive: true });
  [product, browser] = await Promise.all([startProduct({ DEMO: "1" }), launchBrowser()]);
  ids = await readIds();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Waits until nothing is being fetched and no skeleton is left. */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector(".mantine-Skeleton-root") === null);
}

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`),
  );
}

describe.each(["desktop", "phone"] as const)("on a %s, every page", (width) => {
  it.each(pages)(
    "$name has no accessibility fault, nor a horizontal scroll, nor an error",
    async ({ name, role, path }) => {
      const context = await windowOf(role, width);
      const page = await context.newPage();
      const errors = watchErrors(page);
      await page.goto(typeof path === "string" ? path : path(ids));
      await settled(page);
      await page.screenshot({
        path: join(screenshots, `${name}-${width}.png`),
        fullPage: name !== "explore",
      });
      expect(await axe(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await page.close();
    },
  );
});
