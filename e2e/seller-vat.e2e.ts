import { emptySalesTerms } from "@mec/domain/document";
import { createAllAndApply, named, newPrm, publish, read, send, signUp, somebody } from "./api.ts";
import { acceptAt, completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { press } from "./forms.ts";
import { mailTo } from "./mails.ts";
import { signingTokens } from "./sign-by-api.ts";
import { expect, test } from "./test.ts";

const vitre = { city: "Vitré", postCode: "35500", latitude: 48.124, longitude: -1.211 };

test("a producer who comes to add VAT reads before what follows for a contract that waits and for an accepted price, and both buyers hear of it", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  test.setTimeout(300_000);
  const owner = await openWindow();
  const odile = somebody("Odile", "Marchand");
  await signUp(product, owner, odile);
  const project = named("Soleil de Vitré");
  const projectId = await publish(owner, project, vitre);
  await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });
  const [own] = await read(owner, "/production-point/by-user");
  const { id, ...plant } = Object(own);
  await send(owner, "PUT", `/production-point/${id}`, { ...plant, vatRegime: "franchise" });
  const terms = { ...emptySalesTerms, vatRegime: "franchise" };
  await send(owner, "POST", `/project/${projectId}/sales-contract`, { terms });

  const buyers = [somebody("Camille", "Roux"), somebody("Hugo", "Petit")] as const;
  const places: string[] = [];
  for (const buyer of buyers) {
    const window = await openNewWindow();
    await createAllAndApply(window, buyer, projectId, vitre);
    await acceptAt(0.11, owner, window);
    places.push(await completeConsumer(window, newPrm()));
  }
  const first = { consumptionPointIds: places.slice(0, 1), productionPointIds: [] };
  await send(owner, "POST", `/project/${projectId}/document/salesContract/send`, first);
  await signingTokens(product, buyers[0].email);

  const page = await owner.newPage();
  await page.goto(`/on-boarding/project-owner/create-production-point/price?productionPointId=${id}`);
  await page.getByRole("radio", { name: /^Oui, 20\s%/ }).check();
  await press(page, "Enregistrer");
  const question = page.getByRole("dialog", { name: /^Ajouter la TVA à votre prix\s\?$/ });
  await expect(question.getByRole("listitem")).toHaveText([
    /^1\scontrat attend des signatures\s: il est retiré et doit être refait\. Son prix, TVA comprise, passe de 11 à 13,2\sc€\/kWh\.$/,
    /^1\sprix d’un participant accepté, qui paie la TVA et n’a pas encore de contrat, passe de 11 à 13,2\sc€\/kWh\s: son acheteur peut encore refuser\.$/,
    /^Vos sommes comptent au plus 11\sc€\/kWh HT\. Tant que ces acheteurs n’ont pas signé le prix avec TVA, ils peuvent la refuser\s: il vous en resterait 9,17\sc€\/kWh HT\.$/,
  ]);
  await expect(question).toContainText("Ces acheteurs le lisent dans un e-mail");

  // A no changes nothing, and what was said stays on the page.
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^Oui, 20\s%/ })).toBeChecked();
  await press(page, "Enregistrer");
  await question.getByRole("button", { name: "Changer ma TVA" }).click();
  await expect(
    page.getByText(/^Votre TVA est changée\s: 1\scontrat retiré, 1\sprix plus cher\./),
  ).toBeVisible();

  const [signing, waiting] = buyers;
  const quoted = `«\u00a0${project}\u00a0»`;
  const back = await mailTo(product, signing.email, `Votre contrat de vente pour ${quoted} est à refaire`);
  expect(back.text).toMatch(/Le porteur vous enverra un nouveau contrat/);
  const dearer = await mailTo(product, waiting.email, `Le prix accepté pour ${quoted} a changé`);
  expect(dearer.text).toMatch(/rien ne vous engage avant votre signature/);
});
