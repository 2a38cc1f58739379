import type { BrowserContext, Page } from "@playwright/test";
import { inspect } from "./accessibility.ts";
import { createAllAndApply, newPrm, publish, send, signUp, somebody } from "./api.ts";
import { acceptAt, completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { arriveAt, press } from "./forms.ts";
import { holdAnswers } from "./held.ts";
import { linkIn, mailTo } from "./mails.ts";
import { desktop, phone } from "./people.ts";
import { askedAddress, confirmAddress, consentAndSign, readAll } from "./signature-steps.ts";
import { test as base, expect } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const project = "Soleil de Rennes, liens";
interface Sent {
  /** What Camille Roux was sent, to be signed. */
  link: string;
  consumer: BrowserContext;
  owner: BrowserContext;
  /** Opens an address in a window where nobody is signed in. */
  open: (address: string, prepare?: (page: Page) => Promise<unknown>) => Promise<Opened>;
}

interface Opened {
  page: Page;
  looks: ReturnType<typeof inspect>;
}

const test = base.extend<Sent>({
  viewport: phone,
  consumer: async ({ openWindow }, use) => {
    await use(await openWindow());
  },
  owner: async ({ openWindow }, use) => {
    await use(await openWindow(desktop));
  },
  link: async ({ product, owner, consumer }, use) => {
    const [odile, camille] = [somebody("Odile", "Marchand"), somebody("Camille", "Roux")];
    await signUp(product, owner, odile);
    const projectId = await publish(owner, project, rennes);
    await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });
    await createAllAndApply(consumer, camille, projectId, rennes);
    await acceptAt(0.1, owner, consumer);
    const pointId = await completeConsumer(consumer, newPrm());
    const points = { consumptionPointIds: [pointId], productionPointIds: [] };
    await send(owner, "POST", `/project/${projectId}/document/send`, points);
    await use(linkIn(await askedAddress(product, camille.email)));
  },
  open: async ({ openWindow }, use) => {
    await use(async (address, prepare) => {
      const page = await (await openWindow()).newPage();
      const looks = inspect(page);
      await prepare?.(page);
      await page.goto(address);
      return { page, looks };
    });
  },
});

/** The page is complete and without fault; its only errors are the refusals of the link. */
async function expectAccessible(looks: ReturnType<typeof inspect>): Promise<void> {
  await looks.settled();
  await looks.expectNoFault();
  expect(looks.forgetErrors().filter((error) => !/status of 40[49]/.test(error))).toEqual([]);
}

const nothing = "Ce lien de signature n’ouvre aucun document";

const document = {
  id: "1",
  kind: "bulletin",
  title: "Bulletin",
  fileName: "b.pdf",
  projectName: project,
  consumptionPointId: null,
  awaited: [],
};

/** The answer after sixty days, faked: moving the server's own clock is for the server's tests. */
const expire = (page: Page) =>
  page.route("**/api/signature/*", async (route) => {
    const response = await route.fetch();
    const session = await response.json();
    const documents = [{ ...document, status: "expired" }];
    await route.fulfill({
      response,
      json: { ...session, status: "expired", document: documents[0], documents },
    });
  });

/** The owner who would refuse the one whom he accepted reads first what stays signed. */
async function expectRefusalTells(owner: BrowserContext, words: string): Promise<void> {
  const [{ id }] = await (await owner.request.get("/api/project/by-user")).json();
  const page = await owner.newPage();
  await page.goto(`/project-owner/${id}/my-consumers/pre-integrated`);
  await page.getByRole("button", { name: "Actions pour Camille Roux" }).click();
  await page.getByRole("menuitem", { name: "Refuser" }).click();
  const dialog = page.getByRole("dialog", { name: "Refuser" });
  await expect(dialog.getByText("Ce qui est signé le reste")).toBeVisible();
  await expect(dialog).toContainText(words);
  await page.close();
}

