import { emptySalesTerms } from "@mec/domain/document";
import { named, newPrm, publish, read, send, signUp, somebody } from "./api.ts";
import { prepareDocuments } from "./documents-setup.ts";
import { barn, place } from "./farm.ts";
import { expect, test } from "./test.ts";

test("a producer who has just said who signs reads at once that his VAT is still to say", async ({
  openWindow,
  product,
}) => {
  const [owner, farmer] = await Promise.all([openWindow(), openWindow()]);
  const odile = somebody("Odile", "Martin");
  await signUp(product, owner, odile);
  await signUp(product, farmer, somebody("Jean", "Kermarrec"));
  const projectId = await publish(owner, named("Toits du port-musée"), place);
  await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });
  const terms = { ...emptySalesTerms, vatRegime: "franchise" };
  await send(owner, "POST", `/project/${projectId}/sales-contract`, { terms });
  const { id } = await send(farmer, "POST", "/production-point/", { ...barn, prm: newPrm() });
  const application = { projectId, productionPointId: String(id), isFromProjectOwner: false };
  const { id: asked } = await send(farmer, "POST", "/application", application);
  await send(owner, "POST", `/application/${asked}/progress`, { status: "SIGNATURE" });
  expect(await read(farmer, "/production-point/by-user")).toHaveLength(1);

  const page = await farmer.newPage();
  await page.goto("/user-portfolio");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Dire qui signe" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Monsieur", exact: true }).check();
  await dialog.getByLabel("Téléphone").fill("06 12 34 56 78");
  await dialog.getByLabel("Date de naissance").fill("1970-05-17");
  await dialog.getByLabel("Lieu de naissance").fill("Quimper");
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(dialog.getByText("Monsieur Jean Kermarrec")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText("Votre TVA à dire")).toBeVisible();
});
