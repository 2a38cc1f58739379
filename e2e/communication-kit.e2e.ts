import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { inspect, judgeBothWidths, type Visit } from "./accessibility.ts";
import { publish, send, signUp, somebody } from "./api.ts";
import { press, unfold } from "./forms.ts";
import type { Product } from "./product.ts";
import { test as base, expect } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const champagne = {
  city: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
  postCode: "51290",
  latitude: 48.63,
  longitude: 4.65,
};
const longName = "Coopérative solaire des habitants du Grand Couesno";
const otherName = "Soleil de Rennes, sur le kit";
const pieces = 6;

interface Kits {
  /** A visitor's page, followed from its start. */
  visitor: Visit;
  /** The owner of two projects, whose pieces take long to draw. */
  owner: { window: BrowserContext; projectId: string };
}

async function publishTwo(product: Product, window: BrowserContext): Promise<string> {
  await signUp(product, window, somebody("Odile", "Marchand"));
  const projectId = await publish(window, longName, champagne);
  await publish(window, otherName, rennes);
  return projectId;
}

const test = base.extend<Kits>({
  visitor: async ({ openWindow }, use) => {
    const window = await openWindow();
    await window.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await window.newPage();
    await use({ page, ...inspect(page) });
  },
  owner: async ({ product, openWindow, once }, use) => {
    const window = await openWindow();
    const { projectId, cookies } = await once("kits", async () => {
      const id = await publishTwo(product, window);
      return { projectId: id, cookies: await window.cookies() };
    });
    await window.addCookies(cookies);
    await use({ window, projectId });
  },
});

