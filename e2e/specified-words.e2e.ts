import type { Page, Route } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createAllAndApply, password, publish, send, signUp } from "./api.ts";
import { questions, steps } from "./consumer-steps.ts";
import { arriveAt, choose, press } from "./forms.ts";
import { choosePicture } from "./owner-steps.ts";
import { openWindow } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

const tours = { city: "Tours", postCode: "37000", latitude: 47.394, longitude: 0.684 };
const odile = { firstName: "Odile", lastName: "Marchand", email: "odile@paroles.example" };
const camille = { firstName: "Camille", lastName: "Roux", email: "camille@paroles.example" };

runProduct();
let projectId: string;
let consumerId: string;
let ownerState: Awaited<ReturnType<Awaited<ReturnType<typeof openWindow>>["storageState"]>>;
let consumerState: typeof ownerState;

beforeAll(async () => {
  const owner = await openWindow(browser, product);
  await signUp(owner, odile);
  projectId = await publish(owner, "Soleil de Tours", tours);
  await send(owner, "PUT", "/customer-account/plan", { planCode: "data-usage" });
  ownerState = await owner.storageState();
  const consumer = await openWindow(browser, product);
  const { consumptionPoint } = await createAllAndApply(consumer, camille, projectId, tours);
  consumerId = consumptionPoint?.id ?? "";
  consumerState = await consumer.storageState();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

async function pageOf(state: typeof ownerState | null): Promise<Page> {
  const context = await openWindow(browser, product);
  if (state) await context.addCookies(state.cookies);
  return context.newPage();
}
const refuse = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 500, json: {} }));

describe("a forgotten password", () => {
  it("asks for the address, says that nobody has it, or that the mail is sent", async () => {
    const page = await pageOf(null);
    await page.goto("/forgot-password/reset-password");
    await arriveAt(page, "Mot de passe oublié");
    await press(page, "Recevoir le lien");
    await page.getByText("Veuillez remplir correctement les champs", { exact: true }).waitFor();
    await page.getByLabel("Adresse e-mail").fill("personne@paroles.example");
    await press(page, "Recevoir le lien");
    await page.getByText("Cet Email n'existe pas chez nous. Vérifiez l'email ou créez un compte.").waitFor();
    await page.getByLabel("Adresse e-mail").fill(odile.email);
    await press(page, "Recevoir le lien");
    await page.getByRole("status").filter({ hasText: "Un e-mail vient de vous être envoyé" }).waitFor();
  });
});

