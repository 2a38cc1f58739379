import { Secret, TOTP } from "otpauth";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inspect } from "./accessibility.ts";
import { password, signUpUnconfirmed } from "./api.ts";
import { launchBrowser } from "./chromium.ts";
import { arriveAt, press } from "./forms.ts";
import { desktop, openWindow, phone } from "./people.ts";
import { type Product, startProduct } from "./product.ts";

let product: Product;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({}, "localhost"), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A device that answers by itself for its person, as a fingerprint would. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

let people = 0;
async function signedUp(viewport = desktop): Promise<{ page: Page; context: BrowserContext; email: string }> {
  people += 1;
  const email = `membre${people}@exemple.fr`;
  const context = await openWindow(browser, product, viewport);
  await signUpUnconfirmed(context, { firstName: "Odette", lastName: "Martin", email });
  const page = await context.newPage();
  await giveAuthenticator(page);
  await page.goto("/profile#securite");
  await arriveAt(page, "Votre profil");
  return { page, context, email };
}

const dialog = (page: Page) => page.getByRole("dialog");
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name, exact: true }).click();

async function logOut(page: Page): Promise<void> {
  await page.context().request.get("/api/logout");
  await page.goto("/login");
  await arriveAt(page, "Se connecter");
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await press(page, "Se connecter");
}

const isSignedIn = (page: Page) => page.getByRole("button", { name: "Menu de Odette" }).waitFor();

async function enrolPasskey(page: Page): Promise<void> {
  await press(page, "Ajouter une clé d’accès");
  await dialog(page).getByLabel("Nom de la clé").fill("Ordinateur d’Odette");
  await inDialog(page, "Continuer");
  await dialog(page).getByText("Gardez-les en lieu sûr").waitFor();
}

describe("a passkey", () => {
  it("is enrolled, gives recovery codes once, and opens the account alone", async () => {
    const { page } = await signedUp();
    await enrolPasskey(page);
    expect(await dialog(page).getByRole("listitem").count()).toBe(10);
    await inDialog(page, "J’ai gardé mes codes");
    await page.getByText("Ordinateur d’Odette").waitFor();
    await page.getByText("Il vous en reste 10 codes.").waitFor();
    await logOut(page);
    await press(page, "Utiliser une clé d’accès");
    await isSignedIn(page);
  });

  it("is asked for after the password, and can be renamed and removed", async () => {
    const { page, email } = await signedUp();
    await enrolPasskey(page);
    await inDialog(page, "J’ai gardé mes codes");
    await logOut(page);
    await logIn(page, email);
    await page.getByText("Il reste une étape").waitFor();
    await press(page, "Utiliser une clé d’accès");
    await isSignedIn(page);
    await page.goto("/profile#securite");
    await press(page, "Renommer");
    await dialog(page).getByLabel("Nom de la clé").fill("Vieil ordinateur");
    await inDialog(page, "Continuer");
    await page.getByText("Vieil ordinateur").waitFor();
    await press(page, "Supprimer");
    await inDialog(page, "Supprimer");
    await page.getByText("Vieil ordinateur").waitFor({ state: "detached" });
    await logOut(page);
    await logIn(page, email);
    await isSignedIn(page);
  });
});

