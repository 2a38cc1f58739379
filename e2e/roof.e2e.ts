import { arriveAt } from "./forms.ts";
import { keptRoof } from "./kept-roof.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const path = "/on-boarding/roof";

test("a barn's roof of 700 m² is told whole, and kept to the 100 kWc that have a tariff", async ({
  openWindow,
}) => {
  const page = await (await openWindow(phone)).newPage();
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem("draft:roof")) localStorage.setItem("draft:roof", kept);
    },
    keptRoof(rennes).replace('"180"', '"700"'),
  );
  await page.goto(path);
  await arriveAt(page, "Que rapporterait votre toit ?");
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { name: "Votre estimation" });
  await expect(main.getByLabel("Surface que des panneaux peuvent couvrir")).toHaveValue("700");
  // No sum stands there that nobody asked for.
  await expect(heading).toHaveCount(0);
  await main.getByRole("button", { name: "Estimer" }).click();
  await expect(heading).toBeFocused();
  const sizes = main.getByRole("table");
  await expect(sizes.getByRole("columnheader")).toHaveText([/140\skWc/, /100\skWc/]);
  await expect(sizes.getByText(/^De .* par an, (sans le surplus|surplus compris)$/)).toHaveCount(2);
  await expect(sizes.getByText(/^Environ .* par an, à .* pendant 20\sans$/)).toHaveCount(1);
  // Neither of its surplus nor of all of it.
  await expect(sizes.getByText("Prix inconnu", { exact: true })).toHaveCount(2);
  await expect(main.getByText(/^Au-dessus de 100\skWc, .* appel d’offres/)).toBeVisible();
  // It all fits the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  const quotes = main.getByText("demandez plusieurs devis", { exact: false });
  await expect(quotes).toBeVisible();
  // A quote that cannot be read is led to, and not left behind without a word; one with its sign is read.
  const quote = main.getByLabel("Montant de votre devis (facultatif)");
  await quote.fill("environ 140");
  await main.getByRole("link", { name: "Trouver un projet près de ce toit" }).click();
  await expect(quote).toBeFocused();
  await expect(quote).toHaveAccessibleDescription(/par exemple 12\s000/);
  await expect(page).toHaveURL(/roof/);
  await quote.fill("140 000 EUR");
  await expect(quote).toHaveValue("140 000");
  await expect(main.getByText(/[Rr]emboursé en/)).toBeVisible();
  await expect(quotes).toHaveCount(0);

  await main.getByRole("button", { name: /^Continuer avec 100\skWc$/ }).click();
  await expect(main.getByLabel("Surface que des panneaux peuvent couvrir")).toHaveValue("500");
  await expect(main.getByText(/^100\skWc ≈ .* par an$/)).toBeVisible();
  await expect(sizes).toHaveCount(0);
  // What was computed is there again; another roof's is not.
  await page.reload();
  await expect(main.getByText(/^100\skWc ≈ .* par an$/)).toBeVisible();
  await main.getByLabel("Surface que des panneaux peuvent couvrir").fill("300");
  await expect(heading).toHaveCount(0);
});

test("a figure that no roof has is asked about, and nothing is promised of what no operation may take", async ({
  openWindow,
}) => {
  const page = await (await openWindow(phone)).newPage();
  await page.addInitScript((kept) => localStorage.setItem("draft:roof", kept), keptRoof(rennes));
  await page.goto(path);
  await arriveAt(page, "Que rapporterait votre toit ?");
  const main = page.getByRole("main");
  const sum = main.getByRole("heading", { name: "Votre estimation" });
  const area = main.getByLabel("Surface que des panneaux peuvent couvrir");
  await area.fill("60 000");
  await expect(main.getByText(/^60\s000\sm²\s\? C’est 6\sha de panneaux/)).toBeVisible();
  await main.getByRole("button", { name: "Estimer" }).click();
  await expect(page.getByRole("alert")).toContainText(/reste sous 5\sMW.* 12\sMW/);
  await expect(sum).toHaveCount(0);

  // A hectare and a half is asked about, and taken when it stays.
  await area.fill("15000");
  await expect(main.getByText(/C’est 1,5\sha de panneaux/)).toBeVisible();
  await area.press("Enter");
  await expect(sum).toBeFocused();
  // A heading that is read to is no control: no box stands around it, by the keyboard either.
  await expect(sum).toHaveCSS("box-shadow", "none");
  await expect(sum).toHaveCSS("outline-style", "none");

  await main.getByRole("radio", { name: "Des panneaux déjà posés" }).check();
  await main.getByLabel("Puissance des panneaux").fill("36000");
  await main.getByRole("button", { name: "Utiliser 36" }).click();
  await expect(main.getByLabel("Puissance des panneaux")).toHaveValue("36");
  await main.getByRole("button", { name: "Estimer" }).click();
  await expect(sum).toBeFocused();
  // Whether a contract that runs already lets him share is answered in one tap, and leaves his figures where they are.
  const opened = page.waitForEvent("popup");
  await main.getByRole("link", { name: /^Quels contrats se cumulent avec le partage/ }).click();
  await expect((await opened).getByText("Un contrat dit S21", { exact: false })).toBeVisible();
});

