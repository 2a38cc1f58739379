import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inspect } from "./accessibility.ts";
import { publish, send, signUp } from "./api.ts";
import { press } from "./forms.ts";
import { desktop, openWindow, phone } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const champagne = {
  city: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
  postCode: "51290",
  latitude: 48.63,
  longitude: 4.65,
};
const longName = "Coopérative solaire des habitants du Grand Couesnon";
const pieces = 6;

runProduct();

describe.each([
  { device: "desktop", viewport: desktop },
  { device: "phone", viewport: phone },
])("the communication kit, on a $device,", ({ device, viewport }) => {
  const owner = { firstName: "Odile", lastName: "Marchand", email: `odile@kit-${device}.example` };
  let ownerWindow: BrowserContext;
  let page: Page;
  let looks: ReturnType<typeof inspect>;
  let projectId: string;

  beforeAll(async () => {
    ownerWindow = await openWindow(browser, product, viewport);
    await signUp(ownerWindow, owner);
    projectId = await publish(ownerWindow, longName.slice(0, 50), champagne);
    await publish(ownerWindow, `Soleil de Rennes, ${device}`, rennes);
    const visitor = await openWindow(browser, product, viewport);
    await visitor.grantPermissions(["clipboard-read", "clipboard-write"]);
    page = await visitor.newPage();
    looks = inspect(page);
  });
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));

  /** Every preview is there, and none is an empty frame. */
  async function expectPreviews(on = page): Promise<void> {
    const widths = await on
      .getByRole("img", { name: /^Aperçu/ })
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(widths).toEqual(Array.from({ length: pieces }, () => 640));
  }

  async function download(button: string): Promise<{ name: string; bytes: Buffer }> {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button, exact: true }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  }

  it("is there for a visitor without a project, to be filled by hand", async () => {
    await page.goto("/communication-kit");
    await looks.settled();
    await page.getByText("Ce kit est vierge").waitFor();
    await expectPreviews();
    await looks.expectNoFault();
    const poster = await download("Affiche A4 en PDF");
    expect(poster.name).toBe("affiche-a4.pdf");
    expect(poster.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("shows a visitor a project's pieces, and gives them all in one zip", async () => {
    await page.goto(`/communication-kit?projectId=${projectId}`);
    await looks.settled();
    await expectPreviews();
    await looks.expectNoFault();
    const { name, bytes } = await download("Tout télécharger (zip)");
    expect(name).toMatch(/^kit-de-communication-cooperative-solaire.*\.zip$/);
    // The number of files, as the end of a zip tells it.
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2 * pieces + 3);
  });

  it("lets a letter be changed before it is copied", async () => {
    const letter = page.getByRole("region", { name: "Lettre aux voisins" });
    await letter.getByLabel("Texte").fill("Chers voisins, venez samedi à 10 h.");
    await letter.getByRole("button", { name: "Copier le texte" }).click();
    await letter.getByRole("button", { name: "Copié" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "Chers voisins, venez samedi à 10 h.",
    );
  });

  it("has a short address that leads to the project, however it is typed", async () => {
    const address = await page.getByLabel("L’adresse courte du projet").inputValue();
    expect(address).toMatch(new RegExp(`^${product.url}/p/[2-9a-z]{5}$`));
    await page.goto(address.replace(/\/p\/.*/, (path) => path.toUpperCase()).replace("/P/", "/p/"));
    await page.waitForURL(`**/project/${projectId}/**`);
    await page.goto("/p/zzzzz");
    await page.getByRole("heading", { name: "Cette adresse ne mène à aucun projet" }).waitFor();
    await looks.settled();
    await looks.expectNoFault();
    looks.forgetErrors();
  });

  it("says that a project is not there, and offers a blank kit", async () => {
    await page.goto("/communication-kit?projectId=00000000-0000-4000-8000-000000000000");
    await page.getByText("Ce projet n’existe pas ou n’est pas en ligne").waitFor();
    await looks.expectNoFault();
    await press(page, "Prendre le kit vierge");
    await page.getByText("Ce kit est vierge").waitFor();
    looks.forgetErrors();
  });

  it("says of a preview that did not come, and asks for it again", async () => {
    await page.route("**/square/preview*", (route) => route.abort());
    await page.goto("/communication-kit");
    await page.getByText("L’aperçu n’est pas arrivé.").waitFor();
    await looks.settled();
    await looks.expectNoFault();
    await page.unroute("**/square/preview*");
    await press(page, "Réessayer");
    await looks.settled();
    await expectPreviews();
    looks.forgetErrors();
  });

  it("says of a file that could not be made", async () => {
    await page.route("**/wide/png*", (route) => route.abort());
    await page.getByRole("button", { name: "Image large en PNG" }).click();
    await page.getByText("Le fichier n’a pas pu être préparé").waitFor();
    await page.unroute("**/wide/png*");
    looks.forgetErrors();
  });

  it("opens from the owner's space for that project, and he goes to another or to none", async () => {
    const ownerPage = await ownerWindow.newPage();
    const { settled, expectNoFault, expectNoError } = inspect(ownerPage);
    await ownerPage.goto(`/project-owner/${projectId}/my-consumers/pending`);
    await ownerPage.getByRole("link", { name: "Partager", exact: true }).click();
    await ownerPage.waitForURL(`**/communication-kit?projectId=${projectId}`);
    await settled();
    const choice = ownerPage.getByRole("combobox", { name: "Pour quel projet" });
    expect(await choice.inputValue()).toBe(longName.slice(0, 50));
    await expectNoFault();
    const first = await ownerPage.getByLabel("L’adresse courte du projet").inputValue();
    await choice.click();
    await ownerPage.getByRole("option", { name: `Soleil de Rennes, ${device}` }).click();
    await ownerPage.waitForURL((url) => url.searchParams.get("projectId") !== projectId);
    await settled();
    expect(await ownerPage.getByLabel("L’adresse courte du projet").inputValue()).not.toBe(first);
    await choice.click();
    await ownerPage.getByRole("option", { name: "Sans projet, à compléter à la main" }).click();
    await ownerPage.getByText("Ce kit est vierge").waitFor();
    await settled();
    await ownerPage.goto("/communication-kit");
    await settled();
    expect(await choice.inputValue()).not.toBe("Sans projet, à compléter à la main");
    expectNoError();
  });

  it("warns the owner of a project that is not online, and is closed to all others", async () => {
    const ownerPage = await ownerWindow.newPage();
    const { settled, expectNoFault } = inspect(ownerPage);
    const own = await (await ownerPage.request.get(`/api/project/${projectId}`)).json();
    const { name, description, perimeter, address, repartitionKey } = own;
    await send(ownerWindow, "PUT", `/project/${projectId}`, {
      name,
      description,
      perimeter,
      address,
      repartitionKey,
      visibility: false,
    });
    await ownerPage.goto(`/communication-kit?projectId=${projectId}`);
    await ownerPage.getByText("Ce projet n’est pas en ligne").waitFor();
    await settled();
    await expectPreviews(ownerPage);
    await expectNoFault();
    const short = await ownerPage.getByLabel("L’adresse courte du projet").inputValue();
    await ownerPage.goto(short);
    await ownerPage.waitForURL(`**/project/${projectId}/**`);
    expect((await page.goto(short))?.status()).toBe(404);
    await page.getByRole("heading", { name: "Cette adresse ne mène à aucun projet" }).waitFor();
  });
});
