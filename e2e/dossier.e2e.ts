import type { Page } from "@playwright/test";
import { named, password, publish, signUp, somebody } from "./api.ts";
import { appIsThere, arriveAt, chooseAddress, field, press } from "./forms.ts";
import { expect, test } from "./test.ts";

const limoges = { city: "Limoges", postCode: "87000", latitude: 45.83, longitude: 1.26 };
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("dossier"));
const card = (page: Page) => page.getByRole("region", { name: "Votre fiche" });

test("what a visitor says of her place follows her to a project's page, and a tap empties it", async ({
  product,
  openWindow,
  page,
}) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Odile", "Marchand"));
  const project = named("Soleil de Limoges");
  await publish(window, project, limoges);
  await page.goto("/explore");
  await appIsThere(page);
  await chooseAddress(page.getByLabel("Votre adresse ou votre ville").first(), "8 rue du Port, Limoges");
  await card(page).getByRole("button", { name: "maison", exact: true }).click();
  await expect(card(page)).toContainText(/8 Rue du Port · maison, 4\s500\skWh/);
  await page.getByRole("link", { name: project }).click();
  await arriveAt(page, project);
  await expect(page.getByRole("heading", { name: /^Pour vous : 8 Rue du Port/ })).toBeVisible();
  await expect(field(page, "Mon adresse est-elle dans le périmètre ?")).toHaveValue(/^8 Rue du Port/);

  await page.reload();
  await expect(card(page)).toContainText("8 Rue du Port");
  await card(page).getByRole("button", { name: "Vider ma fiche" }).click();
  await expect(page.getByRole("heading", { name: "Pour vous", exact: true })).toBeVisible();
  await expect.poll(() => kept(page)).toBeNull();
});

test("the first page knows the place of who comes back: its field, and what projects near it answer", async ({
  product,
  openWindow,
  page,
}) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Odile", "Marchand"));
  const project = named("Soleil de Bourges");
  await publish(window, project, { city: "Bourges", postCode: "18000", latitude: 47.083, longitude: 2.396 });
  await page.goto("/");
  await appIsThere(page);
  const search = page.getByLabel("Votre adresse ou votre ville");
  await expect(search).toHaveValue("");
  await chooseAddress(search, "8 rue du Port, Bourges");
  await arriveAt(page, "Projets près de Bourges");

  await page.goto("/");
  await arriveAt(page, "Partagez l’électricité produite près de chez vous");
  await expect(search).toHaveValue("8 Rue du Port 18000 Bourges");
  await search.scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "Par où commencer ?" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Les projets près de chez vous" })).toBeVisible();
  await card(page).getByRole("button", { name: "maison", exact: true }).click();
  const tile = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: project }) });
  await expect(tile.getByText("À votre portée")).toBeVisible();
  await expect(tile.getByText("Encore de la place")).toBeVisible();
  await expect(tile.getByText(/par an, .*[Cc]otisation|Vous y perdriez/)).toBeVisible();
  await expect(tile.getByText("Porteur pas encore présenté, recrutement")).toBeVisible();

  await page.getByRole("link", { name: "Voir les projets près de cette adresse" }).click();
  await arriveAt(page, "Projets près de Bourges");
  await page.goBack();
  await card(page).getByRole("button", { name: "Vider ma fiche" }).click();
  await expect(search).toHaveValue("");
});

test("a place that no project reaches reads how far the nearest is, and a project out of reach leads back to those near it", async ({
  product,
  openWindow,
  page,
}) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Odile", "Marchand"));
  const project = named("Soleil d’Aurillac");
  await publish(window, project, { city: "Aurillac", postCode: "15000", latitude: 44.926, longitude: 2.44 });
  await page.goto("/explore");
  await appIsThere(page);
  await chooseAddress(page.getByLabel("Votre adresse ou votre ville").first(), "8 rue du Port, Rodez");
  await expect(page.getByText(/Le plus proche est à environ [\d,]+\s?km\s?: trop loin/)).toBeVisible();
  await press(page, "Voir le projet le plus proche");
  await page.getByRole("link", { name: project }).click();
  await arriveAt(page, project);
  await expect(page.getByText("Hors de votre portée").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Candidater quand même" }).first()).toHaveAttribute(
    "data-look",
    "default",
  );
  await page.getByRole("link", { name: "Voir les projets près de chez vous" }).click();
  await arriveAt(page, "Projets près de Rodez");
});

test("where an address is known, another is searched from the same field", async ({ page }) => {
  await page.goto("/explore");
  await appIsThere(page);
  const search = page.getByLabel("Votre adresse ou votre ville").first();
  await chooseAddress(search, "8 rue du Port, Limoges");
  await arriveAt(page, "Projets près de Limoges");
  // As long as one types, houses of other towns are found.
  const houses = page.getByRole("group", { name: "Numéros" }).getByRole("option");
  for (const city of ["Bourges", "Nevers"]) {
    await page.goto("/");
    await arriveAt(page, "Partagez l’électricité produite près de chez vous");
    await search.click();
    await expect(page.getByRole("button", { name: "Effacer l’adresse" })).toBeVisible();
    await search.fill("");
    await search.pressSequentially(`3 rue du Port, ${city}`);
    await houses.filter({ hasText: city }).first().click();
    await arriveAt(page, `Projets près de ${city}`);
    await search.click();
    await expect(page.getByRole("button", { name: "Effacer l’adresse" })).toBeVisible();
    await search.fill("");
    await search.pressSequentially("9 rue du Port, Tulle");
    await houses.filter({ hasText: "Tulle" }).first().click();
    await arriveAt(page, "Projets près de Tulle");
  }
});

