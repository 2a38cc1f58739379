import { emptySalesTerms } from "@mec/domain/document";
import type { Locator, Page } from "@playwright/test";
import { createAllAndApply, named, newPrm, publish, read, send, signUp, somebody } from "./api.ts";
import { completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { arriveAt, press } from "./forms.ts";
import { linkIn } from "./mails.ts";
import { phone } from "./people.ts";
import { askedAddress, confirmAddress, readAll } from "./signature-steps.ts";
import { expect, test } from "./test.ts";

const place = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };
/** As the applicant gives it. */
const yearlyKwh = 4200;

/** What is paid once, beside the sum of each year, which is without it. */
const entering = /^La première année, droit d’entrée de 10\s€ compris\s: /u;

/** A case of a sum, by its name and in its words. */
const caseIn = (part: Page | Locator, name: string | RegExp, words: RegExp): Locator =>
  part.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd").filter({ hasText: words });
const enteringCase = /^1re année, droit d’entrée de 10\s€ compris$/u;

const rangeOfEuros = /[dD]e (\d+)(\s€ de perte)? à (\d+)\s€( de perte)?/u;

/**
 * "de 12 à 34 € d’économie", "de 4 € de perte à 8 € d’économie", "de 4 à 8 € de perte": its two ends, a loss below zero. Where
 * there is none it is the text itself: who waits for a range may read it too early, and reads it again.
 */
function endsOf(text: string): [low: string, high: string] {
  const [, low, mayLose, high, loses] = rangeOfEuros.exec(text) ?? [];
  if (low === undefined || high === undefined) return [text, text];
  return loses ? [`−${high}`, `−${low}`] : [mayLose ? `−${low}` : low, high];
}

const rangeIn = async (page: Page, words: RegExp) => endsOf(await page.getByText(words).first().innerText());

/** Expects each button of a dialog to show its whole label. */
async function expectWholeLabels(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole("button", { name: "Retirer ma candidature", exact: true })).toBeVisible();
  const cut = await dialog.getByRole("button").evaluateAll((buttons) =>
    buttons
      .flatMap((button) => [button, ...button.querySelectorAll("*")])
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
}

/** What stands beside the button that accepts a price, while that one sticks to the foot of the screen. */
const barOf = (page: Page) => page.locator("span", { has: page.locator("small") }).filter({ visible: true });

/** At its own place the button is a part of the card, and what follows goes from the owner to the way out. */
async function expectAtRest(page: Page, yes: Locator): Promise<void> {
  const talk = page.getByRole("link", { name: "En parler au porteur" });
  const refuse = page.getByRole("button", { name: "Refuser le prix et retirer ma candidature" });
  await talk.evaluate((link) => link.scrollIntoView({ block: "center" }));
  await expect(barOf(page)).toHaveCount(0);
  const tops: number[] = [];
  for (const part of [yes, talk, refuse]) tops.push((await part.boundingBox())?.y ?? 0);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
}

/** The saving that a project's page announces with the exemption, before the other case: its two ends. */
async function announcedOn(page: Page): Promise<[low: string, high: string]> {
  const figure = page
    .locator("dt", { hasText: "En tout par an" })
    .locator("xpath=following-sibling::dd")
    .first();
  await expect(figure).toHaveText(rangeOfEuros);
  return endsOf(await figure.innerText());
}

