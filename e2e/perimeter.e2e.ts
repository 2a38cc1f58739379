import { judgeBothWidths } from "./accessibility.ts";
import { createAllAndApply, publish, read, send, signUp, somebody } from "./api.ts";
import { arriveAt, choose, press } from "./forms.ts";
import { expect, test } from "./test.ts";

const langouet = { city: "Langouet", postCode: "35630", latitude: 48.2533, longitude: -1.8283 };
const rennes = { city: "Rennes", postCode: "35000", latitude: 48.2, longitude: -1.75 };

test("the owner of a perimeter of 10 km reads who cannot take part, at both widths, and takes his letter", async ({
  product,
  openWindow,
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  const owner = page.context();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const projectId = await publish(owner, "Soleil du Val d’Ille", langouet, 10);
  const townsman = somebody("Barthélemy-Alexandre", "de La Rochefoucauld-Montbel");
  await createAllAndApply(await openWindow(), townsman, projectId, rennes);

  await page.goto(`/project-owner/${projectId}/my-perimeter`);
  await arriveAt(page, /Soleil du Val/);
  await expect(page.getByText("ni rurale ni périurbaine", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("Rennes (grand centre urbain)", { exact: false }).first()).toBeVisible();
  const limit = page.getByText("pour une limite de", { exact: false });
  await expect(limit).toBeVisible();
  await judgeBothWidths(visitor, limit);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger la lettre (PDF)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^demande-de-derogation-.*\.pdf$/);

  await choose(page, "Des organismes publics d’une même intercommunalité");
  await page.getByLabel("Gestionnaire du réseau de tous les points").fill("Enedis");
  await page.getByRole("button", { name: "Enregistrer ces précisions" }).click();
  await expect(page.getByText("Ces précisions sont enregistrées.")).toBeVisible();
  const refused = page.getByText("est un particulier", { exact: false }).first();
  await expect(refused).toBeVisible();
  await judgeBothWidths(visitor, refused);
  await page.reload();
  await expect(page.getByLabel("Gestionnaire du réseau de tous les points")).toHaveValue("Enedis");
});

test("an owner who narrows her perimeter, or publishes with one that is exceeded, first reads who would stand outside", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const projectId = await publish(owner, "Soleil du Val d’Ille", langouet, 10);
  const far = { ...langouet, latitude: langouet.latitude + 0.05 };
  await createAllAndApply(await openWindow(), somebody("Diane", "Petit"), projectId, far);
  for (const { id } of await read(owner, `/project/${projectId}/application`)) {
    await send(owner, "POST", `/application/${id}/progress`, { status: "SIGNATURE" });
  }
  const page = await owner.newPage();
  const limit = (km: number) => page.getByRole("main").getByRole("radio", { name: `${km} km`, exact: true });
  await page.goto(`/on-boarding/project-owner/edit-project/typology?projectId=${projectId}`);
  await arriveAt(page, "Réglages du projet");
  await limit(2).check();
  await press(page, "Enregistrer");
  const question = page.getByRole("dialog", { name: "Avec 2 km, le périmètre ne serait pas respecté" });
  await expect(question.getByText("se trouve à plus de 2 km d’un autre participant")).toBeVisible();
  await expect(question.getByText("Diane Petit")).toBeVisible();
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(limit(2)).toBeChecked();
  await expect(page).toHaveURL(/edit-project/);
  await press(page, "Enregistrer");
  await question.getByRole("button", { name: "Enregistrer quand même" }).click();
  await expect(page.getByText("Votre projet est à jour.")).toBeVisible();

  const published = page.getByRole("switch", { name: "Projet publié sur la carte" });
  await published.click();
  await expect(published).not.toBeChecked();
  await published.click();
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(published).not.toBeChecked();
  await published.click();
  await question.getByRole("button", { name: "Publier quand même" }).click();
  await expect(published).toBeChecked();
});

test("an owner who proposes a price to somebody out of his perimeter reads it first, and is led to whoever breaks it", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const projectId = await publish(owner, "Soleil du Val d’Ille", langouet);
  const holder = await openWindow();
  const far = { ...langouet, latitude: langouet.latitude + 0.04 };
  const { application } = await createAllAndApply(holder, somebody("Diane", "Petit"), projectId, far);
  const page = await owner.newPage();
  await page.goto(`/project-owner/${projectId}/my-consumers/pending`);
  await expect(page.getByRole("row", { name: /Diane Petit/ }).getByText("plus de 2 km")).toBeVisible();

  await page.getByRole("button", { name: "Diane Petit", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Diane Petit" });
  await expect(panel.getByText("Hors de votre périmètre de 2 km")).toBeVisible();
  await panel.getByRole("button", { name: "Proposer un prix" }).click();
  const dialog = page.getByRole("dialog", { name: "Proposer un prix" });
  await dialog.getByRole("button", { name: /^Proposer/ }).click();
  await expect(dialog.getByText(/Si cette personne accepte votre prix, elle participe/)).toBeVisible();
  await dialog.getByRole("button", { name: "Proposer malgré tout (1 personne)" }).click();
  await expect(page.getByText("Prix proposé à 1 personne.")).toBeVisible();

  await send(holder, "POST", `/application/${application?.id}/progress`, { status: "SIGNATURE" });
  await page.goto(`/project-owner/${projectId}/my-perimeter`);
  await expect(page.getByText("Sans ce participant, la règle serait respectée :")).toBeVisible();
  await page.getByRole("link", { name: "Voir les participants acceptés" }).click();
  await expect(page).toHaveURL(/my-consumers\/pre-integrated$/);
  await expect(page.getByRole("row", { name: /Diane Petit/ })).toBeVisible();
});
