import type { BrowserContext, Page } from "@playwright/test";
import { createAllAndApply, named, newPrm, password, publish, read, send, signUp, somebody } from "./api.ts";
import { steps } from "./consumer-steps.ts";
import { prepareDocuments } from "./documents-setup.ts";
import { Effort } from "./effort.ts";
import { appIsThere, arriveAt, field, press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { phone } from "./people.ts";
import { signByApi } from "./sign-by-api.ts";
import { askedAddress, receiveCode } from "./signature-steps.ts";
import { expect, test } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };
const documents = ["Bulletin d’adhésion", "Accord de participation", "Contrat de vente"] as const;

function tell(way: string, effort: Effort): void {
  test.info().annotations.push({ type: "effort", description: `${way}: ${effort}` });
  process.stdout.write(`${way}: ${effort}\n`);
}

const titles = {
  start: "3\u00a0documents à signer",
  consent: "Votre accord et votre nom",
  code: "Recopiez le code reçu par e-mail",
};

/** What is read between two screens on which something is done. */
const screens = {
  applied: "Sa demande, envoyée",
  priced: "Sa demande, avec un prix",
  signed: "Après sa signature",
  signedByAll: "Sa demande, signée par tous",
  leaving: "Partir",
  retracting: "Se rétracter",
};

/**
 * The most words of a screen that she reads on her way, folds closed. Those of the consent to read a meter, which is shown
 * whole, are more than half of the check's. Beside a price stand her bill before and after, and what the project's page had told.
 */
const mostWords = {
  [steps.account]: 108,
  [steps.check]: 312,
  [screens.applied]: 155,
  [screens.priced]: 263,
  "Mon profil": 95,
  [titles.start]: 350,
  [titles.consent]: 178,
  [titles.code]: 45,
  [screens.signed]: 187,
  [screens.signedByAll]: 250,
  [screens.leaving]: 262,
  [screens.retracting]: 70,
};

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** What is counted is read whole: her sum comes after the rest of the page. */
const expectSum = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole("main")
      .getByText(/d’économie|de perte/u)
      .first(),
  ).toBeVisible();

/** From the mailed invitation: says where and how much she consumes, opens an account, applies. */
async function join(effort: Effort, page: Page, project: string, firstName: string): Promise<void> {
  await appIsThere(page);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Particulier" }));
  await effort.arrives(project);
  await expect(page.getByText("Odile Marchand vous invite")).toBeVisible();
  await effort.tap(page.getByRole("link", { name: "Dites où et combien vous consommez" }));
  await effort.type(page.getByLabel("Votre adresse ou votre ville (facultatif)"), "8 rue du Port, Rennes");
  await effort.tap(page.getByRole("group", { name: "Numéros" }).getByRole("option").first());
  await effort.type(page.getByLabel("Votre consommation annuelle"), "4500");
  await expect(
    page.getByRole("region", { name: /^Pour vous/ }).getByText(/€.* par an, .*[Cc]otisation/),
  ).toBeVisible();
  await effort.tap(page.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).last());
  await effort.arrives(steps.account);
  await effort.type(page.getByLabel("Prénom"), firstName);
  await effort.type(page.getByLabel("Nom", { exact: true }), "Roux");
  // The invitation went to this mailbox.
  await expect(page.getByLabel("Adresse e-mail")).not.toHaveValue("");
  await effort.type(page.getByLabel("Mot de passe", { exact: true }), password);
  await effort.tap(page.getByLabel("J’accepte les conditions générales d’utilisation"));
  await effort.tap(button(page, "Continuer"));
  await effort.arrives(steps.check);
  // One press of the browser's way back is one screen.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: steps.account })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: steps.check })).toBeVisible();
  await expectConsentAskedUntilErased(page);
  await effort.type(page.getByLabel("Numéro de PDL (ou PRM)"), newPrm());
  await effort.tap(page.getByLabel("J’ai lu ce texte et je donne cette autorisation."));
  // Who ticked it is not told to tick it.
  await expect(page.getByText(/^Cochez la case, ou effacez le numéro et donnez-le/)).toHaveCount(0);
  await effort.tap(button(page, "Envoyer ma candidature"));
  await arriveAt(page, "Ma demande de participation");
  await expect(page.getByText(/^Confirmez votre adresse/)).toBeVisible();
  await expectSum(page);
  await effort.reads(screens.applied);
}

/** A number without the consent is refused in one sentence, which goes with the number. */
async function expectConsentAskedUntilErased(page: Page): Promise<void> {
  const number = page.getByLabel("Numéro de PDL (ou PRM)");
  const order = page.getByText("Cochez la case pour donner votre autorisation, ou effacez le numéro.");
  await number.fill(newPrm());
  await expect(page.getByText(/^Un numéro ne s’enregistre qu’avec cette autorisation/)).toBeVisible();
  await button(page, "Envoyer ma candidature").click();
  // At its box, and in the list of faults.
  await expect(order).toHaveCount(2);
  await expect(page.getByText(/^Cochez la case, ou effacez le numéro et donnez-le/)).toHaveCount(0);
  await number.fill("");
  await expect(order).toHaveCount(0);
}

