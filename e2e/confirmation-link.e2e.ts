import type { Page } from "@playwright/test";
import { password, signUpUnconfirmed, somebody } from "./api.ts";
import { arriveAt, field, press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { expect, test } from "./test.ts";

const question = "Est-ce bien votre compte\u202f?";

/** Opens the link where nobody is signed in nor has said who he is, and says that the account is his. */
async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeAbsent();
  await page.getByRole("button", { name: "C’est mon compte, confirmer" }).click();
}

test("the link that confirms an address, opened again in another browser, says that it is confirmed", async ({
  product,
  openWindow,
}) => {
  const camille = somebody("Camille", "Roux");
  await signUpUnconfirmed(await openWindow(), camille);
  const link = linkIn(await mailTo(product, camille.email, "Bienvenue sur Mon énergie collective"));
  const first = await (await openWindow()).newPage();
  await confirm(first, link);
  await expect(first.getByRole("status").getByText("Votre adresse e-mail est confirmée")).toBeVisible();

  const other = await (await openWindow()).newPage();
  await confirm(other, link);
  const used = other.getByRole("status").filter({ hasText: "Ce lien a déjà servi, ou n’est plus valable" });
  await expect(used).toContainText("votre adresse est confirmée");
  await expect(other.getByText("Votre adresse n’a pas pu être confirmée")).toBeAbsent();
  await used.getByRole("link", { name: "Me connecter" }).click();
  // The page that is left has a field of the same name.
  await arriveAt(other, "Se connecter");
  await field(other, "Adresse e-mail").fill(camille.email);
  await field(other, "Mot de passe").fill(password);
  await press(other, "Se connecter");
  await expect(other.getByRole("status").getByText("Votre adresse e-mail est confirmée")).toBeVisible();
});

test("an address that was confirmed in another tab is not said to wait for it, once one comes back", async ({
  product,
  openWindow,
}) => {
  const camille = somebody("Camille", "Roux");
  const browser = await openWindow();
  await signUpUnconfirmed(browser, camille);
  const kept = await browser.newPage();
  await kept.goto("/profile");
  const reminder = kept.getByRole("note").filter({ hasText: "Suivez le lien envoyé" });
  await expect(reminder).toBeVisible();

  const other = await browser.newPage();
  await other.goto(linkIn(await mailTo(product, camille.email, "Bienvenue sur Mon énergie collective")));
  await expect(other.getByRole("status").getByText("Votre adresse e-mail est confirmée")).toBeVisible();
  // Nothing was reloaded: the browser tells the page that it is seen again.
  await kept.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(reminder).toHaveCount(0);
});
