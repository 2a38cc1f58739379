import { password, signUp, somebody } from "./api.ts";
import { arriveAt, openSection } from "./forms.ts";
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
  await openSection(page, "Mes données");
  await expect(page.getByText("Rien à signaler", { exact: false })).toBeVisible();

  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  await expect(page.getByText("Vous avez exporté vos données", { exact: false })).toBeVisible();

  await openSection(page, "Votre mot de passe");
  await page.getByLabel("Mot de passe actuel").fill(password);
  await page.getByLabel("Nouveau mot de passe", { exact: false }).first().fill(`${password}-2`);
  await page.getByRole("button", { name: "Changer mon mot de passe" }).click();
  await expect(page.getByText("Vous avez changé votre mot de passe", { exact: false })).toBeVisible();
  await expect(page.getByText("Rien à signaler", { exact: false })).toBeAbsent();
});

test("what one seldom does on the profile is folded behind its title, which the keyboard opens", async ({
  product,
  openWindow,
}) => {
  const context = await openWindow({ width: 390, height: 844 });
  await signUp(product, context, somebody("Odile", "Marchand"));
  const page = await context.newPage();
  await page.goto("/profile");
  await arriveAt(page, "Votre profil");
  await expect(page.getByLabel("Prénom")).toBeVisible();
  await expect(page.getByLabel("Mot de passe actuel")).toBeHidden();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, "the profile's height on a phone").toBeLessThan(3 * 844);

  const security = page.locator("summary").filter({ hasText: "Sécurité" });
  await expect(security.getByRole("heading", { level: 2, name: "Sécurité" })).toBeVisible();
  await security.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Ajouter une application" })).toBeVisible();
});
