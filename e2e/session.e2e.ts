import type { BrowserContext, Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { arriveAt, press } from "./forms.ts";
import { type DemoRole, demoCode, demoPassword, openWindow, signIn } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

runProduct({ DEMO: "1" });

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const visitor = async (): Promise<Page> => (await openWindow(browser, product)).newPage();

async function signedIn(role: DemoRole): Promise<Page> {
  const context = await openWindow(browser, product);
  await signIn(context, `${role}@demo.example`, demoPassword(product, role));
  return context.newPage();
}

/** Fills the login form that the page shows. */
async function logIn(page: Page, role: DemoRole): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(`${role}@demo.example`);
  await page.getByLabel("Mot de passe", { exact: true }).fill(demoPassword(product, role));
  await press(page, "Se connecter");
}

const path = (page: Page): string => new URL(page.url()).pathname;
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** The session is revoked by a browser that has the same cookies: this window is not told. */
async function revokeElsewhere(context: BrowserContext): Promise<void> {
  const other = await browser.newContext({
    baseURL: product.url,
    storageState: await context.storageState(),
  });
  await other.request.get("/api/logout");
  await other.close();
}

async function homeOf(page: Page): Promise<string> {
  const [home] = await (await page.context().request.get("/api/consumption-point/by-user")).json();
  return `/consumer/${home.id}`;
}

describe("after login", () => {
  it.each([
    ["who holds nothing yet", "nouveau", /^\/$/, null],
    ["a single consumer", "consommateur", /^\/consumer\/[\w-]+\/application$/, "consumer"],
    ["a project owner", "porteur", /^\/user-portfolio$/, null],
    ["a member of the support team", "support", /^\/support\/moderation$/, null],
  ] as const)("%s goes to the right page, and the browser knows the type", async (_, role, landing, type) => {
    const page = await visitor();
    await page.goto("/login");
    await arriveAt(page, "Se connecter");
    await page.evaluate(() => localStorage.setItem("userType", "somebody else's"));
    await logIn(page, role);
    if (role === "support") {
      await page.getByRole("link", { name: /Afficher le code de démonstration/ }).waitFor();
      await page.getByLabel("Code à 6 chiffres").fill(await demoCode(page.context()));
      await press(page, "Continuer");
    }
    await expect.poll(() => path(page), { timeout: 30_000 }).toMatch(landing);
    await expect.poll(() => stored(page, "userType"), { timeout: 30_000 }).toBe(type);
  });

  it("a visitor comes back to the private page he asked for", async () => {
    const page = await visitor();
    const [project] = await (
      await (await signedIn("porteur")).context().request.get("/api/project/by-user")
    ).json();
    const wanted = `/project-owner/${project.id}/my-perimeter`;
    await page.goto(wanted);
    await arriveAt(page, "Se connecter");
    expect(path(page)).toBe("/login");
    await logIn(page, "porteur");
    await arriveAt(page, project.name);
    expect(path(page)).toBe(wanted);
  });

  it("a page of one's own invites a visitor to log in on the spot", async () => {
    const page = await visitor();
    await page.goto("/user-portfolio");
    await page.getByText("Connectez-vous pour voir cette page.").waitFor();
    await logIn(page, "porteur");
    await arriveAt(page, "Mes projets et mes points");
    expect(path(page)).toBe("/user-portfolio");
  });

  it("a wrong password is refused without saying whether the account exists", async () => {
    const page = await visitor();
    await page.goto("/login");
    for (const email of ["porteur@demo.example", "personne@nulle-part.example"]) {
      await page.getByLabel("Adresse e-mail").fill(email);
      await page.getByLabel("Mot de passe", { exact: true }).fill("Ce-n-est-pas-celui-ci-1");
      await press(page, "Se connecter");
      await toast(page, "Cette adresse e-mail et ce mot de passe ne vont pas ensemble.").waitFor();
      expect(await page.getByLabel("Adresse e-mail").inputValue()).toBe(email);
    }
  });

  it("who is not of the support team is sent home from its pages", async () => {
    const page = await signedIn("porteur");
    await page.goto("/support/moderation");
    await expect.poll(() => path(page), { timeout: 30_000 }).toBe("/");
  });
});