test("a bill’s figures in MWh are asked about, and no sum is computed of them until a tap settles it", async ({
  product,
  openWindow,
}) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Odile", "Marchand"));
  const project = named("Fournil de Nevers");
  await publish(window, project, { city: "Nevers", postCode: "58000", latitude: 46.99, longitude: 3.16 });
  const page = await (await openWindow()).newPage();
  await page.addInitScript(() => localStorage.setItem("profileType", "professional"));
  await page.goto("/explore");
  await appIsThere(page);
  await chooseAddress(page.getByLabel("Votre adresse ou votre ville").first(), "8 rue du Port, Nevers");
  const tile = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: project }) });
  const sum = tile.getByText(/par an|économiser/);
  await press(page, "Modifier ma fiche");
  const use = page.getByLabel("Votre consommation annuelle");
  for (const typed of ["40", "12,5"]) {
    await use.fill("");
    await use.pressSequentially(typed);
    await expect(page.getByText(`${typed} MWh`)).toBeVisible();
    await expect(sum).toHaveCount(0);
  }
  await press(page, "Utiliser 12\u202f500");
  await expect(use).toBeFocused();
  await expect(use).toHaveValue("12 500");
  await expect(sum).toBeVisible();
  await use.fill("40 MWh");
  await expect(use).toHaveValue("40 000");

  await page.getByLabel("Votre offre d’électricité").selectOption({ label: "Autre offre, base" });
  const price = page.getByLabel("Prix du kWh");
  await price.pressSequentially("165");
  await expect(page.getByText(/^165\s€\/MWh\s\? Écrivez 16,5\.$/)).toBeVisible();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(sum).toHaveCount(0);
  await press(page, "Replier");
  await expect(card(page)).toContainText(/40\s000\skWh · prix à vérifier/);
  // What is to be settled is there again after a reload.
  await page.reload();
  await press(page, "Modifier ma fiche");
  await press(page, "Utiliser 16,5");
  await expect(price).toBeFocused();
  await expect(sum).toBeVisible();
  await press(page, "Replier");
  await expect(card(page)).toContainText(/40\s000\skWh · 16,5 c€\/kWh\sHT/);
});

test("who signs out leaves nothing of her place in the browser", async ({ product, openWindow, page }) => {
  const camille = somebody("Camille", "Roux");
  await signUp(product, await openWindow(), camille);
  await page.goto("/explore");
  await appIsThere(page);
  await chooseAddress(page.getByLabel("Votre adresse ou votre ville").first(), "8 rue du Port, Limoges");
  await expect(card(page)).toContainText("8 Rue du Port");
  await expect.poll(() => kept(page)).toContain("Rue du Port");
  await page.goto("/login");
  await arriveAt(page, "Se connecter");
  await field(page, "Adresse e-mail").fill(camille.email);
  await field(page, "Mot de passe").fill(password);
  await press(page, "Se connecter");
  await arriveAt(page, "Partagez l’électricité produite près de chez vous");
  await page.getByRole("button", { name: "Menu de Camille" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Déconnecté" })).toBeVisible();
  await expect.poll(() => kept(page)).toBeNull();
});

const manyIds = Array.from(
  { length: 150 },
  (_, index) => `00000000-0000-4000-8000-${`${index}`.padStart(12, "0")}`,
);

/** Answers as if the one project of a list were 150, and tells how many each question about euros named. */
async function multiply(page: Page): Promise<number[]> {
  const asked: number[] = [];
  let real = "";
  await page.route("**/api/public/project/radius?*", async (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get("limit"));
    const response = await route.fetch();
    const [one] = await response.json();
    real = one.id;
    const json = manyIds.slice(0, limit).map((id, index) => ({ ...one, id, name: `Projet ${index + 1}` }));
    await route.fulfill({ response, json });
  });
  // All are within reach, as the one is: of others no gain is told.
  await page.route("**/api/public/project/eligible?*", async (route) => {
    const response = await route.fetch();
    const [one] = await response.json();
    await route.fulfill({ response, json: one ? manyIds.map((id) => ({ ...one, id })) : [] });
  });
  await page.route("**/api/public/estimate-basis?*", async (route) => {
    const url = new URL(route.request().url());
    const ids = url.searchParams.get("projectIds")?.split(",") ?? [];
    asked.push(ids.length);
    url.searchParams.set("projectIds", real);
    const response = await route.fetch({ url: url.href });
    const [basis] = await response.json();
    await route.fulfill({ response, json: ids.map((projectId) => ({ ...basis, projectId })) });
  });
  return asked;
}

test("in a long list each hundred projects gets its euros", async ({ product, openWindow, page }) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Odile", "Marchand"));
  await publish(window, named("Soleil d’Eymoutiers"), {
    city: "Eymoutiers",
    postCode: "87120",
    latitude: 45.739,
    longitude: 1.742,
  });
  const asked = await multiply(page);
  await page.goto("/explore");
  await appIsThere(page);
  await chooseAddress(page.getByLabel("Votre adresse ou votre ville").first(), "8 rue du Port, Eymoutiers");
  const line = (number: number) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: `Projet ${number}`, exact: true }) });
  // The list of before the address is not ours.
  await expect(line(1)).toBeVisible();
  await card(page).getByRole("button", { name: "maison", exact: true }).click();
  const euros = /par an, .*[Cc]otisation|Vous y perdriez/;
  await expect(line(1)).toContainText(euros);
  await page.getByRole("button", { name: "Afficher plus de projets" }).click();
  await expect(line(90)).toContainText(euros);
  await page.getByRole("button", { name: "Afficher plus de projets" }).click();
  await expect(line(100)).toContainText(euros);
  await line(150).scrollIntoViewIfNeeded();
  await expect(line(150)).toContainText(euros);
  expect(Math.max(...asked)).toBe(100);
  expect(asked).toContain(50);
});
