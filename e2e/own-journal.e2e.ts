import { expect, it } from "vitest";
import { password, signUp } from "./api.ts";
import { arriveAt } from "./forms.ts";
import { openWindow } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

runProduct();

it("the journal on the profile tells of what one does on that page, without a reload", async () => {
  const context = await openWindow(browser, product);
  await signUp(context, { firstName: "Odile", lastName: "Marchand", email: "odile@journal.example" });
  const page = await context.newPage();
  await page.goto("/profile");
  await arriveAt(page, "Votre profil");
  await page.getByText("Rien à signaler", { exact: false }).waitFor();

  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  await page.getByText("Vous avez exporté vos données", { exact: false }).waitFor();

  await page.getByLabel("Mot de passe actuel").fill(password);
  await page.getByLabel("Nouveau mot de passe", { exact: false }).first().fill(`${password}-2`);
  await page.getByRole("button", { name: "Changer mon mot de passe" }).click();
  await page.getByText("Vous avez changé votre mot de passe", { exact: false }).waitFor();
  expect(await page.getByText("Rien à signaler", { exact: false }).count()).toBe(0);
});
