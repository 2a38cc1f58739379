import type { Locator, Page } from "@playwright/test";
import { createAllAndApply, named, publish, send, signUp, somebody } from "./api.ts";
import { arriveAt, press } from "./forms.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";
import { announcedOn, rangeIn } from "./told-sums.ts";

const place = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };
/** As the applicant gives it. */
const yearlyKwh = 4200;

/** What is paid once, beside the sum of each year, which is without it. */
const entering = /^La première année, droit d’entrée de 10\s€ compris\s: /u;

/** A case of a sum, by its name and in its words. */
const caseIn = (part: Page | Locator, name: string | RegExp, words: RegExp): Locator =>
  part.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd").filter({ hasText: words });
const enteringCase = /^1re année, droit d’entrée de 10\s€ compris$/u;

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
      dialog.getByText(/^L’exonération d’accise, .* 1er janvier 2027.* Source\s: La Bible du solaire/u),
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
    await expect(home.getByText("Vous y perdriez").first()).toBeVisible();
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
    await expect(home.getByText(/par an, .*[Cc]otisation comprise/)).toBeVisible();
    await expect(home.getByText(/^Votre énergie d’une année, hors abonnement\s: .*, puis /u)).toBeVisible();
    // The project's own page tells this candidate his price and its sum, and leads back to his answer.
    await home.goto(`/project/${projectId}/x`);
    const panel = home.getByRole("complementary", { name: "Rejoindre ce projet" });
    await expect(panel.getByText("Prix qui vous est proposé")).toBeVisible();
    await expect(panel.getByText(/^12\sc€\/kWh\sTTC$/)).toBeVisible();
    await expect.poll(() => announcedOn(home)).toEqual(proposed);
    await panel.getByRole("link", { name: "Répondre" }).click();
    await expect(home.getByRole("button", { name: "Accepter le prix" })).toBeEnabled();
  });

  await test.step("a price that gains only with the exemption is asked as a risk, with the sum of the other case", async () => {
    // No start is said: it counts as one after the announced end, as the page says.
    await press(home, "Accepter le prix");
    const question = home.getByRole("dialog", {
      name: /^Accepter 12\sc€\/kWh\sTTC, au risque de payer plus\s\?$/,
    });
    await expect(caseIn(question, enteringCase, /€/)).toBeVisible();
    await expect(caseIn(question, "si l’exonération s’arrêtait", /de perte$/)).toBeVisible();
    await question.getByRole("button", { name: "Annuler" }).click();
    const project = await (await home.request.get(`/api/project/${projectId}`)).json();
    const { description, perimeter, address, repartitionKey } = project;
    const expectedStart = `${new Date().getFullYear() + 1}-07`;
    const change = { name, description, perimeter, address, repartitionKey, visibility: true, expectedStart };
    await send(owner, "PUT", `/project/${projectId}`, change);
    await home.setViewportSize(phone);
    await home.reload();
    await press(home, "Accepter le prix");
    await expect(caseIn(question, "si l’exonération s’arrêtait", /de perte$/)).toBeVisible();
    // From wherever he accepts, he sees what has become of his application.
    await home.getByRole("heading", { name: "Vos documents" }).evaluate((part) => part.scrollIntoView());
    await question.getByRole("button", { name: "Accepter ce risque" }).click();
    const accepted = home.getByRole("heading", { name: "Candidature acceptée" });
    await expect(accepted).toBeFocused();
    await expect(accepted).toBeInViewport({ ratio: 1 });
    // What the yes was said to stays, a year that loses with it; other single years, which it told, are in one tap.
    await expect(caseIn(home, /^Par an, cotisation comprise/, /€/)).toBeVisible();
    await expect(caseIn(home, "Si l’exonération d’accise s’arrêtait", /de perte par an$/)).toBeVisible();
    await expect(caseIn(home, enteringCase, /€/)).toBeVisible();
    await home.getByText(/^Autres années\s: avant juillet \d{4}$/).click();
    // What membership costs before a start in a later year.
    await expect(
      caseIn(
        home,
        /^Avant juillet \d{4}, sans électricité locale$/,
        /^6\s€ de cotisation(\s; dus d’ici là\s: .*€ au plus)?$/,
      ),
    ).toBeVisible();
  });
});
