import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inspect } from "./accessibility.ts";
import { createAllAndApply, publish, signUp } from "./api.ts";
import { press } from "./forms.ts";
import { accept, completeConsumer, preparePapers } from "./papers-setup.ts";
import { desktop, openWindow, phone } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };

runProduct();

describe.each([
  { device: "desktop", viewport: desktop },
  { device: "phone", viewport: phone },
])("beside its form, on a $device,", ({ device, viewport }) => {
  const odile = { firstName: "Odile", lastName: "Marchand", email: `odile@${device}.example` };
  const camille = { firstName: "Camille", lastName: "Roux", email: `camille@${device}.example` };
  const prm = (rank: number) => `1612345678${viewport.width}`.slice(0, 13).padEnd(13, "0") + rank;
  let page: Page;
  let projectId: string;
  let pointId: string;
  let looks: ReturnType<typeof inspect>;

  beforeAll(async () => {
    const context = await openWindow(browser, product, viewport);
    await signUp(context, odile);
    projectId = await publish(context, `Soleil de Rennes, ${device}`, rennes);
    const consumer = await openWindow(browser, product, viewport);
    await createAllAndApply(consumer, camille, projectId, rennes);
    await accept(context, consumer);
    pointId = await completeConsumer(consumer, prm(1));
    page = await context.newPage();
    looks = inspect(page);
  });
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));

  const field = (name: string): Locator => page.getByRole("main").getByLabel(name, { exact: true });
  const pages = (name: string): Locator => page.getByRole("region", { name, exact: true });
  const whose = (): Locator => page.getByRole("combobox", { name: "Aperçu rempli pour" });
  const open = (path: string) => page.goto(`/project-owner/${projectId}/${path}`);

  async function showPreview(button: string): Promise<void> {
    if (device === "phone") await press(page, button);
  }

  async function expectAccessible(): Promise<void> {
    await looks.settled();
    await looks.expectNoFault();
  }

  it("the statutes say what is being typed, founders half typed or not, and nothing is kept", async () => {
    await open("create-pmo-status");
    await field("Nom de l’association").fill("Les Rayons du Couesnon");
    await press(page, "Ajouter un fondateur");
    await field("Prénom").fill("Odile");
    await field("Nom").fill("Marchand");
    await press(page, "Ajouter un fondateur");
    await field("Prénom").last().fill("Basile");
    await showPreview("Voir l’aperçu des statuts");
    const statutes = pages("Modèle de statuts");
    await statutes.getByText("Les Rayons du Couesnon").first().waitFor();
    await statutes.getByText("Odile Marchand").first().waitFor();
    await expectAccessible();
    const kept = await page.request.get(`/api/project/${projectId}/pmo-association`);
    expect(await kept.json()).toBeNull();
    await page.keyboard.press("Escape");
    await field("Nom de l’association").fill("");
  });

  it("a paper is an example, then that of the participant found by his name", async () => {
    await preparePapers(page.context(), projectId, { email: odile.email, prm: prm(0) });
    await open("create-bulletin-document");
    await field("Nom de l’association").waitFor();
    await showPreview("Voir l’aperçu");
    const bulletin = pages("Aperçu\u00a0: Bulletin d’adhésion");
    await bulletin.getByText("identité du signataire").first().waitFor();
    expect(await whose().inputValue()).toBe("Exemple");
    await whose().fill("personne");
    await page.getByText("Aucun participant de ce nom").waitFor();
    await expectAccessible();
    await whose().fill("RÔUX");
    await page.getByRole("option", { name: "Camille Roux" }).click();
    await bulletin.getByText("Camille Roux").first().waitFor();
    await expectAccessible();
  });

  it("the contract of one consumer is his", async () => {
    await open(`create-sales-contract-document/${pointId}`);
    await page.getByRole("button", { name: "Enregistrer pour ce consommateur" }).waitFor();
    await showPreview("Voir l’aperçu");
    await pages("Aperçu\u00a0: Contrat de vente").getByText("Camille Roux").first().waitFor();
    expect(await whose().count()).toBe(0);
  });
});
