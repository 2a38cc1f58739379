import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inspect } from "./accessibility.ts";
import { type Person, password, signUp } from "./api.ts";
import { appIsThere, arriveAt } from "./forms.ts";
import { frameOf, names, odile, paul, runPartners, settled, show } from "./partner-page.ts";
import { desktop, openNewWindow, openWindow, phone, signIn } from "./people.ts";
import { browser, product } from "./running.ts";

runPartners();

describe("the generator", () => {
  const openMenu = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await page.goto("/");
    await appIsThere(page);
    await page.getByRole("button", { name: /^Menu d/ }).click();
    await page.getByRole("link", { name: "Explorer", exact: true }).last().waitFor();
    return page;
  };
  const entries = async (page: Page) => {
    const panel = page.locator("#profile-menu");
    await panel.getByRole("link").first().waitFor();
    return (await panel.getByRole("link").allInnerTexts()).filter((name) => /iframe|widget/i.test(name));
  };
  const signedIn = async (person: Person, viewport = desktop) => {
    const context = await openWindow(browser, product, viewport);
    await signIn(context, person.email, password);
    return context;
  };

  it("is in the menu of the few, and one's own code in that of who has a public project", async () => {
    const own = await openMenu(await signedIn(odile));
    await own.getByRole("link", { name: "Exporter en iframe" }).waitFor();
    expect(await entries(own)).toEqual(["Exporter en iframe", "Générateur de widget"]);
    const other = await openMenu(await signedIn(paul));
    await other.getByRole("link", { name: "Exporter en iframe" }).waitFor();
    expect(await entries(other)).toEqual(["Exporter en iframe"]);
    const newcomer = await openWindow(browser, product);
    await signUp(newcomer, { firstName: "Zoé", lastName: "Petit", email: `zoe@widget.example` });
    expect(await entries(await openMenu(newcomer))).toEqual([]);
    expect(await entries(await openMenu(await openWindow(browser, product)))).toEqual([]);
  });

  it.each([
    ["desktop", desktop],
    ["phone", phone],
  ])("on a %s makes the code of one's own projects, which works once pasted", async (_, viewport) => {
    const context = await signedIn(odile, viewport);
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
    const page = await context.newPage();
    const { settled: pageSettled, expectNoFault } = inspect(page);
    await page.goto("/user-portfolio-widget#mes-projets");
    await arriveAt(page, "La carte des projets sur votre site");
    await pageSettled();
    expect(await page.getByRole("radio", { name: "Mes projets" }).isChecked()).toBe(true);
    await page.getByLabel("Votre nom (facultatif)").fill('Mairie "du <b>Lac</b>" & Cie');
    await page.getByLabel("Votre couleur (facultatif)").fill("#ffe08a");
    await page.getByText("Assombrie en #857448", { exact: false }).waitFor();
    await page.getByLabel("Votre page de contact").fill("www.mairie.fr");
    await page.getByText("Il faut une adresse qui commence par https:// ou mailto:.").waitFor();
    await expectNoFault();
    await page.getByLabel("Votre page de contact").fill("https://www.mairie.fr");
    await page.getByRole("button", { name: "Copier le code" }).click();
    await page.getByRole("button", { name: "Code copié" }).waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const { frame } = await show(code);
    await frame.getByText('Mairie "du <b>Lac</b>" & Cie').waitFor();
    expect(await names(frame)).toEqual(["Soleil de Rennes"]);
    await page.getByText("Cadre (iframe)").click();
    await page.getByRole("button", { name: "Copier le code" }).click();
    await page.getByRole("button", { name: "Code copié" }).waitFor();
    const fixed = await show(await page.evaluate(() => navigator.clipboard.readText()));
    await fixed.frame.getByText('Mairie "du <b>Lac</b>" & Cie').waitFor();
  });

  it("shows the live preview at three widths, as high as it is, and is not in its mode itself", async () => {
    const context = await openNewWindow(browser, product);
    await context.addInitScript(() => localStorage.setItem("profileType", "individual"));
    const page = await context.newPage();
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
      await preview.waitFor();
      const frame = await frameOf(page);
      await frame.getByText("Mairie de Rennes").waitFor();
      await settled(frame);
      expect(await frame.evaluate(() => innerWidth)).toBe(width - 2);
      const overflow = () => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await expect.poll(overflow).toBeLessThanOrEqual(2);
    }
    const height = () => page.locator("iframe").evaluate((frame) => (frame as HTMLElement).style.height);
    const before = await height();
    await page.evaluate(() => postMessage({ type: "mec-widget-height", height: 9000 }, "*"));
    await page.waitForTimeout(300);
    expect(await height()).toBe(before);
    await page.reload();
    await arriveAt(page, "La carte des projets sur votre site");
    expect(await page.getByRole("banner").count()).toBe(1);
  });
});
