import type { Page } from "@playwright/test";
import { expect } from "./expect.ts";
import { arriveAt, press } from "./forms.ts";
import { mailTo } from "./mails.ts";
import type { Mail, Product } from "./product.ts";

const codeInMail = /(\d{3})\s(\d{3})/;

const codeMails = (product: Product, to: string): Mail[] =>
  product.mails().filter((mail) => mail.to === to && mail.subject === "Votre code de signature");

/** The mail that asks a mailbox whether its reader is the person named as signer. */
export const askedAddress = (product: Product, to: string): Promise<Mail> =>
  mailTo(product, to, "Des documents attendent votre signature\u00a0: confirmez votre adresse");

/** Confirms, by that mail's link, being this person: the documents then appear at once. */
export async function confirmAddress(page: Page, name: string): Promise<void> {
  await arriveAt(page, `Êtes-vous ${name}\u202f?`);
  await press(page, "C’est bien moi, voir mes documents");
}

/** Asks for a code with this button, and reads it in the mail that comes. */
export async function receiveCode(product: Product, to: string, ask: () => Promise<void>): Promise<string> {
  const before = codeMails(product, to).length;
  await ask();
  const wait = { message: `codes that ${to} received`, intervals: [200] };
  await expect.poll(() => codeMails(product, to).length, wait).toBeGreaterThan(before);
  return (
    codeInMail
      .exec(codeMails(product, to)[before]?.text ?? "")
      ?.slice(1)
      .join("") ?? ""
  );
}

/** Reads the documents one after the other, each whole before the next; more may come after them. */
export async function readAll(
  page: Page,
  titles: readonly (string | RegExp)[],
  { areAll = true } = {},
): Promise<void> {
  await press(page, "Commencer la lecture");
  for (const [index, title] of titles.entries()) {
    await arriveAt(page, title);
    await expect(page.getByRole("region", { name: /^Page 1 sur/ })).toBeVisible();
    const isLast = areAll && index === titles.length - 1;
    // The reading goes on where the former view was, at the document's end; a page is drawn when one scrolls near it.
    await page
      .getByRole("region", { name: /^Page \d+ sur/ })
      .last()
      .scrollIntoViewIfNeeded();
    await page.getByText("Fin du document", { exact: true }).scrollIntoViewIfNeeded();
    await press(page, isLast ? "J’ai tout lu, continuer" : "J’ai lu, document suivant");
  }
}

/** Reads so many documents, whatever they are, each to its end: before that none is signed. */
export async function readEach(page: Page, count: number, own = count): Promise<void> {
  await press(page, "Commencer la lecture");
  for (let number = 1; number <= count; number += 1) {
    await expect(page.getByText(`Document ${number} sur ${count}, à lire en entier`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Aller à la signature" })).toHaveCount(
      number > own && number < count ? 1 : 0,
    );
    await page
      .getByRole("region", { name: /^Page \d+ sur/ })
      .last()
      .scrollIntoViewIfNeeded();
    await page.getByText("Fin du document", { exact: true }).scrollIntoViewIfNeeded();
    await press(page, number === count ? "J’ai tout lu, continuer" : "J’ai lu, document suivant");
  }
}

/** Goes past documents whose text was read with another place's: what differs stands first, the whole below it. */
export async function passAlike(page: Page, titles: readonly (string | RegExp)[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    await arriveAt(page, title);
    await expect(page.getByText("Seuls changent le numéro du document, sa date et le lieu")).toBeInViewport();
    await expect(page.getByRole("region", { name: /^Page 1 sur/ })).toBeAttached();
    await press(page, index === titles.length - 1 ? "Continuer" : "Document suivant");
  }
}

/** Consents, asks for early supply where one wants it, and gives a name; then asks for the code, types it, and signs everything. */
export async function consentAndSign(
  page: Page,
  product: Product,
  { email, name, asksEarlySupply = false }: { email: string; name: string; asksEarlySupply?: boolean },
): Promise<void> {
  await arriveAt(page, "Votre accord et votre nom");
  await page.getByLabel("J’ai lu ce texte et je consens.").check();
  if (asksEarlySupply) {
    const early = page.getByLabel(/^Je demande que la fourniture commence avant/);
    await expect(early).not.toBeChecked();
    await early.check();
  }
  await page.getByLabel(`Je suis ${name} et je signe de ce nom.`).check();
  const code = await receiveCode(product, email, () => press(page, "Recevoir mon code par e-mail"));
  await page.getByLabel("Code à six chiffres").fill(code);
  await page.getByRole("button", { name: /^Signer le/ }).click();
}
