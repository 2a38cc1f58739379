import type { Locator } from "@playwright/test";
import { named, publish, send, signUp, somebody } from "./api.ts";
import { steps } from "./consumer-steps.ts";
import { appIsThere, arriveAt, chooseAddress, press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { expect, test } from "./test.ts";

const invited = "Odile Marchand vous invite à rejoindre un projet d’électricité partagée entre voisins";
const quimper = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.102 };

test("who was invited goes back from the first step to the project's page, and is still invited there", async ({
  product,
  openNewWindow,
}) => {
  const owner = await openNewWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Moulin de Poul ar Raniked");
  const projectId = await publish(owner, project, quimper);
  const noe = somebody("Noé", "Rivière");
  await send(owner, "POST", `/project/${projectId}/invitation`, { emails: [noe.email] });
  const link = linkIn(await mailTo(product, noe.email, invited));

  const page = await (await openNewWindow()).newPage();
  await page.goto(link);
  await appIsThere(page);
  await page.getByRole("dialog").getByRole("button", { name: "Particulier" }).click();
  const join = page.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).last();
  await test.step("on a large screen, who invites stands over the page’s own column", async () => {
    const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
    const icon = page.getByRole("alert").filter({ hasText: "Odile Marchand vous invite" }).locator("svg");
    const column = page.getByRole("navigation", { name: "Fil d’Ariane" });
    await expect
      .poll(async () => Math.abs((await left(icon.first())) - (await left(column))))
      .toBeLessThan(6);
  });
  const goBack = async () => {
    await press(page, "Retour");
    await arriveAt(page, project);
    await expect(page.getByText("Odile Marchand vous invite")).toBeVisible();
  };

  await join.click();
  await arriveAt(page, steps.house);
  await expect(page.getByText("Étape 1 sur 3")).toBeVisible();
  await goBack();

  await chooseAddress(page.getByLabel("Votre adresse ou votre ville (facultatif)"), "8 rue du Port, Quimper");
  await page.getByRole("button", { name: "appartement", exact: true }).click();
  await join.click();
  await arriveAt(page, steps.account);
  await expect(page.getByText("Étape 1 sur 2")).toBeVisible();
  await goBack();

  await join.click();
  await arriveAt(page, steps.account);
  await expect(page).toHaveURL(/[?&]invitation=/);
});

test("what an invited person passes on to neighbours is the project's plain address, and not his own invitation", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Moulin de Locmaria");
  const projectId = await publish(owner, project, quimper);
  const noe = somebody("Noé", "Rivière");
  await send(owner, "POST", `/project/${projectId}/invitation`, { emails: [noe.email] });
  const link = linkIn(await mailTo(product, noe.email, invited));

  const page = await (await openWindow()).newPage();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  await page.goto(link);
  await arriveAt(page, project);
  await expect(page).toHaveURL(/[?&]invitation=/);
  const plain = new URL(page.url());
  plain.search = "";

  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page).toHaveTitle(plain.href);
  const mail = await page.getByRole("link", { name: "Envoyer par e-mail" }).getAttribute("href");
  const { searchParams } = new URL(mail ?? "");
  expect(searchParams.get("body")).toContain(`${plain.href}\n`);
});
