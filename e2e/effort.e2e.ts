import type { BrowserContext, Locator, Page } from "@playwright/test";
import { named, newPrm, type Person, password, publish, read, send, signUp, somebody } from "./api.ts";
import { steps } from "./consumer-steps.ts";
import { Effort } from "./effort.ts";
import { appIsThere, arriveAt, chooseAddress } from "./forms.ts";
import { phone } from "./people.ts";
import { test as base, expect } from "./test.ts";

const lyon = { city: "Lyon", postCode: "69001", latitude: 45.758, longitude: 4.835 };

interface Published {
  owner: BrowserContext;
  project: string;
  projectId: string;
}

/** An owner and her project in Lyon. */
const test = base.extend<{ published: Published }>({
  published: async ({ product, openWindow }, use) => {
    const owner = await openWindow();
    await signUp(product, owner, somebody("Odile", "Marchand"));
    const project = named("Soleil de Lyon");
    await use({ owner, project, projectId: await publish(owner, project, lyon) });
  },
});

function tell(way: string, effort: Effort): void {
  test.info().annotations.push({ type: "effort", description: `${way}: ${effort}` });
  process.stdout.write(`${way}: ${effort}\n`);
}

/** Arrives, chooses how prices are shown, and finds a project's line by an address. */
async function findProject(
  effort: Effort,
  page: Page,
  { kind, place, project }: { kind: "Particulier" | "Professionnel"; place?: string; project: string },
): Promise<Locator> {
  await page.goto("/");
  await appIsThere(page);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: kind }));
  await effort.arrives("Partagez l’électricité produite près de chez vous");
  await effort.type(page.getByLabel("Votre adresse ou votre ville"), "8 rue du Port, Lyon");
  await effort.tap(page.getByRole("group", { name: "Numéros" }).getByRole("option").first());
  await effort.arrives("Projets près de Lyon");
  if (place) await effort.tap(page.getByRole("main").getByRole("button", { name: place, exact: true }));
  return page.getByRole("listitem").filter({ hasText: project }).first();
}

async function openProject(effort: Effort, line: Locator, project: string): Promise<void> {
  await effort.tap(line.getByRole("link", { name: project }));
  await effort.arrives(project);
}

/** The account that a visitor opens where his answers are sent. */
async function openAccount(effort: Effort, page: Page, person: Person): Promise<void> {
  await effort.type(page.getByLabel("Prénom"), person.firstName);
  await effort.type(page.getByLabel("Nom", { exact: true }), person.lastName);
  await effort.type(page.getByLabel("Adresse e-mail"), person.email);
  await effort.type(page.getByLabel("Mot de passe", { exact: true }), password);
  await effort.tap(page.getByLabel("J’accepte les conditions générales d’utilisation"));
}

/** A sum as it is told wherever she reads it: its other case has fewer words in a list. */
async function sumIn(part: Locator): Promise<string> {
  const [sum = ""] = (
    await part
      .getByText(/€.* par an, .*[Cc]otisation|Ne vous ferait/)
      .first()
      .innerText()
  ).split("\n");
  return sum.trim();
}

/** The same sum in its numbers alone, a loss below zero: so it is recalled where somebody opens an account. */
function recalled(sum: string): string {
  const told = /[dD]e (\d+)(\s€[^à]* de perte)? à (\d+)\s€(?:\sHT)?( de perte)?/u.exec(sum);
  const [, low, mayLose, high, loses] = told ?? [];
  if (loses) return `−${high} à −${low}`;
  return told ? `${mayLose ? "−" : "+"}${low} à +${high}` : sum;
}

