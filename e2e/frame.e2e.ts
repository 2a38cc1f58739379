import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createAllAndApply, publish, signUp } from "./api.ts";
import { arriveAt } from "./forms.ts";
import { desktop, openNewWindow, openWindow, phone } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const consumer = { firstName: "Camille", lastName: "Roux", email: "camille@cadre.example" };

runProduct();
let projectId: string;

beforeAll(async () => {
  const owner = await openWindow(browser, product);
  await signUp(owner, { firstName: "Odile", lastName: "Marchand", email: "odile@cadre.example" });
  projectId = await publish(owner, "Soleil de Rennes", rennes);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const visitor = async (viewport = desktop): Promise<Page> =>
  (await openWindow(browser, product, viewport)).newPage();
const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const type = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe("prices", () => {
  it("are with tax for an individual and without for a professional, who changes in the top bar", async () => {
    const page = await visitor();
    await page.goto("/explore");
    await page.getByText("12 à 14,4 c€/kWh TTC").waitFor();
    await type(page, "Professionnel").check({ force: true });
    await toast(page, "Mode professionnel activé").waitFor();
    await toast(page, "Votre profil a été mis à jour avec succès.").waitFor();
    await page.getByText("10 à 12 c€/kWh HT").waitFor();
    await type(page, "Particulier").check({ force: true });
    await toast(page, "Mode particulier activé").waitFor();
    await page.getByText("12 à 14,4 c€/kWh TTC").waitFor();
  });

  it("read alike in every tab, and after a reload", async () => {
    const page = await visitor();
    await page.goto("/explore");
    const other = await page.context().newPage();
    await other.goto("/explore");
    await type(other, "Professionnel").check({ force: true });
    await page.getByText("10 à 12 c€/kWh HT").waitFor();
    await page.reload();
    await page.getByText("10 à 12 c€/kWh HT").waitFor();
  });

  it("keep their kind where it is the owner's or the consumer's matter", async () => {
    const page = await visitor();
    const { consumptionPoint } = await createAllAndApply(page.context(), consumer, projectId, rennes);
    await page.goto(`/consumer/${consumptionPoint?.id}/application`);
    await arriveAt(page, "Ma demande de participation");
    expect(await type(page, "Professionnel").isDisabled()).toBe(true);
    await page.goto("/user-portfolio");
    await arriveAt(page, "Mes projets et mes points");
    expect(await type(page, "Professionnel").count()).toBe(0);
  });
});

describe("a new visitor", () => {
  it("is asked what she is, and by nothing else than her answer is the question closed", async () => {
    const page = await (await openNewWindow(browser, product)).newPage();
    await page.goto("/");
    const welcome = page.getByRole("dialog", { name: "Bienvenue ! Vous êtes…" });
    await welcome.waitFor();
    await welcome.evaluate((dialog) => {
      dialog.addEventListener("close", () => dialog.setAttribute("data-was-closed", ""));
    });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    expect(await welcome.isVisible()).toBe(true);
    expect(await welcome.getAttribute("data-was-closed")).toBeNull();
    await welcome.getByRole("button", { name: "Professionnel" }).click();
    await toast(page, "Mode professionnel activé").waitFor();
    await welcome.waitFor({ state: "hidden" });
    expect(await stored(page, "profileType")).toBe("professional");
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await welcome.count()).toBe(0);
  });
});

describe("the bars", () => {
  it("on a desktop are at the top, with the version, the help and the way for owners on the home page", async () => {
    const page = await visitor();
    await page.goto("/");
    const bar = page.getByRole("banner");
    await bar.getByText("v1.5.10").waitFor();
    await bar.getByRole("link", { name: "Centre d'aide" }).waitFor();
    await bar.getByRole("link", { name: "Je suis un porteur de projet" }).waitFor();
    expect((await bar.boundingBox())?.height).toBe(60);
    await bar.getByRole("link", { name: "Centre d'aide" }).click();
    await arriveAt(page, "Centre d’aide");
    expect(await bar.getByRole("link", { name: "Je suis un porteur de projet" }).count()).toBe(0);
  });

  it("on a phone are at the bottom, the current tab told", async () => {
    const page = await visitor(phone);
    await page.goto("/");
    const tabs = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link");
    await tabs.last().waitFor();
    expect(await tabs.allInnerTexts()).toEqual(["Accueil", "Explorer", "Projet", "Profil"]);
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    const places = [
      ["Explorer", "Trouver une opération proche"],
      ["Projet", "Vos projets et vos logements"],
      ["Profil", "Votre profil"],
    ] as const;
    for (const [tab, title] of places) {
      await tabs.filter({ hasText: tab }).click();
      await arriveAt(page, title);
      const current = tabs.and(page.locator('[aria-current="page"]'));
      await expect.poll(() => current.allInnerTexts(), { timeout: 30_000 }).toEqual([tab]);
    }
  });

  it("on a phone lead an owner back to the project at hand, which the home page forgets", async () => {
    const page = await visitor(phone);
    await signUp(page.context(), { firstName: "Paul", lastName: "Marchand", email: "paul@cadre.example" });
    const own = await publish(page.context(), "Soleil de Paul", rennes);
    const bar = page.getByRole("navigation", { name: "Navigation principale" });
    const open = (tab: string) => bar.getByRole("link", { name: tab }).click();
    await page.goto(`/project-owner/${own}/my-perimeter`);
    await arriveAt(page, "Soleil de Paul");
    await open("Profil");
    await arriveAt(page, "Votre profil");
    await open("Projet");
    await arriveAt(page, "Soleil de Paul");
    await open("Accueil");
    await arriveAt(page, "Trouver une opération proche de chez vous");
    await open("Projet");
    await arriveAt(page, "Mes projets et mes points");
  });

  it.each([
    ["desktop", desktop],
    ["phone", phone],
  ])("are not there in a partner's page, on a %s", async (_, viewport) => {
    const page = await visitor(viewport);
    await page.goto("/explore?widget_user_id=partenaire");
    await arriveAt(page, "Trouver une opération proche");
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "Navigation principale" }).count()).toBe(0);
  });
});

describe("when something is missing", () => {
  it.each([
    ["/faq/articles/inconnu", "Cet article n’existe pas"],
    ["/project/00000000-0000-4000-8000-000000000000/parti", "Ce projet n’existe pas ou n’est plus publié"],
    ["/explore/nulle-part", "Cette page n’existe pas"],
  ])("%s answers 404, says so and shows a way on", async (address, title) => {
    const page = await visitor();
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await arriveAt(page, title);
    await page.getByRole("main").getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor({ state: "hidden" });
  });

  it("a page that does not come gives the 500 screen, and its button another try", async () => {
    const page = await visitor();
    // The page itself has come, not only its first view.
    await page.goto("/", { waitUntil: "networkidle" });
    await page.route("**/assets/**", (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name: "Je suis un porteur de projet" }).click();
    await arriveAt(page, "L'application s'est arrêtée");
    expect(await page.getByRole("banner").count()).toBe(0);
    await page.unroute("**/assets/**");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await arriveAt(page, "Je suis un porteur de projet");
  });

  it("data that does not come leaves the page standing, and is asked for again", async () => {
    const page = await visitor();
    await page.route("**/api/public/project/**", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/project/${projectId}/soleil-de-rennes`);
    await page.getByText("Ces informations ne sont pas arrivées").waitFor();
    await page.unroute("**/api/public/project/**");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await arriveAt(page, "Soleil de Rennes");
  });
});
