import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import { fillAccount } from "./account-fields.ts";
import { createAllAndApply, named, newPrm, publish, signUp, somebody } from "./api.ts";
import { describeHome, sign, steps } from "./consumer-steps.ts";
import { arriveAt, choose, chooseAddress, field, press } from "./forms.ts";
import { failReading, holdAnswers } from "./held.ts";
import { questions } from "./owner-steps.ts";
import { test as base, expect } from "./test.ts";

const quimper = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.102 };
const home = "8 rue du Port, Quimper";
const failure = "Erreur de connexion. Veuillez réessayer.";
const notAddresses = /\/api\/(?!address)/;

const test = base.extend<{ published: { owner: BrowserContext; projectId: string } }>({
  published: async ({ product, openWindow }, use) => {
    const owner = await openWindow();
    await signUp(product, owner, somebody("Odile", "Marchand"));
    await use({ owner, projectId: await publish(owner, named("Toits de Penhars"), quimper) });
  },
});

/** A field in which somebody is typing: what it holds is whole, and the next key goes to it. */
async function expectTyping(typed: Locator, value: string | RegExp): Promise<void> {
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue(value);
}

const signedIn = (page: Page) => page.getByRole("button", { name: /^Menu (de |d’)/ });
const sumOf = (page: Page) => page.getByText(/€.* par an/).first();