/** Joins the project that the page shows, with the place that was said before. */
async function join(effort: Effort, page: Page, person: Person): Promise<void> {
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const saving = await sumIn(main);
  await effort.tap(page.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).last());
  await effort.arrives(steps.account);
  // Where she gives her name she still reads for what place and what sum, and that nothing binds her.
  await expect(main.getByText(/8 rue du Port.*Wh$/i)).toBeVisible();
  await expect(main.getByText(recalled(saving)).first()).toBeInViewport();
  await expect(main.getByText("Rien ne vous engage avant la signature.")).toBeInViewport();
  await openAccount(effort, page, person);
  await effort.tap(button("Continuer"));
  await effort.arrives(steps.check);
  await expect(main.getByText(/8 rue du Port/i).first()).toBeVisible();
  // What she sends is in sight with what it would bring her: the meter under it may wait.
  await expect(main.getByText(saving).first()).toBeInViewport();
  await expect(button("Envoyer ma candidature")).toBeInViewport({ ratio: 1 });
  await effort.type(page.getByLabel("Numéro de PDL (ou PRM)"), newPrm());
  await effort.tap(page.getByLabel("J’ai lu ce texte et je donne cette autorisation."));
  await effort.tap(button("Envoyer ma candidature"));
  await arriveAt(page, "Ma demande de participation");
  await expect(
    main.getByText(/^Confirmez votre adresse, par le lien envoyé à .*rien ne se signe avant/),
  ).toBeVisible();
  expect(effort.screens.length).toBeLessThanOrEqual(6);
  expect(effort.taps).toBeLessThanOrEqual(16);
  expect(effort.typed).toBeLessThanOrEqual(6);
}

/** What nobody was asked before the acceptance is asked now. */
async function askWhoSigns({ owner, projectId }: Published, page: Page): Promise<Effort> {
  const [application] = await read(owner, `/project/${projectId}/application`);
  await send(owner, "POST", `/application/${application?.id}/progress`, { status: "SIGNATURE" });
  await page.reload();
  const effort = new Effort(page);
  await effort.arrives("Ma demande de participation");
  await effort.tap(page.getByRole("main").getByRole("link", { name: "Dire qui signe" }));
  await effort.arrives("Mon profil");
  return effort;
}

test("a neighbour goes from the first page to her application by her address, and says each thing once", async ({
  published,
  openNewWindow,
}) => {
  const { project } = published;
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const effort = new Effort(page);

  const line = await findProject(effort, page, { kind: "Particulier", place: "maison", project });
  await expect(line.getByText("À votre portée")).toBeVisible();
  await expect(line.getByText(/€.* par an, .*[Cc]otisation|Vous y perdriez/)).toBeVisible();
  const saving = await sumIn(line);
  await openProject(effort, line, project);
  await expect(main.getByText(saving).first()).toBeVisible();

  await join(effort, page, somebody("Camille", "Roux"));
  tell("A neighbour's way to her application", effort);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("dossier"))).toBeNull();

  const afterwards = await askWhoSigns(published, page);
  await afterwards.tap(main.getByRole("radio", { name: "Madame", exact: true }));
  await afterwards.type(page.getByLabel("Téléphone"), "06 12 34 56 78");
  await afterwards.type(page.getByLabel("Date de naissance"), "1980-05-17");
  await afterwards.type(page.getByLabel("Lieu de naissance"), "Rennes");
  await afterwards.tap(main.getByRole("button", { name: "Enregistrer", exact: true }));
  await expect(main.getByText("Madame Camille Roux")).toBeVisible();
  tell("Once accepted, before she signs", afterwards);
  expect(afterwards.taps).toBeLessThanOrEqual(6);
  expect(afterwards.typed).toBeLessThanOrEqual(3);
});

