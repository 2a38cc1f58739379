import { emptyContractForm } from "@mec/domain/point";
import type { Page } from "@playwright/test";
import { createAllAndApply, named, publish, signUp, somebody } from "./api.ts";
import { failReading, holdAnswers } from "./held.ts";
import { devices } from "./people.ts";
import { test as base, expect } from "./test.ts";

const place = { city: "Langouet", postCode: "35630", latitude: 48.258, longitude: -1.815 };
const bases = /\/public\/estimate-basis/;
const verdicts = /\/public\/project\/eligible/;

const test = base.extend<{ projectId: string }>({
  projectId: async ({ product, openWindow }, use) => {
    const owner = await openWindow();
    await signUp(product, owner, somebody("Odile", "Marchand"));
    await publish(owner, named("Toits de la mairie"), place);
    await use(await publish(owner, named("Toits du bourg"), place));
  },
});

/** A browser in which somebody told where he lives, and what he uses. */
const tellHome = (page: Page) =>
  page.addInitScript(
    (dossier) => localStorage.setItem("dossier", dossier),
    JSON.stringify({
      version: 1,
      address: {
        label: "8 Rue du Port 35630 Langouet",
        houseNumber: "8",
        street: "Rue du Port",
        postCode: place.postCode,
        city: place.city,
        coordinates: { latitude: place.latitude, longitude: place.longitude },
      },
      placeKind: null,
      annualConsumption: "5000",
      contract: emptyContractForm,
      pricesAs: "individual",
    }),
  );

const cardsOf = (page: Page) => page.getByRole("list").getByRole("article");
const sumOf = (page: Page) =>
  cardsOf(page)
    .first()
    .getByText(/€.* par an/)
    .first();
const placesOf = async (page: Page) =>
  (await Promise.all((await cardsOf(page).all()).slice(0, 2).map((card) => card.boundingBox()))).map(
    (box) => box && Math.round(box.y),
  );

for (const { device, viewport } of devices) {
  test(`a card stays under the pointer when the sums and the verdicts come late, on a ${device}`, async ({
    openWindow,
    projectId,
  }) => {
    expect(projectId).toBeTruthy();
    const page = await (await openWindow(viewport)).newPage();
    await tellHome(page);
    const tell = await holdAnswers(page, bases);
    const judge = await holdAnswers(page, verdicts);
    await page.goto("/explore");
    await expect(cardsOf(page).nth(1)).toBeAttached();
    await expect(page.getByRole("button", { name: /^Modifier/ })).toBeVisible();
    await expect(page.getByText("Encore de la place").first()).toBeAttached();
    const before = await placesOf(page);
    judge();
    await expect(page.getByText("À votre portée").first()).toBeAttached();
    expect(await placesOf(page), "once it is known which are within reach").toEqual(before);
    tell();
    await expect(sumOf(page)).toBeVisible();
    expect(await placesOf(page), "once the sums are there").toEqual(before);
  });

  test(`a card whose sum does not come says so, and stays, on a ${device}`, async ({
    openWindow,
    projectId,
  }) => {
    expect(projectId).toBeTruthy();
    const page = await (await openWindow(viewport)).newPage();
    await tellHome(page);
    await failReading(page, bases);
    const fail = await holdAnswers(page, bases);
    await page.goto("/explore");
    await expect(page.getByText("À votre portée").nth(1)).toBeAttached();
    const before = await placesOf(page);
    fail();
    await expect(page.getByText("Somme indisponible pour l’instant").first()).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
  });
}

test("who is signed in is shown the projects near home, and not others first that would give way to them", async ({
  openWindow,
  projectId,
}) => {
  const holder = await openWindow();
  await createAllAndApply(holder, somebody("Camille", "Roux"), projectId, place);
  const page = await holder.newPage();
  const tell = await holdAnswers(page, "**/api/user/points");
  const listed = page.waitForResponse(/\/api\/public\/project\?/);
  await page.goto("/explore");
  await listed;
  await expect(page.getByRole("button", { name: "Filtres" })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(0);
  tell();
  await expect(page.getByRole("heading", { name: "Projets près de Langouet" })).toBeVisible();
  await expect(cardsOf(page).first()).toBeVisible();
});