/** Accepts the price, and says who signs. */
async function acceptPrice(effort: Effort, page: Page): Promise<void> {
  const main = page.getByRole("main");
  await effort.arrives("Ma demande de participation");
  await expect(main.getByText("Le détail du calcul")).toBeVisible();
  await effort.reads(screens.priced);
  await effort.tap(button(page, "Accepter le prix"));
  await effort.tap(main.getByRole("link", { name: "Dire qui signe" }));
  await effort.arrives("Mon profil");
  // What she was sent for is what she sees, without the rest of her profile.
  await expect(main.getByRole("heading", { name: "La personne qui signe" })).toBeInViewport();
  await expect(main.getByRole("heading", { name: "Mon logement" })).toHaveCount(0);
  await effort.tap(main.getByRole("radio", { name: "Madame", exact: true }));
  await effort.type(page.getByLabel("Téléphone"), "06 12 34 56 78");
  await effort.type(page.getByLabel("Date de naissance"), "1980-05-17");
  await effort.type(page.getByLabel("Lieu de naissance"), "Rennes");
  await effort.tap(button(page, "Enregistrer"));
  await expect(main.getByText("Madame Camille Roux")).toBeVisible();
  // She gave her meter before: the documents wait for nothing more of her.
  await expect(main.getByRole("link", { name: "Donner mon numéro de compteur" })).toHaveCount(0);
  await expect(main.getByText("Le porteur du projet prépare trois documents")).toBeVisible();
  await expect(main.getByRole("link", { name: "Revenir à ma candidature" })).toBeVisible();
}

/** Reads her three documents to their end, consents, and signs them by one code. */
async function sign(effort: Effort, page: Page, receive: (ask: () => Promise<void>) => Promise<string>) {
  await effort.arrives("Êtes-vous Camille Roux\u202f?");
  await effort.tap(button(page, "C’est bien moi, voir mes documents"));
  await effort.arrives(titles.start);
  await expect(page.getByRole("heading", { name: "Ce que vous signez" })).toBeVisible();
  // What the membership form makes her accept is not there yet: she can ask for it.
  await expect(page.getByRole("link", { name: "Demander les statuts au porteur" })).toBeVisible();
  await effort.tap(button(page, "Commencer la lecture"));
  for (const [index, title] of documents.entries()) {
    await effort.arrives(title);
    const pages = page.getByRole("region", { name: /^Page \d+ sur/ });
    await expect(pages.first()).toBeVisible();
    await pages.last().scrollIntoViewIfNeeded();
    await page.getByText("Fin du document", { exact: true }).scrollIntoViewIfNeeded();
    const isLast = index === documents.length - 1;
    await effort.tap(button(page, isLast ? "J’ai tout lu, continuer" : "J’ai lu, document suivant"));
  }
  await effort.arrives(titles.consent);
  // What is agreed to names its price once more.
  await expect(page.getByText(/c€\/kWh\sTTC/u).first()).toBeVisible();
  await effort.tap(page.getByLabel("J’ai lu ce texte et je consens."));
  await effort.tap(page.getByLabel("Je suis Camille Roux et je signe de ce nom."));
  const code = await receive(() => effort.tap(button(page, "Recevoir mon code par e-mail")));
  await effort.arrives(titles.code);
  await effort.type(page.getByLabel("Code à six chiffres"), code);
  await effort.tap(page.getByRole("button", { name: /^Signer le/ }));
  await expect(page.getByRole("heading", { name: "Et maintenant\u202f?" })).toBeVisible();
  await effort.reads(screens.signed);
}

async function sendDocuments(
  owner: BrowserContext,
  window: BrowserContext,
  projectId: string,
): Promise<void> {
  const [point] = await read(window, "/consumption-point/by-user");
  const points = { consumptionPointIds: [point?.id], productionPointIds: [] };
  await send(owner, "POST", `/project/${projectId}/document/send`, points);
}

