import type { Page } from "@playwright/test";
import { createAllAndApply, named, publish, send, signUp, somebody } from "./api.ts";
import { arriveAt, press } from "./forms.ts";
import { expect, test } from "./test.ts";

const place = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };
/** As the person who applies says it. */
const yearlyKwh = 4200;

/** "de 12 à 34 € par an": its two ends; a cost may stand before them. */
async function rangeIn(page: Page, words: RegExp): Promise<[low: string, high: string]> {
  const text = (await page.getByText(words).first().textContent()) ?? "";
  const [, low, high] = /de (-?\d+) à (-?\d+)\s€/u.exec(text) ?? [];
  if (low === undefined || high === undefined) throw new Error(`No range of euros in: ${text}`);
  return [low, high];
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
    await expect(page.getByText("Cotisation à l’association", { exact: true })).toBeVisible();
    await expect(page.getByText("La première année", { exact: true })).toBeVisible();
    const figure = page
      .locator("dt", { hasText: "Économie par an, TTC" })
      .locator("xpath=following-sibling::dd");
    const text = (await figure.textContent()) ?? "";
    return /de (-?\d+) à (-?\d+)\s€/u.exec(text)?.slice(1) ?? [];
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
  /** What the dialog says of her at a price with tax. */
  const toldAt = async (price: string, words: string) => {
    await dialog.getByLabel("Prix proposé").fill(price);
    await expect(dialog.getByText(`soit ${words}`)).toBeVisible();
    return rangeIn(desk, /^de .*\s€ par an$/u);
  };
  const proposed = await test.step("the owner's dialog begins in the middle, and says the same", async () => {
    await desk.goto(`/project-owner/${projectId}/my-consumers/pending`);
    await decide("Proposer un prix");
    // The middle of 0.10 and 0.12, with 20 % of tax.
    await expect(dialog.getByLabel("Prix proposé")).toHaveValue("0,132");
    const best = await toldAt("0,12", "12 c€/kWh TTC");
    const worst = await toldAt("0,144", "14,4 c€/kWh TTC");
    expect([worst[0], best[1]]).toEqual([low, high]);
    await expect(dialog.getByText(/1\spersonne y perdrait/)).toBeVisible();
    await dialog.getByRole("button", { name: "Proposer un prix" }).click();
    await expect(desk.getByText("Prix proposé à 1 personne.")).toBeVisible();
    return best;
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

  await test.step("another price, as the dialog said it, the fee included, and beside his bill", async () => {
    await desk.goto(`/project-owner/${projectId}/my-consumers/price-proposal`);
    await decide("Proposer un autre prix");
    expect(await toldAt("0,12", "12 c€/kWh TTC")).toEqual(proposed);
    await dialog.getByRole("button", { name: "Proposer un autre prix" }).click();
    await expect(desk.getByText("Prix proposé à 1 personne.")).toBeVisible();
    await home.reload();
    expect(await rangeIn(home, /Avec votre contrat/)).toEqual(proposed);
    await expect(home.getByText(/par an, cotisation comprise/)).toBeVisible();
    await expect(home.getByText(/hors abonnement de votre fournisseur/)).toBeVisible();
    await press(home, "Accepter le prix");
    await expect(home.getByRole("heading", { name: "Candidature acceptée" })).toBeVisible();
  });
});
