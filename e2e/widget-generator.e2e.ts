import type { BrowserContext, Page } from "@playwright/test";
import { inspect } from "./accessibility.ts";
import { type Person, password, signUp, somebody } from "./api.ts";
import { appIsThere, arriveAt } from "./forms.ts";
import { test as base, frameOf, hearWords, names, odile, paul, settled } from "./partner-page.ts";
import { type desktop, devices, signIn } from "./people.ts";
import { expect } from "./test.ts";

/** A window of somebody who has an account at the product. */
const test = base.extend<{
  signedIn: (person: Person, viewport?: typeof desktop) => Promise<BrowserContext>;
}>({
  // Their projects are what the account is for.
  signedIn: async ({ partners: _, openWindow }, use) => {
    await use(async ({ email }, viewport) => {
      const context = await openWindow(viewport);
      await signIn(context, email, password);
      return context;
    });
  },
});

test.describe("the generator", () => {
  const openMenu = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await page.goto("/");
    await appIsThere(page);
    await page.getByRole("button", { name: /^Menu d/ }).click();
    await expect(page.getByRole("link", { name: "Explorer", exact: true }).last()).toBeVisible();
    return page;
  };
  const expectEntries = async (page: Page, entries: string[]) => {
    const links = page.locator("#profile-menu").getByRole("link");
    await expect(links.first()).toBeVisible();
    await expect
      .poll(async () => (await links.allInnerTexts()).filter((name) => /iframe|widget/i.test(name)))
      .toEqual(entries);
  };

  test("is in the menu of the few, and one's own code in that of who has a public project", async ({
    product,
    openWindow,
    signedIn,
  }) => {
    await expectEntries(await openMenu(await signedIn(odile)), [
      "Exporter en iframe",
      "Générateur de widget",
    ]);
    await expectEntries(await openMenu(await signedIn(paul)), ["Exporter en iframe"]);
    const newcomer = await openWindow();
    await signUp(product, newcomer, somebody("Zoé", "Petit"));
    await expectEntries(await openMenu(newcomer), []);
    await expectEntries(await openMenu(await openWindow()), []);
  });

  for (const { device, viewport } of devices) {
    test(`on a ${device} makes the code of one's own projects, which works once pasted`, async ({
      product,
      signedIn,
      show,
    }) => {
      const context = await signedIn(odile, viewport);
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
      const page = await context.newPage();
      const { settled: pageSettled, expectNoFault } = inspect(page);
      await page.goto("/user-portfolio-widget#mes-projets");
      await arriveAt(page, "La carte des projets sur votre site");
      await pageSettled();
      await expect(page.getByRole("radio", { name: "Mes projets" })).toBeChecked();
      await page.getByLabel("Votre nom (facultatif)").fill('Mairie "du <b>Lac</b>" & Cie');
      await page.getByLabel("Votre couleur (facultatif)").fill("#ffe08a");
      await expect(page.getByText("Assombrie en #857448", { exact: false })).toBeVisible();
      await page.getByLabel("Votre page de contact").fill("www.mairie.fr");
      await expect(page.getByText("Il faut une adresse qui commence par https:// ou mailto:.")).toBeVisible();
      await expectNoFault();
      await page.getByLabel("Votre page de contact").fill("https://www.mairie.fr");
      await page.getByRole("button", { name: "Copier le code" }).click();
      await expect(page.getByRole("button", { name: "Code copié" })).toBeVisible();
      const code = await page.evaluate(() => navigator.clipboard.readText());
      const { frame } = await show(code);
      await expect(frame.getByText('Mairie "du <b>Lac</b>" & Cie')).toBeVisible();
      await expect(names(frame)).toHaveText(["Soleil de Rennes"]);
      await page.getByText("Cadre (iframe)").click();
      await page.getByRole("button", { name: "Copier le code" }).click();
      await expect(page.getByRole("button", { name: "Code copié" })).toBeVisible();
      const fixed = await show(await page.evaluate(() => navigator.clipboard.readText()));
      await expect(fixed.frame.getByText('Mairie "du <b>Lac</b>" & Cie')).toBeVisible();
    });
  }

  test("shows the live preview at three widths, as high as it is, and is not in its mode itself", async ({
    page,
  }) => {
    await page.goto("/user-portfolio-widget");
    await arriveAt(page, "La carte des projets sur votre site");
    await page.getByLabel("Votre nom (facultatif)").fill("Mairie de Rennes");
    for (const [name, width] of [
      ["Téléphone", 320],
      ["Tablette", 768],
      ["Ordinateur", 1280],
    ] as const) {
      await page.getByText(name).click();
      const preview = page.locator(`iframe[title="Aperçu de la carte à ${width} pixels"]`);
      await expect(preview).toBeVisible();
      const frame = await frameOf(page);
      await expect(frame.getByText("Mairie de Rennes")).toBeVisible();
      await settled(frame);
      expect(await frame.evaluate(() => innerWidth)).toBe(width - 2);
      const overflow = () => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await expect.poll(overflow).toBeLessThanOrEqual(2);
    }
    const height = () => page.locator("iframe").evaluate((frame) => (frame as HTMLElement).style.height);
    const before = await height();
    const heard = await hearWords(page);
    await page.evaluate(() => {
      postMessage({ type: "mec-widget-height", height: 9000 }, "*");
      postMessage("that is all", "*");
    });
    await heard("that is all");
    expect(await height(), "the height of the preview").toBe(before);
    await page.reload();
    await arriveAt(page, "La carte des projets sur votre site");
    await expect(page.getByRole("banner")).toHaveCount(1);
  });
});