describe("a session that has ended elsewhere", () => {
  it("is said with a lock, leads to the login, then back to where the person was", async () => {
    const page = await signedIn("consommateur");
    const home = await homeOf(page);
    await page.goto(`${home}/application`);
    await arriveAt(page, "Ma demande de participation");
    await revokeElsewhere(page.context());
    await page.getByRole("link", { name: "Faire bénéficier mes proches" }).click();
    const expired = toast(page, "Votre session a expiré, veuillez vous reconnecter");
    await expired.waitFor();
    expect(await expired.locator("svg").count()).toBeGreaterThan(0);
    await arriveAt(page, "Se connecter");
    expect(path(page)).toBe("/login");
    expect(await page.getByText("Erreur de connexion").count()).toBe(0);
    await logIn(page, "consommateur");
    await arriveAt(page, "Faire bénéficier mes proches");
    expect(path(page)).toBe(`${home}/share`);
  });

  it("is found out by a form too, which says nothing else", async () => {
    const page = await signedIn("nouveau");
    await page.goto("/profile");
    const firstName = page.getByLabel("Prénom");
    await firstName.waitFor();
    await revokeElsewhere(page.context());
    await firstName.fill("Nouvelle");
    await page.getByRole("button", { name: "Enregistrer" }).first().click();
    await toast(page, "Votre session a expiré, veuillez vous reconnecter").waitFor();
    await arriveAt(page, "Se connecter");
    expect(await page.getByText("Erreur de connexion").count()).toBe(0);
    await logIn(page, "nouveau");
    await arriveAt(page, "Votre profil");
  });

  it("is said once, to who opens the product with an old cookie", async () => {
    const page = await signedIn("porteur");
    await revokeElsewhere(page.context());
    await page.goto("/");
    await toast(page, "Votre session a expiré, veuillez vous reconnecter").waitFor();
    await arriveAt(page, "Se connecter");
    await page.goto("/");
    await page.getByRole("button", { name: "Menu du profil" }).waitFor();
    await page.getByRole("link", { name: "Je suis un porteur de projet" }).first().click();
    await arriveAt(page, "Je suis un porteur de projet");
    expect(await page.getByText("Votre session a expiré").count()).toBe(0);
  });
});

describe("logging out", () => {
  it("goes home, says so, and forgets the person here and on the server", async () => {
    const page = await signedIn("consommateur");
    const before = await page.context().storageState();
    await page.goto(`${await homeOf(page)}/application`);
    await expect.poll(() => stored(page, "userType"), { timeout: 30_000 }).toBe("consumer");
    await page.getByRole("button", { name: /^Menu de / }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await toast(page, "Déconnecté").waitFor();
    expect(path(page)).toBe("/");
    expect(await stored(page, "userType")).toBeNull();
    await page.getByRole("button", { name: "Menu du profil" }).click();
    await page.getByRole("link", { name: "Créer un compte" }).waitFor();
    const replay = await browser.newContext({ baseURL: product.url, storageState: before });
    const session = await replay.request.get("/api/session");
    expect([session.status(), (await session.json()).message]).toEqual([401, "INVALID_REFRESH_TOKEN"]);
    await page.goBack();
    await arriveAt(page, "Se connecter");
  });

  it("says that it failed, and leaves the person signed in", async () => {
    const page = await signedIn("porteur");
    await page.goto("/explore");
    await page.route("**/api/logout", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: /^Menu de / }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await toast(page, "Erreur de connexion. Veuillez réessayer.").waitFor();
    expect(path(page)).toBe("/explore");
    await page.getByRole("button", { name: /^Menu de / }).waitFor();
  });
});

describe("when the server does not answer well", () => {
  it("a session that cannot be checked is said, and the visitor goes on", async () => {
    const page = await visitor();
    await page.route("**/api/session", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/faq");
    await page.getByRole("link", { name: "Explorer" }).first().click();
    await toast(page, "Erreur de connexion. Veuillez réessayer.").waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  it("a visitor's first view asks for no session and reports nothing; his first change of page does ask", async () => {
    const page = await visitor();
    const asked: string[] = [];
    const reported: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    page.on("console", (message) => reported.push(message.text()));
    await page.goto("/faq");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked).not.toContain("/api/session");
    expect(reported).toEqual([]);
    const check = page.waitForRequest("**/api/session");
    await page.getByRole("link", { name: "Je suis un porteur de projet" }).first().click();
    await check;
  });

  it("a page reads its heading without any script", async () => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Trouver une opération proche de chez vous",
    );
    await context.close();
  });

  it("a list of one's projects that is refused to the signed-out reads as an empty one", async () => {
    const page = await signedIn("porteur");
    await page.route("**/api/project/by-user", (route) =>
      route.fulfill({ status: 401, json: { statusCode: 401, message: "UNAUTHENTICATED" } }),
    );
    await page.goto("/project-owner/00000000-0000-4000-8000-000000000000/my-perimeter");
    await arriveAt(page, "Ce projet n’est pas le vôtre");
  });

  it("a portfolio that cannot be read shows as an empty one, and is only logged", async () => {
    const page = await signedIn("porteur");
    const logged = page.waitForEvent("console", (message) => message.text().includes("portfolio"));
    await page.route("**/api/user/points", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/user-portfolio");
    await logged;
    await arriveAt(page, "Par où commencer ?");
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});