test.describe("answers that come late take nothing from who types", () => {
  test("where a consumer describes his place", async ({ page, published: { projectId } }) => {
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    await choose(page, "Particulier");
    await press(page, "Continuer");
    await arriveAt(page, steps.house);
    const arrive = await holdAnswers(page, notAddresses);
    await chooseAddress(field(page, "Adresse"), home);
    const use = field(page, "Consommation annuelle (facultatif)");
    await use.pressSequentially("420");
    arrive();
    await expect(sumOf(page)).toBeVisible();
    await expectTyping(use, "420");
    await use.press("0");
    await press(page, "Continuer");
    await arriveAt(page, steps.account);
  });

  test("where a producer says his price and opens his account", async ({
    page,
    published: { projectId },
  }) => {
    const arrive = await holdAnswers(page, /estimate-basis|by-user|\/user\//);
    await page.goto(`/on-boarding/project-owner/create-production-point/typology?projectId=${projectId}`);
    const [installation] = questions;
    await arriveAt(page, installation!.title);
    await installation!.fill(page, home);
    await press(page, "Continuer");
    await arriveAt(page, "À quel prix partagez-vous votre électricité ?");
    arrive();
    await fillAccount(page, somebody("Jean", "Kermarrec"));
    const name = page.getByLabel("Prénom");
    await name.focus();
    await expect(sumOf(page)).toBeVisible();
    await expectTyping(name, "Jean");
    await expect(page.getByLabel("J’accepte les conditions générales d’utilisation")).toBeChecked();
  });

  test("where an owner presents a project and says who signs up for it", async ({ page }) => {
    await page.goto("/on-boarding/project-owner/create-production-point/typology");
    for (const { title, fill } of questions) {
      await arriveAt(page, title);
      await fill(page, home);
      await press(page, "Continuer");
    }
    const arrive = await holdAnswers(page, notAddresses);
    await arriveAt(page, "Comment présentez-vous votre projet ?");
    await page.getByLabel("Nom du projet").fill(named("Toit du port"));
    await page
      .getByLabel("Description", { exact: true })
      .fill("Des panneaux, et leur électricité. ".repeat(4));
    await press(page, "Continuer");
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await fillAccount(page, somebody("Claire", "Petit"));
    const operator = page.getByLabel("Gestionnaire du réseau (facultatif)");
    await operator.fill("Ene");
    arrive();
    await page.waitForLoadState("load");
    await expectTyping(operator, "Ene");
    await expect(page.getByLabel("Prénom")).toHaveValue("Claire");
    await expect(page.getByLabel("J’accepte les conditions générales d’utilisation")).toBeChecked();
  });

  test("where an owner proposes a price, and where its candidate says who signs", async ({
    openWindow,
    published: { owner, projectId },
  }) => {
    const holder = await openWindow();
    const camille = somebody("Camille", "Roux");
    const { consumptionPoint } = await createAllAndApply(holder, camille, projectId, quimper);
    const desk = await owner.newPage();
    await desk.goto(`/project-owner/${projectId}/my-consumers/pending`);
    await desk.getByRole("button", { name: "Décider pour Camille Roux" }).click();
    const arrive = await holdAnswers(desk, notAddresses);
    await desk.getByRole("menuitem", { name: "Proposer un prix", exact: true }).click();
    const dialog = desk.getByRole("dialog", { name: "Proposer un prix" });
    await dialog.getByLabel("Prix proposé").fill("15");
    const message = dialog.getByLabel("Message (facultatif)");
    await message.fill("Bonjour");
    arrive();
    await expect(dialog.getByText(/Ce qu’il lui en resterait/)).toBeVisible();
    await expectTyping(message, "Bonjour");
    await expect(dialog.getByLabel("Prix proposé")).toHaveValue("15");

    const page = await holder.newPage();
    await page.goto(`/consumer/${consumptionPoint?.id}/my-profile`);
    await arriveAt(page, "Mon profil");
    const part = page.locator("#signatory");
    await part.getByRole("button", { name: "Modifier" }).click();
    const back = await holdAnswers(page, notAddresses);
    await sign(page, camille);
    const place = part.getByLabel("Lieu de naissance");
    await place.fill("Vannes");
    back();
    await page.waitForLoadState("load");
    await expectTyping(place, "Vannes");
  });

  test("where one’s own place is known late, and another address is being typed", async ({
    openWindow,
    published: { projectId },
  }) => {
    const holder = await openWindow();
    await createAllAndApply(holder, somebody("Basile", "Leroy"), projectId, quimper);
    const page = await holder.newPage();
    const arrive = await holdAnswers(page, "**/api/user/points");
    await page.goto(`/project/${projectId}`);
    await expect(signedIn(page)).toBeVisible();
    const address = page.getByLabel("Votre adresse ou votre ville (facultatif)");
    await address.pressSequentially("12 rue de la Pa");
    const points = page.waitForResponse("**/api/user/points");
    arrive();
    await points;
    // His place fills the other fields.
    await expect(page.getByText("4 200 kWh", { exact: false }).or(sumOf(page)).first()).toBeVisible();
    await expectTyping(address, "12 rue de la Pa");
    await address.press("i");
    await expectTyping(address, "12 rue de la Pai");
  });
});

test.describe("an answer that does not come takes nothing away", () => {
  test("a check of the session that fails leaves who is signed in where he is", async ({
    published: { owner, projectId },
  }) => {
    const page = await owner.newPage();
    await page.goto(`/project-owner/${projectId}`);
    await expect(signedIn(page)).toBeVisible();
    await failReading(page, "**/api/session");
    const tab = page
      .getByRole("navigation", { name: "Espace du projet" })
      .getByRole("link", { name: "Mes informations" });
    await tab.click();
    await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(signedIn(page)).toBeVisible();
  });

  test("a place that is read again without success stays, with what is typed of it", async ({
    openWindow,
    published: { projectId },
  }) => {
    const holder = await openWindow();
    const { consumptionPoint } = await createAllAndApply(
      holder,
      somebody("Diane", "Petit"),
      projectId,
      quimper,
    );
    const page = await holder.newPage();
    await page.goto(`/consumer/${consumptionPoint?.id}/my-profile`);
    await arriveAt(page, "Mon profil");
    const contract = page.locator("#contract");
    await contract.getByRole("button", { name: "Compléter" }).click();
    await contract.getByRole("radio", { name: "Autre offre", exact: true }).check();
    await contract.getByRole("radio", { name: "Base", exact: true }).check();
    await contract.getByLabel("Prix du kWh").fill("24");
    const house = page.locator("#house");
    await house.getByRole("button", { name: "Modifier" }).click();
    await house.getByLabel("Nom de ce logement").fill("Maison du port");
    await failReading(page, /\/api\/(consumption-point|user)/);
    await house.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await expect(house.getByText("Enregistré", { exact: true })).toBeVisible();
    await expect(contract.getByLabel("Prix du kWh")).toHaveValue("24");

    // Another tab switches to prices without tax: the typed one means the same, and the rest stays.
    const other = await holder.newPage();
    await other.goto("/faq");
    await other.getByRole("radio", { name: "Professionnel", exact: true }).check({ force: true });
    await expect(contract.getByLabel("Prix du kWh")).toHaveValue("20");
    await expect(contract.getByRole("radio", { name: "Autre offre", exact: true })).toBeChecked();
  });

  test("an account opened on the last step leaves that step in place, with why its sending failed", async ({
    page,
  }) => {
    await page.goto("/on-boarding/consumer/type");
    await describeHome(page, { address: home, prm: newPrm() });
    await arriveAt(page, steps.contract);
    await press(page, "Continuer");
    await arriveAt(page, steps.meter);
    await press(page, "Je le ferai plus tard");
    await arriveAt(page, "Enregistrez ce lieu");
    await fillAccount(page, somebody("Élise", "Garnier"));
    const saving = /\/api\/consumption-point\/?$/;
    const refuse = (route: Route) => route.fulfill({ status: 503, json: {} });
    await page.route(saving, refuse, { times: 1 });
    const arrive = await holdAnswers(page, saving);
    await press(page, "Créer mon compte et enregistrer ce lieu");
    await expect(signedIn(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Chargement..." })).toBeVisible();
    arrive();
    await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
    await press(page, "Enregistrer ce lieu");
    await expect(page).toHaveURL(/\/explore/);
  });
});

test("a switch of how prices read leaves what is half typed of one’s place", async ({
  page,
  published: { projectId },
}) => {
  await page.goto(`/project/${projectId}`);
  const address = page.getByLabel("Votre adresse ou votre ville (facultatif)");
  await address.fill("12 rue");
  await page.getByLabel("Votre consommation annuelle").fill("4,5");
  await page.getByRole("radio", { name: "Professionnel", exact: true }).check({ force: true });
  await expect(page.getByText("Mode professionnel activé")).toBeVisible();
  await expect(address).toHaveValue("12 rue");
  await expect(page.getByLabel("Votre consommation annuelle")).toHaveValue("4,5");
});

test("a switch of how prices read, in another tab, leaves the price that an owner has typed the same", async ({
  openWindow,
  published: { owner, projectId },
}) => {
  const holder = await openWindow();
  await createAllAndApply(holder, somebody("Nadia", "Petit"), projectId, quimper);
  const desk = await owner.newPage();
  await desk.goto(`/project-owner/${projectId}/my-consumers/pending`);
  await desk.getByRole("button", { name: "Décider pour Nadia Petit" }).click();
  await desk.getByRole("menuitem", { name: "Proposer un prix", exact: true }).click();
  const dialog = desk.getByRole("dialog", { name: "Proposer un prix" });
  await dialog.getByLabel("Prix proposé").fill("12");
  await dialog.getByLabel("Message (facultatif)").fill("Bonjour");
  const other = await owner.newPage();
  await other.goto("/faq");
  await other.getByRole("radio", { name: "Professionnel", exact: true }).check({ force: true });
  // 12 with tax is 10 without.
  await expect(dialog.getByLabel("Prix proposé")).toHaveValue("10");
  await expect(dialog.getByText("Vous lisez maintenant les prix HT", { exact: false })).toBeVisible();
  await expect(dialog.getByLabel("Message (facultatif)")).toHaveValue("Bonjour");
  const sent = desk.waitForRequest("**/application/progress");
  await dialog.getByRole("button", { name: /^Proposer/ }).click();
  expect((await sent).postDataJSON()).toMatchObject({ step: { price: 0.1 } });
});

test("an address that takes the place of another under a finger is not chosen by it", async ({
  page,
  published: { projectId },
}) => {
  await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
  await choose(page, "Particulier");
  await press(page, "Continuer");
  await arriveAt(page, steps.house);
  const address = field(page, "Adresse");
  await address.fill(home);
  const options = page.getByRole("group", { name: "Numéros" }).getByRole("option");
  const pressed = await options.first().innerText();
  const arrive = await holdAnswers(page, "**/api/address*");
  await address.pressSequentially("lé");
  await options.first().hover();
  await page.mouse.down();
  arrive();
  await expect(options.first()).not.toHaveText(pressed);
  await page.mouse.up();
  await expect(address).toHaveValue(`${home}lé`);
});