test("a baker goes the same way with the words of a business, and names his company once accepted", async ({
  published,
  openNewWindow,
}) => {
  const { project } = published;
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const effort = new Effort(page);
  const line = await findProject(effort, page, {
    kind: "Professionnel",
    place: "boulangerie, four à gaz",
    project,
  });
  // The trade that he tapped says when he works: it is asked nowhere on his way, and changed where it is told.
  await expect(main.getByText(/boulangerie, four à gaz, 35\s000\skWh/)).toBeVisible();
  await expect(main.getByLabel("Quand consommez-vous le plus")).toHaveValue("early");
  const saving = await sumIn(line);
  await openProject(effort, line, project);
  await expect(main.getByText("Pour votre entreprise")).toBeVisible();
  // Who wants to read more of it does, and comes to his application without.
  await main.getByRole("button", { name: "TVA, factures, comptable" }).click();
  await expect(main.getByText(/vous récupérez celle de chaque facture/)).toBeVisible();
  await expect(main.getByText(saving).first()).toBeVisible();

  await join(effort, page, somebody("Basile", "Leroy"));
  tell("A baker's way to his application", effort);
  await expect(main.getByText(saving).first()).toBeVisible();
  const [application] = await read(published.owner, `/project/${published.projectId}/application`);
  expect(application).toMatchObject({ consumptionPoint: { workingHours: "early" } });

  const afterwards = await askWhoSigns(published, page);
  await afterwards.type(page.getByLabel("Dénomination sociale"), "Au bon pain");
  await page.getByLabel("Forme juridique").selectOption({ label: "SARL (ou EURL)" });
  afterwards.taps += 1;
  await afterwards.type(page.getByLabel("SIRET"), "73282932000074");
  await afterwards.tap(main.getByRole("radio", { name: "Monsieur", exact: true }));
  await afterwards.type(page.getByLabel("Fonction dans la structure"), "Gérant");
  await afterwards.type(page.getByLabel("Téléphone"), "06 12 34 56 78");
  await afterwards.tap(main.getByRole("button", { name: "Enregistrer", exact: true }));
  await expect(main.getByText("Monsieur Basile Leroy")).toBeVisible();
  tell("Once accepted, before he signs", afterwards);
  expect(afterwards.taps).toBeLessThanOrEqual(8);
  expect(afterwards.typed).toBeLessThanOrEqual(4);
});