test("who has panels under a contract compares with his own tariff, and says what its buyer does with the rest", async ({
  openWindow,
}) => {
  const page = await (await openWindow(phone)).newPage();
  const kept = { ...JSON.parse(keptRoof(rennes)), kind: "panels", power: "60" };
  await page.addInitScript((roof) => {
    if (!localStorage.getItem("draft:roof")) localStorage.setItem("draft:roof", roof);
  }, JSON.stringify(kept));
  await page.goto(path);
  await arriveAt(page, "Que rapporterait votre toit ?");
  const main = page.getByRole("main");
  const sum = main.getByRole("heading", { name: "Votre estimation" });
  const estimate = main.getByRole("button", { name: "Estimer" });
  const tariff = main.getByLabel("Votre tarif d’achat actuel (facultatif)");
  await expect(tariff).toHaveCount(0);
  await expect(main.getByText("Votre acheteur prendrait-il", { exact: false })).toHaveCount(0);
  await estimate.click();
  await expect(sum).toBeFocused();
  await expect(main.getByText("Tout vendre compte à votre tarif", { exact: false })).toHaveCount(0);

  // What is no tariff is refused, and another tariff is another estimate.
  await main.getByRole("radio", { name: /^Oui, depuis le 9\soctobre 2021/ }).check();
  await tariff.fill("douze");
  await expect(sum).toHaveCount(0);
  await estimate.click();
  await expect(tariff).toHaveAccessibleDescription(/^Indiquez un nombre/);
  await tariff.fill("11,5");
  await expect(main.getByRole("radio", { name: /^Pas au même tarif/ })).toBeChecked();
  await estimate.click();
  const basis = main.getByRole("group").filter({ hasText: "Sur quoi repose ce calcul" });
  const unfold = () => basis.evaluate((fold: HTMLDetailsElement) => fold.toggleAttribute("open", true));
  // Another estimate is another fold.
  const restsOn = (words: RegExp) =>
    expect(async () => {
      await unfold();
      await expect(main.getByText(words)).toBeVisible({ timeout: 2000 });
    }).toPass();
  await restsOn(/^Tout vendre compte à votre tarif, 11,5\sc€\/kWh\sHT\. .* publié du surplus, /);
  await main.getByRole("radio", { name: /^Oui, au même tarif/ }).check();
  await estimate.click();
  await restsOn(/comptent à votre tarif\s: 11,5\sc€\/kWh\sHT\.$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  // Who sells but the surplus counts what is left after his own use.
  await main.getByRole("radio", { name: /^Le surplus/ }).check();
  const sold = main.getByLabel("Production annuelle, après votre propre consommation");
  await expect(sum).toHaveCount(0);
  await estimate.click();
  // Who does not know it has all of it counted, and reads so.
  await expect(main.getByText(/^Toute la production est comptée, .* est un maximum\.$/)).toBeVisible();
  await sold.fill("50000");
  await estimate.click();
  await expect(main.getByText(/^60\skWc ≈ 50\sMWh par an$/)).toBeVisible();

  // Without a tariff of his own, it is compared with what a surplus is paid, and not with the price of all.
  await tariff.fill("");
  await estimate.click();
  await expect(main.getByText(/^contre environ .* à vendre le surplus au réseau$/)).toBeVisible();
  await expect(main.getByText(/^Vendre le surplus au réseau compte à .* publié du surplus, /)).toBeVisible();
  await tariff.fill("11,5");
  await main.getByRole("radio", { name: /^Oui, au même tarif/ }).check();
  await estimate.click();

  // Kept in this browser, as the rest of the roof.
  await page.reload();
  await expect(tariff).toHaveValue("11,5");
  await restsOn(/comptent à votre tarif\s: 11,5\sc€/);
});
