import type { Page } from "@playwright/test";
import { named, newPrm, password, publish, read, send, signUp, somebody } from "./api.ts";
import { steps } from "./consumer-steps.ts";
import { Effort } from "./effort.ts";
import { appIsThere, arriveAt } from "./forms.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

const lyon = { city: "Lyon", postCode: "69001", latitude: 45.758, longitude: 4.835 };

function tell(way: string, effort: Effort): void {
  test.info().annotations.push({ type: "effort", description: `${way}: ${effort}` });
  process.stdout.write(`${way}: ${effort}\n`);
}

test("a neighbour goes from the first page to her application by her address, and says each thing once", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Odile", "Marchand"));
  const project = named("Soleil de Lyon");
  const projectId = await publish(window, project, lyon);
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const effort = new Effort(page);

  await page.goto("/");
  await appIsThere(page);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Particulier" }));
  await effort.arrives("Partagez l’électricité produite près de chez vous");
  const search = page.getByLabel("Votre adresse ou votre ville");
  await effort.type(search, "8 rue du Port, Lyon");
  await effort.tap(page.getByRole("group", { name: "Numéros" }).getByRole("option").first());

  await effort.arrives(/^Projets près de 8 Rue du Port/);
  await effort.tap(button("maison"));
  const line = page.getByRole("listitem").filter({ hasText: project }).first();
  await expect(line.getByText("À votre portée")).toBeVisible();
  await expect(line.getByText(/€ par an, cotisation comprise|Ne vous ferait pas économiser/)).toBeVisible();
  const saving = await line.getByText(/€ par an, cotisation comprise|Ne vous ferait/).innerText();
  await effort.tap(line.getByRole("link", { name: project }));

  await effort.arrives(project);
  await expect(main.getByText(saving).first()).toBeVisible();
  await effort.tap(page.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).last());

  await effort.arrives(steps.account);
  const camille = somebody("Camille", "Roux");
  await effort.type(page.getByLabel("Prénom"), "Camille");
  await effort.type(page.getByLabel("Nom", { exact: true }), "Roux");
  await effort.type(page.getByLabel("Adresse e-mail"), camille.email);
  await effort.type(page.getByLabel("Mot de passe", { exact: true }), password);
  await effort.tap(page.getByLabel("J’accepte les conditions générales d’utilisation"));
  await effort.tap(button("Continuer"));

  await effort.arrives(steps.check);
  await expect(main.getByText("8 Rue du Port 69001 Lyon").first()).toBeVisible();
  await effort.type(page.getByLabel("Numéro de PDL (ou PRM)"), newPrm());
  await effort.tap(page.getByLabel("J’ai lu ce texte et je donne cette autorisation."));
  await effort.tap(button("Envoyer ma candidature"));

  await arriveAt(page, "Ma demande de participation");
  tell("A neighbour's way to her application", effort);
  expect(effort.screens.length).toBeLessThanOrEqual(6);
  expect(effort.taps).toBeLessThanOrEqual(16);
  expect(effort.typed).toBeLessThanOrEqual(6);
  expect(await page.evaluate(() => localStorage.getItem("dossier"))).toBeNull();

  // What nobody was asked before the acceptance is asked now.
  const [application] = await read(window, `/project/${projectId}/application`);
  await send(window, "POST", `/application/${application?.id}/progress`, { status: "SIGNATURE" });
  await page.reload();
  const afterwards = new Effort(page);
  await afterwards.arrives("Ma demande de participation");
  await afterwards.tap(main.getByRole("link", { name: "Dire qui signe" }));
  await afterwards.arrives("Mon profil");
  await afterwards.tap(main.getByRole("radio", { name: "Madame", exact: true }));
  await afterwards.type(page.getByLabel("Téléphone"), "06 12 34 56 78");
  await afterwards.type(page.getByLabel("Date de naissance"), "1980-05-17");
  await afterwards.type(page.getByLabel("Lieu de naissance"), "Rennes");
  await afterwards.tap(button("Enregistrer"));
  await expect(main.getByText("Madame Camille Roux")).toBeVisible();
  tell("Once accepted, before she signs", afterwards);
  expect(afterwards.taps).toBeLessThanOrEqual(6);
  expect(afterwards.typed).toBeLessThanOrEqual(3);
});

