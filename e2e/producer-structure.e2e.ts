import { fillAccount } from "./account-fields.ts";
import { named, publish, signUp, somebody } from "./api.ts";
import { arriveAt, field, press } from "./forms.ts";
import { holdAnswers } from "./held.ts";
import { keptRoof } from "./kept-roof.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

const place = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.102 };

test("a farm names itself once, on joining: its owner reads it, and the form of who signs begins with it", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const projectId = await publish(owner, named("Toits de Penhars"), place);

  const page = await (await openNewWindow(phone)).newPage();
  await page.addInitScript(
    (kept) => {
      if (sessionStorage.getItem("began")) return;
      sessionStorage.setItem("began", "1");
      localStorage.setItem("draft:roof", kept);
    },
    keptRoof(place, "37400"),
  );
  await page.goto(`/on-boarding/project-owner/create-production-point/typology?projectId=${projectId}`);
  await page.getByRole("dialog").getByRole("button", { name: "Professionnel" }).click();
  await arriveAt(page, "À quel prix partagez-vous votre électricité ?");
  const company = field(page, "Votre exploitation ou entreprise (facultatif)");
  await company.fill("EARL de la Prairie");
  // It is kept while the page is left, and stands in the installation's line; what the project sells at comes late, and
  // takes nothing away that is typed.
  const basisComes = await holdAnswers(page, "**/public/project/*/estimate-basis*");
  await page.reload();
  await expect(page.getByText(/^EARL de la Prairie · Toit du 8 rue du Parc/)).toBeVisible();
  setTimeout(basisComes, 3_000);
  await expect(company).toHaveValue("EARL de la Prairie");
  await expect(page.getByText(/^EARL de la Prairie · Toit du 8 rue du Parc · 36\skWc/)).toBeVisible();
  await fillAccount(page, somebody("Jean", "Kermarrec"));
  await expect(page.getByText(/€ par an/).first()).toBeVisible();
  await press(page, "Envoyer ma proposition");
  await arriveAt(page, "Votre proposition est envoyée");

  const desk = await owner.newPage();
  await desk.goto(`/project-owner/${projectId}/my-producer`);
  await expect(desk.getByText(/EARL de la Prairie/).first()).toBeVisible();

  await page.goto("/user-portfolio");
  await page.getByRole("main").getByRole("button", { name: "Mes documents" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Compléter" }).click();
  await expect(panel.getByLabel("Dénomination sociale")).toHaveValue("EARL de la Prairie");
  await panel.getByRole("button", { name: "Le siège est à l’adresse de ce lieu" }).click();
  await expect(panel.getByLabel("Adresse du siège")).toHaveValue(/^8 Rue du Parc/);
  // What would be refused is said as the field is left, a number that cannot be too; what was typed stays.
  await panel.getByLabel("Forme juridique").selectOption("SARL");
  const siret = panel.getByLabel("SIRET", { exact: true });
  await siret.fill("7328293200007");
  await siret.blur();
  await expect(siret).toHaveAccessibleDescription(/^Le SIRET compte 14\schiffres\./);
  await siret.fill("73282932000075");
  await siret.blur();
  await expect(siret).toHaveAccessibleDescription(/^Ce SIRET n’existe pas/);
  await expect(siret).toHaveValue(/^732\s829\s320\s00075$/);
  // Under another form it may be another register's: it is told too, and taken all the same.
  await panel.getByLabel("Forme juridique").selectOption("OTHER");
  const identifier = panel.getByLabel("SIRET, ou autre identifiant");
  const doubt = panel.getByText(/^Le SIRET compte 14\schiffres\.$/);
  await identifier.fill("123");
  await expect(doubt).toHaveCount(0);
  await identifier.blur();
  await expect(doubt).toBeVisible();
  await panel.getByRole("radio", { name: "Monsieur" }).check();
  await panel.getByLabel("Fonction dans la structure").fill("Gérant");
  await panel.getByLabel("Téléphone").fill("0612345678");
  await panel.getByRole("button", { name: "Enregistrer" }).click();
  await expect(panel.getByText("Forme juridique")).toHaveCount(0);
  await expect(panel.getByRole("status").filter({ hasText: "C’est enregistré tel quel" })).toContainText(
    "Le SIRET compte 14",
  );
  await expect(panel.getByText("Enregistré", { exact: true })).toBeAbsent();
});
