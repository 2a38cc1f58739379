import type { Page } from "@playwright/test";
import { expect } from "./expect.ts";
import { arriveAt, choose, chooseAddress, press } from "./forms.ts";

/** The two questions about a production point, not in service yet and sold between 12 and 18 c€/kWh TTC. */
export const questions: readonly { title: string; fill(page: Page, address: string): Promise<void> }[] = [
  {
    title: "Quelle est votre installation ?",
    async fill(page, address) {
      await choose(page, "Pas encore en service");
      await chooseAddress(page.getByLabel("Adresse de l’installation"), address);
      await page.getByLabel("Nom de l’installation").fill("Toiture de l’école");
      await choose(page, "Photovoltaïque");
      await page.getByLabel("Puissance installée (facultatif)").fill("36");
      await press(page, "Estimer ma production");
      await expect(page.getByLabel("Production annuelle (facultatif)")).toHaveValue(/^\d{2}\s\d{3}$/);
    },
  },
  {
    title: "À quel prix partagez-vous votre électricité ?",
    async fill(page) {
      await choose(page, "Je la vends aux participants");
      await page.getByLabel("Fourchette basse").fill("12");
      await page.getByLabel("Fourchette haute").fill("18");
    },
  },
];

/** Answers them; the last answer remains to be sent. */
export async function describeInstallation(page: Page, address: string): Promise<void> {
  for (const [index, { title, fill }] of questions.entries()) {
    if (index > 0) await press(page, "Continuer");
    await arriveAt(page, title);
    await fill(page, address);
  }
}

/** The step after the production point's. */
export async function presentProject(page: Page, name: string, description: string): Promise<void> {
  await press(page, "Continuer");
  await arriveAt(page, "Comment présentez-vous votre projet ?");
  await page.getByLabel("Nom du projet").fill(name);
  await page.getByLabel("Description", { exact: true }).fill(description);
  await press(page, "Continuer");
}

/** Chooses what the page looks like as a picture, the project's when nothing else is said. */
export async function choosePicture(
  page: Page,
  button = "Choisir une image",
  preview = "Aperçu de l’image du projet",
): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await press(page, button);
  const buffer = await page.screenshot();
  await (await choosing).setFiles({ name: "ecole.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("img", { name: preview })).toBeVisible();
}
