import { named, read, signUp, somebody } from "./api.ts";
import { arriveAt, press } from "./forms.ts";
import { describeInstallation } from "./owner-steps.ts";
import { expect, test } from "./test.ts";

test("who publishes may say who stands behind the project, with a logo, and whose network it is in", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const page = await owner.newPage();
  await page.goto("/on-boarding/project-owner/create-production-point/typology");
  await describeInstallation(page, "2 rue des Écoles, Strasbourg");
  await press(page, "Continuer");
  await arriveAt(page, "Comment présentez-vous votre projet ?");

  const description = page.getByLabel("Description", { exact: true });
  await expect(description).toHaveValue(/partage de l’électricité.*juillet/);
  await page.getByLabel("Démarrage prévu du partage").selectOption({ index: 6 });
  await expect(description, "the start is told once").not.toHaveValue(/juillet/);

  await page.getByLabel("Le porteur est").selectOption({ label: "Une commune ou une collectivité" });
  await page.getByLabel("Nom à afficher").fill("Ville de Strasbourg");
  const choosing = page.waitForEvent("filechooser");
  await press(page, "Choisir une photo ou un logo");
  await (await choosing).setFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole("img", { name: "Aperçu de la photo ou du logo" })).toBeVisible();
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
