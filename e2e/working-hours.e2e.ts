import { emptySalesTerms } from "@mec/domain/document";
import type { BrowserContext, Page } from "@playwright/test";
import { createAllAndApply, named, publish, read, send, signUp, somebody } from "./api.ts";
import { arriveAt, press } from "./forms.ts";
import { expect, test } from "./test.ts";

const place = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };
const yearlyKwh = 12_000;

const hours = (page: Page) => page.getByLabel("Quand consommez-vous le plus");
const card = (page: Page) => page.getByRole("region", { name: "Votre fiche" });
const gain = /[dD]e (\d+) à (\d+) € HT d’économie/u;

/** The two ends of the first gain that a page tells, in whole euros. */
async function gainOn(page: Page): Promise<readonly [low: number, high: number]> {
  const told = page.getByText(/[dD]e \d+ à \d+\s€\sHT\sd’économie/u).first();
  const [, low, high] = gain.exec((await told.innerText()).replaceAll(/\s/gu, " ")) ?? [];
  return [Number(low), Number(high)];
}

/** A page of a business. */
async function pageOfBusiness(window: BrowserContext): Promise<Page> {
  const page = await window.newPage();
  await page.addInitScript(() => localStorage.setItem("profileType", "professional"));
  return page;
}

/** A sum that rests on a home's price says so beside the field of his own, with where it stands on his bill. */
async function expectOwnPriceBesideTheSum(page: Page): Promise<void> {
  const supposed = await gainOn(page);
  await expect(
    page.getByText(/nous comptons le prix du kWh d’un logement au tarif réglementé/),
  ).toBeVisible();
  const price = page.getByLabel("Votre prix du kWh HT");
  await page.getByText("Où le lire").click();
  await expect(page.getByText(/^L’abonnement, l’accise .* ne les ajoutez pas/)).toBeVisible();
  await price.fill("16,5");
  await expect.poll(() => gainOn(page)).not.toEqual(supposed);
  await expect(card(page)).toContainText("16,5 c€/kWh HT");
  await price.fill("");
  await expect.poll(() => gainOn(page)).toEqual(supposed);
}

