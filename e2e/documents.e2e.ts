import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { dayInParis } from "../packages/domain/src/shared/index.ts";
import { folded, ownText, readPdf } from "../packages/server/test/read-pdf.ts";
import { judgeBothWidths, type Visit } from "./accessibility.ts";
import { createAllAndApply, newPrm, type Person, publish, read, signUp, somebody } from "./api.ts";
import { accept, completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { arriveAt, choose, press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { desktop, phone } from "./people.ts";
import { readingOf } from "./reading-view.ts";
import { askedAddress, confirmAddress, consentAndSign, readAll, receiveCode } from "./signature-steps.ts";
import { expect, test } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const documents = ["Bulletin d’adhésion", "Accord de participation", "Contrat de vente"] as const;
const refusal = "Je préfère attendre l’avis de ma copropriété.";

async function expectAccessible({ settled, expectNoFault }: Visit): Promise<void> {
  await settled();
  await expectNoFault();
}

async function download(page: Page, target: Locator): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await target.click();
  return readFileSync(await (await coming).path());
}

/** The very file, as a text of ordinary letters that goes nowhere beyond the screen. */
async function expectReadable(page: Page, title: string): Promise<void> {
  const { text, smallest, overflow } = await readingOf(
    page.getByRole("region", { name: title, exact: true }),
  );
  const file = await download(page, page.getByRole("link", { name: "Télécharger" }));
  expect(folded(text)).toBe(folded(ownText(readPdf(file))));
  expect(smallest).toBeGreaterThanOrEqual(16);
  expect(overflow).toBe(0);
}

test("an owner's documents are made, sent, signed and kept; she reads every page at both widths", async ({
  product,
  visit,
}) => {
  test.setTimeout(600_000);
  const odile = somebody("Odile", "Marchand");
  const camille = somebody("Camille", "Roux");
  const diane = somebody("Diane", "Petit");
  const project = "Soleil de Rennes";
  const quoted = `«\u00a0${project}\u00a0»`;

  const owner = await visit();
  const ownerWindow = owner.page.context();
  await signUp(product, ownerWindow, odile);
  const projectId = await publish(ownerWindow, project, rennes);
  await prepareDocuments(ownerWindow, projectId, { email: odile.email, prm: newPrm() });

  async function candidate(someone: Person): Promise<Visit> {
    const visitor = await visit(undefined, phone);
    await createAllAndApply(visitor.page.context(), someone, projectId, rennes);
    await accept(ownerWindow, visitor.page.context());
    return visitor;
  }

  const consumer = await candidate(camille);
  const pointId = await completeConsumer(consumer.page.context(), newPrm());
  const other = await candidate(diane);
  let signed: Buffer;

  const openOwner = (path: string) => owner.page.goto(`/project-owner/${projectId}/${path}`);
  const price = () => owner.page.getByLabel("Prix de l’électricité", { exact: true });
  const dialog = () => owner.page.getByRole("dialog");
  /** The participant's line in the table, or his card on a phone. */
  const lineOf = (name: string): Locator =>
    owner.page.getByRole("main").locator("tr, li").filter({ hasText: name }).last();

  await test.step("says the terms of sale beside the contract, and a reload loses nothing", async () => {
    await openOwner("create-sales-contract-document/all");
    const { page } = owner;
    await expect(page.getByRole("heading", { name: "Contrat de vente" })).toBeVisible();
    await choose(page, "TVA à 20\u00a0%");
    await price().fill("15");
    await page.getByLabel("Délai de paiement").fill("91");
    await press(page, "Enregistrer pour tous");
    await expect(page.getByText("Veuillez remplir correctement tout les champs")).toBeVisible();
    await judgeBothWidths(owner, page.getByText("Veuillez remplir correctement tout les champs"));
    await page.reload();
    await expect(page.getByRole("heading", { name: "Contrat de vente" })).toBeVisible();
    await expect(price()).toHaveValue("15");
    await page.getByLabel("Délai de paiement").fill("30");
    const pages = page.getByRole("region", { name: "Aperçu\u00a0: Contrat de vente" });
    const shownPrice = pages.getByText("0,1250", { exact: false }).first();
    await expect(shownPrice).toBeVisible();
    await expectAccessible(owner);
    await page.setViewportSize(phone);
    await press(page, "Voir l’aperçu");
    await expect(shownPrice).toBeVisible();
    await expectAccessible(owner);
    await dialog().getByRole("button", { name: "Fermer" }).click();
    await page.setViewportSize(desktop);
    await press(page, "Enregistrer pour tous");
    await expect(page.getByText("Ces conditions sont enregistrées.")).toBeVisible();
  });

  await test.step("says whether his own installation adds VAT: its contracts wait for it", async () => {
    const { page } = owner;
    await openOwner("my-documents/contracts");
    await expect(page.getByText(/régime de TVA du producteur/i).first()).toBeVisible();
    const [roof] = await read(ownerWindow, "/production-point/by-user");
    await page.goto(`/on-boarding/project-owner/create-production-point/price?productionPointId=${roof?.id}`);
    await choose(page, "Oui, 20\u00a0%");
    await press(page, "Enregistrer");
    await expect(page.getByText("Votre installation est à jour.")).toBeVisible();
  });

  await test.step("sells to one consumer at another price, and sees in what it differs", async () => {
    const { page } = owner;
    await openOwner(`create-sales-contract-document/${pointId}`);
    await expect(page.getByText("Identiques aux conditions communes pour le moment.")).toBeVisible();
    await price().fill("12");
    await expect(page.getByRole("link", { name: "Prix de l’électricité" })).toBeVisible();
    await press(page, "Enregistrer pour ce consommateur");
    await expect(page.getByText("Ces conditions sont enregistrées.")).toBeVisible();
    await judgeBothWidths(owner, page.getByText("Ces conditions sont enregistrées."));
  });

  await test.step("completes the annex, which follows the typing, and a reload loses nothing", async () => {
    const { page } = owner;
    await openOwner("my-documents/annexe2");
    await expect(page.getByText("À compléter dans l’annexe")).toBeVisible();
    await expect(page.getByRole("link", { name: "Le numéro de PDL" })).toBeVisible();
    await page.getByRole("link", { name: "La date de démarrage souhaitée" }).click();
    await page.getByLabel("Date de démarrage souhaitée").fill("2035-03-01");
    const surplus = page.getByLabel("Toit de l’école", { exact: true });
    await surplus.selectOption({ label: "Cédé gratuitement aux pertes du réseau" });
    await expect(page.getByText("cette installation en compte 36.", { exact: false })).toBeVisible();
    await surplus.selectOption({ label: "Vendu à un acheteur" });
    await press(page, "Enregistrer ces précisions");
    await expect(page.getByText("Veuillez remplir correctement tout les champs")).toBeVisible();
    await judgeBothWidths(owner, page.getByText("Veuillez remplir correctement tout les champs"));
    await page.getByLabel("Acheteur du surplus").fill("Énergie d’ici");
    const pages = page.getByRole("region", { name: "Aperçu de l’annexe" });
    const date = pages.getByText("01/03/2035", { exact: false }).first();
    await expect(date).toBeVisible();
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Voir l’aperçu de l’annexe" }).click();
    await expect(date).toBeVisible();
    await page.setViewportSize(desktop);
    await page.reload();
    await expect(page.getByText("À compléter dans l’annexe")).toBeVisible();
    await expect(page.getByLabel("Acheteur du surplus")).toHaveValue("Énergie d’ici");
    await press(page, "Enregistrer ces précisions");
    await expect(page.getByText("Ces précisions sont enregistrées.")).toBeVisible();
    await expect(page.getByRole("link", { name: "La date de démarrage souhaitée" })).toBeAbsent();
    await judgeBothWidths(owner, page.getByText("Ces précisions sont enregistrées."));
    const csv = await download(page, page.getByRole("link", { name: "Texte (CSV)" }));
    expect(csv.toString()).toContain("Vendu à Énergie d’ici");
    expect(csv.toString()).toContain("Date de démarrage souhaitée;01/03/2035");
  });

  await test.step("sends the documents of the accepted, knowing what stays and why", async () => {
    const { page } = owner;
    await openOwner("my-consumers/pre-integrated");
    await page.getByLabel("Sélectionner toute la page").check();
    await page
      .getByRole("region", { name: "Actions sur la sélection" })
      .getByRole("button", { name: "Envoyer les documents" })
      .click();
    await expect(dialog().getByText("Certains documents ne sont pas prêts")).toBeVisible();
    await expect(dialog().getByText("Part\u00a0: Bulletin d’adhésion")).toBeVisible();
    await expect(dialog().getByRole("link", { name: "Le numéro de PDL" })).toHaveCount(1);
    await judgeBothWidths(owner, dialog().getByText("Certains documents ne sont pas prêts"));
    // Pressed twice at once, it sends once: the second answer would say that nothing could leave.
    await dialog().getByRole("button", { name: "Envoyer quand même 4\u00a0documents" }).dblclick();
    await expect(dialog().getByText("4\u00a0documents en cours d’envoi")).toBeVisible();
    await expect(dialog().getByText("2\u00a0documents à compléter")).toBeVisible();
    await judgeBothWidths(owner, dialog().getByText("2\u00a0documents à compléter"));
    await dialog().getByRole("button", { name: "Fermer" }).last().click();
    await openOwner("my-documents/bulletin");
    await expect(lineOf("Camille Roux").getByText("Envoyé")).toBeVisible();
    await expect(lineOf("Diane Petit").getByText("Envoyé")).toBeVisible();
    await judgeBothWidths(owner, lineOf("Diane Petit").getByText("Envoyé"));
  });

  await test.step("the consumer, told by mail, reads all three on her phone, and asks for a code", async () => {
    const { page } = consumer;
    await page.goto(linkIn(await askedAddress(product, camille.email)));
    await expectAccessible(consumer);
    await confirmAddress(page, "Camille Roux");
    await arriveAt(page, "3\u00a0documents à signer");
    await expectAccessible(consumer);
    await press(page, "Commencer la lecture");
    await expect(page.getByText("Les Voisins solaires").first()).toBeVisible();
    await expectAccessible(consumer);
    await expectReadable(page, documents[0]);
    await page.getByText("Pages", { exact: true }).click();
    await expect(page.locator("canvas").first()).toBeVisible();
    await expectAccessible(consumer);
    await page.getByText("Lecture", { exact: true }).click();
    await page.goBack();
    await readAll(page, documents);
    await arriveAt(page, "Votre accord et votre nom");
    await press(page, "Recevoir mon code par e-mail");
    await expect(page.getByRole("link", { name: "Cochez la case pour consentir à signer." })).toBeVisible();
    await press(page, "Dessiner aussi ma signature (facultatif)");
    await expect(page.getByRole("img", { name: "Votre signature dessinée (facultatif)" })).toBeVisible();
    await expectAccessible(consumer);
  });

  await test.step("a wrong code signs nothing, the page forgotten meanwhile loses nothing, the right one signs all", async () => {
    const { page } = consumer;
    await page.getByLabel("J’ai lu ce texte et je consens.").check();
    await page.getByLabel("Je suis Camille Roux et je signe de ce nom.").check();
    const code = await receiveCode(product, camille.email, () => press(page, "Recevoir mon code par e-mail"));
    const wrong = code === "000000" ? "111111" : "000000";
    await page.getByLabel("Code à six chiffres").fill(wrong);
    await press(page, "Signer les 3 documents");
    await expect(page.getByRole("alert").filter({ hasText: "Vérifiez le code" })).toContainText(
      "Ce code n’est pas le bon.",
    );
    await expectAccessible(consumer);
    await page.reload();
    await expect(page.getByText("Signature de\u00a0: Camille Roux.")).toBeVisible();
    await page.getByLabel("Code à six chiffres").fill(code);
    await page.route("**/api/signature/*/sign", (route) => route.abort("internetdisconnected"));
    await press(page, "Signer les 3 documents");
    await expect(page.getByText("Rien n’est perdu")).toBeVisible();
    await page.unrouteAll();
    await press(page, "Signer les 3 documents");
    await arriveAt(page, "Merci, vous avez signé");
    await expectAccessible(consumer);
  });

  await test.step("another one declines, with a reason that the owner reads before sending again", async () => {
    const { page } = other;
    await page.goto(linkIn(await askedAddress(product, diane.email)));
    await confirmAddress(page, "Diane Petit");
    await arriveAt(page, "Un document à signer");
    await press(page, "Je ne souhaite pas signer");
    const asked = page.getByRole("dialog", { name: "Refuser de signer" });
    await asked.getByRole("button", { name: "Recevoir mon code par e-mail" }).click();
    await expect(
      asked.getByText("Expliquez en quelques mots pourquoi vous ne signez pas.").first(),
    ).toBeVisible();
    await expectAccessible(other);
    await asked.getByLabel("Votre raison").fill(refusal);
    const code = await receiveCode(product, diane.email, () =>
      asked.getByRole("button", { name: "Recevoir mon code par e-mail" }).click(),
    );
    await asked.getByLabel("Code à six chiffres").fill(code);
    await expectAccessible(other);
    await asked.getByRole("button", { name: "Refuser de signer" }).click();
    await arriveAt(page, "Ces documents ne seront pas signés");
    await expectAccessible(other);

    await openOwner("my-documents/bulletin");
    await expect(lineOf("Diane Petit").getByText(refusal)).toBeVisible();
    await lineOf("Diane Petit").getByRole("button", { name: "Actions pour Diane Petit" }).click();
    await owner.page.getByRole("menuitem", { name: "Envoyer à nouveau" }).click();
    await dialog().getByRole("button", { name: "Envoyer 1\u00a0document" }).click();
    await expect(dialog().getByText("1\u00a0document en cours d’envoi")).toBeVisible();
    await dialog().getByRole("button", { name: "Fermer" }).last().click();
    await expect(lineOf("Diane Petit").getByText("Envoyé")).toBeVisible();
  });

  await test.step("the owner signs in one go what waits for the legal body and for the producer", async () => {
    const { page } = owner;
    await openOwner("my-documents/agreement");
    await expect(page.getByText("2\u00a0documents attendent votre signature")).toBeVisible();
    await press(page, "Lire et signer");
    await arriveAt(page, "2\u00a0documents à signer");
    await readAll(page, [/^Accord de participation/, /^Contrat de vente/]);
    await consentAndSign(page, product, { email: odile.email, name: "Odile Marchand" });
    await arriveAt(page, /signé/);
    await judgeBothWidths(owner, page.getByRole("heading", { level: 1, name: /signé/ }));
  });

  await test.step("the consumer's documents are all signed, and she keeps them", async () => {
    const { page } = consumer;
    await mailTo(product, camille.email, `Vos documents signés pour ${quoted}`);
    await expect(async () => {
      await page.goto(`/consumer/${pointId}/application`);
      await expect(page.getByRole("heading", { name: "Documents signés" })).toBeVisible({
        timeout: 10_000,
      });
    }).toPass({ timeout: 90_000, intervals: [500] });
    await page.getByText("Vos documents, signés par tous").click();
    await expectAccessible(consumer);
    await expect(page.getByText("Signé par tous", { exact: true })).toHaveCount(3);
    signed = await download(
      page,
      page.getByRole("button", { name: "Télécharger\u00a0: Accord de participation" }),
    );
    expect(signed.subarray(0, 5).toString()).toBe("%PDF-");
  });

  await test.step("anybody verifies what she was given, and sees that a touched copy is not it", async () => {
    const visitor = await visit();
    const { page } = visitor;
    const check = async (name: string, buffer: Buffer) => {
      const choosing = page.waitForEvent("filechooser");
      await press(page, "Choisir un PDF");
      await (await choosing).setFiles({ name, mimeType: "application/pdf", buffer });
    };
    await page.goto("/verification");
    await check("accord.pdf", signed);
    await expect(page.getByText("Ce document est authentique")).toBeVisible();
    await expect(page.getByText("Camille Roux, participant")).toBeVisible();
    await expect(page.getByText("Odile Marchand, personne morale organisatrice")).toBeVisible();
    await judgeBothWidths(visitor, page.getByText("Ce document est authentique"));
    const touched = Buffer.from(signed);
    touched.writeUInt8(touched.readUInt8(2000) ^ 1, 2000);
    await check("retouche.pdf", touched);
    await expect(page.getByText("Ce document a été modifié après sa signature")).toBeVisible();
    await judgeBothWidths(visitor, page.getByText("Ce document a été modifié après sa signature"));
    visitor.expectNoError();
  });

  await test.step("the owner puts her in operation", async () => {
    const { page } = owner;
    await openOwner("my-consumers/pre-integrated");
    await expect(lineOf("Camille Roux").getByText("Documents signés")).toBeVisible();
    await page.getByRole("button", { name: "Actions pour Camille Roux" }).click();
    await page.getByRole("menuitem", { name: "Mettre en exploitation" }).click();
    await expect(dialog().getByText("1 personne peut encore se rétracter")).toBeVisible();
    await expect(
      dialog().getByText(/^Camille Roux, jusqu’au \d.*N’a pas demandé.*à partir du \d/),
    ).toBeVisible();
    // Nothing here says that the operation was declared: she is put in operation by a second yes.
    await expect(dialog().getByText(/Signer la convention et démarrer.*rest/)).toBeVisible();
    await dialog().getByLabel("Partage à partir du").fill(dayInParis(new Date()));
    await dialog().getByRole("button", { name: "Mettre en exploitation quand même" }).click();
    await page.getByRole("button", { name: "Oui, mettre en exploitation" }).click();
    await expect(page.getByText("1 participant mis en exploitation.")).toBeVisible();
    await consumer.page.goto(`/consumer/${pointId}/application`);
    await expect(consumer.page.getByRole("heading", { name: "Participation en exploitation" })).toBeVisible();
    // Her fee and who bills stay in sight.
    await expect(consumer.page.getByText("La cotisation", { exact: true }).first()).toBeVisible();
    // What she read before signing is there when her first bill comes.
    await consumer.page.getByText("Ce à quoi vous vous engagez").click();
    for (const name of ["Le prix", "La durée", "Qui facture"])
      await expect(consumer.page.getByText(name, { exact: true }).last()).toBeVisible();
    await expect(consumer.page.getByText(/C’est une facture de plus/).first()).toBeVisible();
  });

  await test.step("no page had an error on the way", () => {
    for (const { forgetErrors } of [owner, consumer, other]) {
      // A refused code is answered with 400, and the browser logs that.
      const errors = forgetErrors().filter((error) => !/status of 400/.test(error));
      expect(errors).toEqual([]);
    }
  });
});
