import { readFile } from "node:fs/promises";
import { ownText, readPdf } from "../packages/server/test/read-pdf.ts";
import { named, publish, read, send, signUp, somebody } from "./api.ts";
import { press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";
import { addressIn, building, lyon } from "./town-hall.ts";

const plain = (text: string) => text.replaceAll(/\s+/gu, " ");

test("a clerk prints what her council votes on: both buildings, with the total that her page tells", async ({
  product,
  openWindow,
}) => {
  const [owner, clerk] = await Promise.all([openWindow(), openWindow(phone)]);
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Soleil des écoles");
  const projectId = await publish(owner, project, lyon);
  const nadine = somebody("Nadine", "Guérin");
  await signUp(product, clerk, nadine);
  const applicationIds: string[] = [];
  const places: string[] = [];
  for (const body of [building("École", 45_000), building("Salle des fêtes", 9000)]) {
    const { id } = await send(clerk, "POST", "/consumption-point/", body);
    const asked = { projectId, consumptionPointId: id, isFromProjectOwner: false };
    const application = await send(clerk, "POST", "/application", asked);
    applicationIds.push(`${application.id}`);
    places.push(`${id}`);
  }
  const step = { status: "PROPOSAL", price: 0.11 };
  await send(owner, "POST", `/project/${projectId}/application/progress`, { applicationIds, step });
  const mail = await mailTo(
    product,
    nadine.email,
    `Des prix vous sont proposés pour «\u00a0${project}\u00a0»`,
  );
  expect(mail.text).toContain("pour le conseil");

  const page = await clerk.newPage();
  await page.goto(linkIn(mail));
  const ended = page.getByText(/^Vos 2\s+lieux, si l’exonération d’accise s’arrêtait\s: .* par an/);
  await expect(ended).toBeVisible();
  const exempted = page.getByText(/^Seulement si l’exonération de taxe .*: de .* par an\.$/);
  await expect(exempted).toBeVisible();
  const told = [await ended.textContent(), await exempted.textContent()].map(
    (text) => plain(text ?? "").match(/: (.* (?:d’économie|de perte)) par an/)?.[1] ?? "none",
  );
  const total = told.join(" ");

  await page.goto(`/consumer/${places[0]}/application`);
  // The case that leads, where both are told.
  const sum = page
    .getByRole("strong")
    .filter({ hasText: /^de .* (d’économie|de perte)$/ })
    .first();
  await expect(sum).toBeVisible();
  const line = plain((await sum.textContent()) ?? "");

  await test.step("the note has the total and the sum of the page to the euro: both count the two buildings", async () => {
    const taken = page.waitForEvent("download");
    await press(page, "Imprimer pour le conseil (PDF)");
    const file = await taken;
    expect(file.suggestedFilename()).toMatch(/^note-pour-le-conseil-soleil-des-ecoles.*\.pdf$/);
    const text = plain(ownText(readPdf(await readFile(await file.path()))));
    expect(text).toContain("Note pour le conseil");
    for (const part of ["École", "Salle des fêtes", `Ensemble, 2 lieux ${total}`, line])
      expect(text).toContain(part);
    expect(text).toMatch(/Ces lieux se partagent|Ensemble, ces lieux prendraient/);
    expect(text).toContain("Modèle de délibération");
  });

  await test.step("the browser's own print has the page alone, with what is folded", async () => {
    const folded = page.getByText("Pour partir", { exact: true });
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(folded).toBeVisible();
    for (const around of [
      page.getByRole("navigation"),
      page.getByRole("contentinfo"),
      page.getByRole("button", { name: "Accepter le prix" }),
      page.getByRole("link", { name: "Aller au contenu" }),
    ])
      await expect(around).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(sum).toBeVisible();
  });

  await test.step("it can be printed once the price is accepted, until the documents are signed", async () => {
    await page.emulateMedia({ media: "screen" });
    const yes = { status: "SIGNATURE", price: 0.11 };
    await send(clerk, "POST", `/application/${applicationIds[0]}/progress`, yes);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Candidature acceptée" })).toBeVisible();
    const taken = page.waitForEvent("download");
    await press(page, "Imprimer pour le conseil (PDF)");
    const text = plain(ownText(readPdf(await readFile(await (await taken).path()))));
    expect(text).toContain("accepté en ligne");
    expect(text).toContain("à accepter, sans date limite");
  });
});

test("a town hall gives the délibération of its council once, from what it has to do, for its roof and its buildings", async ({
  product,
  openWindow,
}) => {
  const clerk = await openWindow();
  const nadine = somebody("Nadine", "Guérin");
  await signUp(product, clerk, nadine);
  const projectId = await publish(clerk, named("Toits de la commune"), lyon);
  const [plant] = await read(clerk, "/production-point/by-user");
  const commune = {
    entityType: "Professionnel",
    ...{ gender: "MALE", firstName: "Yves", name: "Le Guennec", companyPosition: "Maire" },
    ...{ email: nadine.email, phoneNumber: "02 99 12 34 56" },
    ...{ socialReason: "Commune de Lyon", furnitureName: "Commune de Lyon" },
    ...{
      socialAddress: addressIn("Place de la Mairie"),
      juridiction: "COMMUNITY",
      siretId: "21690123100011",
    },
  };
  await send(clerk, "POST", `/signatory/production-point/${plant?.id}`, commune);
  for (const body of [building("École", 45_000), building("Salle des fêtes", 9000)]) {
    const { id } = await send(clerk, "POST", "/consumption-point/", body);
    const asked = { projectId, consumptionPointId: id, isFromProjectOwner: true };
    const application = await send(clerk, "POST", "/application", asked);
    await send(clerk, "POST", `/application/${application.id}/progress`, { status: "SIGNATURE" });
    await send(clerk, "POST", `/signatory/consumption-point/${id}`, commune);
  }

  const page = await clerk.newPage();
  await page.goto(`/project-owner/${projectId}`);
  const toDo = page.getByRole("region", { name: "À faire", exact: true }).getByRole("listitem").filter({
    hasText: "Indiquez la délibération de votre conseil\u00a0: 2\u00a0lieux et 1\u00a0installation",
  });
  await test.step("what it has to do leads to its article, and to where it is given", async () => {
    await expect(toDo.getByRole("link", { name: "Comment une collectivité participe" })).toBeVisible();
    await toDo.getByRole("link", { name: /^L’indiquer/ }).click();
    await page.getByLabel("Délibération n°").fill("2026-47");
    await page.getByLabel("du", { exact: true }).fill("2026-01-20");
    await press(page, "Enregistrer");
  });

  await test.step("one press gives it to both buildings", async () => {
    await expect(
      page.getByText(/ne l’est pas encore pour «\sÉcole\s» et «\sSalle des fêtes\s»/),
    ).toBeVisible();
    await press(page, "L’indiquer pour ces 2\u00a0lieux");
    await expect(page.getByText("Indiquée pour 2\u00a0lieux.")).toBeVisible();
    const [school] = await read(clerk, "/consumption-point/by-user");
    await page.goto(`/consumer/${school?.id}/my-profile#signatory`);
    await expect(page.getByText(/^délibération n°\s2026-47 du 20 janvier 2026$/)).toBeVisible();
    await page.goto(`/project-owner/${projectId}`);
    await expect(page.getByRole("heading", { level: 2, name: "À faire" })).toBeVisible();
    await expect(toDo).toHaveCount(0);
  });

  await test.step("a building accepted without a price keeps its sum: nothing is paid for the electricity", async () => {
    const [school] = await read(clerk, "/consumption-point/by-user");
    await page.goto(`/consumer/${school?.id}/application`);
    const main = page.getByRole("main");
    await expect(
      main.getByText("On ne s’achète pas à soi-même\u00a0: rien à payer pour l’électricité, pas de contrat."),
    ).toBeVisible();
    await expect(main.getByText(/^Ce que ce projet vous apporterait/)).toContainText("d’économie");
    // Who owns the project has nobody to write to, and buys nothing.
    await expect(main.getByRole("link", { name: "Écrire au porteur" })).toHaveCount(0);
    await expect(main.getByRole("link", { name: "Ajouter un autre de vos lieux" })).toBeVisible();
    await expect(main.getByText("Trois documents")).toHaveCount(0);
  });

  await test.step("its note has the roof and both buildings, from the building's page as from the contracts", async () => {
    const taken = page.waitForEvent("download");
    await press(page, "Imprimer pour le conseil (PDF)");
    const text = plain(ownText(readPdf(await readFile(await (await taken).path()))));
    for (const part of ["L’installation mise en commun", "École", "Salle des fêtes", "rien à payer"])
      expect(text).toContain(part);
    await page.goto(`/project-owner/${projectId}/my-documents/contracts`);
    await expect(page.getByText("On ne s’achète pas à soi-même").first()).toBeVisible();
    await expect(page.getByText("mettez ce contrat de côté")).toHaveCount(0);
    const again = page.waitForEvent("download");
    await press(page, "Imprimer pour le conseil (PDF)");
    expect(plain(ownText(readPdf(await readFile(await (await again).path()))))).toBe(text);
  });
});
