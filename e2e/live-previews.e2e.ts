import type { Locator, Page } from "@playwright/test";
import { inspect } from "./accessibility.ts";
import { createAllAndApply, newPrm, type Person, publish, signUp, somebody } from "./api.ts";
import { accept, completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { field, press } from "./forms.ts";
import { devices, phone } from "./people.ts";
import { test as base, expect } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };

interface Documents {
  page: Page;
  looks: ReturnType<typeof inspect>;
  odile: Person;
  projectId: string;
  /** The consumption point of her only participant. */
  pointId: string;
}

/** An owner's page, and her project with Camille Roux in it. */
const test = base.extend<{ documents: Documents }>({
  documents: async ({ product, openWindow }, use) => {
    const window = await openWindow();
    const odile = somebody("Odile", "Marchand");
    await signUp(product, window, odile);
    const projectId = await publish(window, "Soleil de Rennes", rennes);
    const consumer = await openWindow();
    await createAllAndApply(consumer, somebody("Camille", "Roux"), projectId, rennes);
    await accept(window, consumer);
    const pointId = await completeConsumer(consumer, newPrm());
    const page = await window.newPage();
    await use({ page, looks: inspect(page), odile, projectId, pointId });
  },
});

const pages = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const whose = (page: Page): Locator => page.getByRole("combobox", { name: "Aperçu rempli pour" });

/**
 * Looks at a preview beside its form, then as on a phone, where a button opens it.
 * @param button the button on the phone
 */
async function atBothWidths(
  { page, looks }: Documents,
  button: string,
  look: () => Promise<void>,
): Promise<void> {
  await look();
  await looks.settled();
  await looks.expectNoFault();
  await page.setViewportSize(phone);
  await press(page, button);
  await look();
  await looks.settled();
  await looks.expectNoFault();
}

test.describe("beside its form, and over it on a phone,", () => {
  test("the statutes say what is being typed, founders half typed or not, and nothing is kept", async ({
    documents,
  }) => {
    const { page, projectId } = documents;
    await page.goto(`/project-owner/${projectId}/create-pmo-status`);
    await field(page, "Nom de l’association").fill("Les Rayons du Couesnon");
    await press(page, "Ajouter un fondateur");
    await field(page, "Prénom").fill("Odile");
    await field(page, "Nom").fill("Marchand");
    await press(page, "Ajouter un fondateur");
    await field(page, "Prénom").last().fill("Basile");
    const statutes = pages(page, "Modèle de statuts");
    await atBothWidths(documents, "Voir l’aperçu des statuts", async () => {
      await expect(statutes.getByText("Les Rayons du Couesnon").first()).toBeVisible();
      await expect(statutes.getByText("Odile Marchand").first()).toBeVisible();
    });
    const kept = await page.request.get(`/api/project/${projectId}/pmo-association`);
    expect(await kept.json()).toBeNull();
  });

  test("a document is an example, then that of the participant found by his name", async ({ documents }) => {
    const { page, looks, odile, projectId } = documents;
    await prepareDocuments(page.context(), projectId, { email: odile.email, prm: newPrm() });
    const bulletin = pages(page, "Aperçu\u00a0: Bulletin d’adhésion");
    for (const { device, viewport } of devices) {
      await page.setViewportSize(viewport);
      await page.goto(`/project-owner/${projectId}/create-bulletin-document`);
      await expect(field(page, "Nom de l’association")).toBeVisible();
      if (device === "phone") await press(page, "Voir l’aperçu");
      await expect(bulletin.getByText("identité du signataire").first()).toBeVisible();
      await expect(whose(page)).toHaveValue("Exemple");
      await whose(page).fill("personne");
      await expect(page.getByText("Aucun participant de ce nom")).toBeVisible();
      await looks.settled();
      await looks.expectNoFault();
      await whose(page).fill("RÔUX");
      await page.getByRole("option", { name: "Camille Roux" }).click();
      await expect(bulletin.getByText("Camille Roux").first()).toBeVisible();
      await looks.settled();
      await looks.expectNoFault();
    }
  });

  test("the contract of one consumer is his", async ({ documents }) => {
    const { page, odile, projectId, pointId } = documents;
    await prepareDocuments(page.context(), projectId, { email: odile.email, prm: newPrm() });
    await page.goto(`/project-owner/${projectId}/create-sales-contract-document/${pointId}`);
    await expect(page.getByRole("button", { name: "Enregistrer pour ce consommateur" })).toBeVisible();
    const contract = pages(page, "Aperçu\u00a0: Contrat de vente");
    await atBothWidths(documents, "Voir l’aperçu", async () => {
      await expect(contract.getByText("Camille Roux").first()).toBeVisible();
      await expect(whose(page)).toBeAbsent();
    });
  });
});
