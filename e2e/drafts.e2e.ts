import type { Locator, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { password, publish, signUp } from "./api.ts";
import { describeHome, signAndApply, steps } from "./consumer-steps.ts";
import { arriveAt, choose, chooseAddress, press } from "./forms.ts";
import { choosePicture, describeInstallation, openAccount, presentProject } from "./owner-steps.ts";
import { openWindow } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

const lyon = { city: "Lyon", postCode: "69001", latitude: 45.758, longitude: 4.835 };
const home = "8 rue du Port, Lyon";
const prm = "16123456789012";
const odile = { firstName: "Odile", lastName: "Marchand", email: "odile@brouillon.example" };
const camille = { firstName: "Camille", lastName: "Roux", email: "camille@brouillon.example" };
const description =
  "Les panneaux du gymnase, partagés entre les habitants et les commerces du quartier. ".repeat(2);
const failure = "Erreur de connexion. Veuillez réessayer.";

runProduct();
let projectId: string;
let page: Page;

const field = (name: string): Locator => page.getByRole("main").getByLabel(name, { exact: true });
const answer = (name: string): Locator => page.getByRole("main").getByRole("radio", { name, exact: true });

/** What the fields hold, once the page has them. */
async function values(names: readonly string[]): Promise<string[]> {
  return Promise.all(names.map((name) => field(name).inputValue()));
}

const logIn = async (email: string): Promise<void> => {
  await arriveAt(page, "Se connecter");
  await field("Adresse e-mail").fill(email);
  await field("Mot de passe").fill(password);
  await press(page, "Se connecter");
};

async function newWindow(): Promise<void> {
  page = await (await openWindow(browser, product)).newPage();
}

beforeAll(async () => {
  await newWindow();
  await signUp(page.context(), odile);
  projectId = await publish(page.context(), "Soleil de Lyon", lyon);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

describe("a consumer", () => {
  const house = ["Nom de ce logement", "Adresse", "Consommation annuelle (facultatif)"];
  const typed = ["Maison du port", "8 Rue du Port 69001 Lyon", "4200"];

  it("finds what was typed again after a reload, on the way back, and in another tab", async () => {
    await newWindow();
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    await choose(page, "Particulier");
    await press(page, "Continuer");
    await arriveAt(page, steps.house);
    await field("Nom de ce logement").fill("Maison du port");
    await chooseAddress(field("Adresse"), home);
    await field("Consommation annuelle (facultatif)").fill("4200");
    expect(await values(house)).toEqual(typed);

    await page.reload();
    await arriveAt(page, steps.house);
    expect(await values(house)).toEqual(typed);

    await page.goBack();
    await arriveAt(page, steps.type);
    expect(await answer("Particulier").isChecked()).toBe(true);
    await page.goForward();
    await arriveAt(page, steps.house);
    expect(await values(house)).toEqual(typed);

    const address = page.url();
    page = await page.context().newPage();
    await page.goto(address);
    await arriveAt(page, steps.house);
    expect(await values(house)).toEqual(typed);
  });

  it("who gives a wrong answer keeps it, and reads first what is wrong", async () => {
    await newWindow();
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    await choose(page, "Professionnel");
    await press(page, "Continuer");
    await arriveAt(page, steps.house);
    await field("Nom de ce site").fill("Four");
    await field("Adresse").fill("Tapé mais pas choisi");
    await field("Consommation annuelle (facultatif)").fill("12,5");
    await press(page, "Continuer");
    const summary = page
      .getByRole("alert")
      .filter({ hasText: "Veuillez remplir correctement tout les champs" });
    await summary.and(page.locator(":focus")).waitFor();
    const faults = [
      "Veuillez choisir un nom correct",
      "Sélectionner une adresse dans la liste",
      "Veuillez choisir une consommation annuelle",
    ];
    for (const fault of faults) await summary.getByRole("link", { name: fault }).waitFor();
    const names = ["Nom de ce site", "Adresse", "Consommation annuelle (facultatif)"];
    expect(await values(names)).toEqual(["Four", "Tapé mais pas choisi", "12,5"]);
    await summary.getByRole("link", { name: "Veuillez choisir un nom correct" }).click();
    await field("Nom de ce site").and(page.locator(":focus")).waitFor();
  });

  it("loses nothing when the server fails, and may try again; the password is never kept", async () => {
    await newWindow();
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    await describeHome(page, { address: home, prm });
    await page.route("**/create-all-and-apply", (route) => route.fulfill({ status: 500, json: {} }));
    await signAndApply(page, camille);
    await page.getByRole("alert").filter({ hasText: failure }).waitFor();
    const names = ["Prénom", "Nom", "Adresse e-mail", "Téléphone", "Date de naissance", "Lieu de naissance"];
    const signatory = ["Camille", "Roux", camille.email, "06 12 34 56 78", "1980-05-17", "Rennes"];
    expect(await values([...names, "Mot de passe"])).toEqual([...signatory, password]);

    await page.reload();
    await arriveAt(page, steps.apply);
    expect(await values([...names, "Mot de passe"])).toEqual([...signatory, ""]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      password,
    );

    await page.unroute("**/create-all-and-apply");
    await field("Mot de passe").fill(password);
    await page.getByLabel("J’accepte les conditions générales d’utilisation").check();
    await press(page, "Envoyer ma candidature");
    await arriveAt(page, "Ma demande de participation");
  });

  it("whose e-mail has an account logs in, and comes back to send what was typed", async () => {
    await newWindow();
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    await describeHome(page, { address: home, prm: "19876543210987" });
    await signAndApply(page, camille);
    await page.getByText("Un compte existe déjà avec cette adresse e-mail.").waitFor();
    await page.getByRole("link", { name: "Connectez-vous" }).click();
    await logIn(camille.email);
    await arriveAt(page, steps.apply);
    expect(await values(["Prénom", "Lieu de naissance"])).toEqual(["Camille", "Rennes"]);
    expect(await field("Mot de passe").count()).toBe(0);
    await press(page, "Envoyer ma candidature");
    await arriveAt(page, "Ma demande de participation");
    await page.getByText("Maison du port").first().waitFor();
  });
});

describe("an owner who publishes", () => {
  it("finds each step as it was left after a reload, the picture included", async () => {
    await newWindow();
    await page.goto("/on-boarding/project-owner/create-production-point/sge");
    await choose(page, "Oui, et j’ai son numéro de PDL");
    await field("PDL de production").fill("16123");
    await page.reload();
    expect(await values(["PDL de production"])).toEqual(["16 123"]);
    await describeInstallation(page, "3 rue du Gymnase, Lyon");
    await page.reload();
    expect(await values(["Fourchette basse", "Fourchette haute"])).toEqual(["0,12", "0,18"]);
    await presentProject(page, "Gymnase partagé", description);
    await page.goBack();
    await arriveAt(page, "Comment présentez-vous votre projet ?");
    await page.reload();
    expect(await values(["Nom du projet", "Description"])).toEqual(["Gymnase partagé", description]);
    await page.goForward();
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await choosePicture(page);
    await page.getByRole("main").getByRole("radio", { name: "10 km" }).check();
    await page.reload();
    await page.getByRole("img", { name: "Aperçu de l’image du projet" }).waitFor();
    expect(await page.getByRole("main").getByRole("radio", { name: "10 km" }).isChecked()).toBe(true);
  });

  it("who has an account already logs in on the way, and loses nothing when the server fails", async () => {
    await newWindow();
    await page.goto("/on-boarding/project-owner/create-production-point/sge");
    await describeInstallation(page, "3 rue du Gymnase, Lyon");
    await presentProject(page, "Gymnase partagé", description);
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await press(page, "Créer mon compte et continuer");
    await openAccount(page, odile);
    await page.getByText("Il y a eu un problème lors de la création du compte. Msg :").waitFor();
    await page.getByRole("link", { name: "Me connecter" }).click();
    await logIn(odile.email);
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await page.route("**/api/project/onboard", (route) => route.abort());
    await press(page, "Publier mon projet");
    await page.getByRole("alert").filter({ hasText: failure }).waitFor();
    await page.unroute("**/api/project/onboard");
    await press(page, "Publier mon projet");
    await arriveAt(page, "Votre projet est en ligne");
  });

  it("changes her project later, and a reload keeps what she typed until she leaves it", async () => {
    await newWindow();
    await page.goto(`/on-boarding/project-owner/edit-project/typology?projectId=${projectId}`);
    await logIn(odile.email);
    await arriveAt(page, "Réglages du projet");
    await page.getByRole("main").getByRole("radio", { name: "20 km" }).check();
    await page.reload();
    await arriveAt(page, "Réglages du projet");
    expect(await page.getByRole("main").getByRole("radio", { name: "20 km" }).isChecked()).toBe(true);
    await page.getByRole("link", { name: "Revenir sans enregistrer" }).click();
    await arriveAt(page, "Soleil de Lyon");
    await page.getByRole("link", { name: "Modifier : Réglages et image" }).click();
    await arriveAt(page, "Réglages du projet");
    expect(await page.getByRole("main").getByRole("radio", { name: "2 km", exact: true }).isChecked()).toBe(
      true,
    );
  });
});

describe("a producer who joins", () => {
  it("keeps what was typed through the sign-up, then sends it", async () => {
    await newWindow();
    await page.goto(`/on-boarding/project-owner/create-production-point/sge?projectId=${projectId}`);
    await describeInstallation(page, "9 rue du Moulin, Lyon");
    await press(page, "Créer mon compte et continuer");
    await openAccount(page, { firstName: "Paule", lastName: "Martel", email: "paule@brouillon.example" });
    await arriveAt(page, "À quel prix partagez-vous votre électricité ?");
    expect(await values(["Fourchette basse", "Fourchette haute"])).toEqual(["0,12", "0,18"]);
    await press(page, "Envoyer ma proposition");
    await page.getByRole("heading", { name: "Et maintenant ?" }).waitFor();
  });
});

describe("at the end", () => {
  it("drafts that were sent, or whose person logged out, are gone", async () => {
    await newWindow();
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    await choose(page, "Particulier");
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("draft:")));
    expect(await drafts()).not.toEqual([]);
    await page.goto("/login");
    await logIn(odile.email);
    await arriveAt(page, "Mes projets et mes points");
    await page.getByRole("button", { name: "Menu de Odile" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await page.getByRole("alert").filter({ hasText: "Déconnecté" }).waitFor();
    expect(await drafts()).toEqual([]);
  });
});
