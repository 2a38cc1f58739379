import type { Page, Route } from "@playwright/test";
import { createAllAndApply, type Person, password, publish, send, signUp, somebody } from "./api.ts";
import { questions, steps } from "./consumer-steps.ts";
import { arriveAt, choose, press } from "./forms.ts";
import { choosePicture } from "./owner-steps.ts";

import { test as base, expect } from "./test.ts";

const tours = { city: "Tours", postCode: "37000", latitude: 47.394, longitude: 0.684 };
interface Project {
  /** A page of the owner, who has taken the service of study data. */
  owner: Page;
  odile: Person;
  projectId: string;
}

interface Told {
  project: Project;
  /** Somebody who applied to it. */
  camille: { page: Page; pointId: string };
}

const test = base.extend<Told>({
  project: async ({ product, openWindow }, use) => {
    const window = await openWindow();
    const odile = somebody("Odile", "Marchand");
    await signUp(product, window, odile);
    const projectId = await publish(window, "Soleil de Tours", tours);
    await send(window, "PUT", "/customer-account/plan", { planCode: "data-usage" });
    await use({ owner: await window.newPage(), odile, projectId });
  },
  camille: async ({ openWindow, project: { projectId } }, use) => {
    const window = await openWindow();
    const person = somebody("Camille", "Roux");
    const { consumptionPoint } = await createAllAndApply(window, person, projectId, tours);
    await use({ page: await window.newPage(), pointId: consumptionPoint?.id ?? "" });
  },
});

const refuse = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 500, json: {} }));

test.describe("a forgotten password", () => {
  test("asks for the address, says that nobody has it, or that the mail is sent", async ({
    page,
    project: { odile },
  }) => {
    await page.goto("/forgot-password/reset-password");
    await arriveAt(page, "Mot de passe oublié");
    await press(page, "Recevoir le lien");
    await expect(page.getByText("Veuillez remplir correctement les champs", { exact: true })).toBeVisible();
    await page.getByLabel("Adresse e-mail").fill("personne@paroles.example");
    await press(page, "Recevoir le lien");
    await expect(
      page.getByText("Cet Email n'existe pas chez nous. Vérifiez l'email ou créez un compte."),
    ).toBeVisible();
    await page.getByLabel("Adresse e-mail").fill(odile.email);
    await press(page, "Recevoir le lien");
    await expect(
      page.getByRole("status").filter({ hasText: "Un e-mail vient de vous être envoyé" }),
    ).toBeVisible();
  });
});

