import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { password, publish, signUp } from "./api.ts";
import { steps } from "./consumer-steps.ts";
import {
  expectFocus,
  tabBackTo,
  tabTo,
  tabToAndChooseAddress,
  tabToAndPress,
  tabToAndType,
} from "./keyboard.ts";
import { openWindow } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };

runProduct();
let page: Page;

beforeAll(async () => {
  const owner = await openWindow(browser, product);
  await signUp(owner, { firstName: "Odile", lastName: "Marchand", email: "odile@clavier.example" });
  await publish(owner, "Soleil de Rennes", rennes);
  page = await (await openWindow(browser, product)).newPage();
});

const main = (): Locator => page.getByRole("main");
const title = (name: string) => page.getByRole("heading", { level: 1, name });
const button = (name: string) => main().getByRole("button", { name, exact: true });
const radio = (name: string) => main().getByRole("radio", { name, exact: true });
const field = (name: string) => main().getByLabel(name, { exact: true });

describe("with the keyboard only, a consumer", () => {
  it("goes past the menus, and finds the project from her address", async () => {
    await page.goto("/");
    await tabToAndPress(page.getByRole("link", { name: "Aller au contenu" }), "Enter");
    await expectFocus(main());
    await tabToAndChooseAddress(
      page.getByLabel("Votre adresse ou votre ville"),
      "8 rue du Port, Rennes",
      "8 Rue du Port 35000 Rennes",
    );
    await expectFocus(title("Projets près de 8 Rue du Port 35000 Rennes"));
    await tabToAndPress(page.getByRole("link", { name: "Soleil de Rennes" }), "Enter");
    await expectFocus(title("Soleil de Rennes"));
    await tabToAndPress(main().getByRole("link", { name: "Rejoindre ce projet" }).first(), "Enter");
    await expectFocus(title(steps.type));
  });

  it("says who she is", async () => {
    await tabToAndPress(radio("Particulier"), "Space");
    await page.keyboard.press("ArrowDown");
    await expectFocus(radio("Professionnel"));
    await page.keyboard.press("ArrowUp");
    await expectFocus(radio("Particulier"));
    expect(await radio("Particulier").isChecked()).toBe(true);
    await tabToAndPress(button("Continuer"), "Enter");
    await expectFocus(title(steps.house));
  });

  it("is led from the list of errors to the field, and corrects it", async () => {
    await tabToAndPress(button("Continuer"), "Enter");
    const summary = page
      .getByRole("alert")
      .filter({ hasText: "Veuillez remplir correctement tout les champs" });
    await expectFocus(summary);
    await tabToAndPress(summary.getByRole("link").first(), "Enter");
    await expectFocus(field("Nom de ce logement"));
    await page.keyboard.type("Maison du port");
    await tabToAndChooseAddress(field("Adresse"), "8 rue du Port, Rennes", "8 Rue du Port 35000 Rennes");
    await tabToAndType(field("Consommation annuelle (facultatif)"), "4200");
    await tabToAndPress(button("Continuer"), "Enter");
    await expectFocus(title(steps.contract));
  });

  it("describes her contract, and goes back to correct a price", async () => {
    await tabToAndPress(radio("Tarif réglementé"), "Space");
    await tabToAndPress(radio("Base"), "Space");
    await tabToAndType(field("Prix du kWh"), "0,1");
    await tabTo(button("Continuer"));
    await tabBackTo(field("Prix du kWh"));
    await page.keyboard.press("End");
    await page.keyboard.type("952");
    await tabToAndPress(button("Continuer"), "Enter");
    await expectFocus(title(steps.meter));
  });

  it("gives her meter and her consent", async () => {
    await tabToAndType(field("Numéro de PDL (ou PRM)"), "16123456789012");
    await tabToAndPress(main().getByText("Où trouver ce numéro ?"), "Enter");
    await page.getByText("Sur votre facture d’électricité, près de votre adresse.").waitFor();
    await tabToAndPress(field("J’ai lu ce texte et je donne cette autorisation."), "Space");
    await tabToAndPress(button("Continuer"), "Enter");
    await expectFocus(title(steps.apply));
  });

  it("signs, opens an account and applies", async () => {
    await tabToAndPress(radio("Monsieur"), "Space");
    await page.keyboard.press("ArrowDown");
    await expectFocus(radio("Madame"));
    await tabToAndType(field("Prénom"), "Camille");
    await tabToAndType(field("Nom"), "Roux");
    await tabToAndType(field("Adresse e-mail"), "camille@clavier.example");
    await tabToAndType(field("Téléphone"), "0612345678");
    await tabTo(field("Date de naissance"));
    await page.keyboard.type("05051980");
    expect(await field("Date de naissance").inputValue()).toBe("1980-05-05");
    await tabToAndType(field("Lieu de naissance"), "Rennes");
    await tabToAndType(field("Mot de passe"), password);
    await tabToAndPress(main().getByLabel("J’accepte les conditions générales d’utilisation"), "Space");
    await tabToAndPress(button("Envoyer ma candidature"), "Enter");
    await expectFocus(title("Ma demande de participation"));
    await page.getByText("Votre candidature est envoyée").waitFor();
    await tabTo(button("Retirer ma candidature"));
  });

  it("opens and closes what stands over the page without losing her place", async () => {
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Retirer votre candidature ?" });
    await dialog.waitFor();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), { timeout: 30_000 })
      .toBe(true);
    await page.keyboard.press("Escape");
    await expectFocus(button("Retirer ma candidature"));
    const menu = page.getByRole("button", { name: "Menu de Camille" });
    await tabBackTo(menu);
    await page.keyboard.press("Enter");
    await tabTo(page.getByRole("button", { name: "Se déconnecter" }));
    await page.keyboard.press("Escape");
    await expectFocus(menu);
  });
});
