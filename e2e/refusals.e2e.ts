import type { BrowserContext, Page } from "@playwright/test";
import { fillAccount } from "./account-fields.ts";
import { createAllAndApply, named, newPrm, publish, read, send, signUp, somebody } from "./api.ts";
import { describeHome, openAccountAndApply, steps } from "./consumer-steps.ts";
import { arriveAt, expectValues, field, press } from "./forms.ts";
import { describeInstallation, presentProject } from "./owner-steps.ts";
import { test as base, expect } from "./test.ts";

const lyon = { city: "Lyon", postCode: "69001", latitude: 45.758, longitude: 4.835 };
const description =
  "Les panneaux du gymnase, partagés entre les habitants et les commerces du quartier. ".repeat(2);

const test = base.extend<{ published: { owner: BrowserContext; projectId: string } }>({
  published: async ({ product, openWindow }, use) => {
    const owner = await openWindow();
    await signUp(product, owner, somebody("Odile", "Marchand"));
    await use({ owner, projectId: await publish(owner, "Soleil de Lyon", lyon) });
  },
});

/** The server refuses the next call of this address for these fields, as another release of its rules would. */
async function refuseOnce(page: Page, url: string, issues: Record<string, string>): Promise<void> {
  const body = {
    statusCode: 400,
    error: "Bad Request",
    message: "VALIDATION_FAILED",
    requestId: "1",
    issues: Object.entries(issues).map(([path, message]) => ({ path, message, code: "custom" })),
  };
  await page.route(url, (route) => route.fulfill({ status: 400, json: body }), { times: 1 });
}

/** A field that says what is wrong with it, on a page whose summary leads to it. */
async function expectRefused(page: Page, name: string, message: string): Promise<void> {
  const summary = page
    .getByRole("alert")
    .filter({ hasText: "Veuillez remplir correctement tout les champs" });
  await expect(summary).toBeFocused();
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  await summary.getByRole("link", { name: message }).click();
  await expect(field(page, name)).toBeFocused();
}

test("what is refused of a new project stands at its field, on the step of the project or of its installation", async ({
  page,
}) => {
  await page.goto("/on-boarding/project-owner/create-production-point/typology");
  await describeInstallation(page, "3 rue du Gymnase, Grenoble");
  await presentProject(page, named("Gymnase partagé"), description);
  await arriveAt(page, "Quels sont les réglages du projet ?");
  await fillAccount(page, somebody("Claire", "Petit"));
  await refuseOnce(page, "**/api/project/onboard", {
    "productionPoint.contractPrice.minPrice": "Ce prix est refusé.",
    "project.name": "Ce nom est refusé.",
  });
  await press(page, "Publier mon projet");

  await arriveAt(page, "À quel prix partagez-vous votre électricité ?");
  await expectRefused(page, "Fourchette basse", "Ce prix est refusé.");
  await expectValues(page, ["Fourchette basse", "Fourchette haute"], ["12", "18"]);
  await field(page, "Fourchette basse").fill("13");
  await press(page, "Continuer");
  await arriveAt(page, "Comment présentez-vous votre projet ?");
  await expectRefused(page, "Nom du projet", "Ce nom est refusé.");
  await field(page, "Nom du projet").fill(named("Gymnase au soleil"));
  await press(page, "Continuer");
  await arriveAt(page, "Quels sont les réglages du projet ?");
  await press(page, "Publier mon projet");
  await arriveAt(page, "Votre projet est enregistré");
});

test("what is refused of a producer's proposal stands at its field, and his account is kept", async ({
  page,
  published: { projectId },
}) => {
  await page.goto(`/on-boarding/project-owner/create-production-point/typology?projectId=${projectId}`);
  await describeInstallation(page, "9 rue du Moulin, Lyon");
  await fillAccount(page, somebody("Paule", "Martel"));
  await refuseOnce(page, "**/api/production-point", { productionPower: "Cette puissance est refusée." });
  await press(page, "Envoyer ma proposition");
  await arriveAt(page, "Quelle est votre installation ?");
  await expectRefused(page, "Puissance installée (facultatif)", "Cette puissance est refusée.");
  await field(page, "Puissance installée (facultatif)").fill("30");
  await press(page, "Continuer");
  await arriveAt(page, "À quel prix partagez-vous votre électricité ?");
  await refuseOnce(page, "**/api/production-point", { "contractPrice.maxPrice": "Ce prix est refusé." });
  await press(page, "Envoyer ma proposition");
  await expectRefused(page, "Fourchette haute", "Ce prix est refusé.");
  await field(page, "Fourchette haute").fill("17");
  await press(page, "Envoyer ma proposition");
  await arriveAt(page, "Votre proposition est envoyée");
});

test("what is refused of a consumer's application stands at its field, on the step that asked it", async ({
  page,
  published: { projectId },
}) => {
  await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
  const home = { address: "8 rue du Port, Lyon", prm: newPrm() };
  await describeHome(page, home);
  await refuseOnce(page, "**/create-all-and-apply", {
    "consumptionPoint.yearlyConsumption": "Cette consommation est refusée.",
    "user.lastName": "Ce nom est refusé.",
  });
  const camille = somebody("Camille", "Roux");
  await openAccountAndApply(page, camille, home);
  await arriveAt(page, steps.house);
  await expectRefused(page, "Consommation annuelle (facultatif)", "Cette consommation est refusée.");
  await field(page, "Consommation annuelle (facultatif)").fill("4300");
  await press(page, "Continuer");
  await arriveAt(page, steps.account);
  await expectRefused(page, "Nom", "Ce nom est refusé.");
  await expectValues(page, ["Prénom"], ["Camille"]);
  await field(page, "Nom").fill("Leroux");
  await press(page, "Continuer");
  await arriveAt(page, steps.check);
  await press(page, "Envoyer ma candidature");
  await arriveAt(page, "Ma demande de participation");
});

test("a meter that takes part elsewhere is refused at its number", async ({
  openWindow,
  page,
  published: { owner, projectId },
}) => {
  const prm = newPrm();
  const diane = await openWindow();
  const { consumptionPoint: taken } = await createAllAndApply(
    diane,
    somebody("Diane", "Petit"),
    projectId,
    lyon,
  );
  const { consumptionPoint: own } = await createAllAndApply(
    page.context(),
    somebody("Basile", "Leroy"),
    projectId,
    lyon,
  );
  await send(diane, "POST", `/consumption-point/${taken?.id}/consent`, { prm, sge: true });
  for (const { id } of await read(owner, `/project/${projectId}/application`)) {
    await send(owner, "POST", `/application/${id}/progress`, { status: "SIGNATURE" });
  }
  await page.goto(`/consumer/${own?.id}/my-profile`);
  await press(page, "Donner mon PDL");
  await field(page, "Numéro de PDL (ou PRM)").fill(prm);
  await page.getByLabel("J’ai lu ce texte et je donne cette autorisation.").check();
  await press(page, "Donner cette autorisation pour 12 mois");
  await expectRefused(page, "Numéro de PDL (ou PRM)", "Ce PDL participe déjà à un projet.");
});
