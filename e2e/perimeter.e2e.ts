import { inspect } from "./accessibility.ts";
import { createAllAndApply, publish, signUp, somebody } from "./api.ts";
import { arriveAt, choose } from "./forms.ts";
import { devices } from "./people.ts";
import { expect, test } from "./test.ts";

const langouet = { city: "Langouet", postCode: "35630", latitude: 48.2533, longitude: -1.8283 };
const rennes = { city: "Rennes", postCode: "35000", latitude: 48.2, longitude: -1.75 };

for (const { device, viewport } of devices) {
  test(`the owner of a perimeter of 10 km reads who cannot take part, and takes his letter, ${device}`, async ({
    product,
    openWindow,
  }) => {
    const owner = await openWindow(viewport);
    await signUp(product, owner, somebody("Odile", "Marchand"));
    const projectId = await publish(owner, "Soleil du Val d’Ille", langouet, 10);
    const townsman = somebody("Barthélemy-Alexandre", "de La Rochefoucauld-Montbel");
    await createAllAndApply(await openWindow(), townsman, projectId, rennes);

    const page = await owner.newPage();
    await page.goto(`/project-owner/${projectId}/my-perimeter`);
    await arriveAt(page, /Soleil du Val/);
    await expect(page.getByText("ni rurale ni périurbaine", { exact: false }).first()).toBeVisible();
    await expect(page.getByText("Rennes (grand centre urbain)", { exact: false }).first()).toBeVisible();
    await expect(page.getByText("pour une limite de", { exact: false })).toBeVisible();
    const inspection = inspect(page);
    await inspection.settled();
    await inspection.expectNoFault();

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Télécharger la lettre (PDF)" }).click();
    expect((await download).suggestedFilename()).toMatch(/^demande-de-derogation-.*\.pdf$/);

    await choose(page, "Des organismes publics d’une même intercommunalité");
    await page.getByLabel("Gestionnaire du réseau de tous les points").fill("Enedis");
    await page.getByRole("button", { name: "Enregistrer ces précisions" }).click();
    await expect(page.getByText("Ces précisions sont enregistrées.")).toBeVisible();
    await expect(page.getByText("est un particulier", { exact: false }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Gestionnaire du réseau de tous les points")).toHaveValue("Enedis");
  });
}
