import type { Locator, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { inspect, judgeBothWidths } from "./accessibility.ts";
import { password, signUpUnconfirmed, somebody } from "./api.ts";
import { arriveAt, openSection, press } from "./forms.ts";
import { test as base, expect } from "./test.ts";

/** An authenticator that answers by itself for its person, as a fingerprint would. */
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

interface Member {
  page: Page;
  email: string;
}

/** Somebody signed in, on the security of the profile, whose device has an authenticator. */
const test = base.extend<{ member: Member }>({
  member: async ({ page }, use) => {
    const odette = somebody("Odette", "Martin");
    await signUpUnconfirmed(page.context(), odette);
    await giveAuthenticator(page);
    await page.goto("/profile#securite");
    await arriveAt(page, "Votre profil");
    await use({ page, email: odette.email });
  },
});

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

const isSignedIn = (page: Page) =>
  expect(page.getByRole("button", { name: "Menu d’Odette" }), "the menu of who is signed in").toBeVisible();

async function enrolPasskey(page: Page): Promise<void> {
  await press(page, "Ajouter une clé d’accès");
  await dialog(page).getByLabel("Nom de la clé").fill("Ordinateur d’Odette");
  await inDialog(page, "Continuer");
  await expect(dialog(page).getByText("Gardez-les en lieu sûr")).toBeVisible();
}

test.describe("a passkey", () => {
  test("is enrolled, gives recovery codes once, and opens the account alone", async ({
    member: { page },
  }) => {
    await enrolPasskey(page);
    await expect(dialog(page).getByRole("listitem")).toHaveCount(10);
    await inDialog(page, "J’ai gardé mes codes");
    await expect(page.getByText("Ordinateur d’Odette")).toBeVisible();
    await expect(page.getByText("Il vous en reste 10 codes.")).toBeVisible();
    await logOut(page);
    await press(page, "Utiliser une clé d’accès");
    await isSignedIn(page);
  });

  test("is asked for after the password, and can be renamed and removed", async ({
    member: { page, email },
  }) => {
    await enrolPasskey(page);
    await inDialog(page, "J’ai gardé mes codes");
    await logOut(page);
    await logIn(page, email);
    await expect(page.getByText("Il reste une étape")).toBeVisible();
    await press(page, "Utiliser une clé d’accès");
    await isSignedIn(page);
    await page.goto("/profile#securite");
    await press(page, "Renommer");
    await dialog(page).getByLabel("Nom de la clé").fill("Vieil ordinateur");
    await inDialog(page, "Continuer");
    await expect(page.getByText("Vieil ordinateur")).toBeVisible();
    await press(page, "Supprimer");
    await inDialog(page, "Supprimer");
    await expect(page.getByText("Vieil ordinateur")).toHaveCount(0);
    await logOut(page);
    await logIn(page, email);
    await isSignedIn(page);
  });
});

test.describe("an authenticator app", () => {
  test("is enrolled by a code, then asked for at each login, or else a recovery code", async ({
    member: { page, email },
  }) => {
    await press(page, "Ajouter une application");
    const secret = (await dialog(page).locator("code").textContent()) ?? "";
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
    await dialog(page).getByLabel("Le code à 6 chiffres").fill("000000");
    await inDialog(page, "Vérifier et ajouter");
    await expect(dialog(page).getByText("Ce n’est pas le bon code")).toBeVisible();
    const first = Date.now();
    await dialog(page)
      .getByLabel("Le code à 6 chiffres")
      .fill(app.generate({ timestamp: first }));
    await inDialog(page, "Vérifier et ajouter");
    await expect(dialog(page).getByText("Gardez-les en lieu sûr")).toBeVisible();
    const recoveryCode = (await dialog(page).getByRole("listitem").first().textContent()) ?? "";
    await inDialog(page, "J’ai gardé mes codes");

    await logOut(page);
    await logIn(page, email);
    await page.getByLabel("Code à 6 chiffres").fill(app.generate({ timestamp: first }));
    await press(page, "Continuer");
    await expect(page.getByText("il a déjà servi")).toBeVisible();
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

test.describe("the identity that is confirmed again", () => {
  test("is asked for before the account is deleted, which then goes on by itself", async ({
    member: { page },
  }) => {
    // This page believes that the session is ten minutes old. The route stays: taken away as it answers, it may leave the
    // dialog's own file without an answer, which is asked for at that moment.
    let isFirst = true;
    await page.route("**/api/user", (route) => {
      if (route.request().method() !== "DELETE" || !isFirst) return route.fallback();
      isFirst = false;
      return route.fulfill({
        status: 403,
        json: {
          statusCode: 403,
          error: "Forbidden",
          message: "CONFIRMATION_OF_IDENTITY_NEEDED",
          requestId: "1",
        },
      });
    });
    await openSection(page, "Supprimer votre compte");
    await press(page, "Supprimer mon compte");
    await inDialog(page, "Supprimer mon compte");
    await expect(dialog(page).getByText("Confirmez que c’est bien vous")).toBeVisible();
    await dialog(page).getByLabel("Mot de passe", { exact: true }).fill("Ce-n-est-pas-lui-1");
    await inDialog(page, "Confirmer");
    await expect(dialog(page).getByText("Ce mot de passe est incorrect.")).toBeVisible();
    await dialog(page).getByLabel("Mot de passe", { exact: true }).fill(password);
    await inDialog(page, "Confirmer");
    await expect(page.getByText("Votre compte est supprimé")).toBeVisible();
  });
});

test.describe("the list of sessions", () => {
  test("names this one, and ends the others by a click", async ({ openWindow, member: { page, email } }) => {
    const elsewhere = await (await openWindow()).newPage();
    await elsewhere.goto("/login");
    await logIn(elsewhere, email);
    await isSignedIn(elsewhere);
    await page.reload();
    await openSection(page, "Vos sessions");
    await expect(page.getByText("Cette session")).toBeVisible();
    await press(page, "Fermer toutes les autres");
    await expect(page.getByRole("button", { name: /^Fermer la session/ })).toHaveCount(0);
    expect((await elsewhere.request.get("/api/session")).status()).toBe(401);
  });
});

test("the card, its dialogs and the second step of the login, at both widths, without an accessibility fault nor a horizontal scroll", async ({
  member: { page, email },
}) => {
  const visit = { page, ...inspect(page) };
  const look = async (shown: Locator) => {
    await expect(shown).toBeVisible();
    await judgeBothWidths(visit, shown);
  };
  await press(page, "Ajouter une application");
  await look(dialog(page).locator("code"));
  await page.keyboard.press("Escape");
  await press(page, "Ajouter une clé d’accès");
  await look(dialog(page).getByLabel("Nom de la clé"));
  const name = `La clé au nom le plus long de ${"toute ".repeat(4)}`;
  await dialog(page).getByLabel("Nom de la clé").fill(name);
  await inDialog(page, "Continuer");
  await look(dialog(page).getByText("Gardez-les en lieu sûr"));
  await inDialog(page, "J’ai gardé mes codes");
  await look(page.getByText(name.trim()));
  await logOut(page);
  await look(page.getByRole("heading", { level: 1, name: "Se connecter" }));
  await logIn(page, email);
  await look(page.getByText("Il reste une étape"));
  await press(page, "Utiliser un code de secours");
  await look(page.getByLabel("Code de secours"));
});
