import type { Locator, Page } from "@playwright/test";
import { createAllAndApply, newPrm, publish, signUp, somebody } from "./api.ts";
import { acceptAt, completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { expectFocus, tabTo, tabToAndPress, tabToAndType } from "./keyboard.ts";
import { linkIn } from "./mails.ts";

import { askedAddress, receiveCode } from "./signature-steps.ts";
import { expect, test } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const title = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });
const button = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole("button", { name, exact: true });

test("documents are sent, read and signed with the keyboard only", async ({ product, openWindow }) => {
  const odile = somebody("Odile", "Marchand");
  const camille = somebody("Camille", "Roux");
  const ownerWindow = await openWindow();
  const consumerWindow = await openWindow();
  await signUp(product, ownerWindow, odile);
  const projectId = await publish(ownerWindow, "Soleil de Rennes", rennes);
  await prepareDocuments(ownerWindow, projectId, { email: odile.email, prm: newPrm() });
  await createAllAndApply(consumerWindow, camille, projectId, rennes);
  await completeConsumer(consumerWindow, newPrm());
  await acceptAt(0.1, ownerWindow, consumerWindow);
  const owner = await ownerWindow.newPage();
  const consumer = await consumerWindow.newPage();

  /** Scrolls until the end of the document is there, and comes to it. */
  async function goToEnd(): Promise<void> {
    const end = consumer.getByText("Fin du document", { exact: true });
    const scroll = async () => {
      await consumer.keyboard.press("End");
      return end.isVisible();
    };
    await expect.poll(scroll, { intervals: [300] }).toBe(true);
    await tabTo(end);
  }

  await test.step("an owner ticks a participant, sends his documents, and comes back where she was", async () => {
    await owner.goto(`/project-owner/${projectId}/my-documents/bulletin`);
    await tabToAndPress(owner.getByLabel("Sélectionner Camille Roux"), "Space");
    await tabToAndPress(button(owner, "Envoyer les dossiers complets"), "Enter");
    const dialog = owner.getByRole("dialog", { name: "Envoyer les documents à signer" });
    // Nobody has deposited the statutes that her bulletin accepts: the owner reads so before it leaves.
    await expect(dialog.getByRole("link", { name: "Déposer les statuts signés" })).toBeVisible();
    // What is read anew after a sending comes in any order: until all is there, the dialog says what leaves.
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await owner.route("**/api/project/by-user*", async (route) => {
      await held;
      await route.continue();
    });
    await tabToAndPress(button(dialog, "Envoyer 3\u00a0documents"), "Enter");
    await expect(owner.getByText("Envoyé", { exact: true }).first()).toBeVisible();
    await expect(dialog.getByText("3\u00a0documents à envoyer")).toBeVisible();
    await expect(owner.getByText("participant sélectionné")).toHaveCount(0);
    release();
    await expect(dialog.getByText("3\u00a0documents en cours d’envoi")).toBeVisible();
    await owner.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(owner.getByText("participant sélectionné")).toHaveCount(0);
  });

  await test.step("a participant reads each document, moving in it, and zooms", async () => {
    await consumer.goto(linkIn(await askedAddress(product, camille.email)));
    await expect(title(consumer, "Êtes-vous Camille Roux\u202f?")).toBeVisible();
    await tabToAndPress(button(consumer, "C’est bien moi, voir mes documents"), "Enter");
    await expect(title(consumer, "3\u00a0documents à signer")).toBeVisible();
    // What she reads before she goes on: as it comes it moves what is below it.
    await expect(consumer.getByText("Pour partir", { exact: true })).toBeVisible();
    await tabToAndPress(button(consumer, "Commencer la lecture"), "Enter");
    await expectFocus(title(consumer, "Bulletin d’adhésion"));
    await tabToAndPress(button(consumer, "Agrandir"), "Enter");
    await expect(consumer.getByText("125\u00a0%")).toBeVisible();
    await consumer.keyboard.press("Tab");
    await expectFocus(consumer.getByRole("radio", { name: "Pages" }));
    await consumer.keyboard.press("ArrowLeft");
    await expect(consumer.getByRole("heading", { level: 2, name: "Bulletin d’adhésion" })).toBeVisible();
    await expectFocus(consumer.getByRole("radio", { name: "Lecture" }));
    await consumer.keyboard.press("ArrowRight");
    await expect(button(consumer, "Agrandir")).toBeVisible();
    await tabTo(consumer.getByRole("region", { name: "Bulletin d’adhésion", exact: true }));
    await goToEnd();
    await tabToAndPress(button(consumer, "J’ai lu, document suivant"), "Enter");
    await expectFocus(title(consumer, "Accord de participation"));
    await goToEnd();
    await tabToAndPress(button(consumer, "J’ai lu, document suivant"), "Enter");
    await expectFocus(title(consumer, "Contrat de vente"));
    await goToEnd();
    await tabToAndPress(button(consumer, "J’ai tout lu, continuer"), "Enter");
    await expectFocus(title(consumer, "Votre accord et votre nom"));
  });

  await test.step("leaves the refusal without a trace, consents, and signs with her name", async () => {
    await tabToAndPress(button(consumer, "Je ne souhaite pas signer"), "Enter");
    const refusal = consumer.getByRole("dialog", { name: "Refuser de signer" });
    await expect(refusal).toBeVisible();
    await consumer.keyboard.press("Escape");
    await expectFocus(button(consumer, "Je ne souhaite pas signer"));
    await consumer.goBack();
    await consumer.goForward();
    await expectFocus(title(consumer, "Votre accord et votre nom"));
    await tabToAndPress(consumer.getByLabel("J’ai lu ce texte et je consens."), "Space");
    await tabToAndPress(consumer.getByLabel("Je suis Camille Roux et je signe de ce nom."), "Space");
    const code = await receiveCode(product, camille.email, () =>
      tabToAndPress(button(consumer, "Recevoir mon code par e-mail"), "Enter"),
    );
    await expectFocus(title(consumer, "Recopiez le code reçu par e-mail"));
    await tabToAndType(consumer.getByLabel("Code à six chiffres"), code);
    await consumer.keyboard.press("Enter");
    await expectFocus(title(consumer, "Merci, vous avez signé"));
  });
});
