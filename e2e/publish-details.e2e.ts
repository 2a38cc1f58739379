import type { BrowserContext } from "@playwright/test";
import { named, read, signUp, somebody } from "./api.ts";
import { arriveAt, press } from "./forms.ts";
import { choosePicture, describeInstallation } from "./owner-steps.ts";
import type { Product } from "./product.ts";
import { expect, test } from "./test.ts";

/** Signs up and describes an installation there: the project remains to be presented. */
async function beginToPublish(product: Product, owner: BrowserContext, address: string) {
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const page = await owner.newPage();
  await page.goto("/on-boarding/project-owner/create-production-point/typology");
  await describeInstallation(page, address);
  await press(page, "Continuer");
  await arriveAt(page, "Comment présentez-vous votre projet ?");
  return { owner, page };
}

test("who publishes may say who stands behind the project, with a logo, and whose network it is in", async ({
  product,
  openWindow,
}) => {
  const { owner, page } = await beginToPublish(product, await openWindow(), "2 rue des Écoles, Strasbourg");

  const description = page.getByLabel("Description", { exact: true });
  await expect(description).toHaveValue(/partage de l’électricité.*juillet/);
  await page.getByLabel("Démarrage prévu du partage").selectOption({ index: 6 });
  await expect(description, "the start is told once, and no study after it").not.toHaveValue(/juillet|mars/);

  await page.getByLabel("Le porteur est").selectOption({ label: "Commune ou collectivité" });
  await page.getByLabel("Nom à afficher").fill("Ville de Strasbourg");
  await choosePicture(page, "Choisir une photo ou un logo", "Aperçu de la photo ou du logo");
  await page.getByLabel("Nom du projet").fill(named("Soleil de l’école"));
  await description.fill("Les panneaux de l’école, partagés avec le quartier. ".repeat(3));
  await press(page, "Continuer");
  await arriveAt(page, "Quels sont les réglages du projet ?");

  const network = page.getByLabel("Gestionnaire du réseau (facultatif)");
  const warning = page.getByText(/le réseau peut être celui de Strasbourg Électricité Réseaux/);
  await expect(warning).toBeVisible();
  await network.fill("Strasbourg Électricité Réseaux");
  await expect(warning).toBeHidden();
  await press(page, "Publier mon projet");
  await arriveAt(page, "Votre projet est en ligne");

  const [project] = await read(owner, "/project/by-user");
  expect(project).toMatchObject({
    bearer: { name: "Ville de Strasbourg" },
    bearerImage: { url: expect.any(String) },
  });
  const perimeter = await owner.request.get(`/api/project/${project?.id}/perimeter`);
  expect(await perimeter.json()).toMatchObject({
    details: { gridOperator: "Strasbourg Électricité Réseaux" },
  });
});

test("a logo chosen before «\u00a0Je ne le dis pas encore\u00a0» is neither kept nor sent", async ({
  product,
  openWindow,
}) => {
  const { owner, page } = await beginToPublish(product, await openWindow(), "2 rue des Écoles, Colmar");
  const bearer = page.getByLabel("Le porteur est");
  const preview = page.getByRole("img", { name: "Aperçu de la photo ou du logo" });
  await bearer.selectOption({ label: "Commune ou collectivité" });
  await choosePicture(page, "Choisir une photo ou un logo", "Aperçu de la photo ou du logo");
  await bearer.selectOption({ label: "Je ne le dis pas encore" });
  await bearer.selectOption({ label: "Une association" });
  await expect(page.getByRole("button", { name: "Choisir une photo ou un logo" })).toBeVisible();
  await expect(preview).toBeAbsent();
  await choosePicture(page, "Choisir une photo ou un logo", "Aperçu de la photo ou du logo");
  await bearer.selectOption({ label: "Je ne le dis pas encore" });
  await page.getByLabel("Nom du projet").fill(named("Soleil discret"));
  await page
    .getByLabel("Description", { exact: true })
    .fill("Les panneaux de l’école, partagés avec le quartier. ".repeat(3));
  await press(page, "Continuer");
  await arriveAt(page, "Quels sont les réglages du projet ?");
  await page.getByLabel("Publier ce projet sur la carte").uncheck();
  await expect(page.getByRole("button", { name: "Enregistrer mon projet" })).toBeVisible();
  await page.getByLabel("Publier ce projet sur la carte").check();
  await press(page, "Publier mon projet");
  await arriveAt(page, "Votre projet est en ligne");
  await expect(page.getByRole("alert")).toBeAbsent();
  const [project] = await read(owner, "/project/by-user");
  expect(project).toMatchObject({ bearer: null, bearerImage: null });
});

test("what could not be sent after the project is named, and sent again without a second project", async ({
  product,
  openWindow,
}) => {
  const { owner, page } = await beginToPublish(product, await openWindow(), "2 rue des Écoles, Mulhouse");
  await page.getByLabel("Le porteur est").selectOption({ label: "Une association" });
  await page.getByLabel("Nom à afficher").fill("Les Amis du Soleil");
  await choosePicture(page, "Choisir une photo ou un logo", "Aperçu de la photo ou du logo");
  await page.getByLabel("Nom du projet").fill(named("Soleil têtu"));
  await page
    .getByLabel("Description", { exact: true })
    .fill("Les panneaux de l’école, partagés avec le quartier. ".repeat(3));
  await press(page, "Continuer");
  await arriveAt(page, "Quels sont les réglages du projet ?");
  await choosePicture(page);
  await page.getByLabel("Gestionnaire du réseau (facultatif)").fill("Strasbourg Électricité Réseaux");
  const after = /\/api\/project\/[^/]+\/(image|bearer\/image|perimeter\/details)$/;
  await page.route(after, (route) => route.abort("internetdisconnected"));
  await press(page, "Publier mon projet");
  await arriveAt(page, "Votre projet est en ligne");
  const failed = [
    "L’image n’a pas pu être envoyée",
    "La photo ou le logo n’a pas pu être envoyé",
    "Le gestionnaire du réseau n’a pas pu être enregistré",
  ].map((title) => page.getByRole("alert").filter({ hasText: title }));
  for (const alert of failed) await expect(alert).toBeVisible();

  await page.unroute(after);
  await page.reload();
  for (const alert of failed) {
    await alert.getByRole("button", { name: "Réessayer" }).click();
    await expect(alert).toBeHidden();
  }
  const projects = await read(owner, "/project/by-user");
  expect(projects).toHaveLength(1);
  expect(projects[0]).toMatchObject({
    images: [{ url: expect.any(String) }],
    bearerImage: { url: expect.any(String) },
  });
  const perimeter = await owner.request.get(`/api/project/${projects[0]?.id}/perimeter`);
  expect(await perimeter.json()).toMatchObject({
    details: { gridOperator: "Strasbourg Électricité Réseaux" },
  });
});
