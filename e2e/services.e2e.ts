import type { Page } from "@playwright/test";
import { createAllAndApply, publish, signUp, somebody } from "./api.ts";
import { arriveAt, chooseAddress, press } from "./forms.ts";
import { watchErrors } from "./people.ts";
import { expect, test } from "./test.ts";

const nantes = { city: "Nantes", postCode: "44000", latitude: 47.218, longitude: -1.553 };

const servicesTitle = "Mes services";
const serviceOf = (page: Page, name: string) => page.getByRole("region", { name });
const chooseUsage = (page: Page, name: string) =>
  page.getByRole("button", { name: `Choisir à l’usage pour «\u00a0${name}\u00a0»` }).click();

/** The profile menu's entries. */
async function menu(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "Menu d’Odile" }).click();
  const links = page.locator("#profile-menu").getByRole("link");
  await expect(links.first()).toBeVisible();
  const entries = await links.allTextContents();
  await page.keyboard.press("Escape");
  return entries;
}

/** Ticks the only candidate, to export his data. */
async function askForExport(page: Page, projectId: string): Promise<void> {
  await page.goto(`/project-owner/${projectId}/my-consumers/pending`);
  await page
    .getByRole("row", { name: /Hugo Voisin/ })
    .getByRole("checkbox")
    .check();
  await press(page, "Exporter les données d’étude");
}

test("an owner takes a service, uses it once and leaves it", async ({ product, openWindow }) => {
  const neighbours = await openWindow();
  const context = await openWindow();
  const owner = somebody("Odile", "Porteuse");
  await signUp(product, context, owner);
  const projectId = await publish(context, "Soleil de l’école", nantes);
  await createAllAndApply(neighbours, somebody("Hugo", "Voisin"), projectId, nantes);
  const page = await context.newPage();
  const errors = watchErrors(page);

  // Without the service, an export says where to get it.
  await askForExport(page, projectId);
  await page.getByRole("link", { name: "Voir le service" }).click();
  await arriveAt(page, servicesTitle);
  expect(await menu(page)).not.toContain("Mes services");

  // The price, its unit, with tax and without.
  const data = serviceOf(page, "Données d’étude");
  await page.getByLabel("Mon nombre de consommateurs").first().fill("14");
  await expect(data.getByText("504\u00a0€\u00a0TTC pour 14\u00a0consommateurs")).toBeVisible();
  await expect(
    data.getByText("les crédits vous coûtent 24\u00a0€\u00a0TTC de moins que l’usage"),
  ).toBeVisible();
  // The owner's pages ask nobody who he is: the public ones do.
  const services = page.url();
  await page.goto("/");
  await page.getByRole("radio", { name: "Professionnel" }).check({ force: true });
  await page.goto(services);
  await page.getByLabel("Mon nombre de consommateurs").first().fill("14");
  await expect(data.getByText("420\u00a0€\u00a0HT pour 14\u00a0consommateurs")).toBeVisible();

  // The order is confirmed.
  await chooseUsage(page, "Données d’étude");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("30\u00a0€\u00a0HT par consommateur")).toBeVisible();
  await dialog.getByRole("button", { name: "Confirmer la commande" }).click();
  await expect(data.getByText("Actif")).toBeVisible();
  await expect(data.getByRole("button", { name: /^Choisir/ })).toBeAbsent();
  await page.getByRole("button", { name: "Menu d’Odile" }).click();
  const invoices = page.locator("#profile-menu").getByRole("link", { name: "Mes factures", exact: true });
  await expect(
    page.locator("#profile-menu").getByRole("link", { name: "Mes services", exact: true }),
  ).toBeVisible();
  await expect(invoices).toHaveAttribute("target", "_blank");
  await expect(invoices).toHaveAttribute("href", new RegExp(`email=${encodeURIComponent(owner.email)}`));
  await page.keyboard.press("Escape");

  // The export is counted once, however often it is repeated.
  await askForExport(page, projectId);
  await expect(
    dialog.getByText("1\u00a0nouveau consommateur compté\u00a0: 30\u00a0€\u00a0HT."),
  ).toBeVisible();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Exporter les données" }).click();
  expect((await download).suggestedFilename()).toMatch(/^etude-.*\.xlsx$/);
  await askForExport(page, projectId);
  await expect(dialog.getByText("Personne de nouveau à compter")).toBeVisible();
  await page.keyboard.press("Escape");

  // The ledger, and the customer on the invoices.
  await page.goto("/services");
  await expect(page.getByRole("link", { name: /^Revenir à «\sSoleil de l’école/ })).toBeVisible();
  const line = page.getByRole("row", { name: /Soleil de l’école/ });
  await expect(line).toBeVisible();
  await expect(line).toHaveText(/Données d’étude.*1.*30\u00a0€\u00a0HT/);
  await press(page, "Renseigner");
  await page.getByLabel("Nom ou dénomination").fill("Les Amis du Soleil");
  await chooseAddress(page.getByLabel("Adresse", { exact: true }), "4 rue Crébillon Nantes");
  await press(page, "Enregistrer");
  await expect(page.getByRole("definition").filter({ hasText: "Les Amis du Soleil" })).toBeVisible();

  // After leaving: nothing is active, and what was counted stays.
  await page.getByRole("button", { name: "Quitter ce service\u00a0: Données d’étude" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitter ce service" }).click();
  await expect(data.getByRole("button", { name: /^Choisir/ }).first()).toBeVisible();
  await expect(line).toBeVisible();
  expect(await menu(page)).not.toContain("Mes services");
  expect(errors).toEqual([]);
});

test("a table's page that has lost its rows falls back on the last one; nothing is offered that was not sent", async ({
  product,
  openWindow,
}) => {
  const context = await openWindow();
  await signUp(product, context, somebody("Odile", "Porteuse"));
  const projectId = await publish(context, "Soleil des tableaux", nantes);
  const neighbours = await openWindow();
  await createAllAndApply(neighbours, somebody("Hugo", "Voisin"), projectId, nantes);
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(`/project-owner/${projectId}/my-consumers/pending?page=9`);
  await expect(page.getByRole("row", { name: /Hugo Voisin/ })).toBeVisible();
  await expect(page).toHaveURL(`/project-owner/${projectId}/my-consumers/pending`);

  await page.goto(`/project-owner/${projectId}/my-documents/bulletin`);
  await expect(page.getByRole("button", { name: /^Actions pour / })).toBeVisible();
  await expect(page.getByRole("link", { name: "Tout télécharger (ZIP)" })).toBeAbsent();
  expect(errors).toEqual([]);
});
