import type { Locator, Page } from "@playwright/test";
import { fillAccount } from "./account-fields.ts";
import { createAllAndApply, named, newPrm, type Person, password, publish, signUp, somebody } from "./api.ts";
import {
  chooseAccount,
  correcting,
  describeHome,
  openAccountAndApply,
  openAnswers,
  sign,
  steps,
} from "./consumer-steps.ts";
import { arriveAt, choose, chooseAddress, expectValues, field, press } from "./forms.ts";
import { choosePicture, describeInstallation, presentProject } from "./owner-steps.ts";
import { test as base, expect } from "./test.ts";

const lyon = { city: "Lyon", postCode: "69001", latitude: 45.758, longitude: 4.835 };
const home = "8 rue du Port, Lyon";
const description =
  "Les panneaux du gymnase, partagés entre les habitants et les commerces du quartier. ".repeat(2);
const failure = "Erreur de connexion. Veuillez réessayer.";

interface Published {
  odile: Person;
  projectId: string;
}

/** An owner and her project in Lyon. */
const test = base.extend<{ published: Published }>({
  published: async ({ product, openWindow }, use) => {
    const odile = somebody("Odile", "Marchand");
    const window = await openWindow();
    await signUp(product, window, odile);
    await use({ odile, projectId: await publish(window, "Soleil de Lyon", lyon) });
  },
});

const answer = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("radio", { name, exact: true });

async function logIn(page: Page, { email }: Person): Promise<void> {
  await arriveAt(page, "Se connecter");
  await field(page, "Adresse e-mail").fill(email);
  await field(page, "Mot de passe").fill(password);
  await press(page, "Se connecter");
}

test.describe("a consumer", () => {
  const house = ["Adresse", "Consommation annuelle (facultatif)"];
  const typed = ["8 Rue du Port 69001 Lyon", "4 200"];

  test("finds what was typed again after a reload, on the way back, and in another tab", async ({
    page,
    published: { projectId },
  }) => {
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    await choose(page, "Particulier");
    await press(page, "Continuer");
    await arriveAt(page, steps.house);
    await chooseAddress(field(page, "Adresse"), home);
    // A first place takes the name of its street: it is asked for none.
    await expect(page.getByLabel("Nom de ce logement")).toHaveCount(0);
    const sum = page.getByText("Ce que ce projet vous apporterait");
    await expect(sum).toHaveCount(0);
    await field(page, "Consommation annuelle (facultatif)").fill("4200");
    await expect(sum).toBeVisible();
    await expectValues(page, house, typed);

    await page.reload();
    await arriveAt(page, steps.house);
    await expectValues(page, house, typed);

    await page.goBack();
    await arriveAt(page, steps.type);
    await expect(answer(page, "Particulier")).toBeChecked();
    await page.goForward();
    await arriveAt(page, steps.house);
    await expectValues(page, house, typed);

    const address = page.url();
    const other = await page.context().newPage();
    await other.goto(address);
    await arriveAt(other, steps.house);
    await expectValues(other, house, typed);
  });

  test("who gives a wrong answer keeps it, and reads first what is wrong", async ({
    page,
    published: { projectId },
  }) => {
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    await choose(page, "Professionnel");
    await press(page, "Continuer");
    await arriveAt(page, steps.house);
    await field(page, "Adresse").fill("Tapé mais pas choisi");
    await field(page, "Consommation annuelle (facultatif)").fill("12,5");
    await press(page, "Continuer");
    const summary = page
      .getByRole("alert")
      .filter({ hasText: "Veuillez remplir correctement tout les champs" });
    await expect(summary).toBeFocused();
    const faults = ["Sélectionner une adresse dans la liste", "Veuillez choisir une consommation annuelle"];
    for (const fault of faults) await expect(summary.getByRole("link", { name: fault })).toBeVisible();
    await expectValues(page, house, ["Tapé mais pas choisi", "12,5"]);
    await summary.getByRole("link", { name: "Veuillez choisir une consommation annuelle" }).click();
    await expect(field(page, "Consommation annuelle (facultatif)")).toBeFocused();
  });

  test("loses nothing when the server fails, and may try again; the password is never kept", async ({
    page,
    published: { projectId },
  }) => {
    const camille = somebody("Camille", "Roux");
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    const place = { address: home, prm: newPrm() };
    await describeHome(page, place);
    await page.route("**/create-all-and-apply", (route) => route.fulfill({ status: 500, json: {} }));
    await openAccountAndApply(page, camille, place);
    await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`Camille Roux · ${camille.email}`);
    await page.getByRole("link", { name: "Le dire maintenant" }).click();
    await arriveAt(page, steps.apply);
    await sign(page, camille);
    await press(page, "Enregistrer");
    await arriveAt(page, steps.check);
    await expect(page.getByRole("main")).toContainText(`Madame Camille Roux · ${camille.email}`);
    await press(page, "Retour");
    const names = ["Prénom", "Nom", "Adresse e-mail", "Mot de passe"];
    await expectValues(page, names, ["Camille", "Roux", camille.email, password]);

    await page.reload();
    await arriveAt(page, steps.account);
    await expectValues(page, names, ["Camille", "Roux", camille.email, ""]);
    await expect(page.getByText("Seul votre mot de passe n’est pas conservé")).toBeVisible();
    await expect(page.getByLabel("J’accepte les conditions générales d’utilisation")).toBeChecked();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      password,
    );

    await page.unroute("**/create-all-and-apply");
    await chooseAccount(page, camille);
    await press(page, "Continuer");
    await arriveAt(page, steps.check);
    await expect(page.getByRole("main")).toContainText(`Madame Camille Roux · ${camille.email}`);
    await press(page, "Envoyer ma candidature");
    await arriveAt(page, "Ma demande de participation");
  });

  test("whose e-mail has an account logs in, and comes back to send what was typed", async ({
    product,
    openWindow,
    page,
    published: { projectId },
  }) => {
    const camille = somebody("Camille", "Roux");
    await signUp(product, await openWindow(), camille);
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    const place = { address: home, prm: newPrm() };
    await describeHome(page, place);
    await openAccountAndApply(page, camille, place);
    await expect(page.getByText("Un compte existe déjà avec cette adresse e-mail.")).toBeVisible();
    await page.getByRole("link", { name: "Connectez-vous" }).click();
    await logIn(page, camille);
    await arriveAt(page, steps.check);
    await openAnswers(page);
    await correcting(page, "Le lieu").click();
    await arriveAt(page, steps.house);
    await expectValues(page, ["Nom de ce logement"], ["8 Rue du Port"]);
    await field(page, "Nom de ce logement").fill("Four");
    await press(page, "Continuer");
    await expect(page.getByRole("link", { name: "Veuillez choisir un nom correct" })).toBeVisible();
    await field(page, "Nom de ce logement").fill("Maison du port");
    await press(page, "Continuer");
    await arriveAt(page, steps.check);
    await page.getByRole("link", { name: "Le dire maintenant" }).click();
    await arriveAt(page, steps.apply);
    await expectValues(page, ["Prénom"], ["Camille"]);
    await sign(page, camille);
    await press(page, "Enregistrer");
    await arriveAt(page, steps.check);
    await press(page, "Envoyer ma candidature");
    await arriveAt(page, "Ma demande de participation");
    await expect(page.getByText("Maison du port").first()).toBeVisible();
  });
});

