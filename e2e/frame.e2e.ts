import type { Page } from "@playwright/test";
import { inspect } from "./accessibility.ts";
import { createAllAndApply, named, publish, signUp, somebody } from "./api.ts";
import { arriveAt, breakHelpCentre } from "./forms.ts";
import { devices, phone } from "./people.ts";
import { test as base, expect } from "./test.ts";

const gueret = { city: "Guéret", postCode: "23000", latitude: 46.17, longitude: 1.87 };
const nearGueret = "/explore?q=Guéret+(23000)&lat=46.17&long=1.87&zoom=12";
/** A project in Guéret. */
const test = base.extend<{ project: { id: string; name: string } }>({
  project: async ({ product, openWindow }, use) => {
    const owner = await openWindow();
    await signUp(product, owner, somebody("Odile", "Marchand"));
    const name = named("Soleil de Guéret");
    await use({ id: await publish(owner, name, gueret), name });
  },
});

/** The page itself, not only its first view. */
async function openHome(page: Page): Promise<void> {
  const { settled } = inspect(page);
  await page.goto("/");
  await settled();
}

const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const price = (page: Page, { name }: { name: string }, text: string) =>
  page.getByRole("article").filter({ hasText: name }).getByText(text);
const type = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe("prices", () => {
  test("are with tax for an individual and without for a professional, who changes in the top bar", async ({
    page,
    project,
  }) => {
    await page.goto(nearGueret);
    await expect(price(page, project, "12 à 14,4 c€/kWh TTC")).toBeVisible();
    await type(page, "Professionnel").check({ force: true });
    await expect(toast(page, "Mode professionnel activé")).toBeVisible();
    await expect(toast(page, "Votre profil a été mis à jour avec succès.")).toBeVisible();
    await expect(price(page, project, "10 à 12 c€/kWh HT")).toBeVisible();
    await type(page, "Particulier").check({ force: true });
    await expect(toast(page, "Mode particulier activé")).toBeVisible();
    await expect(price(page, project, "12 à 14,4 c€/kWh TTC")).toBeVisible();
  });

  test("read alike in every tab, and after a reload", async ({ page, project }) => {
    await page.goto(nearGueret);
    const other = await page.context().newPage();
    await other.goto(nearGueret);
    await type(other, "Professionnel").check({ force: true });
    await expect(price(page, project, "10 à 12 c€/kWh HT")).toBeVisible();
    await page.reload();
    await expect(price(page, project, "10 à 12 c€/kWh HT")).toBeVisible();
  });

  test("keep their kind where it is the owner's or the consumer's matter", async ({ page, project }) => {
    const { consumptionPoint } = await createAllAndApply(
      page.context(),
      somebody("Camille", "Roux"),
      project.id,
      gueret,
    );
    await page.goto(`/consumer/${consumptionPoint?.id}/application`);
    await arriveAt(page, "Ma demande de participation");
    await expect(type(page, "Professionnel")).toBeDisabled();
    await page.goto("/user-portfolio");
    await arriveAt(page, "Mes projets et mes lieux");
    await expect(type(page, "Professionnel")).toBeAbsent();
  });
});

test.describe("a new visitor", () => {
  test("is asked what she is, and by nothing else than her answer is the question closed", async ({
    openNewWindow,
  }) => {
    const page = await (await openNewWindow()).newPage();
    await page.goto("/");
    const welcome = page.getByRole("dialog", { name: "Bienvenue ! Vous êtes…" });
    await expect(welcome).toBeVisible();
    await welcome.evaluate((dialog) => {
      dialog.addEventListener("close", () => dialog.setAttribute("data-was-closed", ""));
    });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(welcome).toBeVisible();
    await expect(welcome).not.toHaveAttribute("data-was-closed");
    await welcome.getByRole("button", { name: "Professionnel" }).click();
    await expect(welcome).toBeHidden();
    // The first choice hides nothing that was there: no toast covers what the visitor came to read.
    await expect(toast(page, "Mode professionnel activé")).toBeAbsent();
    expect(await stored(page, "profileType")).toBe("professional");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(welcome).toBeAbsent();
  });
});

