import { password, signUp, somebody } from "./api.ts";
import { arriveAt } from "./forms.ts";
import { expect, test } from "./test.ts";

test("the journal on the profile tells of what one does on that page, without a reload", async ({
  product,
  openWindow,
}) => {
  const context = await openWindow();
  await signUp(product, context, somebody("Odile", "Marchand"));
  const page = await context.newPage();
  await page.goto("/profile");
  await arriveAt(page, "Votre profil");
  await expect(page.getByText("Rien à signaler", { exact: false })).toBeVisible();

  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  await expect(page.getByText("Vous avez exporté vos données", { exact: false })).toBeVisible();

  await page.getByLabel("Mot de passe actuel").fill(password);
  await page.getByLabel("Nouveau mot de passe", { exact: false }).first().fill(`${password}-2`);
  await page.getByRole("button", { name: "Changer mon mot de passe" }).click();
  await expect(page.getByText("Vous avez changé votre mot de passe", { exact: false })).toBeVisible();
  await expect(page.getByText("Rien à signaler", { exact: false })).toBeAbsent();
});
