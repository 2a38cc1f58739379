import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createAllAndApply, publish, signUp } from "./api.ts";
import { expectFocus, tabTo, tabToAndPress, tabToAndType } from "./keyboard.ts";
import { linkIn } from "./mails.ts";
import { accept, completeConsumer, preparePapers } from "./papers-setup.ts";
import { openWindow } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";
import { askedAddress, receiveCode } from "./signature-steps.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const odile = { firstName: "Odile", lastName: "Marchand", email: "odile@touches.example" };
const camille = { firstName: "Camille", lastName: "Roux", email: "camille@touches.example" };

runProduct();
let owner: Page;
let consumer: Page;
let projectId: string;

beforeAll(async () => {
  const ownerWindow = await openWindow(browser, product);
  const consumerWindow = await openWindow(browser, product);
  await signUp(ownerWindow, odile);
  projectId = await publish(ownerWindow, "Soleil de Rennes", rennes);
  await preparePapers(ownerWindow, projectId, { email: odile.email, prm: "16123456789010" });
  await createAllAndApply(consumerWindow, camille, projectId, rennes);
  await completeConsumer(consumerWindow, "16123456789011");
  await accept(ownerWindow, consumerWindow);
  owner = await ownerWindow.newPage();
  consumer = await consumerWindow.newPage();
});

const title = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });
const button = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole("button", { name, exact: true });

/** Scrolls until the end of the document is there, and comes to it. */
async function goToEnd(): Promise<void> {
  const end = consumer.getByText("Fin du document", { exact: true });
  const scroll = async () => {
    await consumer.keyboard.press("End");
    expect(await end.isVisible()).toBe(true);
  };
  await vi.waitFor(scroll, { timeout: 30_000, interval: 300 });
  await tabTo(end);
}

describe("with the keyboard only", () => {
  it("an owner ticks a participant, sends his papers, and comes back where she was", async () => {
    await owner.goto(`/project-owner/${projectId}/my-documents/bulletin`);
    await tabToAndPress(owner.getByLabel("Sélectionner Camille Roux"), "Space");
    await tabToAndPress(button(owner, "Envoyer les dossiers complets"), "Enter");
    const dialog = owner.getByRole("dialog", { name: "Envoyer les documents à signer" });
    await tabToAndPress(button(dialog, "Envoyer 3\u00a0documents"), "Enter");
    await dialog.getByText("3\u00a0documents en cours d’envoi").waitFor();
    await owner.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => owner.getByText("participant sélectionné").count()).toBe(0);
  });

  it("a participant reads each document, moving in it, and zooms", async () => {
    await consumer.goto(linkIn(await askedAddress(product, camille.email)));
    await title(consumer, "Êtes-vous Camille Roux\u202f?").waitFor();
    await tabToAndPress(button(consumer, "C’est bien moi, voir mes documents"), "Enter");
    await title(consumer, "3\u00a0documents à signer").waitFor();
    await tabToAndPress(button(consumer, "Commencer la lecture"), "Enter");
    await expectFocus(title(consumer, "Bulletin d’adhésion"));
    await tabToAndPress(button(consumer, "Agrandir"), "Enter");
    await consumer.getByText("125\u00a0%").waitFor();
    await consumer.keyboard.press("Tab");
    await expectFocus(consumer.getByRole("radio", { name: "Pages" }));
    await consumer.keyboard.press("ArrowLeft");
    await consumer.getByRole("heading", { level: 2, name: "Bulletin d’adhésion" }).waitFor();
    await expectFocus(consumer.getByRole("radio", { name: "Lecture" }));
    await consumer.keyboard.press("ArrowRight");
    await button(consumer, "Agrandir").waitFor();
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

  it("leaves the refusal without a trace, consents, and signs with her name", async () => {
    await tabToAndPress(button(consumer, "Je ne souhaite pas signer"), "Enter");
    const refusal = consumer.getByRole("dialog", { name: "Refuser de signer" });
    await refusal.waitFor();
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
