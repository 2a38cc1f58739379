import type { BrowserContext, Page } from "@playwright/test";
import { inspect } from "./accessibility.ts";
import { arriveAt, press } from "./forms.ts";
import { type DemoRole, demoCode, demoPassword, signIn } from "./people.ts";
import { test as base, expect } from "./test.ts";

interface Demonstration {
  /** A page of somebody of the demonstration, whose session is his window's alone. */
  signedIn: (role: DemoRole) => Promise<Page>;
  /** Fills the login form that the page shows. */
  logIn: (page: Page, role: DemoRole) => Promise<void>;
  /**
   * Another browser with the same cookies revokes the session: this window is not told. What a page still reads would find it
   * out before the person does anything.
   */
  revokeElsewhere: (window: BrowserContext) => Promise<void>;
}

const test = base.extend<Demonstration>({
  signedIn: async ({ product, openWindow }, use) => {
    await use(async (role) => {
      const window = await openWindow();
      await signIn(window, `${role}@demo.example`, demoPassword(product, role));
      return window.newPage();
    });
  },
  logIn: async ({ product }, use) => {
    await use(async (page, role) => {
      await page.getByLabel("Adresse e-mail").fill(`${role}@demo.example`);
      await page.getByLabel("Mot de passe", { exact: true }).fill(demoPassword(product, role));
      await press(page, "Se connecter");
    });
  },
  revokeElsewhere: async ({ browser, product }, use) => {
    await use(async (window) => {
      const storageState = await window.storageState();
      const other = await browser.newContext({ baseURL: product.url, storageState });
      await other.request.get("/api/logout");
      await other.close();
    });
  },
});

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function homeOf(page: Page): Promise<string> {
  const [home] = await (await page.context().request.get("/api/consumption-point/by-user")).json();
  return `/consumer/${home.id}`;
}

test.describe("after login", () => {
  for (const [who, role, landing, type] of [
    ["who holds nothing yet", "nouveau", /:\d+\/$/, null],
    ["a single consumer", "consommateur", /:\d+\/consumer\/[\w-]+\/application$/, "consumer"],
    ["a project owner", "porteur", /:\d+\/user-portfolio$/, null],
    ["a member of the support team", "support", /:\d+\/support\/moderation$/, null],
  ] as const) {
    test(`${who} goes to the right page, and the browser knows the type`, async ({ page, logIn }) => {
      await page.goto("/login");
      await arriveAt(page, "Se connecter");
      await page.evaluate(() => localStorage.setItem("userType", "somebody else's"));
      await logIn(page, role);
      if (role === "support") {
        await expect(page.getByRole("link", { name: /Afficher le code de démonstration/ })).toBeVisible();
        await page.getByLabel("Code à 6 chiffres").fill(await demoCode(page.context()));
        await press(page, "Continuer");
      }
      await expect(page).toHaveURL(landing);
      await expect.poll(() => stored(page, "userType")).toBe(type);
    });
  }

  test("a visitor comes back to the private page he asked for", async ({ page, signedIn, logIn }) => {
    const [project] = await (
      await (await signedIn("porteur")).context().request.get("/api/project/by-user")
    ).json();
    const wanted = `/project-owner/${project.id}/my-perimeter`;
    await page.goto(wanted);
    await arriveAt(page, "Se connecter");
    await expect(page).toHaveURL("/login");
    await logIn(page, "porteur");
    await arriveAt(page, project.name);
    await expect(page).toHaveURL(wanted);
  });

  test("an address where no page is says so, and asks nobody to log in", async ({ page }) => {
    await page.goto("/un-chemin-qui-n-existe-pas");
    await arriveAt(page, "Cette page n’existe pas");
    await expect(page).toHaveURL("/un-chemin-qui-n-existe-pas");
  });

  test("a page of one's own invites a visitor to log in on the spot", async ({ page, logIn }) => {
    await page.goto("/user-portfolio");
    await expect(page.getByText("Connectez-vous pour voir cette page.")).toBeVisible();
    await logIn(page, "porteur");
    await arriveAt(page, "Mes projets et mes lieux");
    await expect(page).toHaveURL("/user-portfolio");
  });

  test("a wrong password is refused without saying whether the account exists", async ({ page }) => {
    for (const email of ["porteur@demo.example", "personne@nulle-part.example"]) {
      // What the former one was answered stands for a while.
      await page.goto("/login");
      await page.getByLabel("Adresse e-mail").fill(email);
      await page.getByLabel("Mot de passe", { exact: true }).fill("Ce-n-est-pas-celui-ci-1");
      await press(page, "Se connecter");
      await expect(
        toast(page, "Cette adresse e-mail et ce mot de passe ne vont pas ensemble."),
      ).toBeVisible();
      await expect(page.getByLabel("Adresse e-mail")).toHaveValue(email);
    }
  });

  test("who is not of the support team is sent home from its pages", async ({ signedIn }) => {
    const page = await signedIn("porteur");
    await page.goto("/support/moderation");
    await expect(page).toHaveURL("/");
  });
});