/** Arrives, chooses how prices are shown, and finds a project by an address. */
async function findProject(
  effort: Effort,
  page: Page,
  { kind, place, project }: { kind: "Particulier" | "Professionnel"; place?: string; project: string },
): Promise<void> {
  await page.goto("/");
  await appIsThere(page);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: kind }));
  await effort.arrives("Partagez l’électricité produite près de chez vous");
  await effort.type(page.getByLabel("Votre adresse ou votre ville"), "8 rue du Port, Lyon");
  await effort.tap(page.getByRole("group", { name: "Numéros" }).getByRole("option").first());
  await effort.arrives(/^Projets près de 8 Rue du Port/);
  if (place) await effort.tap(page.getByRole("main").getByRole("button", { name: place, exact: true }));
  const line = page.getByRole("listitem").filter({ hasText: project }).first();
  await effort.tap(line.getByRole("link", { name: project }));
  await effort.arrives(project);
}

test("a baker goes the same way with the words of a business, and names his company once accepted", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Odile", "Marchand"));
  const project = named("Soleil de Lyon");
  const projectId = await publish(window, project, lyon);
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const effort = new Effort(page);
  await findProject(effort, page, { kind: "Professionnel", place: "boulangerie", project });
  await expect(main.getByText("Pour votre entreprise")).toBeVisible();
  await expect(main.getByText(/vous récupérez la TVA/)).toBeVisible();
  await effort.tap(page.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).last());

  await effort.arrives(steps.account);
  const basile = somebody("Basile", "Leroy");
  await effort.type(page.getByLabel("Prénom"), "Basile");
  await effort.type(page.getByLabel("Nom", { exact: true }), "Leroy");
  await effort.type(page.getByLabel("Adresse e-mail"), basile.email);
  await effort.type(page.getByLabel("Mot de passe", { exact: true }), password);
  await effort.tap(page.getByLabel("J’accepte les conditions générales d’utilisation"));
  await effort.tap(button("Continuer"));
  await effort.arrives(steps.check);
  await effort.type(page.getByLabel("Numéro de PDL (ou PRM)"), newPrm());
  await effort.tap(page.getByLabel("J’ai lu ce texte et je donne cette autorisation."));
  await effort.tap(button("Envoyer ma candidature"));
  await arriveAt(page, "Ma demande de participation");
  tell("A baker's way to his application", effort);
  expect(effort.screens.length).toBeLessThanOrEqual(6);
  expect(effort.taps).toBeLessThanOrEqual(16);
  expect(effort.typed).toBeLessThanOrEqual(6);

  const [application] = await read(window, `/project/${projectId}/application`);
  await send(window, "POST", `/application/${application?.id}/progress`, { status: "SIGNATURE" });
  await page.reload();
  const afterwards = new Effort(page);
  await afterwards.arrives("Ma demande de participation");
  await afterwards.tap(main.getByRole("link", { name: "Dire qui signe" }));
  await afterwards.arrives("Mon profil");
  await afterwards.type(page.getByLabel("Dénomination sociale"), "Au bon pain");
  await page.getByLabel("Forme juridique").selectOption({ label: "SARL" });
  afterwards.taps += 1;
  await afterwards.type(page.getByLabel("SIRET"), "73282932000074");
  await afterwards.tap(main.getByRole("radio", { name: "Monsieur", exact: true }));
  await afterwards.type(page.getByLabel("Fonction dans la structure"), "Gérant");
  await afterwards.type(page.getByLabel("Téléphone"), "06 12 34 56 78");
  await afterwards.tap(button("Enregistrer"));
  await expect(main.getByText("Monsieur Basile Leroy")).toBeVisible();
  tell("Once accepted, before he signs", afterwards);
  expect(afterwards.taps).toBeLessThanOrEqual(8);
  expect(afterwards.typed).toBeLessThanOrEqual(4);
});

