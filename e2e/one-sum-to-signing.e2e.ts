import { emptySalesTerms } from "@mec/domain/document";
import type { Locator, Page } from "@playwright/test";
import { createAllAndApply, named, newPrm, publish, read, send, signUp, somebody } from "./api.ts";
import { completeConsumer, prepareDocuments } from "./documents-setup.ts";
import { arriveAt, press } from "./forms.ts";
import { linkIn } from "./mails.ts";
import { phone } from "./people.ts";
import { askedAddress, confirmAddress, readAll } from "./signature-steps.ts";
import { expect, test } from "./test.ts";
import { announcedOn, endsOf, rangeIn } from "./told-sums.ts";

const place = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };
/** As the applicant gives it. */
const yearlyKwh = 4200;

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
const barOf = (page: Page) =>
  page.locator("span", { has: page.locator("[data-verdict]") }).filter({ visible: true });

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
    await expect(page.getByText(/^6\sc€\/kWh, sans\sTVA à ajouter$/).first()).toBeVisible();
    await page.getByLabel("Votre consommation annuelle").fill(String(yearlyKwh));
    await expect(
      page.getByRole("region", { name: /^Pour vous/ }).getByText(/€ d’économie.* par an, .*[Cc]otisation/),
    ).toBeVisible();
    return announcedOn(page);
  });

  await test.step("so does the list", async () => {
    const { latitude, longitude } = place;
    await page.goto(`/explore?q=Rennes&lat=${latitude}&long=${longitude}`);
    const line = page.getByRole("listitem").filter({ hasText: name }).first();
    const sum = line.getByText(/€ d’économie.* par an, .*[Cc]otisation comprise/);
    await expect.poll(async () => endsOf(await sum.innerText())).toEqual(told);
    await expect(line.getByText(/^6\sc€\/kWh, sans\sTVA à ajouter$/)).toBeVisible();
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
      const other = home.getByText(/^de .* si l’exonération s’arrêtait$/);
      const bottomOf = async (part: Locator) =>
        ((await part.boundingBox())?.y ?? 0) +
        ((await part.boundingBox())?.height ?? 0) +
        (await home.evaluate(() => scrollY));
      await expect.poll(() => bottomOf(decides)).toBeLessThan(phone.height);
      expect(await bottomOf(other)).toBeLessThan(await bottomOf(decides));
      // Below the decision, a kWh stands beside the supplier's.
      await expect.poll(() => home.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2300);
      // Saying yes is at hand from the first screen on, with what it brings, above the tabs.
      await expect(yes).toBeInViewport({ ratio: 1 });
      const tabs = home.getByRole("navigation", { name: "Navigation principale" });
      await expect
        .poll(async () => (await bottomOf(yes)) - ((await tabs.boundingBox())?.y ?? 0))
        .toBeLessThanOrEqual(0);
      // The sum is told a second time only where the button is not at its own place.
      await home.setViewportSize({ ...phone, height: 1100 });
      await expect(barOf(home)).toHaveCount(0);
      await home.setViewportSize({ ...phone, height: 600 });
      await expect(barOf(home)).toHaveText(/^(Vous y gagneriez|Plutôt un gain|Gain )/u);
      expect((await yes.boundingBox())?.height).toBeLessThan(50);
      await home.setViewportSize(phone);
      await expect(home.getByText(/^Aucune cotisation|par an à l’association/)).toBeHidden();
      await expect(home.getByText(/^Votre énergie d’une année/u)).toBeVisible();
      await expect(home.getByText(/^Ce prix vaut pour la part locale/u)).toBeHidden();
      await home.getByText("Le détail du calcul").click();
      await expect(home.getByText(/^Ce prix vaut pour la part locale/u)).toBeVisible();
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
    // What she said yes to stays.
    await home.getByText("Ce à quoi vous vous engagez").click();
    await expect(home.getByText(/toute taxe créée, changée ou supprimée/)).toBeVisible();
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
    const asked = await askedAddress(product, camille.email);
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
      await expect(home.getByText(/^Vous avez accepté 6\sc€/u)).toBeVisible();
      await expect(home.getByText(/prépare trois documents/)).toHaveCount(0);
      answer();
      await expect(home.getByText(/^Vos documents sont prêts/)).toBeVisible();
      await expect(home.getByText("Ce à quoi vous vous engagez")).toBeVisible();
      await home.unroute(documents);
    });
    const signing = await (await openWindow()).newPage();
    await signing.goto(linkIn(asked));
    await confirmAddress(signing, "Camille Roux");
    const essentials = signing.getByRole("region", { name: "Ce que vous signez" });
    await expect(essentials.getByText(/6\sc€\/kWh, un prix ferme/)).toBeVisible();
    await essentials.getByText("D’où vient cette somme\u202f?").click();
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
    await expect.poll(() => rangeIn(signing, /^Par an\s: /)).toEqual(told);
    await test.step("a meter that she changes meanwhile takes them back, as she reads when she saves it and on her page", async () => {
      await home.goto(`/consumer/${pointId}/my-profile#meter`);
      await home.getByRole("button", { name: "Changer de PDL" }).click();
      await home.getByLabel("Numéro de PDL (ou PRM)").fill(newPrm());
      await home.getByRole("checkbox").check();
      await press(home, "Donner cette autorisation pour 12\u00a0mois");
      await expect(home.getByText(/^3 documents portaient l’ancien numéro/)).toBeVisible();
      await expect(home.getByText(/^Vos documents sont prêts/)).toHaveCount(0);
      await home.getByRole("link", { name: "Revenir à ma candidature" }).click();
      await arriveAt(home, "Ma demande de participation");
      await expect(home.getByText(/^3 documents portaient l’ancien numéro/)).toBeVisible();
    });
  });
});
