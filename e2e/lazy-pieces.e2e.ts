import type { Page } from "@playwright/test";
import type { Visit } from "./accessibility.ts";
import { arriveAt, field } from "./forms.ts";
import { holdAnswers } from "./held.ts";
import { expect, test } from "./test.ts";

const told = /^Cette partie de la page n’est pas arrivée/;

/** What is missing while offline is said, and comes once the connection is back. */
async function expectRetried(page: Page): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: told });
  await expect(alert).toBeVisible();
  await page.context().setOffline(false);
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(alert).toHaveCount(0);
}

/** Once all that the page fetches by itself is there, the connection is lost. */
async function loseConnection({ page, settled }: Visit): Promise<void> {
  await settled();
  await page.context().setOffline(true);
}

test("the first page's search keeps what is typed while its file does not come, and goes on once it does", async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto("/");
  await loseConnection(visitor);
  const search = page.getByLabel("Votre adresse ou votre ville");
  await search.fill("8 rue du Port, Lyon");
  await expectRetried(page);
  await expect(search).toHaveValue("8 rue du Port, Lyon");
  await page.getByRole("group", { name: "Numéros" }).getByRole("option").first().click();
  await arriveAt(page, "Projets près de Lyon");
});

test("the map's search does the same", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto("/explore");
  await loseConnection(visitor);
  const search = page.getByLabel("Votre adresse ou votre ville");
  await search.fill("8 rue du Port, Lyon");
  await expectRetried(page);
  await expect(search).toHaveValue("8 rue du Port, Lyon");
  await expect(page.getByRole("group", { name: "Numéros" }).getByRole("option").first()).toBeVisible();
});

test("a term that cannot be explained leaves the form and its answers where they are", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto("/on-boarding/project-owner/create-production-point/typology");
  await arriveAt(page, "Quelle est votre installation ?");
  await field(page, "Nom de l’installation").fill("Toiture du gymnase");
  await loseConnection(visitor);
  await page.getByRole("button", { name: "kWc" }).click();
  await expectRetried(page);
  await expect(field(page, "Nom de l’installation")).toHaveValue("Toiture du gymnase");
  await expect(page.getByRole("dialog").getByText("kWc")).toBeVisible();
});

test("the form of an alert is fetched again", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto("/explore?q=Brest+(29200)&lat=48.39&long=-7.5&zoom=12");
  await loseConnection(visitor);
  await page.getByRole("button", { name: "Me prévenir par e-mail" }).click();
  await expectRetried(page);
  await expect(page.getByLabel("Votre adresse e-mail")).toBeVisible();
});

test("a file that was lost on its way leaves the page, whose drafts a reload keeps", async ({ visit }) => {
  const { page, settled } = await visit();
  await page.goto("/on-boarding/project-owner/create-production-point/typology");
  await arriveAt(page, "Quelle est votre installation ?");
  await field(page, "Nom de l’installation").fill("Toiture du gymnase");
  await settled();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "kWc" }).click();
  const alert = page.getByRole("alert").filter({ hasText: told });
  await expect(alert).toBeVisible();
  await expect(field(page, "Nom de l’installation")).toHaveValue("Toiture du gymnase");
  await page.unroute("**/assets/*.js");
  await alert.getByRole("button", { name: "Recharger la page" }).click();
  await arriveAt(page, "Quelle est votre installation ?");
  await expect(field(page, "Nom de l’installation")).toHaveValue("Toiture du gymnase");
  await page.getByRole("button", { name: "kWc" }).click();
  await expect(page.getByRole("dialog").getByText("kWc")).toBeVisible();
});

test("a page that was lost says so, also where something else changed while it was waited for", async ({
  visit,
}) => {
  const { page, settled } = await visit();
  await page.goto("/");
  await settled();
  await page.route("**/assets/*.js", (route) => route.abort());
  const lose = await holdAnswers(page, "**/assets/*.js");
  await page.getByRole("link", { name: "Je porte un projet" }).click();
  await page.getByText("Professionnel", { exact: true }).first().click();
  lose();
  const title = page.getByRole("heading", { level: 1, name: "Cette page n’est pas arrivée" });
  await expect(title).toBeVisible();
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await arriveAt(page, "Je suis un porteur de projet");
});
