import type { Page } from "@playwright/test";
import { type Person, password } from "./api.ts";

/** Fills the account that a visitor opens where his answers are sent. */
export async function fillAccount(page: Page, { firstName, lastName, email }: Person): Promise<void> {
  await page.getByLabel("Prénom").fill(firstName);
  await page.getByLabel("Nom", { exact: true }).fill(lastName);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByLabel("J’accepte les conditions générales d’utilisation").check();
}