describe("an authenticator app", () => {
  it("is enrolled by a code, then asked for at each login, or else a recovery code", async () => {
    const { page, email } = await signedUp();
    await press(page, "Ajouter une application");
    const secret = (await dialog(page).locator("code").textContent()) ?? "";
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
    await dialog(page).getByLabel("Le code à 6 chiffres").fill("000000");
    await inDialog(page, "Vérifier et ajouter");
    await dialog(page).getByText("Ce n’est pas le bon code").waitFor();
    const first = Date.now();
    await dialog(page)
      .getByLabel("Le code à 6 chiffres")
      .fill(app.generate({ timestamp: first }));
    await inDialog(page, "Vérifier et ajouter");
    await dialog(page).getByText("Gardez-les en lieu sûr").waitFor();
    const recoveryCode = (await dialog(page).getByRole("listitem").first().textContent()) ?? "";
    await inDialog(page, "J’ai gardé mes codes");

    await logOut(page);
    await logIn(page, email);
    await page.getByLabel("Code à 6 chiffres").fill(app.generate({ timestamp: first }));
    await press(page, "Continuer");
    await page.getByText("il a déjà servi").waitFor();
    await page.getByLabel("Code à 6 chiffres").fill(app.generate({ timestamp: first + 30_000 }));
    await press(page, "Continuer");
    await isSignedIn(page);

    await logOut(page);
    await logIn(page, email);
    await press(page, "Utiliser un code de secours");
    await page.getByLabel("Code de secours").fill(recoveryCode);
    await press(page, "Continuer");
    await isSignedIn(page);
  });
});

describe("the identity that is confirmed again", () => {
  it("is asked for before the account is deleted, which then goes on by itself", async () => {
    const { page } = await signedUp();
    // The session is ten minutes old, as far as this page knows.
    await page.route(
      "**/api/user",
      (route) =>
        route.request().method() === "DELETE"
          ? route.fulfill({
              status: 403,
              json: {
                statusCode: 403,
                error: "Forbidden",
                message: "CONFIRMATION_OF_IDENTITY_NEEDED",
                requestId: "1",
              },
            })
          : route.fallback(),
      { times: 1 },
    );
    await press(page, "Supprimer mon compte");
    await inDialog(page, "Supprimer mon compte");
    await dialog(page).getByText("Confirmez que c’est bien vous").waitFor();
    await dialog(page).getByLabel("Mot de passe", { exact: true }).fill("Ce-n-est-pas-lui-1");
    await inDialog(page, "Confirmer");
    await dialog(page).getByText("Ce mot de passe est incorrect.").waitFor();
    await dialog(page).getByLabel("Mot de passe", { exact: true }).fill(password);
    await inDialog(page, "Confirmer");
    await page.getByText("Votre compte est supprimé").waitFor();
  });
});

describe("the list of sessions", () => {
  it("names this one, and ends the others by a click", async () => {
    const { page, email } = await signedUp();
    const elsewhere = await (await openWindow(browser, product)).newPage();
    await elsewhere.goto("/login");
    await logIn(elsewhere, email);
    await isSignedIn(elsewhere);
    await page.reload();
    await page.getByText("Cette session").waitFor();
    await press(page, "Fermer toutes les autres");
    await page.getByRole("button", { name: "Fermer toutes les autres" }).waitFor({ state: "detached" });
    expect((await elsewhere.request.get("/api/session")).status()).toBe(401);
  });
});

describe.each([
  ["desktop", desktop],
  ["phone", phone],
])("on a %s, without an accessibility fault nor a horizontal scroll", (device, viewport) => {
  it("the card, its dialogs and the second step of the login", async () => {
    const { page, email } = await signedUp(viewport);
    const { settled, expectNoFault } = inspect(page);
    const look = async (name: string) => {
      await settled();
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${device}.png`, fullPage: true });
      await expectNoFault();
    };
    await press(page, "Ajouter une application");
    await dialog(page).locator("code").waitFor();
    await look("totp");
    await page.keyboard.press("Escape");
    await press(page, "Ajouter une clé d’accès");
    await look("passkey-name");
    await dialog(page)
      .getByLabel("Nom de la clé")
      .fill(`La clé au nom le plus long de ${"toute ".repeat(4)}`);
    await inDialog(page, "Continuer");
    await dialog(page).getByText("Gardez-les en lieu sûr").waitFor();
    await look("recovery-codes");
    await inDialog(page, "J’ai gardé mes codes");
    await look("security");
    await logOut(page);
    await look("login");
    await logIn(page, email);
    await page.getByText("Il reste une étape").waitFor();
    await look("second-factor");
    await press(page, "Utiliser un code de secours");
    await look("second-factor-recovery");
  });
});
