import type { Page } from "playwright-core";
import { expect, it, vi } from "vitest";
import { createAllAndApply, publish, signUp } from "./api.ts";
import { arriveAt, chooseAddress, press } from "./forms.ts";
import { openWindow, watchErrors } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

runProduct();

const owner = { firstName: "Odile", lastName: "Porteuse", email: "odile@exemple.fr" };
const neighbour = { firstName: "Hugo", lastName: "Voisin", email: "hugo@exemple.fr" };
const nantes = { city: "Nantes", postCode: "44000", latitude: 47.218, longitude: -1.553 };

const servicesTitle = "Mes démarches et prestations";
const serviceOf = (page: Page, name: string) => page.getByRole("region", { name });
const chooseUsage = (page: Page, name: string) =>
  page.getByRole("button", { name: `Choisir à l’usage pour «\u00a0${name}\u00a0»` }).click();

/** The profile menu's entries. */
async function menu(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: `Menu de ${owner.firstName}` }).click();
  const entries = await page.locator("#profile-menu").getByRole("link").allTextContents();
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

it("an owner takes a service, uses it once and leaves it", async () => {
  const neighbours = await browser.newContext({ baseURL: product.url });
  const context = await openWindow(browser, product);
  await signUp(context, owner);
  const projectId = await publish(context, "Soleil de l’école", nantes);
  await createAllAndApply(neighbours, neighbour, projectId, nantes);
  const page = await context.newPage();
  const errors = watchErrors(page);

  // Without the service, an export says where it is.
  await askForExport(page, projectId);
  await page.getByRole("link", { name: "Voir le service" }).click();
  await arriveAt(page, servicesTitle);
  expect(await menu(page)).not.toContain("Mes services");

  // What it costs, for how many, with tax and without.
  const data = serviceOf(page, "Données d’étude");
  await page.getByLabel("Mon nombre de consommateurs").first().fill("14");
  await data.getByText("504\u00a0€\u00a0TTC pour 14\u00a0consommateurs").waitFor();
  await data.getByText("les crédits vous coûtent 24\u00a0€\u00a0TTC de moins que l’usage").waitFor();
  await page.getByRole("radio", { name: "Professionnel" }).check({ force: true });
  await data.getByText("420\u00a0€\u00a0HT pour 14\u00a0consommateurs").waitFor();

  // The order, confirmed.
  await chooseUsage(page, "Données d’étude");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("30\u00a0€\u00a0HT par consommateur").waitFor();
  await dialog.getByRole("button", { name: "Confirmer la commande" }).click();
  await data.getByText("Actif").waitFor();
  expect(await data.getByRole("button", { name: /^Choisir/ }).count()).toBe(0);
  await page.getByRole("button", { name: `Menu de ${owner.firstName}` }).click();
  const invoices = page.locator("#profile-menu").getByRole("link", { name: "Mes factures", exact: true });
  await page.locator("#profile-menu").getByRole("link", { name: "Mes services", exact: true }).waitFor();
  expect(await invoices.getAttribute("target")).toBe("_blank");
  expect(await invoices.getAttribute("href")).toContain("email=odile%40exemple.fr");
  await page.keyboard.press("Escape");

  // The export is counted once, whatever is exported again.
  await askForExport(page, projectId);
  await dialog.getByText("1\u00a0nouveau consommateur compté\u00a0: 30\u00a0€\u00a0HT.").waitFor();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Exporter les données" }).click();
  expect((await download).suggestedFilename()).toMatch(/^etude-.*\.xlsx$/);
  await askForExport(page, projectId);
  await dialog.getByText("Personne de nouveau à compter").waitFor();
  await page.keyboard.press("Escape");

  // What was counted, and whom it is invoiced to.
  await page.goto("/services");
  const line = page.getByRole("row", { name: /Soleil de l’école/ });
  await line.waitFor();
  expect(await line.textContent()).toMatch(/Données d’étude.*1.*30\u00a0€\u00a0HT/);
  await press(page, "Renseigner");
  await page.getByLabel("Nom ou dénomination").fill("Les Amis du Soleil");
  await chooseAddress(page.getByLabel("Adresse", { exact: true }), "4 rue Crébillon Nantes");
  await press(page, "Enregistrer");
  await page.getByRole("definition").filter({ hasText: "Les Amis du Soleil" }).waitFor();

  // Left: nothing active, what was counted stays.
  await page.getByRole("button", { name: "Quitter ce service\u00a0: Données d’étude" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitter ce service" }).click();
  await data
    .getByRole("button", { name: /^Choisir/ })
    .first()
    .waitFor();
  await line.waitFor();
  expect(await menu(page)).not.toContain("Mes services");
  expect(errors).toEqual([]);
});

it("a table's page that has lost its rows falls back on the last one; nothing is offered that was not sent", async () => {
  const context = await openWindow(browser, product);
  const tableOwner = { ...owner, email: "tables@exemple.fr" };
  await signUp(context, tableOwner);
  const projectId = await publish(context, "Soleil des tableaux", nantes);
  const neighbours = await browser.newContext({ baseURL: product.url });
  await createAllAndApply(neighbours, { ...neighbour, email: "lea@exemple.fr" }, projectId, nantes);
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(`/project-owner/${projectId}/my-consumers/pending?page=9`);
  await page.getByRole("row", { name: /Hugo Voisin/ }).waitFor();
  await vi.waitFor(() => expect(new URL(page.url()).search).toBe(""));

  await page.goto(`/project-owner/${projectId}/my-documents/bulletin`);
  await page.getByRole("button", { name: /^Actions pour / }).waitFor();
  expect(await page.getByRole("link", { name: "Tout télécharger (ZIP)" }).count()).toBe(0);
  expect(errors).toEqual([]);
});