/** Every preview is there, and none is an empty frame. */
async function expectPreviews(page: Page): Promise<void> {
  const previews = page.getByRole("img", { name: /^Aperçu/ });
  const widths = () =>
    previews.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual(Array.from({ length: pieces }, () => 640));
}

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test.describe("the communication kit", () => {
  test("is there for a visitor without a project, to be filled by hand", async ({
    visitor: { page, ...looks },
  }) => {
    await page.goto("/communication-kit");
    await looks.settled();
    await expect(page.getByText("Ce kit est vierge")).toBeVisible();
    await expectPreviews(page);
    await judgeBothWidths({ page, ...looks }, page.getByText("Ce kit est vierge"));
    const poster = await download(page, "Affiche A4 en PDF");
    expect(poster.name).toBe("affiche-a4.pdf");
    expect(poster.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("shows a visitor a project's pieces, and gives them all in one zip", async ({
    visitor: { page, ...looks },
    owner: { projectId },
  }) => {
    await page.goto(`/communication-kit?projectId=${projectId}`);
    await looks.settled();
    await expectPreviews(page);
    await judgeBothWidths({ page, ...looks }, page.getByRole("img", { name: /^Aperçu/ }).first());
    const { name, bytes } = await download(page, "Tout télécharger (ZIP)");
    expect(name).toMatch(/^kit-de-communication-cooperative-solaire.*\.zip$/);
    // The number of files, as a zip's last record gives it.
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2 * pieces + 3);
  });

  test("lets a letter be changed before it is copied", async ({
    visitor: { page },
    owner: { projectId },
  }) => {
    await page.goto(`/communication-kit?projectId=${projectId}`);
    const letter = page.getByRole("region", { name: "Lettre aux voisins" });
    await unfold(page, "Voir les textes");
    await letter.getByLabel("Texte").fill("Chers voisins, venez samedi à 10 h.");
    await letter.getByRole("button", { name: "Copier le texte" }).click();
    await expect(letter.getByRole("button", { name: "Copié" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "Chers voisins, venez samedi à 10 h.",
    );
  });

  test("has a short address that leads to the project, however it is typed", async ({
    product,
    visitor: { page, ...looks },
    owner: { projectId },
  }) => {
    await page.goto(`/communication-kit?projectId=${projectId}`);
    const address = await page.getByLabel("L’adresse courte du projet").inputValue();
    expect(address).toMatch(new RegExp(`^${product.url}/p/[2-9a-z]{5}$`));
    await page.goto(address.replace(/\/p\/.*/, (path) => path.toUpperCase()).replace("/P/", "/p/"));
    await page.waitForURL(`**/project/${projectId}/**`);
    await page.goto("/p/zzzzz");
    await expect(page.getByRole("heading", { name: "Cette adresse ne mène à aucun projet" })).toBeVisible();
    await judgeBothWidths(
      { page, ...looks },
      page.getByRole("heading", { name: "Cette adresse ne mène à aucun projet" }),
    );
  });

  test("says that a project is not there, and offers a blank kit", async ({
    visitor: { page, ...looks },
  }) => {
    await page.goto("/communication-kit?projectId=00000000-0000-4000-8000-000000000000");
    await expect(page.getByText("Ce projet n’existe pas ou n’est pas en ligne")).toBeVisible();
    await judgeBothWidths({ page, ...looks }, page.getByText("Ce projet n’existe pas ou n’est pas en ligne"));
    await press(page, "Prendre le kit vierge");
    await expect(page.getByText("Ce kit est vierge")).toBeVisible();
  });

  test("says of a preview that did not come, and asks for it again", async ({
    visitor: { page, ...looks },
  }) => {
    await page.route("**/square/preview*", (route) => route.abort());
    await page.goto("/communication-kit");
    await expect(page.getByText("L’aperçu n’est pas arrivé.")).toBeVisible();
    await judgeBothWidths({ page, ...looks }, page.getByText("L’aperçu n’est pas arrivé."));
    await page.unroute("**/square/preview*");
    await press(page, "Réessayer");
    await looks.settled();
    await expectPreviews(page);
  });

  test("says of a file that could not be made", async ({ visitor: { page } }) => {
    await page.goto("/communication-kit");
    await page.route("**/wide/png*", (route) => route.abort());
    await page.getByRole("button", { name: "Image large en PNG" }).click();
    await expect(page.getByText("Le fichier n’a pas pu être préparé")).toBeVisible();
  });

  test("opens from the owner's space for that project, and he goes to another or to none", async ({
    owner: { window, projectId },
  }) => {
    const ownerPage = await window.newPage();
    const looks = inspect(ownerPage);
    const { settled, expectNoError } = looks;
    await ownerPage.goto(`/project-owner/${projectId}/my-consumers/pending`);
    await ownerPage.getByRole("link", { name: "Partager", exact: true }).click();
    await ownerPage.waitForURL(`**/communication-kit?projectId=${projectId}`);
    await settled();
    const choice = ownerPage.getByRole("combobox", { name: "Pour quel projet" });
    await expect(choice).toHaveValue(longName);
    await judgeBothWidths({ page: ownerPage, ...looks }, choice);
    const first = await ownerPage.getByLabel("L’adresse courte du projet").inputValue();
    await choice.click();
    await ownerPage.getByRole("option", { name: otherName }).click();
    await ownerPage.waitForURL((url) => url.searchParams.get("projectId") !== projectId);
    await settled();
    await expect(ownerPage.getByLabel("L’adresse courte du projet")).not.toHaveValue(first);
    await choice.click();
    await ownerPage.getByRole("option", { name: "Sans projet, à compléter à la main" }).click();
    await expect(ownerPage.getByText("Ce kit est vierge")).toBeVisible();
    await settled();
    await ownerPage.goto("/communication-kit");
    await settled();
    await expect(choice).not.toHaveValue("Sans projet, à compléter à la main");
    expectNoError();
  });

  test("warns the owner of a project that is not online, and is closed to all others", async ({
    product,
    openWindow,
    visitor: { page },
  }) => {
    const window = await openWindow();
    const projectId = await publishTwo(product, window);
    const ownerPage = await window.newPage();
    const looks = inspect(ownerPage);
    const own = await (await ownerPage.request.get(`/api/project/${projectId}`)).json();
    const { name, description, perimeter, address, repartitionKey } = own;
    await send(window, "PUT", `/project/${projectId}`, {
      name,
      description,
      perimeter,
      address,
      repartitionKey,
      visibility: false,
    });
    await ownerPage.goto(`/communication-kit?projectId=${projectId}`);
    await expect(ownerPage.getByText("Ce projet n’est pas en ligne")).toBeVisible();
    await looks.settled();
    await expectPreviews(ownerPage);
    await judgeBothWidths({ page: ownerPage, ...looks }, ownerPage.getByText("Ce projet n’est pas en ligne"));
    const short = await ownerPage.getByLabel("L’adresse courte du projet").inputValue();
    await ownerPage.goto(short);
    await ownerPage.waitForURL(`**/project/${projectId}/**`);
    expect((await page.goto(short))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Cette adresse ne mène à aucun projet" })).toBeVisible();
  });
});