test.describe("a session that has ended elsewhere", () => {
  test("is said with a lock, leads to the login, then back to where the person was", async ({
    signedIn,
    logIn,
    revokeElsewhere,
  }) => {
    const page = await signedIn("consommateur");
    const home = await homeOf(page);
    const { settled } = inspect(page);
    await page.goto(`${home}/application`);
    await arriveAt(page, "Ma demande de participation");
    await settled();
    await revokeElsewhere(page.context());
    await page.getByRole("link", { name: "Faire bénéficier mes proches" }).click();
    const expired = toast(page, "Votre session a expiré, veuillez vous reconnecter");
    await expect(expired).toBeVisible();
    await expect(expired.locator("svg")).not.toHaveCount(0);
    await arriveAt(page, "Se connecter");
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Erreur de connexion")).toBeAbsent();
    await logIn(page, "consommateur");
    await arriveAt(page, "Faire bénéficier mes proches");
    await expect(page).toHaveURL(`${home}/share`);
  });

  test("leaves what was typed to who comes back, and nothing of it to the next person", async ({
    signedIn,
    logIn,
    revokeElsewhere,
  }) => {
    const page = await signedIn("consommateur");
    const home = await homeOf(page);
    await page.goto(`${home}/application`);
    await arriveAt(page, "Ma demande de participation");
    await page.evaluate(() => {
      localStorage.setItem("draft:typed", JSON.stringify({ birthPlace: "Rennes" }));
      localStorage.setItem("dossier", JSON.stringify({ city: "Rennes" }));
    });
    for (const [role, draft] of [
      ["consommateur", '{"birthPlace":"Rennes"}'],
      ["nouveau", null],
    ] as const) {
      await revokeElsewhere(page.context());
      await page.goto(`${home}/application`);
      await arriveAt(page, "Se connecter");
      await logIn(page, role);
      await expect(page.getByRole("button", { name: /^Menu (de |d’)/ })).toBeVisible();
      await expect.poll(() => stored(page, "draft:typed")).toBe(draft);
    }
    await expect.poll(() => stored(page, "dossier")).toBeNull();
  });

  test("is found out by a form too, which says nothing else", async ({
    signedIn,
    logIn,
    revokeElsewhere,
  }) => {
    const page = await signedIn("nouveau");
    const { settled } = inspect(page);
    await page.goto("/profile");
    const firstName = page.getByLabel("Prénom");
    await expect(firstName).toBeVisible();
    await settled();
    await revokeElsewhere(page.context());
    await firstName.fill("Nouvelle");
    await page.getByRole("button", { name: "Enregistrer" }).first().click();
    await expect(toast(page, "Votre session a expiré, veuillez vous reconnecter")).toBeVisible();
    await arriveAt(page, "Se connecter");
    await expect(page.getByText("Erreur de connexion")).toBeAbsent();
    await logIn(page, "nouveau");
    await arriveAt(page, "Votre profil");
  });

  test("is said once, to who opens the product with an old cookie", async ({ signedIn, revokeElsewhere }) => {
    const page = await signedIn("porteur");
    await revokeElsewhere(page.context());
    await page.goto("/");
    await expect(toast(page, "Votre session a expiré, veuillez vous reconnecter")).toBeVisible();
    await arriveAt(page, "Se connecter");
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Menu du profil" })).toBeVisible();
    await page.getByRole("link", { name: "Je suis un porteur de projet" }).first().click();
    await arriveAt(page, "Je suis un porteur de projet");
    await expect(page.getByText("Votre session a expiré")).toBeAbsent();
  });
});

