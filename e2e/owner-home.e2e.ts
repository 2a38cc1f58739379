import type { Locator } from "@playwright/test";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

test("an owner's space opens on what there is to do, each thing one press away", async ({ visit, demo }) => {
  const { page, settled, expectNoError } = await visit("porteur");
  await page.goto(`/project-owner/${demo.projectId}`);
  await settled();
  await expect(
    page.getByRole("list", { name: "Les étapes de votre projet" }).getByRole("listitem"),
  ).toHaveCount(6);
  const today = page.getByRole("region", { name: "À faire", exact: true });
  const things = today.getByRole("listitem");
  const count = await things.count();
  expect(count, "things to do today, one at least").toBeGreaterThan(0);
  expect(count, "things to do today, five at most").toBeLessThanOrEqual(5);
  for (const thing of await things.all()) await expect(thing.getByRole("link")).toHaveCount(1);
  const tab = page
    .getByRole("navigation", { name: "Espace du projet" })
    .getByRole("link", { name: /^Mes participants/ });
  await expect(tab).toHaveText(/\d/);
  await today.getByRole("link", { name: /à étudier/ }).click();
  await expect(page).toHaveURL(`/project-owner/${demo.projectId}/my-consumers/pending`);
  expectNoError();
});

test("a shortened address leads to what happened since the last visit", async ({ visit, demo }) => {
  const { page } = await visit("porteur");
  await page.goto(`/project-owner/${demo.projectId}/`);
  await expect(
    page.getByRole("heading", { level: 2, name: /derniers événements|Depuis votre dernière visite/ }),
  ).toBeVisible();
});

test("an owner's own page lets him write to nobody", async ({ visit, demo }) => {
  const { page, settled, expectNoError } = await visit("porteur");
  await page.goto(`/project/${demo.projectId}/nom`);
  await settled();
  await expect(page.getByText("C’est votre projet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Qui porte ce projet" })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settled();
  await expect(page.getByText(/Écrire au porteur|Une question au porteur/)).toHaveCount(0);
  expectNoError();
});

test("on a phone each thing to do has its button under it, and the figures come before the events", async ({
  visit,
  demo,
}) => {
  const { page, settled, expectNoError } = await visit("porteur", phone);
  await page.goto(`/project-owner/${demo.projectId}`);
  await settled();
  const placeOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error("it is not on the page");
    return box;
  };
  const thing = page.getByRole("region", { name: "À faire", exact: true }).getByRole("listitem").first();
  const text = await placeOf(thing.getByRole("paragraph").first());
  const button = await placeOf(thing.getByRole("link"));
  expect(button.y, "the button is under the text").toBeGreaterThan(text.y + text.height);
  const figures = await placeOf(page.getByText("Lieux qui participent", { exact: true }));
  const news = await placeOf(
    page.getByRole("heading", { level: 2, name: /derniers événements|Depuis votre dernière visite/ }),
  );
  expect(figures.y, "the figures come first").toBeLessThan(news.y);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "nothing widens the page, the tabs' numbers neither").toBe(phone.width);
  expectNoError();
});

test("on a phone the first candidate is in the first screen, and what is rarer is one press away", async ({
  visit,
  demo,
}) => {
  const { page, settled, expectNoError } = await visit("porteur", phone);
  await page.goto(`/project-owner/${demo.projectId}/my-consumers/pending`);
  await settled();
  const first = page.getByRole("list", { name: "Consommateurs du projet" }).getByRole("listitem").first();
  const box = await first.boundingBox();
  expect(box?.y, "the first candidate's place").toBeLessThanOrEqual(500);

  const menu = page.getByRole("button", { name: "Inviter, ajouter ou exporter" });
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Tableur (XLSX)" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Inviter des voisins" }).click();
  await expect(page.getByRole("dialog", { name: "Inviter des voisins" })).toBeVisible();
  await page.keyboard.press("Escape");
  await menu.click();
  await page.getByRole("menuitem", { name: "Ajouter mon propre point" }).click();
  await expect(page.getByRole("dialog", { name: "Ajouter mon propre point" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Filtrer et trier" }).click();
  await expect(page.getByLabel("Trier par").getByRole("option", { selected: true })).toHaveText(
    "Candidature, la plus ancienne d’abord",
  );
  const results = page.getByRole("button", { name: "Voir les résultats" });
  const indigo = await page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "var(--mantine-color-indigo-filled)";
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(results, "an owner's drawer has the colour of his space").toHaveCSS(
    "background-color",
    indigo,
  );
  await page.getByLabel("Rechercher").fill("personne ainsi");
  await page.getByRole("button", { name: "Voir les résultats" }).click();
  await page.getByRole("button", { name: "Effacer la recherche" }).click();
  await expect(first).toBeVisible();
  expectNoError();
});

test("a candidate's long name leaves the other columns their room, and each gain its line", async ({
  visit,
  demo,
}) => {
  const { page, settled, expectNoError } = await visit("porteur");
  await page.route(`**/api/project/${demo.projectId}/application?**`, async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    list.items[0].holder.lastName = "de la Rochefoucauld-Montmorency de Saint-Germain-des-Prés-sur-Vilaine";
    await route.fulfill({ response, json: list });
  });
  await page.goto(`/project-owner/${demo.projectId}/my-consumers/pending`);
  await settled();
  const row = page.getByRole("row", { name: /Rochefoucauld/ });
  const name = await row.getByRole("rowheader").boundingBox();
  expect(name?.width, "the name's column").toBeLessThanOrEqual(280);
  const gains = page.getByRole("cell", { name: /^sans exonération\s: de \S+ à \S+\s€/ });
  expect(await gains.count(), "gains of the page").toBeGreaterThan(1);
  for (const gain of await gains.getByText(/^(sans exonération|avec)\s: de \S+ à \S+\s€$/).all()) {
    expect((await gain.boundingBox())?.height, "a gain's height").toBeLessThan(30);
  }
  expectNoError();
});