test("a business says in one tap that it works before dawn, and reads one sum, a lower one, wherever it is told it", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const [owner, baker, visitor] = await Promise.all([openWindow(), openNewWindow(), openNewWindow()]);
  await signUp(product, owner, somebody("Odile", "Martin"));
  const name = named("Toits du fournil");
  const projectId = await publish(owner, name, place);
  const [roof] = await read(owner, "/production-point/by-user");
  const announced = { minPrice: 0.06, maxPrice: 0.060001 };
  await send(owner, "PUT", `/production-point/${roof?.id}`, { ...roof, contractPrice: announced });
  const terms = { ...emptySalesTerms, vatRegime: "standard" };
  await send(owner, "POST", `/project/${projectId}/sales-contract`, { terms });

  const page = await pageOfBusiness(visitor);
  const [byDay, told] =
    await test.step("the page supposes a day's work until it is told another", async () => {
      await page.goto(`/project/${projectId}/x`);
      await arriveAt(page, name);
      await page.getByLabel("Votre consommation annuelle").fill(String(yearlyKwh));
      await page.getByText("Sur quoi repose cette estimation").click();
      await expect(page.getByText(/nous supposons une activité de journée/)).toBeVisible();
      const before = await gainOn(page);
      await hours(page).selectOption("La nuit (éclairage public, enseignes)");
      await expect(page.getByText(/comptée comme vous le dites\s: la nuit, du crépuscule/)).toBeVisible();
      // Alike in both cases of the exemption: told once.
      await expect(
        page.getByRole("heading", { name: /^Vous y perdriez 4\s€\sHT de perte par an(?!.*seulement si)/u }),
      ).toBeVisible();
      await expect(page.getByText(/aucune énergie à partager aux heures où vous consommez/)).toBeVisible();
      await hours(page).selectOption("early");
      await expect(page.getByText(/Votre activité est comptée comme vous le dites/)).toBeVisible();
      await expect.poll(() => gainOn(page)).not.toEqual(before);
      await press(page, "Voir le détail");
      await expect(card(page)).toContainText("Surtout tôt le matin : modifier");
      await expectOwnPriceBesideTheSum(page);
      return [before, await gainOn(page)] as const;
    });
  expect(told[0]).toBeLessThan(byDay[0]);
  expect(told[1]).toBeLessThan(byDay[1]);

  await test.step("so does the list, after a reload", async () => {
    await page.goto(`/explore?q=Rennes&lat=${place.latitude}&long=${place.longitude}`);
    const line = page.getByRole("listitem").filter({ hasText: name }).first();
    await expect(line.getByText(/HT d’économie.* par an/)).toBeVisible();
    await expect(hours(page)).toHaveValue("early");
    const [, low, high] = gain.exec((await line.innerText()).replaceAll(/\s/gu, " ")) ?? [];
    expect([Number(low), Number(high)]).toEqual(told);
  });

  await test.step("a home is not asked, but what heats it", async () => {
    const home = await (await openWindow()).newPage();
    await home.goto(`/project/${projectId}/x`);
    await arriveAt(home, name);
    await expect(home.getByLabel("Votre consommation annuelle")).toBeVisible();
    await expect(hours(home)).toHaveCount(0);
    await home.getByLabel("Votre consommation annuelle").fill("8500");
    await home.getByText("Sur quoi repose cette estimation").click();
    await home
      .getByLabel("Chauffage à l’électricité")
      .selectOption({ label: "Oui, pompe à chaleur comprise" });
    await expect(home.getByText(/Chauffage électrique\s: nous supposons/)).toBeVisible();
    await expect(
      home.getByText("Un jour de semaine en juin, profil type, chauffage électrique").first(),
    ).toBeVisible();
    await home.close();
  });

  const { consumptionPoint } = await createAllAndApply(baker, somebody("Basile", "Leroy"), projectId, place);
  const [point] = await read(baker, "/consumption-point/by-user");
  await send(baker, "PUT", `/consumption-point/${consumptionPoint?.id}`, {
    ...point,
    ...{ consumerType: "professional", yearlyConsumption: yearlyKwh },
  });
  const own = await pageOfBusiness(baker);
  await test.step("so does his application, once his place says it too", async () => {
    await own.goto(`/consumer/${consumptionPoint?.id}/application`);
    await expect.poll(() => gainOn(own)).toEqual(byDay);
    await own.goto(`/consumer/${consumptionPoint?.id}/my-profile`);
    const house = own.locator("#house");
    await expect(house.getByText("Non précisés, comptés en journée")).toBeVisible();
    await house.getByRole("button", { name: /^Modifier/ }).click();
    await hours(own).selectOption("early");
    await house.getByRole("button", { name: "Enregistrer" }).click();
    await expect(house.getByText("Surtout tôt le matin", { exact: true })).toBeVisible();
    await own.goto(`/consumer/${consumptionPoint?.id}/application`);
    await expect.poll(() => gainOn(own)).toEqual(told);
  });

  await test.step("and so does his price; the owner reads his hours with his use", async () => {
    const desk = await owner.newPage();
    await desk.goto(`/project-owner/${projectId}/my-consumers/pending`);
    await desk
      .getByRole("button", { name: /Basile Leroy/ })
      .first()
      .click();
    await expect(desk.getByRole("dialog").getByText("Surtout tôt le matin", { exact: true })).toBeVisible();
    const [application] = await read(owner, `/project/${projectId}/application`);
    await send(owner, "POST", `/application/${application?.id}/progress`, {
      status: "PROPOSAL",
      price: 0.06,
    });
    await own.reload();
    await expect(own.getByRole("heading", { name: "Proposition de prix reçue" })).toBeVisible();
    await expect.poll(() => gainOn(own)).toEqual(told);
    await own.getByText("Le détail du calcul").click();
    await expect(own.getByText(/surtout tôt le matin, de 1\sh à 9\sh, six jours par semaine/)).toBeVisible();
  });
});