test.describe("logging out", () => {
  test("goes home, says so, and forgets the person here and on the server", async ({
    browser,
    product,
    signedIn,
  }) => {
    const page = await signedIn("consommateur");
    const before = await page.context().storageState();
    await page.goto(`${await homeOf(page)}/application`);
    await expect.poll(() => stored(page, "userType")).toBe("consumer");
    await page.getByRole("button", { name: /^Menu (de |d’)/ }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expect(toast(page, "Déconnecté")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect.poll(() => stored(page, "userType")).toBeNull();
    await page.getByRole("button", { name: "Menu du profil" }).click();
    await expect(page.getByRole("link", { name: "Créer un compte" })).toBeVisible();
    const replay = await browser.newContext({ baseURL: product.url, storageState: before });
    const session = await replay.request.get("/api/session");
    expect([session.status(), (await session.json()).message]).toEqual([401, "INVALID_REFRESH_TOKEN"]);
    await page.goBack();
    await arriveAt(page, "Se connecter");
  });

  test("says that it failed, and leaves the person signed in", async ({ signedIn }) => {
    const page = await signedIn("porteur");
    await page.goto("/explore");
    await page.route("**/api/logout", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: /^Menu (de |d’)/ }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expect(toast(page, "Erreur de connexion. Veuillez réessayer.")).toBeVisible();
    await expect(page).toHaveURL("/explore");
    await expect(page.getByRole("button", { name: /^Menu (de |d’)/ })).toBeVisible();
  });
});

test.describe("when the server does not answer well", () => {
  test("a session that cannot be checked is said, and the visitor goes on", async ({ page }) => {
    await page.route("**/api/session", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/faq");
    await page.getByRole("link", { name: "Explorer" }).first().click();
    await expect(toast(page, "Erreur de connexion. Veuillez réessayer.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a visitor's first view asks for no session and reports nothing; his first change of page does ask", async ({
    page,
  }) => {
    const asked: string[] = [];
    const reported: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    page.on("console", (message) => reported.push(message.text()));
    const { settled } = inspect(page);
    await page.goto("/faq");
    await settled();
    expect(asked).not.toContain("/api/session");
    expect(reported).toEqual([]);
    const check = page.waitForRequest("**/api/session");
    await page.getByRole("link", { name: "Je suis un porteur de projet" }).first().click();
    await check;
  });

  test("a page reads its heading without any script", async ({ browser, product }) => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Partagez l’électricité produite près de chez vous",
    );
    await context.close();
  });

  test("a list of one's projects that is refused to the signed-out reads as an empty one", async ({
    signedIn,
  }) => {
    const page = await signedIn("porteur");
    await page.route("**/api/project/by-user", (route) =>
      route.fulfill({ status: 401, json: { statusCode: 401, message: "UNAUTHENTICATED" } }),
    );
    await page.goto("/project-owner/00000000-0000-4000-8000-000000000000/my-perimeter");
    await arriveAt(page, "Ce projet n’est pas le vôtre");
  });

  test("a portfolio that cannot be read shows as an empty one, and is only logged", async ({ signedIn }) => {
    const page = await signedIn("porteur");
    const logged = page.waitForEvent("console", (message) => message.text().includes("portfolio"));
    await page.route("**/api/user/points", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/user-portfolio");
    await logged;
    await arriveAt(page, "Par où commencer ?");
    await expect(page.getByRole("alert")).toBeAbsent();
  });
});