test("a farmer offers a roof that produces to a project near his farm, and knows what it earns", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Odile", "Marchand"));
  const project = named("Soleil de Lyon");
  await publish(window, project, lyon);
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const button = (name: string | RegExp) => main.getByRole("button", { name });
  const effort = new Effort(page);
  await findProject(effort, page, { kind: "Professionnel", project });
  await effort.tap(main.getByRole("link", { name: "Proposer ma production" }));

  await effort.arrives("Votre installation produit-elle déjà ?");
  await effort.tap(main.getByRole("radio", { name: "Oui, mais je donnerai son PDL plus tard" }));
  await effort.tap(button("Continuer"));
  await effort.arrives("Quelle est votre installation ?");
  await effort.type(page.getByLabel("Nom de l’installation"), "Toiture du hangar");
  await expect(main.getByRole("radio", { name: "Photovoltaïque" })).toBeChecked();
  await expect(page.getByLabel("Adresse de l’installation")).toHaveValue("8 Rue du Port 69001 Lyon");
  await effort.type(page.getByLabel("Puissance installée (facultatif)"), "36");
  await effort.tap(button("Continuer"));
  await effort.arrives("À quel prix partagez-vous votre électricité ?");
  await expect(main.getByRole("radio", { name: "Je la vends aux participants" })).toBeChecked();
  await effort.tap(button(/^Reprendre les prix du projet/));
  await expect(main.getByText(/^36\skWc ≈ .* par an$/)).toBeVisible();
  const earned = await main.getByText(/€ par an ici$/).innerText();
  await expect(main.getByText(/^contre environ .* à tout vendre$/)).toBeVisible();
  await effort.tap(button("Créer mon compte et continuer"));

  await effort.arrives("Créer un compte");
  const luc = somebody("Luc", "Moulin");
  await effort.type(page.getByLabel("Adresse e-mail"), luc.email);
  await effort.type(page.getByLabel("Mot de passe", { exact: true }), password);
  await effort.tap(button("Continuer"));
  await expect(main.getByText("Étape 2 sur 2")).toBeVisible();
  await effort.arrives("Créer un compte");
  await effort.type(page.getByLabel("Prénom"), "Luc");
  await effort.type(page.getByLabel("Nom", { exact: true }), "Moulin");
  await effort.tap(page.getByLabel("J’accepte les conditions générales d’utilisation."));
  await effort.tap(button("Créer mon compte"));
  await effort.arrives("À quel prix partagez-vous votre électricité ?");
  await expect(main.getByText(earned)).toBeVisible();
  await effort.tap(button("Envoyer ma proposition"));
  await arriveAt(page, "Votre proposition est envoyée");
  tell("A farmer's way to his proposal", effort);
  expect(effort.screens.length).toBeLessThanOrEqual(9);
  expect(effort.taps).toBeLessThanOrEqual(20);
  expect(effort.typed).toBeLessThanOrEqual(7);

  await page.goto("/user-portfolio");
  const card = main.getByRole("article").filter({ hasText: "Toiture du hangar" });
  await expect(card.getByRole("link", { name: project })).toBeVisible();
  await expect(card.getByText("Vous rejoignez l’opération")).toBeVisible();
  await expect(card.getByText("Vous répondez à la proposition de prix")).toBeAbsent();
});