describe("what is not there yet", () => {
  it("is an address that no list has", async () => {
    const page = await pageOf(null);
    await page.goto("/explore");
    const field = page.getByLabel("Votre adresse ou votre ville");
    await field.fill("zq");
    expect(await page.getByText("Aucune adresse ne correspond à votre recherche.").count()).toBe(0);
    await field.fill("zqxjzqxj");
    await page.getByText("Aucune adresse ne correspond à votre recherche.").waitFor();
  });

  it("is a part of the contract: it says so, and one may go on", async () => {
    const page = await pageOf(null);
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    for (const { title, fill } of questions.slice(0, 2)) {
      await arriveAt(page, title);
      await fill(page, { address: "8 rue du Port, Tours", prm: "" });
      await press(page, "Continuer");
    }
    await arriveAt(page, steps.contract);
    await choose(page, "Tarif réglementé");
    await page.getByText("Incomplet", { exact: true }).waitFor();
    await choose(page, "Base");
    await page.getByLabel("Prix du kWh").fill("0,1952");
    await page.getByText("Incomplet", { exact: true }).waitFor({ state: "detached" });
  });

  it("is the address of the installation of a project to publish", async () => {
    const page = await pageOf(ownerState);
    await page.goto("/on-boarding/project-owner/edit-project/description");
    await page
      .getByRole("alert")
      .filter({
        hasText: "Le point de production n'a pas d'adresse. Veuillez la renseigner à l'étape précédente.",
      })
      .waitFor();
  });

  it("is what one waits for: the page that comes, then the answer to a button", async () => {
    const page = await pageOf(null);
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
    await page.route("**/assets/**", hold);
    await page.getByRole("banner").getByRole("button", { name: "Menu du profil" }).click();
    await page.getByRole("link", { name: "Se connecter" }).click();
    await page.locator('main[aria-busy="true"], [aria-label="Chargement..."]').first().waitFor();
    release();
    await arriveAt(page, "Se connecter");
    holds = true;
    await page.route("**/api/login", hold);
    await page.getByLabel("Adresse e-mail").fill(odile.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill("Ce-n-est-pas-le-bon-1");
    await press(page, "Se connecter");
    await page.getByRole("button", { name: "Chargement..." }).waitFor();
    release();
    await page.getByRole("button", { name: "Se connecter" }).waitFor();
  });
});

describe("what failed is said when it is", () => {
  it("the picture of a project", async () => {
    const page = await pageOf(ownerState);
    await page.goto(`/on-boarding/project-owner/edit-project/typology?projectId=${projectId}`);
    await arriveAt(page, "Réglages du projet");
    await choosePicture(page);
    await refuse(page, `**/api/project/${projectId}/image`);
    await press(page, "Enregistrer");
    await page.getByText("problem with postProjectImage").waitFor();
    expect(new URL(page.url()).pathname).toBe("/on-boarding/project-owner/edit-project/typology");
  });

  it("who signs", async () => {
    const page = await pageOf(consumerState);
    await page.goto(`/consumer/${consumerId}/my-profile`);
    const part = page.getByRole("region", { name: "La personne qui signe" });
    await part.getByRole("button", { name: "Modifier" }).click();
    await part.getByLabel("Lieu de naissance").fill("Amboise");
    await refuse(page, "**/api/signatory/**");
    await part.getByRole("button", { name: "Enregistrer" }).click();
    await part
      .getByText("Une erreur est survenenue lors de la sauvegarde du signataire. Veuillez réessayer.")
      .waitFor();
    expect(await part.getByLabel("Lieu de naissance").inputValue()).toBe("Amboise");
  });

  it("the choice of the PMO's plan", async () => {
    const page = await pageOf(ownerState);
    await page.goto("/services");
    await page
      .getByRole("button", { name: "Choisir à l’usage pour «\u00a0Création de la PMO\u00a0»" })
      .click();
    await refuse(page, "**/api/customer-account/plan");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Confirmer la commande" }).click();
    await dialog.getByText("Erreur lors de l'utilisation du plan PMO").waitFor();
  });

  it("the last export of a project's data", async () => {
    const page = await pageOf(ownerState);
    await refuse(page, `**/api/data-export/${projectId}`);
    await page.goto(`/project-owner/${projectId}/my-consumers/pending`);
    await page
      .getByRole("row", { name: /Camille Roux/ })
      .getByRole("checkbox")
      .check();
    await press(page, "Exporter les données d’étude");
    await page
      .getByRole("dialog")
      .getByText("Erreur lors de la récupération des données du dernier export")
      .waitFor({ timeout: 60_000 });
  });

  it("the deletion of a point", async () => {
    const page = await pageOf(consumerState);
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
    await page.getByRole("main").getByText("Erreur lors de la tentative de suppression.").waitFor();
  });
});

describe("what failed of the legal body is said", () => {
  it.each([
    ["membership-fee", "my-information"],
    ["pmo-interlocutor", "my-information"],
    ["pmo-association", "my-information"],
    ["pmo-status", "my-documents/pmo-statuts"],
    ["internal-rules", "my-documents/pmo-statuts"],
  ])("%s, in %s", async (part, tab) => {
    const page = await pageOf(ownerState);
    await refuse(page, `**/api/project/${projectId}/${part}`);
    await page.goto(`/project-owner/${projectId}/${tab}`);
    await page.getByText("Erreur lors de la récupération des données du projet").first().waitFor();
  });

  it("its reset", async () => {
    const page = await pageOf(ownerState);
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
    await page.getByText("Erreur lors de la tentative de suppression.").waitFor();
    expect(await page.getByLabel("Nom de l’association").inputValue()).toBe("Soleil de Tours");
  });
});

describe("the top bar", () => {
  it("leads home by its logo", async () => {
    const page = await pageOf(null);
    await page.goto("/faq");
    await arriveAt(page, "Centre d’aide");
    await page.getByRole("banner").getByRole("link", { name: "Mon énergie collective, accueil" }).click();
    await arriveAt(page, "Trouver une opération proche de chez vous");
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it("asks for the services on load, and again when somebody logs in", async () => {
    const owner = await pageOf(ownerState);
    await Promise.all([owner.waitForRequest("**/api/services"), owner.goto("/faq")]);
    const page = await pageOf(null);
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

describe("the project route", () => {
  it("opens the project that a query parameter names", async () => {
    const page = await pageOf(null);
    await page.goto(`/project?projectId=${projectId}`);
    await arriveAt(page, "Soleil de Tours");
  });
});