test("a neighbour goes from an invitation to three signatures, and each step is counted", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const owner = await openWindow();
  const odile = somebody("Odile", "Marchand");
  await signUp(product, owner, odile);
  const project = named("Toits du quai");
  const projectId = await publish(owner, project, rennes);
  await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });
  const camille = somebody("Camille", "Roux");
  await send(owner, "POST", `/project/${projectId}/invitation`, { emails: [camille.email] });

  const window = await openNewWindow(phone);
  const page = await window.newPage();
  const effort = new Effort(page);
  const quoted = `«\u00a0${project}\u00a0»`;
  const openMail = async (subject: string) =>
    page.goto(linkIn(await mailTo(product, camille.email, subject)));

  await openMail("Odile Marchand vous invite à rejoindre un projet d’électricité partagée entre voisins");
  await join(effort, page, project, camille.firstName);
  tell("From an invitation to an application", effort);
  expect(effort.screens.length).toBeLessThanOrEqual(3);
  expect(effort.taps).toBeLessThanOrEqual(14);
  expect(effort.typed).toBeLessThanOrEqual(6);

  const [application] = await read(owner, `/project/${projectId}/application`);
  const proposed = { status: "PROPOSAL", price: 0.06 };
  await send(owner, "POST", `/application/${application?.id}/progress`, proposed);
  await openMail(`Un prix vous est proposé pour ${quoted}`);
  await acceptPrice(effort, page);

  await sendDocuments(owner, window, projectId);
  await page.goto(linkIn(await askedAddress(product, camille.email)));
  await sign(effort, page, (ask) => receiveCode(product, camille.email, ask));
  tell("From an invitation to three signatures", effort);
  expect(effort.screens.length).toBeLessThanOrEqual(12);
  expect(effort.taps).toBeLessThanOrEqual(31);
  expect(effort.typed).toBeLessThanOrEqual(10);

  await test.step("the way back is the application, for who is signed out as well", async () => {
    const back = page.getByRole("link", { name: "Retrouver ma candidature" });
    // A link among buttons is centred as they are.
    const [frame, label] = [await back.boundingBox(), await back.getByText("Retrouver").boundingBox()];
    const middle = (box: typeof frame) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(frame) - middle(label))).toBeLessThanOrEqual(1);
    const path = new URL((await back.getAttribute("href")) ?? "", product.url).pathname;
    const stranger = await (await openWindow(phone)).newPage();
    await stranger.goto(path);
    await arriveAt(stranger, "Se connecter");
    await field(stranger, "Adresse e-mail").fill(camille.email);
    await field(stranger, "Mot de passe").fill(password);
    await press(stranger, "Se connecter");
    await arriveAt(stranger, "Ma demande de participation");
    await back.click();
    await arriveAt(page, "Ma demande de participation");
    // What he signed stays with its price.
    await expect(page.getByText(/^Votre prix\s: /u)).toBeVisible();
  });

  await test.step("once all have signed, what she is told and how she leaves is short", async () => {
    await signByApi(product, owner, { email: odile.email, count: 2 });
    const leave = button(page, "Demander à partir");
    await expect(async () => {
      await page.reload();
      await expect(leave).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page.getByText("mieux vaut vous rétracter")).toBeVisible();
    await expectSum(page);
    await expect(page.getByText(/^Lettre pour l’association/u)).toBeVisible();
    await effort.reads(screens.signedByAll);
    await leave.click();
    await effort.reads(screens.leaving);
    await page.getByRole("main").getByRole("button", { name: "Annuler" }).click();
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Me rétracter/ })
      .click();
    await expect(page.getByRole("dialog", { name: "Vous rétracter\u202f?" })).toBeVisible();
    await effort.reads(screens.retracting);
  });
  const { words } = effort;
  process.stdout.write(`${[...words].map(([screen, count]) => `${screen}: ${count} words`).join("\n")}\n`);
  for (const [screen, most] of Object.entries(mostWords))
    expect.soft(words.get(screen), `words of "${screen}"`).toBeLessThanOrEqual(most);
});

test("an owner proposes a price to one candidate and accepts another", async ({ product, openWindow }) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const projectId = await publish(owner, named("Toits de la place"), rennes);
  for (const [firstName, lastName] of [
    ["Camille", "Roux"],
    ["Basile", "Leroy"],
  ] as const) {
    await createAllAndApply(await openWindow(), somebody(firstName, lastName), projectId, rennes);
  }
  const page = await owner.newPage();
  const effort = new Effort(page);
  const dialog = page.getByRole("dialog");
  const decide = async (name: string, decision: string) => {
    await effort.tap(page.getByRole("button", { name: `Décider pour ${name}` }));
    await effort.tap(page.getByRole("menuitem", { name: decision, exact: true }));
    await effort.tap(dialog.getByRole("button", { name: decision, exact: true }));
  };
  await page.goto(`/project-owner/${projectId}`);
  await appIsThere(page);
  await effort.tap(page.getByRole("main").getByRole("link", { name: "Étudier" }));
  await decide("Camille Roux", "Proposer un prix");
  await expect(page.getByText("Prix proposé à 1 personne.")).toBeVisible();
  await effort.tap(page.getByRole("button", { name: "Décider pour Basile Leroy" }));
  await effort.tap(page.getByRole("menuitem", { name: "Accepter la candidature", exact: true }));
  await expect(dialog.getByText("Ce que cette personne recevrait de vous")).toBeVisible();
  await expect(dialog.getByText(/kWh, .*€.* par an/)).toBeVisible();
  await effort.tap(dialog.getByRole("button", { name: "Accepter la candidature", exact: true }));
  await expect(page.getByText("1 candidature acceptée.")).toBeVisible();
  tell("An owner's two answers", effort);
  expect(effort.taps).toBeLessThanOrEqual(7);
  expect(effort.typed).toBe(0);
});
