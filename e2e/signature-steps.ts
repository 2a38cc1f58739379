import type { Page } from "playwright-core";
import { vi } from "vitest";
import { arriveAt, press } from "./forms.ts";
import type { Mail, Product } from "./product.ts";

const codeSubject = /^(\d{6})\s: votre code de signature$/;

const codeMails = (product: Product, to: string): Mail[] =>
  product.mails().filter((mail) => mail.to === to && codeSubject.test(mail.subject));

/** Asks for a code with this button, and reads it in the mail that comes. */
export async function receiveCode(product: Product, to: string, ask: () => Promise<void>): Promise<string> {
  const before = codeMails(product, to).length;
  await ask();
  return vi.waitFor(
    () => {
      const mail = codeMails(product, to)[before];
      if (!mail) throw new Error(`${to} received no code`);
      return codeSubject.exec(mail.subject)?.[1] ?? "";
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** Reads the documents one after the other, each whole before the next. */
export async function readAll(page: Page, titles: readonly (string | RegExp)[]): Promise<void> {
  await press(page, "Commencer la lecture");
  for (const [index, title] of titles.entries()) {
    await arriveAt(page, title);
    await page.getByRole("region", { name: /^Page 1 sur/ }).waitFor();
    const isLast = index === titles.length - 1;
    await press(page, isLast ? "J’ai tout lu, continuer" : "J’ai lu, document suivant");
  }
}

/** Consents and gives a name; then the code is asked for, typed, and all is signed. */
export async function consentAndSign(
  page: Page,
  product: Product,
  { email, name }: { email: string; name: string },
): Promise<void> {
  await arriveAt(page, "Votre accord et votre nom");
  await page.getByLabel("J’ai lu ce texte et je consens.").check();
  await page.getByLabel("Votre prénom et votre nom").fill(name);
  const code = await receiveCode(product, email, () => press(page, "Recevoir mon code par e-mail"));
  await page.getByLabel("Code à six chiffres").fill(code);
  await page.getByRole("button", { name: /^Signer le/ }).click();
}