test("on a phone a producer who asks to join is answered without scrolling, from his price and his energy", async ({
  visit,
  demo,
}) => {
  const { page, settled, expectNoError } = await visit("porteur", phone);
  await page.goto(`/project-owner/${demo.projectId}/my-producer`);
  await settled();
  const placeOf = async (place: Locator) => (await place.first().boundingBox())?.y ?? Number.NaN;
  const accept = await placeOf(page.getByRole("button", { name: /^Accepter la proposition/ }));
  expect(accept, "the answer's place").toBeLessThanOrEqual(720);
  expect(await placeOf(page.getByText("Prix demandé"))).toBeLessThan(accept);
  expect(await placeOf(page.getByText("Production annuelle"))).toBeLessThan(accept);
  expect(await placeOf(page.getByText("Filière"))).toBeGreaterThan(accept);
  expectNoError();
});

test("on a phone the first participant of a document is in the first screen, and what is rarer is one press away", async ({
  visit,
  demo,
}) => {
  const { page, settled, expectNoError } = await visit("porteur", phone);
  const cards = page.getByRole("list", { name: /où en est chaque participant/ }).getByRole("listitem");
  for (const kind of ["contracts", "agreement", "bulletin"]) {
    await page.goto(`/project-owner/${demo.projectId}/my-documents/${kind}`);
    await settled();
    const box = await cards.first().boundingBox();
    expect(box?.y, `the first participant's place among ${kind}`).toBeLessThanOrEqual(500);
  }

  await page.getByRole("button", { name: "Rédiger ou télécharger" }).click();
  await expect(page.getByRole("menuitem", { name: "Rédiger le bulletin" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Tout télécharger (ZIP)" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Filtrer et trier" }).click();
  await page.getByLabel("Rechercher un participant").fill("Dupont");
  await page.getByRole("button", { name: "Voir les résultats" }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole("button", { name: "Effacer la recherche" }).click();
  await expect(cards).not.toHaveCount(1);
  expectNoError();
});

test("on a phone the actions on who is ticked leave the list in sight", async ({ visit, demo }) => {
  const { page, settled, expectNoError } = await visit("porteur", phone);
  await page.goto(`/project-owner/${demo.projectId}/my-consumers/pending`);
  await settled();
  for (const place of [1, 2]) await page.getByRole("checkbox").nth(place).check();
  const bar = page.getByRole("region", { name: "Actions sur la sélection" });
  // Three rows: who is ticked, then two of buttons.
  await expect(bar.getByRole("button", { name: "Ne rien sélectionner" })).toBeVisible();
  await expect
    .poll(async () => (await bar.boundingBox())?.height, "the bar's height")
    .toBeLessThanOrEqual(140);
  await bar.getByRole("button", { name: "Ne rien sélectionner" }).click();
  await expect(bar).toHaveCount(0);
  expectNoError();
});

test("who refuses several whom he accepted reads of each which papers stay", async ({ visit, demo }) => {
  const { page, settled, expectNoError } = await visit("porteur");
  // The answer after signatures, faked: no document of the demonstration is signed by all.
  await page.route("**/api/project/*/leaving", (route) => {
    const [first, second] = route.request().postDataJSON().applicationIds;
    const nothing = { elsewhere: [], sold: 0 };
    const bound = [
      { ...nothing, applicationId: first, signed: ["bulletin", "accord"] },
      { applicationId: second, signed: [], elsewhere: ["salesContract"], sold: 0 },
    ];
    return route.fulfill({ json: { bound } });
  });
  await page.goto(`/project-owner/${demo.projectId}/my-consumers/pre-integrated`);
  await settled();
  for (const place of [1, 2, 3]) await page.getByRole("checkbox").nth(place).check();
  await page
    .getByRole("region", { name: "Actions sur la sélection" })
    .getByRole("button", { name: /^Refuser/ })
    .click();
  const stays = page.getByRole("dialog").getByRole("alert").filter({ hasText: "Ce qui est signé le reste" });
  await expect(stays.getByRole("listitem")).toHaveText([
    /bulletin d’adhésion et accord de participation$/u,
    /contrat de vente, réglé en dehors de la plateforme$/u,
  ]);
  expectNoError();
});

test("an owner with many candidates reads who would lose, and who gains the most", async ({
  visit,
  demo: { projectId },
}) => {
  const { page, settled } = await visit("porteur");
  await page.goto(`/project-owner/${projectId}/my-consumers/pending`);
  await settled();
  const table = page.getByRole("table", { name: "Consommateurs du projet" });
  /** The sum of each that stands first, "de −4 à 8 €", in the order of the list: without the exemption. */
  const gains = async () => {
    const told = (await table.getByText(/^(?!avec).*\d\s€(\s(HT|TTC))?$/u).allInnerTexts()).map((text) =>
      text.replaceAll(/\s/gu, ""),
    );
    return told.map((text) => text.replaceAll("−", "-").match(/-?\d+/g)!.map(Number));
  };
  const middles = async () =>
    (await gains()).map((one) => one.reduce((sum, eur) => sum + eur, 0) / one.length);
  const sorter = table.getByRole("button", { name: "Gain par an" });
  await sorter.click();
  await expect(table.getByRole("columnheader", { name: "Gain par an" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect.poll(middles).toEqual((await middles()).toSorted((one, other) => one - other));
  expect((await middles()).length).toBeGreaterThan(5);
  await sorter.click();
  await expect.poll(middles).toEqual((await middles()).toSorted((one, other) => other - one));
  const people = () => table.getByRole("row").count();
  const everybody = (await people()) - 1;

  await page.getByLabel("Gain par an", { exact: true }).selectOption("Y perdraient, même au mieux");
  await expect(page).toHaveURL(/[?&]gain=loses\b/);
  await expect.poll(async () => (await gains()).every((one) => Math.max(...one) <= 0)).toBe(true);
  const losers = (await people()) - 1;
  expect(losers).toBeGreaterThan(0);
  expect(losers).toBeLessThan(everybody);
  await table.getByRole("checkbox").first().check();
  await expect(page.getByRole("button", { name: `Refuser (${losers})` })).toBeVisible();

  await page.getByLabel("Gain par an", { exact: true }).selectOption("Tous");
  await expect(page).not.toHaveURL(/gain=/);
  await expect.poll(people).toBe(everybody + 1);
  await table.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: `Proposer un prix (${everybody})` }).click();
  const dialog = page.getByRole("dialog", { name: /^Proposer un prix à/ });
  await dialog.getByRole("button", { name: /^Retirer les \d+ qui y perdraient$/ }).click();
  await expect(dialog.getByText(/y perdraient, même dans le meilleur cas :/)).toBeHidden();
  await expect(dialog).toBeFocused();
  await expect(page.getByRole("dialog", { name: new RegExp(`à ${everybody}\\spersonnes`, "u") })).toHaveCount(
    0,
  );
  await dialog.getByRole("button", { name: "Annuler" }).click();

  await page.getByLabel("Gain par an", { exact: true }).selectOption("Y perdraient, même au mieux");
  await page.setViewportSize(phone);
  await expect(page.getByText("Y perdraient, même au mieux", { exact: true }).last()).toBeVisible();
  await page.getByRole("button", { name: "Tout montrer" }).click();
  await expect(page).not.toHaveURL(/gain=loses/);
});

test("the list of those accepted tells each one's price, what he gains and where his documents are", async ({
  visit,
  demo: { projectId },
}) => {
  const { page, settled, expectNoFault } = await visit("porteur");
  await page.goto(`/project-owner/${projectId}/my-consumers/pre-integrated`);
  await settled();
  const line = page.getByRole("row", { name: /Margaux Muller/ });
  // The whole price on one line, also where no VAT is added.
  await expect(line.getByText(/^7\sc€\/kWh$/u)).toBeVisible();
  await expect(line.getByText(/^avec\s: de \d+ à \d+\s€$/u)).toBeVisible();
  // What differs is named; what does not is said once.
  await expect(line.getByText("bulletin, contrat", { exact: true })).toBeVisible();
  await expect(line.getByText("accord", { exact: true })).toBeVisible();
  const whole = page.getByRole("row", { name: /Juliette Moreau/ });
  await expect(whole.getByText("Envoyé", { exact: true })).toHaveCount(1);
  await page.setViewportSize(phone);
  await expect(
    page.getByRole("listitem").filter({ hasText: "Sarah Cohen" }).getByText("Exporté le"),
  ).toHaveCount(0);
  await expectNoFault();
});