test("a farmer offers a roof that produces to a project near his farm, and knows what it earns", async ({
  published: { project },
  openNewWindow,
}) => {
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const button = (name: string | RegExp) => main.getByRole("button", { name });
  const effort = new Effort(page);
  await openProject(effort, await findProject(effort, page, { kind: "Professionnel", project }), project);
  await effort.tap(main.getByRole("link", { name: "Proposer ma production" }));

  await effort.arrives("Quelle est votre installation ?");
  await effort.tap(main.getByRole("radio", { name: "Oui, mais je donnerai son PDL plus tard" }));
  // Whether panels that are there are under a contract decides what sharing is compared with: it is asked of all.
  await effort.tap(main.getByRole("radio", { name: "Non", exact: true }));
  await expect(page.getByLabel("Nom de l’installation")).toHaveValue("Toit du 8 rue du Port");
  await expect(main.getByRole("radio", { name: "Photovoltaïque" })).toBeChecked();
  await expect(page.getByLabel("Adresse de l’installation")).toHaveValue("8 Rue du Port 69001 Lyon");
  await effort.type(page.getByLabel("Puissance installée (facultatif)"), "36");
  await effort.tap(button("Continuer"));
  await effort.arrives("À quel prix partagez-vous votre électricité ?");
  await expect(main.getByText("partagez-vous", { exact: true })).toHaveCSS("white-space", "nowrap");
  await expect(main.getByRole("radio", { name: "Je la vends aux participants" })).toBeChecked();
  for (const end of ["Fourchette basse", "Fourchette haute"]) {
    await expect(page.getByRole("textbox", { name: end })).toHaveValue(/^\d+(,\d+)?$/);
  }
  await expect(main.getByText(/^36\skWc ≈ .* par an$/)).toBeVisible();
  const earned = await main.getByText(/ici, de .* à un projet complet$/).innerText();
  await expect(main.getByText(/^contre environ .* à tout vendre$/)).toBeVisible();
  await expect(main.getByText(earned)).toBeVisible();
  await openAccount(effort, page, somebody("Luc", "Moulin"));
  await effort.tap(button("Envoyer ma proposition"));
  await arriveAt(page, "Votre proposition est envoyée");
  await expect(
    main.getByText(/^Confirmez votre adresse, par le lien envoyé à .*rien ne se signe avant/),
  ).toBeVisible();
  tell("A farmer's way to his proposal", effort);
  expect(effort.screens.length).toBeLessThanOrEqual(5);
  expect(effort.taps).toBeLessThanOrEqual(15);
  expect(effort.typed).toBeLessThanOrEqual(6);

  await page.goto("/user-portfolio");
  const card = main.getByRole("article").filter({ hasText: "8 Rue du Port" });
  await expect(card.getByRole("link", { name: project })).toBeVisible();
  await card.getByText("Les étapes").click();
  await expect(card.getByText("Votre électricité commence à être partagée")).toBeVisible();
  await expect(card.getByText("Vous envoyez votre proposition")).toBeVisible();
  await expect(card.getByRole("button", { name: "Renvoyer l’e-mail" })).toBeVisible();
  await expect(card.getByText(/^36\skWc ≈ .* par an$/)).toBeVisible();
  await expect(card.getByText(/^Prix demandé/)).toBeVisible();
  await expect(card.getByText(earned)).toBeVisible();
  await expect(card.getByRole("link", { name: "Écrire au porteur" })).toBeVisible();
  await expect(card.getByText(/^contre environ .* à tout vendre$/)).toBeVisible();
  await expect(card.getByRole("link", { name: /^Modifier l’installation/ })).toBeVisible();
  await card.getByRole("button", { name: /^Autres actions/ }).click();
  await expect(page.getByRole("menuitem", { name: "Modifier le prix" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Retirer ma proposition" })).toBeVisible();
  await expect(card.getByText("Vous répondez à la proposition de prix")).toBeAbsent();
  await page.keyboard.press("Escape");
  await card.getByRole("link", { name: project }).click();
  await arriveAt(page, project);
  // Its page leads him to what is his there, and to no place for a consumer.
  await expect(main.getByRole("link", { name: "Voir mon installation" }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Rejoindre ce projet" })).toBeAbsent();
});

test("a farmer without panels learns what his roof would earn, and goes on from there", async ({
  openNewWindow,
}) => {
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const effort = new Effort(page);
  await page.goto("/");
  await appIsThere(page);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Professionnel" }));
  await effort.arrives("Partagez l’électricité produite près de chez vous");
  // His door is on the first screen, under the neighbour's.
  const door = main.getByRole("link", { name: "Un toit\u202f? Voyez ce qu’il rapporterait" });
  await expect(door).toBeInViewport({ ratio: 1 });
  await effort.tap(door);
  await effort.arrives("Que rapporterait votre toit ?");
  await effort.type(page.getByLabel("Adresse du toit"), "8 rue du Port, Lyon");
  await effort.tap(page.getByRole("group", { name: "Numéros" }).getByRole("option").first());
  await effort.type(page.getByLabel("Surface que des panneaux peuvent couvrir"), "180");
  await effort.tap(main.getByRole("button", { name: "Estimer" }));
  await expect(main.getByRole("heading", { name: "Votre estimation" })).toBeFocused();
  await expect(main.getByText(/^36\skWc ≈ .* par an$/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Trouver un projet près de ce toit" })).toBeVisible();
  tell("A roof without panels to its sum", effort);
  expect(effort.taps).toBeLessThanOrEqual(6);
  await expect(main.getByText(/€ par an en partageant, de .* à un projet complet$/)).toBeInViewport({
    ratio: 1,
  });
  // A quote, and not a price of ours, says in how many years the panels are paid.
  await page.getByLabel("Montant de votre devis (facultatif)").fill("48 000");
  const paid = main.getByText(
    /^Remboursé en \d+ à \d+\sans, contre .* à tout vendre, sans compter l’entretien ni l’emprunt\.$/,
  );
  await expect(paid).toBeVisible();
  await page.reload();
  await expect(paid).toBeVisible();
  await main.getByRole("link", { name: "Créer mon projet" }).click();
  await arriveAt(page, "Quelle est votre installation ?");
  await expect(page.getByLabel("Puissance installée (facultatif)")).toHaveValue("36");
  await expect(page.getByLabel("Production annuelle (facultatif)")).toHaveValue(/^\d{2} \d{3}$/);
  await expect(page.getByLabel("Adresse de l’installation")).toHaveValue("8 Rue du Port 69001 Lyon");
});

test("who has panels learns from their power what sharing would bring", async ({ openNewWindow }) => {
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  await page.goto("/");
  await appIsThere(page);
  await page.getByRole("dialog").getByRole("button", { name: "Professionnel" }).click();
  await main.getByRole("link", { name: "J’ai des panneaux", exact: true }).click();
  await arriveAt(page, "Que rapporterait votre toit ?");
  await expect(page.getByRole("radio", { name: "Des panneaux déjà posés" })).toBeChecked();
  await chooseAddress(page.getByLabel("Adresse du toit"), "8 rue du Port, Lyon");
  await page.getByLabel("Puissance des panneaux").fill("36");
  await page.getByRole("button", { name: "Estimer" }).click();
  await expect(main.getByText(/^36\skWc ≈ .* par an$/)).toBeVisible();
  await expect(main.getByText("demandez plusieurs devis")).toHaveCount(0);
  await main.getByRole("link", { name: "Créer mon projet" }).click();
  await arriveAt(page, "Quelle est votre installation ?");
  await expect(page.getByRole("radio", { name: /^Oui, mais je donnerai son PDL plus tard/ })).toBeChecked();
  await expect(page.getByLabel("Production annuelle (facultatif)")).toHaveValue(/^\d{2} \d{3}$/);
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
  await effort.arrives("Quelle est votre installation ?");
  await expect(main.getByRole("radio", { name: "Pas encore en service" })).toBeChecked();
  await expect(main.getByRole("radio", { name: "Photovoltaïque" })).toBeChecked();
  await effort.type(page.getByLabel("Adresse de l’installation"), "2 rue des Écoles, Lyon");
  await effort.tap(page.getByRole("group", { name: "Numéros" }).getByRole("option").first());
  await effort.type(page.getByLabel("Puissance installée (facultatif)"), "36");
  await effort.tap(button("Continuer"));
  await effort.arrives("À quel prix partagez-vous votre électricité ?");
  await expect(main.getByRole("radio", { name: "Je la vends aux participants" })).toBeChecked();
  // A careful range to confirm, without tax for a town hall.
  await expect(page.getByLabel("Fourchette basse")).toHaveValue("8");
  await expect(page.getByLabel("Fourchette haute")).toHaveValue("11");
  await expect(main.getByText(/ici, de .* à un projet complet$/)).toBeVisible();
  await effort.tap(button("Continuer"));
  await effort.arrives("Comment présentez-vous votre projet ?");
  const project = named("Soleil des écoles");
  await effort.type(page.getByLabel("Nom du projet"), project);
  const description = "Les panneaux de l’école, partagés entre les habitants et les commerces. ".repeat(2);
  await effort.type(page.getByLabel("Description", { exact: true }), description);
  await effort.tap(button("Continuer"));
  await effort.arrives("Quels sont les réglages du projet ?");
  await openAccount(effort, page, somebody("Claire", "Petit"));
  await effort.tap(button("Publier mon projet"));
  await arriveAt(page, "Votre projet est enregistré");
  tell("A town hall's way to its project", effort);
  expect(effort.screens.length).toBeLessThanOrEqual(6);
  expect(effort.taps).toBeLessThanOrEqual(17);
  expect(effort.typed).toBeLessThanOrEqual(8);
});
