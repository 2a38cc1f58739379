import { emptySalesTerms } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import type { BrowserContext, Page } from "@playwright/test";
import { inspect } from "./accessibility.ts";
import { createAllAndApply, named, newPrm, publish, read, send, signUp, somebody } from "./api.ts";
import { acceptAt, completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { arriveAt, press } from "./forms.ts";
import { phone } from "./people.ts";
import type { Product } from "./product.ts";
import { signByApi, signingTokens } from "./sign-by-api.ts";
import { consentAndSign, readEach } from "./signature-steps.ts";
import { expect, test } from "./test.ts";

const redon = { city: "Redon", postCode: "35600", latitude: 47.651, longitude: -2.084 };
const barn = "Hangar de la ferme";

const terms = {
  ...emptySalesTerms,
  vatRegime: "standard",
  durationYears: 5,
  indexation: "fixed",
  indexationRate: 1.5,
  noticeMonths: 2,
  tacitRenewal: true,
  billingFrequency: "quarterly",
  billingMeans: "transfer",
  paymentDays: 30,
};

/** A farmer who has applied to somebody's project with his barn, and said who signs. */
async function apply(product: Product, farmer: BrowserContext, projectId: string) {
  const jean = somebody("Jean", "Kermarrec");
  await signUp(product, farmer, jean);
  const address = {
    label: "8 Rue du Parc 35600 Redon",
    houseNumber: "8",
    street: "Rue du Parc",
    postCode: redon.postCode,
    city: redon.city,
    coordinates: { latitude: 47.652, longitude: -2.083 },
  };
  const plant = {
    name: barn,
    productionType: "photovoltaic",
    address,
    yearlyProduction: 41000,
    productionPower: 36,
    segment: "C5",
    contractPrice: { minPrice: 0.1, maxPrice: 0.11 },
    vatRegime: "standard",
    prm: newPrm(),
    sge: true,
  };
  const { id } = await send(farmer, "POST", "/production-point/", plant);
  const productionPointId = String(id);
  const application = await send(farmer, "POST", "/application", {
    projectId,
    productionPointId,
    isFromProjectOwner: false,
  });
  await send(farmer, "POST", `/signatory/production-point/${productionPointId}`, {
    gender: "MALE",
    firstName: jean.firstName,
    name: jean.lastName,
    email: jean.email,
    phoneNumber: "06 12 34 56 78",
    entityType: "Particulier",
    birthDate: "1968-05-17",
    birthPlace: "Redon",
    address,
  });
  return { jean, productionPointId, applicationId: String(application.id) };
}

/** Who has signed comes to his price by its address: he reads what he asks, and is asked his VAT alone. */
async function expectPriceToStay(page: Page, productionPointId: string) {
  await expect(async () => {
    await page.goto(
      `/on-boarding/project-owner/create-production-point/price?productionPointId=${productionPointId}`,
    );
    await expect(
      page.getByText(/^Vos documents sont signés\s: le prix que vous demandez ne change plus/),
    ).toBeVisible({
      timeout: 4_000,
    });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByText(/^Prix accepté par 2\sparticipants/)).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Je la donne gratuitement/ })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await press(page, "Enregistrer");
  await expect(page.getByText("Votre installation est à jour.")).toBeVisible();
}

