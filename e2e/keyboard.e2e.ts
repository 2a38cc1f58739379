import type { Page } from "@playwright/test";
import { named, newPrm, password, publish, signUp, somebody } from "./api.ts";
import { correcting, steps } from "./consumer-steps.ts";
import {
  expectFocus,
  tabBackTo,
  tabTo,
  tabToAndChooseAddress,
  tabToAndPress,
  tabToAndType,
} from "./keyboard.ts";

import { expect, test } from "./test.ts";

const quimper = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.098 };

/**
 * As on a slow machine: a dialog comes after its menu is gone, and the menu's library, which waits 10 ms to give
 * the focus back, has not done so yet.
 */
async function slowDown(page: Page): Promise<void> {
  await page.route("**/confirm-dialog*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.evaluate(() => {
    const inTime = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, delay?: number) => inTime(work, delay === 10 ? 3_000 : delay),
    });
  });
}

test("with the keyboard only, a consumer", async ({ product, openWindow, page }) => {
  const project = named("Soleil de Quimper");
  const camille = somebody("Camille", "Roux");
  const main = page.getByRole("main");
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const radio = (name: string) => main.getByRole("radio", { name, exact: true });
  const field = (name: string) => main.getByLabel(name, { exact: true });
  /** The project's page, whole: what came late would push out of sight what the keyboard is at. */
  async function arriveAtProject() {
    await expectFocus(title(project));
    await expect(main.getByText("Votre adresse est dans le périmètre de ce projet.")).toBeVisible();
  }
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  await publish(owner, project, quimper);

  await test.step("goes past the menus, and finds the project from her address", async () => {
    await page.goto("/");
    await tabToAndPress(page.getByRole("link", { name: "Aller au contenu" }), "Enter");
    await expectFocus(main);
    await tabToAndChooseAddress(
      page.getByLabel("Votre adresse ou votre ville"),
      "8 rue du Port, Quimper",
      "8 Rue du Port 29000 Quimper",
    );
    await expectFocus(title("Projets près de Quimper"));
    await tabToAndPress(page.getByRole("link", { name: project }), "Enter");
    await arriveAtProject();
    await tabToAndPress(main.getByRole("link", { name: "Rejoindre ce projet" }).first(), "Enter");
    await expectFocus(title(steps.house));
  });

  await test.step("goes back to the project, and joins it again", async () => {
    await tabBackTo(button("Retour"));
    await page.keyboard.press("Enter");
    await arriveAtProject();
    await tabToAndPress(main.getByRole("link", { name: "Rejoindre ce projet" }).first(), "Enter");
    await expectFocus(title(steps.house));
  });

  await test.step("is led from the list of errors to the field, and corrects it", async () => {
    await expect(field("Adresse")).toHaveValue("8 Rue du Port 29000 Quimper");
    await tabToAndType(field("Consommation annuelle (facultatif)"), "12,5");
    await tabToAndPress(button("Continuer"), "Enter");
    const summary = page
      .getByRole("alert")
      .filter({ hasText: "Veuillez remplir correctement tout les champs" });
    await expectFocus(summary);
    await tabToAndPress(summary.getByRole("link").first(), "Enter");
    await expectFocus(field("Consommation annuelle (facultatif)"));
    await page.keyboard.press("Control+A");
    await page.keyboard.type("4200");
    await tabToAndPress(button("Continuer"), "Enter");
    await expectFocus(title(steps.account));
  });

  await test.step("opens an account", async () => {
    await tabToAndType(field("Prénom"), "Camille");
    await tabToAndType(field("Nom"), "Roux");
    await tabToAndType(field("Adresse e-mail"), camille.email);
    await tabToAndType(field("Mot de passe"), password);
    await tabToAndPress(main.getByLabel("J’accepte les conditions générales d’utilisation"), "Space");
    await tabToAndPress(button("Continuer"), "Enter");
    await expectFocus(title(steps.check));
  });

  await test.step("describes her contract from the check, and goes back to correct a price", async () => {
    await tabToAndPress(main.locator("summary").filter({ hasText: "Vos réponses" }), "Enter");
    await tabToAndPress(correcting(page, "Le contrat"), "Enter");
    await expectFocus(title(steps.contract));
    await tabToAndPress(radio("Tarif réglementé"), "Space");
    await page.keyboard.press("ArrowDown");
    await expect(radio("Autre offre")).toBeChecked();
    await tabToAndPress(radio("Base"), "Space");
    await tabToAndType(field("Prix du kWh"), "19");
    await tabTo(button("Enregistrer"));
    await tabBackTo(field("Prix du kWh"));
    await page.keyboard.press("End");
    await page.keyboard.type(",52");
    await tabToAndPress(button("Enregistrer"), "Enter");
    await expectFocus(title(steps.check));
  });

  await test.step("says who signs", async () => {
    await tabToAndPress(main.getByRole("link", { name: "Le dire maintenant" }), "Enter");
    await expectFocus(title(steps.apply));
    await tabToAndPress(radio("Monsieur"), "Space");
    await page.keyboard.press("ArrowDown");
    await expectFocus(radio("Madame"));
    await tabToAndType(field("Téléphone"), "0612345678");
    await tabTo(field("Date de naissance"));
    await page.keyboard.type("05051980");
    await expect(field("Date de naissance")).toHaveValue("1980-05-05");
    await tabToAndType(field("Lieu de naissance"), "Rennes");
    await tabToAndPress(button("Enregistrer"), "Enter");
    await expectFocus(title(steps.check));
  });

  await test.step("gives her meter and her consent, and applies", async () => {
    await tabToAndPress(main.getByText("Où trouver ce numéro ?"), "Enter");
    await expect(page.getByText("Sur votre facture d’électricité, près de votre adresse.")).toBeVisible();
    await tabBackTo(field("Numéro de PDL (ou PRM)"));
    await page.keyboard.type(newPrm());
    await tabToAndPress(field("J’ai lu ce texte et je donne cette autorisation."), "Space");
    await tabToAndPress(button("Envoyer ma candidature"), "Enter");
    await expectFocus(title("Ma demande de participation"));
    await expect(page.getByText("Votre candidature est envoyée")).toBeVisible();
    await tabToAndPress(button("Autres actions"), "Enter");
    await expectFocus(page.getByRole("menuitem", { name: "Retirer ma candidature" }));
    await slowDown(page);
  });

  await test.step("opens and closes what stands over the page without losing her place", async () => {
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Retirer votre candidature ?" });
    await expect(dialog).toBeVisible();
    const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(holdsFocus, "the focus is in the dialog").toBe(true);
    await page.keyboard.press("Escape");
    await expectFocus(button("Autres actions"));
    const menu = page.getByRole("button", { name: "Menu de Camille" });
    await tabBackTo(menu);
    await page.keyboard.press("Enter");
    await tabTo(page.getByRole("button", { name: "Se déconnecter" }));
    await page.keyboard.press("Escape");
    await expectFocus(menu);
  });
});