test("one household is told one sum: on the page, in the owner's dialog, and with the price", async ({
  openWindow,
  product,
}) => {
  const [owner, holder, visitor] = await Promise.all([openWindow(), openWindow(), openWindow()]);
  await signUp(product, owner, somebody("Odile", "Martin"));
  const name = named("Toits du canal");
  const projectId = await publish(owner, name, place);
  await send(owner, "POST", `/project/${projectId}/membership-fee`, {
    required: true,
    amount: 6,
    entranceFeeRequired: true,
    entranceFeeAmount: 10,
    additionalInformation: "",
    paymentMethods: [{ type: "CHEQUE" }],
  });
  const camille = somebody("Camille", "Roux");
  const { consumptionPoint } = await createAllAndApply(holder, camille, projectId, place);

  const page = await visitor.newPage();
  const [low, high] = await test.step("the page announces 0.10 to 0.12 € without tax", async () => {
    await page.goto(`/project/${projectId}/x`);
    await arriveAt(page, name);
    await page.getByLabel("Votre consommation annuelle").fill(String(yearlyKwh));
    await expect(
      page.getByText("Cotisation à l’association, due dès l’adhésion", { exact: true }),
    ).toBeVisible();
    await expect(page.getByText("La première année", { exact: true })).toBeVisible();
    await expect(page.getByText(entering)).toBeVisible();
    return announcedOn(page);
  });

  const desk = await owner.newPage();
  const dialog = desk.getByRole("dialog");
  const decide = async (decision: string) => {
    await desk
      .getByRole("button", { name: /^Décider pour / })
      .first()
      .click();
    await desk.getByRole("menuitem", { name: decision, exact: true }).click();
  };
  /** The dialog's result for her at a price with tax. */
  const toldAt = async (price: string, words: string) => {
    await dialog.getByLabel("Prix proposé").fill(price);
    // Both taxes are told once, under the field.
    await expect(dialog.getByText(`Soit ${words}`)).toHaveCount(1);
    return rangeIn(desk, /^de .*\s€.* par an$/u);
  };
  const proposed = await test.step("the owner's dialog begins in the middle, and says the same", async () => {
    await desk.goto(`/project-owner/${projectId}/my-consumers/pending`);
    await decide("Proposer un prix");
    // The middle of 0.10 and 0.12, plus 20 % of tax.
    await expect(dialog.getByLabel("Prix proposé")).toHaveValue("13,2");
    await expect.poll(async () => (await toldAt("12", "10 c€/kWh HT"))[1]).toBe(high);
    const best = await toldAt("12", "10 c€/kWh HT");
    await expect.poll(async () => (await toldAt("14,4", "12 c€/kWh HT"))[0]).toBe(low);
    await expect(dialog.getByText(/^Camille Roux y perdrait/)).toBeVisible();
    await expect(
      dialog.getByText(/^Si l’exonération d’accise prenait fin le 1er janvier 2027/),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Proposer quand même" })).toBeInViewport();
    await expect(
      dialog.getByText(
        /^Camille Roux n’y perd pas jusqu’à .*\sHT, soit .*\sTTC, tant que l’exonération d’accise dure\.$/u,
      ),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Mettre ce prix" }).click();
    await expect(dialog.getByText(/y perdrait/)).toBeHidden();
    await expect(dialog.getByLabel("Prix proposé")).toBeFocused();
    await toldAt("14,4", "12 c€/kWh HT");
    await expect(dialog.getByText(/^Camille Roux y perdrait/)).toBeVisible();
    await dialog.getByRole("button", { name: "Sur quoi repose ce calcul" }).click();
    await expect(
      dialog.getByText(/^Une source annonce la fin de l’exonération d’accise .* 1er janvier 2027/),
    ).toBeVisible();
    await expect(dialog.getByText(/^Tarifs vérifiés le /)).toBeVisible();
    await dialog.getByRole("button", { name: "Proposer quand même" }).click();
    await desk.getByRole("button", { name: "Oui, proposer ce prix" }).click();
    await expect(desk.getByText("Prix proposé à 1 personne.")).toBeVisible();
    return best;
  });

  await test.step("accepting her at this price is asked twice, and names her", async () => {
    await desk.goto(`/project-owner/${projectId}/my-consumers/price-proposal`);
    await decide("Accepter la candidature");
    await expect(
      dialog.getByText(/^Si l’exonération d’accise prenait fin le 1er janvier 2027.*€ de perte par an\.$/u),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Accepter quand même" }).click();
    const question = desk.getByRole("dialog", { name: "Accepter cette candidature quand même ?" });
    await expect(question.getByText(/^Camille Roux y perdrait/)).toBeVisible();
    await expect(question.getByRole("button", { name: "Oui, accepter" })).toBeVisible();
    await question.getByRole("button", { name: "Annuler" }).click();
    await expect(dialog.getByRole("button", { name: "Accepter quand même" })).toBeVisible();
  });

  const home = await holder.newPage();
  await test.step("the holder is told that this price costs money, and asked before he accepts it", async () => {
    await home.goto(`/consumer/${consumptionPoint?.id}/application`);
    await expect(home.getByText(/ne vous ferait pas économiser/)).toBeVisible();
    await press(home, "Accepter le prix");
    const question = home.getByRole("dialog");
    await expect(question.getByText(/ne vous ferait pas économiser/).first()).toBeVisible();
    await question.getByRole("button", { name: "Annuler" }).click();
    await expect(home.getByRole("heading", { name: "Proposition de prix reçue" })).toBeVisible();
  });

  await test.step("a yes waits for the sum, and is asked twice when it cannot be computed", async () => {
    let fail = () => {};
    const isLate = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await home.route("**/price-proposal", async (route) => {
      await isLate;
      await route.fulfill({ status: 500, json: {} });
    });
    await home.reload();
    await expect(home.getByRole("button", { name: /^Calcul de ce que ce prix change/ })).toBeDisabled();
    await expect(home.getByRole("button", { name: "Accepter le prix" })).toHaveCount(0);
    fail();
    await press(home, "Accepter le prix");
    const question = home.getByRole("dialog");
    await expect(question.getByText(/Nous n’avons pas pu calculer/)).toBeVisible();
    await question.getByRole("button", { name: "Annuler" }).click();
    await expect(home.getByRole("heading", { name: "Proposition de prix reçue" })).toBeVisible();
    await home.unroute("**/price-proposal");
  });

  await test.step("another price, as the dialog said it, the fee included, and beside his bill", async () => {
    await desk.goto(`/project-owner/${projectId}/my-consumers/price-proposal`);
    await decide("Proposer un autre prix");
    await expect.poll(() => toldAt("12", "10 c€/kWh HT")).toEqual(proposed);
    await dialog.getByRole("button", { name: "Proposer un autre prix" }).click();
    await expect(desk.getByText("Prix proposé à 1 personne.")).toBeVisible();
    await home.reload();
    await expect.poll(() => rangeIn(home, /^Au tarif réglementé/)).toEqual(proposed);
    await expect(home.getByText(/par an, cotisation comprise/)).toBeVisible();
    await home.getByText("Le détail du calcul").click();
    await expect(home.getByText(/hors abonnement de votre fournisseur/)).toBeVisible();
    // The project's own page tells this candidate his price and its sum, and leads back to his answer.
    await home.goto(`/project/${projectId}/x`);
    const panel = home.getByRole("complementary", { name: "Rejoindre ce projet" });
    await expect(panel.getByText("Prix qui vous est proposé")).toBeVisible();
    await expect(panel.getByText(/^12\sc€\/kWh\sTTC$/)).toBeVisible();
    await expect.poll(() => announcedOn(home)).toEqual(proposed);
    await panel.getByRole("link", { name: "Répondre" }).click();
    await expect(home.getByRole("button", { name: "Accepter le prix" })).toBeEnabled();
  });

  await test.step("a price that gains only with the exemption is asked plainly, with the sum of the other case", async () => {
    // No start is said: it counts as one after the announced end, as the page says.
    await press(home, "Accepter le prix");
    const question = home.getByRole("dialog", { name: /^Accepter 12\sc€\/kWh\sTTC\s\?$/ });
    await expect(caseIn(question, enteringCase, /€/)).toBeVisible();
    await expect(caseIn(question, "Si l’exonération d’accise s’arrêtait", /de perte par an$/)).toBeVisible();
    await question.getByRole("button", { name: "Annuler" }).click();
    const project = await (await home.request.get(`/api/project/${projectId}`)).json();
    const { description, perimeter, address, repartitionKey } = project;
    const expectedStart = `${new Date().getFullYear() + 1}-07`;
    const change = { name, description, perimeter, address, repartitionKey, visibility: true, expectedStart };
    await send(owner, "PUT", `/project/${projectId}`, change);
    await home.setViewportSize(phone);
    await home.reload();
    await press(home, "Accepter le prix");
    await expect(caseIn(question, "Si l’exonération d’accise s’arrêtait", /de perte par an$/)).toBeVisible();
    // From wherever he accepts, he sees what has become of his application.
    await home.getByRole("heading", { name: "Vos documents" }).evaluate((part) => part.scrollIntoView());
    await question.getByRole("button", { name: "Accepter", exact: true }).click();
    const accepted = home.getByRole("heading", { name: "Candidature acceptée" });
    await expect(accepted).toBeFocused();
    await expect(accepted).toBeInViewport({ ratio: 1 });
    // What the yes was said to stays, and single years, which it told, are in one tap.
    await expect(caseIn(home, /^Par an, cotisation comprise/, /€/)).toBeVisible();
    await expect(caseIn(home, "Si l’exonération d’accise s’arrêtait", /de perte par an$/)).toBeVisible();
    await expect(caseIn(home, enteringCase, /€/)).toBeHidden();
    await home.getByText(/^Avant juillet \d{4} et 1re année$/).click();
    await expect(caseIn(home, enteringCase, /€/)).toBeVisible();
    // What membership costs before a start in a later year.
    await expect(
      caseIn(home, /^Avant juillet \d{4}, sans électricité locale$/, /^6\s€ de cotisation$/),
    ).toBeVisible();
  });
});

test("one household reads the same euros in the list, on the page, with its price, and as it signs", async ({
  openWindow,
  product,
}) => {
  const [owner, holder, visitor] = await Promise.all([openWindow(), openWindow(), openWindow()]);
  const odile = somebody("Odile", "Martin");
  await signUp(product, owner, odile);
  const name = named("Toits du port");
  const projectId = await publish(owner, name, place);
  await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });
  // The announced price is the one proposed later, as near as a range allows.
  const [roof] = await read(owner, "/production-point/by-user");
  const announced = { minPrice: 0.06, maxPrice: 0.060001 };
  await send(owner, "PUT", `/production-point/${roof?.id}`, {
    ...roof,
    contractPrice: announced,
    vatRegime: "franchise",
  });
  // Where no VAT is added there is one price: nothing says TTC of it.
  const terms = { ...emptySalesTerms, vatRegime: "franchise" };
  await send(owner, "POST", `/project/${projectId}/sales-contract`, { terms });
  const camille = somebody("Camille", "Roux");

  await test.step("its owner reads his own price as it is, without VAT, where he changes it", async () => {
    const desk = await owner.newPage();
    await desk.goto(`/on-boarding/project-owner/create-production-point/price?productionPointId=${roof?.id}`);
    await expect(desk.getByLabel("Fourchette basse")).toHaveValue("6");
    await desk.close();
  });

  const page = await visitor.newPage();
  const told = await test.step("the page tells it to who describes this household", async () => {
    await page.goto(`/project/${projectId}/x`);
    await arriveAt(page, name);
    await expect(page.getByText(/^6 à 6\sc€\/kWh, sans\sTVA à ajouter$/).first()).toBeVisible();
    await page.getByLabel("Votre consommation annuelle").fill(String(yearlyKwh));
    await expect(
      page.getByRole("region", { name: /^Pour vous/ }).getByText(/€ d’économie.* par an, cotisation/),
    ).toBeVisible();
    return announcedOn(page);
  });

  await test.step("so does the list", async () => {
    const { latitude, longitude } = place;
    await page.goto(`/explore?q=Rennes&lat=${latitude}&long=${longitude}`);
    const line = page.getByRole("listitem").filter({ hasText: name }).first();
    const sum = line.getByText(/€ d’économie.* par an, cotisation comprise/);
    await expect.poll(async () => endsOf(await sum.innerText())).toEqual(told);
    await expect(line.getByText(/^6 à 6\sc€\/kWh, sans\sTVA à ajouter$/)).toBeVisible();
    // A highest price of 6.5 c€ with all taxes finds the price of 6 c€ because no VAT is added to it.
    await page.goto(`${page.url()}&maxPriceWithTax=0.065`);
    await expect(line).toBeVisible();
  });

  const { consumptionPoint } = await createAllAndApply(holder, camille, projectId, place);
  const home = await holder.newPage();
  // How old a figure is, where one was not checked for long.
  const tariffsAge = /^Tarifs vérifiés le /;
  let agesTold: string[] = [];
  await test.step("so does the price that is proposed, until its last day", async () => {
    const [application] = await read(owner, `/project/${projectId}/application`);
    const priceUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const step = { status: "PROPOSAL", price: 0.06, priceUntil };
    await send(owner, "POST", `/application/${application?.id}/progress`, step);
    await home.goto(`/consumer/${consumptionPoint?.id}/application`);
    await expect.poll(() => rangeIn(home, /^Au tarif réglementé/)).toEqual(told);
    await expect(home.getByText(/^6\sc€\/kWh$/)).toBeVisible();
    await expect(home.getByText("local, sans TVA à ajouter")).toBeVisible();
    await test.step("on a phone she reads what decides on one screen, and unfolds the rest", async () => {
      await home.setViewportSize(phone);
      const yes = home.getByRole("button", { name: "Accepter le prix" });
      const decides = home.getByText(/^À accepter jusqu’au .* inclus\. Accepter ne signe rien encore/);
      const other = home.getByText(/^de .* si elle s’arrêtait$/);
      const bottomOf = async (part: Locator) =>
        ((await part.boundingBox())?.y ?? 0) +
        ((await part.boundingBox())?.height ?? 0) +
        (await home.evaluate(() => scrollY));
      await expect.poll(() => bottomOf(decides)).toBeLessThan(phone.height);
      expect(await bottomOf(other)).toBeLessThan(await bottomOf(decides));
      await expect.poll(() => home.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2060);
      // Saying yes is at hand from the first screen on, with what it brings, above the tabs.
      await expect(yes).toBeInViewport({ ratio: 1 });
      const tabs = home.getByRole("navigation", { name: "Navigation principale" });
      await expect
        .poll(async () => (await bottomOf(yes)) - ((await tabs.boundingBox())?.y ?? 0))
        .toBeLessThanOrEqual(0);
      // The sum is told a second time only where the button is not at its own place.
      await expect(barOf(home)).toHaveCount(0);
      await home.setViewportSize({ ...phone, height: 600 });
      await expect(barOf(home)).toHaveText(/^Par an, exonération\s*avec\s: .*\s€\s*sans\s: .*\s€$/);
      expect((await yes.boundingBox())?.height).toBeLessThan(50);
      await home.setViewportSize(phone);
      await expect(home.getByText(/^Aucune cotisation|par an à l’association/)).toBeHidden();
      await expect(home.getByText("Avec ce prix", { exact: true })).toBeHidden();
      await home.getByText("Le détail du calcul").click();
      await expect(home.getByText("Avec ce prix", { exact: true })).toBeVisible();
      agesTold = await home.getByText(tariffsAge).allInnerTexts();
      await home.getByText("Ce à quoi vous vous engagez").click();
      await expect(home.getByText(/^Aucune cotisation|par an à l’association/)).toBeVisible();
      // The words that are read where it is signed.
      await expect(home.getByText(/toute taxe créée, changée ou supprimée/)).toBeVisible();
      await expectAtRest(home, yes);
      await press(home, "Refuser le prix et retirer ma candidature");
      await expectWholeLabels(home.getByRole("dialog"));
      await home.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
      await home.getByRole("link", { name: "En parler au porteur" }).click();
      await expect(home.getByLabel("Votre message")).toHaveValue(
        /Le prix que vous me proposez, 6\sc€\/kWh, sans\sTVA à ajouter, ne me convient pas/,
      );
      await home.goBack();
    });
    await press(home, "Accepter le prix");
    await expect(home.getByRole("heading", { name: "Candidature acceptée" })).toBeVisible();
  });

  await test.step("what would make it truer is asked where its link leads, and leads back", async () => {
    await home.getByRole("link", { name: "Votre contrat d’électricité" }).click();
    // What was asked stands alone, and the rest is a tap away.
    await expect(home.getByRole("heading", { name: "Mon contrat d’électricité" })).toBeVisible();
    await expect(home.getByRole("heading", { name: "La personne qui signe" })).toHaveCount(0);
    await expect(home.getByRole("link", { name: "Voir tout mon profil" })).toBeVisible();
    await home.getByRole("radio", { name: /^Je ne sais pas/ }).click();
    await press(home, "Enregistrer");
    // What her documents wait for besides is a tap away, without going back for it.
    await expect(home.getByRole("link", { name: "Donner mon numéro de compteur" })).toBeVisible();
    await home.getByRole("link", { name: "Revenir à ma candidature" }).click();
    await arriveAt(home, "Ma demande de participation");
  });

  await test.step("and so does what she signs, in six lines that the documents say", async () => {
    const pointId = await completeConsumer(holder, newPrm());
    const points = { consumptionPointIds: [pointId], productionPointIds: [] };
    await send(owner, "POST", `/project/${projectId}/document/send`, points);
    await test.step("while her documents load, the page does not tell her to wait for them", async () => {
      let answer = () => {};
      const isAsked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const documents = `**/consumption-point/${pointId}/document`;
      await home.route(documents, async (route) => {
        await isAsked;
        await route.continue();
      });
      await home.reload();
      await expect(home.getByRole("heading", { name: "Candidature acceptée" })).toBeVisible();
      await expect(home.getByText(/^Votre prix\s: /u)).toBeVisible();
      await expect(home.getByText(/prépare trois documents/)).toHaveCount(0);
      answer();
      await expect(home.getByText(/^Vos documents sont prêts/)).toBeVisible();
      await home.unroute(documents);
    });
    const signing = await (await openWindow()).newPage();
    await signing.goto(linkIn(await askedAddress(product, camille.email)));
    await confirmAddress(signing, "Camille Roux");
    const essentials = signing.getByRole("region", { name: "Ce que vous signez" });
    await expect(essentials.getByText(/6\sc€\/kWh, sans\sTVA à ajouter/)).toBeVisible();
    expect(await signing.getByText(tariffsAge).allInnerTexts()).toEqual(agesTold);
    await expect(essentials.locator("dt")).toHaveText([
      "Le prix",
      "La durée",
      "Le préavis",
      "La cotisation",
      "Qui facture",
      "Pour partir",
    ]);
    await expect(essentials.getByText(/20,00\s€ par an à l’association/)).toBeVisible();
    await expect.poll(() => rangeIn(signing, /^Au tarif réglementé/)).toEqual(told);
    const titles = await signing
      .getByRole("region", { name: "Camille Roux" })
      .getByRole("button")
      .allInnerTexts();
    await readAll(signing, titles);
    await arriveAt(signing, "Votre accord et votre nom");
    await expect.poll(() => rangeIn(signing, /^Au tarif réglementé/)).toEqual(told);
  });
});