test.describe("a signature link on a phone", () => {
  test("to an address that nobody confirmed shows no document, and tells the owner of a stranger", async ({
    link,
    open,
  }) => {
    const { page, looks } = await open(link);
    await arriveAt(page, "Êtes-vous Camille Roux\u202f?");
    await expectAccessible(looks);
    await press(page, "Je ne suis pas cette personne");
    const asked = page.getByRole("dialog", { name: "Vous n’êtes pas Camille Roux\u202f?" });
    await asked.getByRole("button", { name: "Annuler" }).click();
    await expect(asked).toHaveCount(0);
    await expect(page.getByText("Bulletin d’adhésion")).toBeAbsent();
  });

  test("that nobody was sent opens nothing, and says what may have happened", async ({ product, open }) => {
    const { page, looks } = await open(`${product.url}/signature/${"x".repeat(43)}`);
    await arriveAt(page, nothing);
    await expect(page.getByText("L’adresse est incomplète", { exact: false })).toBeVisible();
    // Who signs without an account has somebody to ask here: this page has no footer on a phone.
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await expect(main.getByRole("link", { name: /^01 / })).toHaveAttribute("href", /^tel:01\d{8}$/);
    await expect(main.getByRole("link", { name: /^J’ai un compte/ })).toBeVisible();
    await expectAccessible(looks);
  });

  test("that has expired says so, who can send another, and shows nothing to sign", async ({
    link,
    open,
  }) => {
    const { page, looks } = await open(link, expire);
    await arriveAt(page, "Ce lien n’est plus valable");
    await expect(
      page.getByText("Demandez au porteur du projet de vous renvoyer les documents", { exact: false }),
    ).toBeVisible();
    for (const name of ["Commencer la lecture", "Je ne souhaite pas signer", "Télécharger"]) {
      await expect(page.getByRole("button", { name })).toBeAbsent();
    }
    await expectAccessible(looks);
  });

  test("whose person has left meanwhile opens nothing, and says why in the page that was open", async ({
    link,
    consumer,
    open,
  }) => {
    const { page, looks } = await open(link);
    await confirmAddress(page, "Camille Roux");
    await arriveAt(page, "3\u00a0documents à signer");
    const [point] = await (await consumer.request.get("/api/consumption-point/by-user")).json();
    const application = `/application/${point.applicationProgress.id}/progress`;
    await send(consumer, "POST", application, { status: "REJECTED" });
    await press(page, "Je ne souhaite pas signer");
    const asked = page.getByRole("dialog", { name: "Refuser de signer" });
    await asked.getByLabel("Votre raison").fill("Je ne participe plus.");
    await asked.getByRole("button", { name: "Recevoir mon code par e-mail" }).click();
    await arriveAt(page, "Ce n’est plus à signer");
    await expect(page.getByText("Camille Roux ne participe plus au projet.")).toBeVisible();
    await expectAccessible(looks);
    await page.goto(link);
    await arriveAt(page, nothing);
    await expectAccessible(looks);
  });

  test("whose person retracts after signing says so, and the way out named what he retracts and until when", async ({
    product,
    link,
    consumer,
    owner,
    open,
  }) => {
    const { page } = await open(link);
    await confirmAddress(page, "Camille Roux");
    await readAll(page, ["Bulletin d’adhésion", "Accord de participation", "Contrat de vente"]);
    const email = (await (await consumer.request.get("/api/session")).json()).email;
    const [point] = await (await consumer.request.get("/api/consumption-point/by-user")).json();
    const own = await consumer.newPage();
    await own.goto(`/consumer/${point.id}/application`);
    await expect(own.getByRole("button", { name: "Autres actions" })).toBeVisible();
    await consentAndSign(page, product, { email, name: "Camille Roux", asksEarlySupply: true });
    await arriveAt(page, "Merci, vous avez signé");
    await expect(page.getByText("les 14 jours qui suivent la dernière signature")).toBeVisible();
    await expect(page.getByText(/^Demandé en signant/)).toBeVisible();

    const leaving = `/api/consumption-point/${point.id}/leaving`;
    await expect
      .poll(async () => (await (await consumer.request.get(leaving)).json()).signed)
      .toEqual(["bulletin"]);
    await expectRefusalTells(owner, "Signé par tous\u00a0: bulletin d’adhésion");
    const asked = own.getByRole("dialog", { name: "Vous rétracter\u202f?" });
    // His page was open before he signed: what he may do is read again as he asks.
    await press(own, "Autres actions");
    await own.getByRole("menuitem").click();
    await expect(asked).toBeVisible();
    const arrive = await holdAnswers(own, "**/api/consumption-point/*/document");
    await own.goto(`/consumer/${point.id}/application`);
    // Until his documents come, he does not read that they are still being prepared.
    await expect(own.getByRole("heading", { name: "Candidature acceptée" })).toBeVisible();
    await expect(own.getByText(/prépare trois documents|Quelques minutes suffisent/)).toBeAbsent();
    arrive();
    await expect(own.getByRole("heading", { name: "Vous avez signé", exact: true })).toBeVisible();
    await expect(own.getByText("Quelques minutes suffisent")).toBeAbsent();
    await expect(own.getByRole("button", { name: "Autres actions" })).toBeAbsent();
    await expect(own.getByText(/^Demandé en signant/)).toBeVisible();
    const looks = inspect(own);
    const retract = own.getByRole("button", { name: "Me rétracter" }).first();
    await test.step("the question takes the focus, and Escape gives it back to its button", async () => {
      await retract.focus();
      await own.keyboard.press("Enter");
      await expect(asked.getByRole("button", { name: "Annuler" })).toBeFocused();
      await own.keyboard.press("Tab");
      await expect(asked.getByRole("button", { name: "Confirmer la rétractation" })).toBeFocused();
      await own.keyboard.press("Escape");
      await expect(asked).toHaveCount(0);
      await expect(retract).toBeFocused();
    });
    await own.keyboard.press("Enter");
    await expect(asked).toContainText("Bulletin d’adhésion, accord de participation et contrat de vente");
    await expect(asked).toContainText(`par e-mail, à ${email}`);
    await looks.settled();
    await looks.expectNoFault();
    await asked.getByRole("button", { name: "Confirmer la rétractation" }).click();
    await expect(own.getByRole("heading", { name: "Votre rétractation est reçue" })).toBeVisible();
    await own.reload();
    await expect(own.getByRole("heading", { name: "Votre rétractation est reçue" })).toBeVisible();
    await expect(own.getByRole("link", { name: "Voir mes papiers signés" })).toBeVisible();
    await mailTo(product, email, "Votre rétractation pour «\u00a0Soleil de Rennes, liens\u00a0» est reçue");

    await page.goto(link);
    await arriveAt(page, "Vous ne participez plus à ce projet");
    await expect(page.getByText("Votre participation a pris fin le")).toBeVisible();
    await expect(page.getByText(/^Rétracté le/)).toBeVisible();
    await expect(page.getByText("Signé par tous")).toBeAbsent();
  });
});