test.describe("the bars", () => {
  test("on a desktop are at the top, with the version, the help and the way for owners on the home page", async ({
    page,
  }) => {
    await page.goto("/");
    const bar = page.getByRole("banner");
    await expect(bar.getByText("v1.5.10")).toBeVisible();
    await expect(bar.getByRole("link", { name: "Centre d'aide" })).toBeVisible();
    await expect(bar.getByRole("link", { name: "Je suis un porteur de projet" })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(60);
    await bar.getByRole("link", { name: "Centre d'aide" }).click();
    await arriveAt(page, "Centre d’aide");
    await expect(bar.getByRole("link", { name: "Je suis un porteur de projet" })).toBeAbsent();
  });

  test("on a phone are at the bottom, the current tab told", async ({ openWindow }) => {
    const page = await (await openWindow(phone)).newPage();
    await page.goto("/");
    const tabs = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link");
    await expect(tabs.last()).toBeVisible();
    await expect(tabs).toHaveText(["Accueil", "Explorer", "Projet", "Profil"]);
    await expect(page.getByRole("banner")).toBeHidden();
    const places = [
      ["Explorer", "Trouver un projet près de chez vous"],
      ["Projet", "Vos projets et vos logements"],
      ["Profil", "Votre profil"],
    ] as const;
    for (const [tab, title] of places) {
      await tabs.filter({ hasText: tab }).click();
      await arriveAt(page, title);
      const current = tabs.and(page.locator('[aria-current="page"]'));
      await expect.poll(() => current.allInnerTexts()).toEqual([tab]);
    }
  });

  test("on a phone lead an owner back to the project at hand, which the home page forgets", async ({
    product,
    openWindow,
  }) => {
    const page = await (await openWindow(phone)).newPage();
    await signUp(product, page.context(), somebody("Paul", "Marchand"));
    const own = await publish(page.context(), "Soleil de Paul", gueret);
    const bar = page.getByRole("navigation", { name: "Navigation principale" });
    const open = (tab: string) => bar.getByRole("link", { name: tab }).click();
    await page.goto(`/project-owner/${own}/my-perimeter`);
    await arriveAt(page, "Soleil de Paul");
    await open("Profil");
    await arriveAt(page, "Votre profil");
    await open("Projet");
    await arriveAt(page, "Soleil de Paul");
    await open("Accueil");
    await arriveAt(page, "Partagez l’électricité produite près de chez vous");
    await open("Projet");
    await arriveAt(page, "Mes projets et mes lieux");
  });

  for (const { device, viewport } of devices) {
    test(`are not there in a partner's page, on a ${device}`, async ({ openWindow }) => {
      const page = await (await openWindow(viewport)).newPage();
      await page.goto("/explore?widget_user_id=partenaire");
      await arriveAt(page, "Trouver un projet près de chez vous");
      await expect(page.getByRole("banner")).toBeAbsent();
      await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeAbsent();
    });
  }
});

test.describe("when something is missing", () => {
  for (const [address, title] of [
    ["/faq/articles/inconnu", "Cet article n’existe pas"],
    ["/project/00000000-0000-4000-8000-000000000000/parti", "Ce projet n’existe pas ou n’est plus publié"],
    ["/explore/nulle-part", "Cette page n’existe pas"],
  ] as const) {
    test(`${address} answers 404, says so and shows a way on`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await arriveAt(page, title);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeHidden();
    });
  }

  test("a page that breaks gives the 500 screen, and its button another try", async ({ page }) => {
    await openHome(page);
    await breakHelpCentre(page);
    await arriveAt(page, "L'application s'est arrêtée");
    await expect(page.getByRole("banner")).toBeAbsent();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await arriveAt(page, "Centre d’aide");
  });

  test("a page whose file was lost says so where it would stand, and comes with a reload", async ({
    page,
  }) => {
    await openHome(page);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name: "Je suis un porteur de projet" }).click();
    await arriveAt(page, "Cette page n’est pas arrivée");
    await expect(page.getByRole("banner")).toBeVisible();
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: "Recharger la page" }).click();
    await arriveAt(page, "Je suis un porteur de projet");
  });

  test("a page that does not come while offline comes once the connection is back", async ({ page }) => {
    await openHome(page);
    await page.context().setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Je suis un porteur de projet" }).click();
    await arriveAt(page, "Cette page n’est pas arrivée");
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await arriveAt(page, "Je suis un porteur de projet");
  });

  test("data that does not come leaves the page standing, and is asked for again", async ({
    page,
    project,
  }) => {
    await page.route("**/api/public/project/**", (route) => route.fulfill({ status: 500, json: {} }));
    // This address brings no answer with its page.
    await page.goto(`/project?projectId=${project.id}`);
    await expect(page.getByText("Ces informations ne sont pas arrivées")).toBeVisible();
    await page.unroute("**/api/public/project/**");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await arriveAt(page, project.name);
  });
});