test.describe("what is not there yet", () => {
  test("is an address that no list has", async ({ page }) => {
    await page.goto("/explore");
    const field = page.getByLabel("Votre adresse ou votre ville");
    await field.fill("zq");
    await expect(page.getByText("Aucune adresse ne correspond à votre recherche.")).toBeAbsent();
    await field.fill("zqxjzqxj");
    await expect(page.getByText("Aucune adresse ne correspond à votre recherche.")).toBeVisible();
  });

  test("is a part of the contract: it says so, and one may go on", async ({
    page,
    project: { projectId },
  }) => {
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    for (const { title, fill } of questions) {
      await arriveAt(page, title);
      await fill(page, { address: "8 rue du Port, Tours", prm: "" });
      await press(page, "Continuer");
    }
    await arriveAt(page, steps.account);
    await page.goto(`/on-boarding/consumer/contract?projectId=${projectId}`);
    await arriveAt(page, steps.contract);
    await choose(page, "Tarif réglementé");
    await expect(page.getByText("Incomplet", { exact: true })).toBeVisible();
    await choose(page, "Base");
    await expect(page.getByText("Incomplet", { exact: true })).toHaveCount(0);
  });

  test("is the address of the installation of a project to publish; who has published is led to his project", async ({
    product,
    openWindow,
    project: { owner },
  }) => {
    const window = await openWindow();
    await signUp(product, window, somebody("Nadia", "Faure"));
    const page = await window.newPage();
    await page.goto("/on-boarding/project-owner/edit-project/description");
    const alert = (of: Page) =>
      of.getByRole("alert").filter({
        hasText: "Le point de production n'a pas d'adresse. Veuillez la renseigner à l'étape précédente.",
      });
    await expect(alert(page)).toBeVisible();
    await owner.goto("/on-boarding/project-owner/edit-project/description");
    await arriveAt(owner, "Publier un autre projet\u202f?");
    await expect(alert(owner)).toHaveCount(0);
  });

  test("is what one waits for: the page that comes, then the answer to a button", async ({
    page,
    project: { odile },
  }) => {
    await page.goto("/faq");
    await arriveAt(page, "Centre d’aide");
    let holds = true;
    const held: (() => void)[] = [];
    const hold = (route: Route) =>
      holds ? void held.push(() => void route.continue()) : void route.continue();
    const release = () => {
      holds = false;
      for (const go of held.splice(0)) go();
    };
    await page.getByRole("banner").getByRole("button", { name: "Menu du profil" }).click();
    const toLogin = page.getByRole("link", { name: "Se connecter" });
    await expect(toLogin).toBeVisible();
    await page.route("**/assets/**", hold);
    await toLogin.click();
    await expect(page.locator('main[aria-busy="true"], [aria-label="Chargement..."]').first()).toBeVisible();
    release();
    await arriveAt(page, "Se connecter");
    holds = true;
    await page.route("**/api/login", hold);
    await page.getByLabel("Adresse e-mail").fill(odile.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill("Ce-n-est-pas-le-bon-1");
    await press(page, "Se connecter");
    await expect(page.getByRole("button", { name: "Chargement..." })).toBeVisible();
    release();
    await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  });
});

test.describe("what failed is said when it is", () => {
  test("an account whose address has one already, and whose person logs in from there", async ({
    page,
    project: { odile },
  }) => {
    await page.goto("/sign-up/credentials");
    await page.getByLabel("Adresse e-mail").fill(odile.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(password);
    await press(page, "Continuer");
    await page.getByLabel("Prénom").fill("Odile");
    await page.getByLabel("Nom", { exact: true }).fill("Marchand");
    await page.getByLabel("J’accepte les conditions générales d’utilisation.").check();
    await press(page, "Créer mon compte");
    await expect(page.getByText("Il y a eu un problème lors de la création du compte. Msg :")).toBeVisible();
    await page.getByRole("link", { name: "Me connecter" }).click();
    await arriveAt(page, "Se connecter");
  });

  test("the picture of a project", async ({ project: { owner: page, projectId } }) => {
    await page.goto(`/on-boarding/project-owner/edit-project/typology?projectId=${projectId}`);
    await arriveAt(page, "Réglages du projet");
    await choosePicture(page);
    await refuse(page, `**/api/project/${projectId}/image`);
    await press(page, "Enregistrer");
    await expect(page.getByText("problem with postProjectImage")).toBeVisible();
    await expect(page).toHaveURL(/\/on-boarding\/project-owner\/edit-project\/typology/);
  });

  test("who signs", async ({ camille: { page, pointId } }) => {
    await page.goto(`/consumer/${pointId}/my-profile`);
    const part = page.getByRole("region", { name: "La personne qui signe" });
    await part.getByRole("button", { name: "Modifier" }).click();
    await part.getByLabel("Lieu de naissance").fill("Amboise");
    await refuse(page, "**/api/signatory/**");
    await part.getByRole("button", { name: "Enregistrer" }).click();
    await expect(
      part.getByText("Une erreur est survenenue lors de la sauvegarde du signataire. Veuillez réessayer."),
    ).toBeVisible();
    await expect(part.getByLabel("Lieu de naissance")).toHaveValue("Amboise");
  });

  test("the choice of the PMO's plan", async ({ project: { owner: page } }) => {
    await page.goto("/services");
    await page
      .getByRole("button", { name: "Choisir à l’usage pour «\u00a0Création de la PMO\u00a0»" })
      .click();
    await refuse(page, "**/api/customer-account/plan");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Confirmer la commande" }).click();
    await expect(dialog.getByText("Erreur lors de l'utilisation du plan PMO")).toBeVisible();
  });

  test("the last export of a project's data", async ({ project: { owner: page, projectId }, camille: _ }) => {
    await refuse(page, `**/api/data-export/${projectId}`);
    await page.goto(`/project-owner/${projectId}/my-consumers/pending`);
    await page
      .getByRole("row", { name: /Camille Roux/ })
      .getByRole("checkbox")
      .check();
    await press(page, "Exporter les données d’étude");
    await expect(
      page.getByRole("dialog").getByText("Erreur lors de la récupération des données du dernier export"),
    ).toBeVisible();
  });

  test("the deletion of a point", async ({ camille: { page } }) => {
    await send(page.context(), "POST", "/consumption-point/", {
      name: "Maison seconde",
      consumerType: "individual",
      address: {
        label: "2 Rue du Moulin 37000 Tours",
        houseNumber: "2",
        street: "Rue du Moulin",
        postCode: "37000",
        city: "Tours",
        coordinates: { latitude: tours.latitude, longitude: tours.longitude },
      },
      yearlyConsumption: 0,
    });
    const points = await (await page.context().request.get("/api/consumption-point/by-user")).json();
    const second = points.find(({ name }: { name: string }) => name === "Maison seconde");
    await page.goto(`/consumer/${second.id}/my-profile`);
    await page.route(`**/api/consumption-point/${second.id}`, (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await press(page, "Supprimer ce lieu");
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer ce lieu" }).click();
    await expect(
      page.getByRole("main").getByText("Erreur lors de la tentative de suppression."),
    ).toBeVisible();
  });
});

test.describe("what failed of the legal body is said", () => {
  for (const [part, tab] of [
    ["membership-fee", "my-information"],
    ["pmo-interlocutor", "my-information"],
    ["pmo-association", "my-information"],
    ["pmo-status", "my-documents/pmo-statuts"],
    ["internal-rules", "my-documents/pmo-statuts"],
  ] as const) {
    test(`${part}, in ${tab}`, async ({ project: { owner: page, projectId } }) => {
      await refuse(page, `**/api/project/${projectId}/${part}`);
      await page.goto(`/project-owner/${projectId}/${tab}`);
      await expect(
        page.getByText("Erreur lors de la récupération des données du projet").first(),
      ).toBeVisible();
    });
  }

  test("its reset", async ({ project: { owner: page, projectId } }) => {
    const url = `/project/${projectId}/pmo-association`;
    const street = "Rue du Moulin";
    await send(page.context(), "POST", url, {
      associationName: "Soleil de Tours",
      email: "bureau@paroles.example",
      rnaId: "",
      address: {
        street,
        postCode: tours.postCode,
        city: tours.city,
        coordinates: { latitude: tours.latitude, longitude: tours.longitude },
      },
      preamble: "",
      territory: "Tours",
      founders: [],
    });
    await refuse(page, `**/api${url}/reset`);
    await page.goto(`/project-owner/${projectId}/create-pmo-status`);
    await press(page, "Réinitialiser");
    await page.getByRole("dialog").getByRole("button", { name: "Réinitialiser" }).click();
    await expect(page.getByText("Erreur lors de la tentative de suppression.")).toBeVisible();
    await expect(page.getByLabel("Nom de l’association")).toHaveValue("Soleil de Tours");
  });
});

test.describe("the top bar", () => {
  test("leads home by its logo", async ({ page }) => {
    await page.goto("/faq");
    await arriveAt(page, "Centre d’aide");
    await page.getByRole("banner").getByRole("link", { name: "Mon énergie collective, accueil" }).click();
    await arriveAt(page, "Partagez l’électricité produite près de chez vous");
    await expect(page).toHaveURL("/");
  });

  test("asks for the services on load, and again when somebody logs in", async ({
    page,
    project: { owner, odile },
  }) => {
    await Promise.all([owner.waitForRequest("**/api/services"), owner.goto("/faq")]);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/login");
    await arriveAt(page, "Se connecter");
    await page.getByLabel("Adresse e-mail").fill(odile.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(password);
    expect(asked).not.toContain("/api/services");
    await Promise.all([page.waitForRequest("**/api/services"), press(page, "Se connecter")]);
  });
});

test.describe("the project route", () => {
  test("opens the project that a query parameter names", async ({ page, project: { projectId } }) => {
    await page.goto(`/project?projectId=${projectId}`);
    await arriveAt(page, "Soleil de Tours");
  });
});