test("a place that somebody has already is not sent twice from another device, unless it is another meter", async ({
  openWindow,
  page,
  published: { projectId },
}) => {
  const camille = somebody("Camille", "Roux");
  await createAllAndApply(await openWindow(), camille, projectId, lyon);
  await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
  await describeHome(page, { address: "2 rue du Moulin, Lyon", prm: newPrm() });
  await arriveAt(page, steps.account);
  await page.getByRole("link", { name: "Connectez-vous" }).click();
  await logIn(page, camille);
  await arriveAt(page, "Vous avez déjà candidaté avec « Chez Camille »");
  await expect(page.getByRole("link", { name: "Voir cette candidature" })).toBeVisible();
  await press(page, "C’est un autre compteur à la même adresse");
  await arriveAt(page, steps.check);
  await expect(page.getByRole("main")).toContainText("2 Rue du Moulin 69001 Lyon");
  await page.goBack();
  await page.goForward();
  await arriveAt(page, steps.check);
});

/** Whether the browser keeps a picture by now: it is shown before. */
const keepsPicture = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("mec-pictures");
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction("pictures").objectStore("pictures").count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result > 0);
          };
        };
      }),
  );

test.describe("an owner who publishes", () => {
  test("finds each step as it was left after a reload, the picture included", async ({ page }) => {
    await page.goto("/on-boarding/project-owner/create-production-point/sge");
    await arriveAt(page, "Quelle est votre installation ?");
    await choose(page, "Oui, et j’ai son numéro de PDL");
    await page.getByRole("radio", { name: "Non", exact: true }).check();
    await chooseAddress(field(page, "Adresse de l’installation"), "3 rue du Gymnase, Lyon");
    await expectValues(page, ["Nom de l’installation"], ["Toit du 3 rue du Gymnase"]);
    await press(page, "Continuer");
    await arriveAt(page, "Quel est le compteur de votre installation ?");
    await field(page, "PDL de production").fill("16123");
    await page.reload();
    await expectValues(page, ["PDL de production"], ["16 123"]);
    await press(page, "Retour");
    await describeInstallation(page, "3 rue du Gymnase, Lyon");
    await page.reload();
    await expectValues(page, ["Fourchette basse", "Fourchette haute"], ["12", "18"]);
    await presentProject(page, "Gymnase partagé", description);
    await page.goBack();
    await arriveAt(page, "Comment présentez-vous votre projet ?");
    await page.reload();
    await expectValues(page, ["Nom du projet", "Description"], ["Gymnase partagé", description]);
    await page.goForward();
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await choosePicture(page);
    await expect.poll(() => keepsPicture(page)).toBe(true);
    await page.getByRole("main").getByRole("radio", { name: "10 km" }).check();
    await page.reload();
    await expect(page.getByRole("img", { name: "Aperçu de l’image du projet" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("radio", { name: "10 km" })).toBeChecked();
  });

  test("who has an account already logs in on the way, and loses nothing when the server fails", async ({
    page,
    published: { odile },
  }) => {
    await page.goto("/on-boarding/project-owner/create-production-point/sge");
    await describeInstallation(page, "3 rue du Gymnase, Lyon");
    await presentProject(page, named("Gymnase partagé"), description);
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await fillAccount(page, odile);
    await press(page, "Publier mon projet");
    await expect(page.getByText("Un compte existe déjà avec cette adresse e-mail.")).toBeVisible();
    await page.getByRole("alert").getByRole("link", { name: "Connectez-vous" }).click();
    await logIn(page, odile);
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await page.route("**/api/project/onboard", (route) => route.abort());
    await press(page, "Publier mon projet");
    await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
    await page.unroute("**/api/project/onboard");
    await press(page, "Publier mon projet");
    await arriveAt(page, "Votre projet est en ligne");
  });

  test("publishes one project though the answer to the first try was lost", async ({
    page,
    published: { odile },
  }) => {
    await page.goto("/login");
    await logIn(page, odile);
    await page.waitForURL((url) => url.pathname !== "/login");
    await page.goto("/on-boarding/project-owner/create-production-point/sge");
    await describeInstallation(page, "4 rue du Gymnase, Villeurbanne");
    const name = named("Gymnase deux fois");
    await presentProject(page, name, description);
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await page.route("**/api/project/onboard", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, "Publier mon projet");
    await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
    await page.unroute("**/api/project/onboard");
    await press(page, "Publier mon projet");
    await arriveAt(page, "Votre projet est en ligne");
    const mine = await (await page.request.get("/api/project/by-user")).json();
    expect(mine.filter((one: { name: string }) => one.name === name)).toHaveLength(1);
  });

  test("changes her project later, and a reload keeps what she typed until she leaves it", async ({
    page,
    published: { odile, projectId },
  }) => {
    await page.goto(`/on-boarding/project-owner/edit-project/typology?projectId=${projectId}`);
    await logIn(page, odile);
    await arriveAt(page, "Réglages du projet");
    await page.getByRole("main").getByRole("radio", { name: "20 km" }).check();
    await page.reload();
    await arriveAt(page, "Réglages du projet");
    await expect(page.getByRole("main").getByRole("radio", { name: "20 km" })).toBeChecked();
    await page.getByRole("link", { name: "Revenir sans enregistrer" }).click();
    await arriveAt(page, "Soleil de Lyon");
    await page.getByRole("link", { name: "Modifier : Réglages et image" }).click();
    await arriveAt(page, "Réglages du projet");
    await expect(page.getByRole("main").getByRole("radio", { name: "2 km", exact: true })).toBeChecked();
  });
});

test.describe("a producer who joins", () => {
  test("opens an account where the answers are sent, and tries again with it when they are not received", async ({
    page,
    published: { projectId },
  }) => {
    await page.goto(`/on-boarding/project-owner/create-production-point/sge?projectId=${projectId}`);
    await describeInstallation(page, "9 rue du Moulin, Lyon");
    const paule = somebody("Paule", "Martel");
    await fillAccount(page, paule);
    await page.reload();
    await expectValues(
      page,
      ["Fourchette basse", "Fourchette haute", "Prénom", "Nom", "Adresse e-mail", "Mot de passe"],
      ["12", "18", "Paule", "Martel", paule.email, ""],
    );
    await fillAccount(page, paule);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      password,
    );
    await page.route("**/api/production-point", (route) => route.abort());
    await press(page, "Envoyer ma proposition");
    await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
    await expect(field(page, "Mot de passe")).toBeAbsent();
    await page.unroute("**/api/production-point");
    await press(page, "Envoyer ma proposition");
    await expect(page.getByRole("heading", { name: "Et maintenant ?" })).toBeVisible();
  });
});

test.describe("at the end", () => {
  test("drafts that were sent, or whose person logged out, are gone", async ({
    page,
    published: { odile, projectId },
  }) => {
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    await choose(page, "Professionnel");
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("draft:")));
    await expect.poll(drafts).not.toEqual([]);
    await page.goto("/login");
    await logIn(page, odile);
    await arriveAt(page, "Mes projets et mes lieux");
    await page.getByRole("button", { name: "Menu d’Odile" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Déconnecté" })).toBeVisible();
    await expect.poll(drafts).toEqual([]);
  });
});
