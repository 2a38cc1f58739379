import { readFileSync } from "node:fs";
import { inspect } from "./accessibility.ts";
import { createAllAndApply, newPrm, publish, send, signUp, somebody } from "./api.ts";
import { acceptAt, completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { arriveAt, press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { phone } from "./people.ts";
import { askedAddress, confirmAddress, consentAndSign, readAll } from "./signature-steps.ts";
import { expect, test } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const project = "Soleil de Rennes, copies";

test("a producer signs from his own page, and keeps there the contract of his consumer", async ({
  product,
  openWindow,
}) => {
  const [odile, camille] = [somebody("Odile", "Marchand"), somebody("Camille", "Roux")];
  const producer = await openWindow(phone);
  await signUp(product, producer, odile);
  const projectId = await publish(producer, project, rennes);
  await prepareDocuments(producer, projectId, { email: odile.email, prm: newPrm() });
  const consumer = await openWindow(phone);
  await createAllAndApply(consumer, camille, projectId, rennes);
  await acceptAt(0.11, producer, consumer);
  const pointId = await completeConsumer(consumer, newPrm());
  const points = { consumptionPointIds: [pointId], productionPointIds: [] };
  await send(producer, "POST", `/project/${projectId}/document/salesContract/send`, points);

  const buyer = await consumer.newPage();
  await buyer.goto(linkIn(await askedAddress(product, camille.email)));
  await confirmAddress(buyer, "Camille Roux");
  await arriveAt(buyer, "Un document à signer");
  await readAll(buyer, ["Contrat de vente"]);
  await consentAndSign(buyer, product, { email: camille.email, name: "Camille Roux" });
  await arriveAt(buyer, /signé/);

  const page = await producer.newPage();
  const looks = inspect(page);
  const inPanel = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
  const openDocuments = async () => {
    await page.goto("/user-portfolio");
    await press(page, "Mes documents (Toit de l’école)");
  };
  await openDocuments();
  await expect(page.getByText("Un contrat par consommateur, en cours de signature")).toBeVisible();
  await looks.settled();
  await looks.expectNoFault();
  await inPanel("Lire et signer").click();
  // What the contract brings that he is about to sign stands before what a full project would, and no sum of the consumer's.
  const sums = page
    .getByRole("table", { name: /^Par an, hors TVA et charges, cotisation de .* payée$/ })
    .getByRole("row");
  await expect(sums.nth(0)).toHaveText(/^Avec ce contrat.*\sdu partage .*du surplus.*€$/);
  await expect(sums.nth(1)).toHaveText(
    /^Si le projet se remplit, avec ceux qui viendront au prix que vous demandez(ceux d’aujourd’hui gardent leur prix, .*)?jusqu’à [\d\s]+€$/,
  );
  await expect(sums.nth(2)).toHaveText(
    /^Tout vendre ailleurs(au tarif publié d’un contrat d’aujourd’hui)?[\d\s]+€$/,
  );
  await expect(page.getByText("d’économie par an", { exact: false })).toHaveCount(0);
  await readAll(page, [/^Contrat de vente/]);
  await consentAndSign(page, product, { email: odile.email, name: "Odile Marchand" });
  await arriveAt(page, /signé/);
  await mailTo(product, odile.email, `Votre document signé pour «\u00a0${project}\u00a0»`);

  await openDocuments();
  await expect(page.getByText("dont un au moins est signé par tous", { exact: false })).toBeVisible();
  // Each of his contracts by its buyer, and nothing left to sign.
  await expect(
    page.getByRole("button", { name: /^Télécharger le contrat de vente\s: Camille Roux$/ }),
  ).toBeVisible();
  await expect(inPanel("Lire et signer")).toHaveCount(0);
  await looks.settled();
  await looks.expectNoFault();
  const coming = page.waitForEvent("download");
  await inPanel("Tous mes exemplaires signés (ZIP)").click();
  const archive = readFileSync(await (await coming).path()).toString();
  expect(archive).toMatch(/^PK/);
  expect(archive).toContain("Contrat de vente/contrat-de-vente-camille-roux-signe.pdf");
  looks.expectNoError();
});
