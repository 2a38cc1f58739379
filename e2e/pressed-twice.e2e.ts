import type { Locator, Page } from "@playwright/test";
import { named, newPrm, publish, send, signUp, somebody } from "./api.ts";
import { chooseAccount, describeHomeFromProject, steps } from "./consumer-steps.ts";
import { completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { arriveAt, choose, press } from "./forms.ts";
import { holdAnswers } from "./held.ts";
import { signingTokens } from "./sign-by-api.ts";
import { confirmAddress, readAll, receiveCode } from "./signature-steps.ts";
import { expect, test } from "./test.ts";

const quimper = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.102 };

/** Presses twice at once while the answer is held back. @returns how often it was sent, once all has arrived */
async function pressTwice(
  page: Page,
  button: Locator,
  sent: RegExp,
  then: () => Promise<void>,
): Promise<number> {
  let times = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && sent.test(new URL(request.url()).pathname)) times += 1;
  });
  const arrive = await holdAnswers(page, sent);
  await expect(button).toBeEnabled();
  await button.evaluate((element) => {
    (element as HTMLButtonElement).click();
    (element as HTMLButtonElement).click();
  });
  await expect.poll(() => times).toBeGreaterThan(0);
  // Whoever waits is told so, and presses nothing again.
  await expect(button.and(page.locator(":enabled:not([data-loading])"))).toHaveCount(0);
  arrive();
  await then();
  return times;
}

test("what two taps at once ask for is sent once, from the application to the signature", async ({
  product,
  openWindow,
}) => {
  test.setTimeout(240_000);
  const owner = await openWindow();
  const odile = somebody("Odile", "Marchand");
  await signUp(product, owner, odile);
  const projectId = await publish(owner, named("Toits de Penhars"), quimper);
  await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });
  const window = await openWindow();
  const camille = somebody("Camille", "Roux");
  const page = await window.newPage();
  await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
  await choose(page, "Particulier");
  await press(page, "Continuer");
  await describeHomeFromProject(page, { address: "8 rue du Port, Quimper", prm: newPrm() });
  await chooseAccount(page, camille);
  await press(page, "Continuer");
  await arriveAt(page, steps.check);
  const main = page.getByRole("main");
  const applying = main.getByRole("button", { name: "Envoyer ma candidature" });
  const applied = await pressTwice(page, applying, /create-all-and-apply/, () =>
    arriveAt(page, "Ma demande de participation"),
  );
  expect(applied).toBe(1);
  const [point] = await (await window.request.get("/api/consumption-point/by-user")).json();
  const path = `/application/${point.applicationProgress.id}/progress`;
  await send(owner, "POST", path, { status: "PROPOSAL", price: 0.05 });
  await page.reload();
  const yes = main.getByRole("button", { name: "Accepter le prix", exact: true });
  const accepted = await pressTwice(page, yes, /\/progress$/, () => expect(yes).toHaveCount(0));
  expect(accepted).toBe(1);
  await completeConsumer(window, newPrm());
  await send(window, "POST", `/signatory/consumption-point/${point.id}`, {
    gender: "FEMALE",
    firstName: camille.firstName,
    name: camille.lastName,
    email: camille.email,
    phoneNumber: "06 12 34 56 78",
    entityType: "Particulier",
    birthDate: "1968-05-17",
    birthPlace: "Redon",
    address: point.address,
  });
  const of = { consumptionPointIds: [point.id], productionPointIds: [] };
  await send(owner, "POST", `/project/${projectId}/document/bulletin/send`, of);
  const [token] = await signingTokens(product, camille.email);
  await page.goto(`/signature/${token}`);
  await confirmAddress(page, "Camille Roux");
  await readAll(page, [/Bulletin/]);
  await arriveAt(page, "Votre accord et votre nom");
  await page.getByLabel("J’ai lu ce texte et je consens.").check();
  await page.getByLabel("Je suis Camille Roux et je signe de ce nom.").check();
  let codes = 0;
  const code = await receiveCode(product, camille.email, async () => {
    codes = await pressTwice(
      page,
      page.getByRole("button", { name: "Recevoir mon code par e-mail" }),
      /\/otp$/,
      () => expect(page.getByLabel("Code à six chiffres")).toBeVisible(),
    );
  });
  expect(codes).toBe(1);
  await page.getByLabel("Code à six chiffres").fill(code);
  const signed = await pressTwice(page, page.getByRole("button", { name: /^Signer le/ }), /\/sign$/, () =>
    arriveAt(page, /signé/),
  );
  expect(signed).toBe(1);
});