test("a producer signs his documents and his buyers' contracts with one code, by the first link that he got; he asks to leave knowing until when he is bound, and stays", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  test.setTimeout(300_000);
  const owner = await openWindow();
  const odile = somebody("Odile", "Marchand");
  await signUp(product, owner, odile);
  const projectId = await publish(owner, named("Soleil de Redon"), redon);
  await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });
  const [own] = await read(owner, "/production-point/by-user");
  const { id: ownId, ...plant } = Object(own);
  await send(owner, "PUT", `/production-point/${ownId}`, { ...plant, vatRegime: "standard" });
  await send(owner, "POST", `/project/${projectId}/sales-contract`, { terms });

  const farmer = await openNewWindow(phone);
  const { jean, productionPointId, applicationId } = await apply(product, farmer, projectId);
  await send(owner, "POST", `/application/${applicationId}/progress`, { status: "SIGNATURE" });
  const page = await farmer.newPage();
  await page.goto("/user-portfolio");
  // What his contracts will say of the years to come is read before there is one.
  await expect(page.getByText(/^Contrat de vente\s: 5\sans, \+1,5\s%\/an, préavis 2\smois$/)).toBeVisible();

  const ofJean = { consumptionPointIds: [], productionPointIds: [productionPointId] };
  for (const kind of ["bulletin", "accord"])
    await send(owner, "POST", `/project/${projectId}/document/${kind}/send`, ofJean);
  const [firstLink] = await signingTokens(product, jean.email);

  const buyers = [somebody("Camille", "Roux"), somebody("Hugo", "Petit")];
  const places: string[] = [];
  for (const buyer of buyers) {
    const window = await openNewWindow();
    await createAllAndApply(window, buyer, projectId, redon);
    await acceptAt(0.11, owner, window);
    places.push(await completeConsumer(window, newPrm()));
    const ofBuyer = { consumptionPointIds: places.slice(-1), productionPointIds: [] };
    await send(owner, "POST", `/project/${projectId}/document/salesContract/send`, ofBuyer);
    await signByApi(product, window, { email: buyer.email, count: 1 });
  }

  await page.goto(`/signature/${firstLink}`);
  const four = page.getByRole("heading", { level: 1, name: "4 documents à signer" });
  await expect(async () => {
    await page.reload();
    await expect(four).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
  // That the fee is paid at once is read before anything is signed.
  await expect(page.getByText(/Premier paiement à votre admission/)).toBeVisible();
  await expect(
    page.getByText(/Le bulletin fait accepter des statuts que le porteur n’a pas encore déposés/),
  ).toBeVisible();
  // His own bulletin and accord are read before he signs; of his buyers’ contracts, which say the same, he may pass on.
  await readEach(page, 4, 2);
  await consentAndSign(page, product, { email: jean.email, name: "Jean Kermarrec" });
  await arriveAt(page, /signé/);
  const codes = product
    .mails()
    .filter((mail) => mail.to === jean.email && mail.subject === "Votre code de signature");
  expect(codes).toHaveLength(1);
  await signByApi(product, owner, { email: odile.email, count: 3 });

  await expectPriceToStay(page, productionPointId);
  await page.goto("/user-portfolio");
  const asksToLeave = page.getByRole("button", { name: `Demander à partir (${barn})` });
  // Each file is sealed by a job.
  await expect(async () => {
    await page.reload();
    await expect(asksToLeave).toBeVisible({ timeout: 4_000 });
    const dialog = page.getByRole("dialog", { name: /^Quitter le projet/ });
    await asksToLeave.click();
    await expect(dialog.getByText(/^Contrats de vente avec /)).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 90_000 });
  const looks = inspect(page);
  const dialog = page.getByRole("dialog", { name: /^Quitter le projet/ });
  const day = dialog.getByLabel("Date de départ souhaitée");
  await expect(day).toHaveAccessibleDescription(/^À partir du .* sans l’accord de personne/);
  const tomorrow = dayInParis(new Date(Date.now() + 86_400_000));
  await day.fill(tomorrow);
  await expect(day).toHaveAccessibleDescription(/^Avant le .* l’accord de chacun de vos acheteurs\.$/);
  await dialog.getByRole("button", { name: "Envoyer ma demande" }).click();
  const question = page.getByRole("dialog", { name: /^Partir avant la fin de votre préavis/ });
  await question.getByRole("button", { name: "Annuler" }).click();
  // Nothing was sent, and what was typed is there.
  await expect(day).toHaveValue(tomorrow);
  await dialog.getByRole("button", { name: "Envoyer ma demande" }).click();
  await question.getByRole("button", { name: "Demander cette date" }).click();
  await expect(page.getByText("Vous partez", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Vous restez lié par 2\scontrats de vente.* finit le/)).toBeVisible();
  for (const gone of [/projet complet|Si le projet se remplit/, /Contrats? de vente à venir/])
    await expect(page.getByText(gone)).toHaveCount(0);
  await looks.settled();
  await looks.expectNoFault();

  const desk = await owner.newPage();
  await desk.goto(`/project-owner/${projectId}/my-producer`);
  await press(desk, "Acter le départ");
  const settling = desk.getByRole("dialog");
  await expect(settling.getByText(/^2\scontrats courent encore \(.*\), jusqu’au/)).toBeVisible();
  // Tomorrow, as he asked, is proposed; today is at once.
  const chosen = settling.getByLabel("Jour du départ");
  await expect(chosen).toHaveValue(tomorrow);
  await expect(settling.getByText(/^Rien ne change avant le/)).toBeVisible();
  await chosen.fill("2199-01-31");
  await settling.getByRole("button", { name: "Acter le départ" }).click();
  await expect(settling.getByText(/^Choisissez un jour jusqu’au/).first()).toBeVisible();
  await chosen.fill(dayInParis(new Date()));
  await expect(settling.getByText(/aujourd’hui sur la plateforme, avant le jour demandé/)).toBeVisible();
  await settling.getByRole("button", { name: "Acter le départ" }).click();
  const early = desk.getByRole("dialog", { name: /Acter avant le jour demandé/ });
  await expect(early.getByText(/il faut l’accord de qui part/)).toBeVisible();
  await early.getByRole("button", { name: "Annuler" }).click();
  await chosen.fill(tomorrow);
  await settling.getByRole("button", { name: /^Régler pour le/ }).click();
  await expect(desk.getByText(/^Part le/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Vous partez le/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Je reste finalement/ })).toHaveCount(0);
  await desk.getByRole("button", { name: "Changer le jour du départ" }).click();
  await desk.getByRole("dialog").getByLabel("Jour du départ").waitFor();
  await desk.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await press(desk, "Renoncer à ce jour");
  await desk.getByRole("dialog").getByRole("button", { name: "Renoncer à ce jour" }).click();
  await expect(desk.getByText(/^Souhaite partir le/)).toBeVisible();
  await page.reload();

  await press(page, `Je reste finalement (${barn})`);
  await page.getByRole("dialog").getByRole("button", { name: "Je reste", exact: true }).click();
  await expect(asksToLeave).toBeFocused();
  await expect(page.getByText("Vous partez", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Je reste finalement/ })).toHaveCount(0);
  await expect(page.getByText(/^Vous restez lié/)).toHaveCount(0);
  await looks.settled();
  await looks.expectNoFault();
  looks.expectNoError();
});