test("a farmer without panels learns what his roof would earn, and goes on from there", async ({
  openNewWindow,
}) => {
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const effort = new Effort(page);
  await page.goto("/on-boarding/choose-role");
  await appIsThere(page);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Professionnel" }));
  await effort.arrives("Que souhaitez-vous faire ?");
  await effort.tap(main.getByRole("link", { name: "J’ai un toit, pas encore de panneaux" }));
  await effort.arrives("Un toit, pas encore de panneaux ?");
  await effort.type(page.getByLabel("Adresse du toit"), "8 rue du Port, Lyon");
  await effort.tap(page.getByRole("group", { name: "Numéros" }).getByRole("option").first());
  await effort.type(page.getByLabel("Surface que des panneaux peuvent couvrir"), "180");
  await expect(main.getByText(/^36\skWc ≈ .* par an$/)).toBeVisible();
  await expect(main.getByText(/€ par an ici$/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Trouver un projet près de ce toit" })).toBeVisible();
  tell("A roof without panels to its sum", effort);
  expect(effort.taps).toBeLessThanOrEqual(5);
  await main.getByRole("link", { name: "Créer mon projet" }).click();
  await arriveAt(page, "Quelle est votre installation ?");
  await expect(page.getByLabel("Puissance installée (facultatif)")).toHaveValue("36");
  await expect(page.getByLabel("Adresse de l’installation")).toHaveValue("8 Rue du Port 69001 Lyon");
});

test("a town hall publishes its project", async ({ openNewWindow }) => {
  const page = await (await openNewWindow()).newPage();
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const effort = new Effort(page);
  await page.goto("/");
  await appIsThere(page);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Professionnel" }));
  await effort.arrives("Partagez l’électricité produite près de chez vous");
  await effort.tap(page.getByRole("link", { name: "Je suis un porteur de projet" }).first());
  await effort.arrives("Je suis un porteur de projet");
  await effort.tap(page.getByRole("link", { name: "Publier mon projet" }).first());
  await effort.arrives("Votre installation produit-elle déjà ?");
  await effort.tap(main.getByRole("radio", { name: "Pas encore en service" }));
  await effort.tap(button("Continuer"));
  await effort.arrives("Quelle est votre installation ?");
  await effort.type(page.getByLabel("Nom de l’installation"), "Toiture de l’école");
  await expect(main.getByRole("radio", { name: "Photovoltaïque" })).toBeChecked();
  await effort.type(page.getByLabel("Adresse de l’installation"), "2 rue des Écoles, Lyon");
  await effort.tap(page.getByRole("group", { name: "Numéros" }).getByRole("option").first());
  await effort.type(page.getByLabel("Puissance installée (facultatif)"), "36");
  await effort.tap(button("Continuer"));
  await effort.arrives("À quel prix partagez-vous votre électricité ?");
  await expect(main.getByRole("radio", { name: "Je la vends aux participants" })).toBeChecked();
  await effort.type(page.getByLabel("Fourchette basse"), "10");
  await effort.type(page.getByLabel("Fourchette haute"), "12");
  await expect(main.getByText(/€ par an ici$/)).toBeVisible();
  await effort.tap(button("Continuer"));
  await effort.arrives("Comment présentez-vous votre projet ?");
  const project = named("Soleil des écoles");
  await effort.type(page.getByLabel("Nom du projet"), project);
  const description = "Les panneaux de l’école, partagés entre les habitants et les commerces. ".repeat(2);
  await effort.type(page.getByLabel("Description", { exact: true }), description);
  await effort.tap(button("Continuer"));
  await effort.arrives("Quels sont les réglages du projet ?");
  await effort.tap(button("Créer mon compte et continuer"));
  await effort.arrives("Créer un compte");
  const claire = somebody("Claire", "Petit");
  await effort.type(page.getByLabel("Adresse e-mail"), claire.email);
  await effort.type(page.getByLabel("Mot de passe", { exact: true }), password);
  await effort.tap(button("Continuer"));
  await expect(main.getByText("Étape 2 sur 2")).toBeVisible();
  await effort.arrives("Créer un compte");
  await effort.type(page.getByLabel("Prénom"), "Claire");
  await effort.type(page.getByLabel("Nom", { exact: true }), "Petit");
  await effort.tap(page.getByLabel("J’accepte les conditions générales d’utilisation."));
  await effort.tap(button("Créer mon compte"));
  await effort.arrives("Quels sont les réglages du projet ?");
  await effort.tap(button("Publier mon projet"));
  await arriveAt(page, "Votre projet est enregistré");
  tell("A town hall's way to its project", effort);
  expect(effort.screens.length).toBeLessThanOrEqual(10);
  expect(effort.taps).toBeLessThanOrEqual(25);
  expect(effort.typed).toBeLessThanOrEqual(11);
});
