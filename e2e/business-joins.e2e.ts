import { named, password, publish, read, signUp, somebody } from "./api.ts";
import { openAnswers } from "./consumer-steps.ts";
import { appIsThere, arriveAt, press } from "./forms.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

const lyon = { city: "Lyon", postCode: "69001", latitude: 45.758, longitude: 4.835 };

test("a baker with an electric oven tells his price before he is told a sum, and joins with what he told", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const name = named("Toits du four");
  const projectId = await publish(owner, name, lyon);
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  await page.addInitScript(() => localStorage.setItem("profileType", "professional"));

  const address = page.getByRole("combobox", { name: "Adresse" });
  const line = main.getByRole("listitem").filter({ hasText: name }).first();
  await test.step("he taps his trade and his oven in one tap: no sum stands on a tariff that is likely not his", async () => {
    await page.goto("/");
    await appIsThere(page);
    await page.getByLabel("Votre adresse ou votre ville").fill("Lyon");
    await page.getByRole("group", { name: "Villes" }).getByRole("option").first().click();
    await arriveAt(page, /^Projets près de Lyon/);
    await main.getByRole("button", { name: "boulangerie, four électrique" }).click();
    await expect(main.getByText(/boulangerie, four électrique, 80\s000\skWh/)).toBeVisible();
    await expect(line).toBeVisible();
    await expect(line.getByText(/par an/)).toHaveCount(0);
    await expect(line.getByText(/^Votre somme dépend de votre prix du kWh\s: dites-le$/)).toBeVisible();
    await line.getByRole("link", { name }).click();
    await arriveAt(page, name);
    await expect(
      main.getByText(/chaque contrat a alors son prix.*la somme s’affiche avec le vôtre/),
    ).toBeVisible();
  });

  await test.step("his price, typed beside it, brings the sum, and what makes its range", async () => {
    const own = page.getByLabel("Votre prix du kWh HT");
    await own.fill("0,142");
    // What is asked about stays where it was typed.
    await expect(page.getByRole("button", { name: "Utiliser 14,2" })).toBeVisible();
    await expect(own).toHaveValue("0,142");
    await own.fill("14,2");
    await expect(
      main.getByRole("heading", {
        name: /€\sHT par an, si l’exonération s’arrêtait.*€\sHT avec l’exonération/,
      }),
    ).toBeVisible();
    await expect(page.getByLabel("Votre prix du kWh HT")).toHaveValue("14,2");
  });

  await test.step("the first screen of joining holds what he told, in little room, within its margins", async () => {
    await page.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).last().click();
    await arriveAt(page, "Où consommez-vous l’électricité ?");
    await expect(address).toHaveValue(/^ 69\d{3} Lyon/);
    await expect(main.locator("#address-description")).toHaveText(
      "Ajoutez le numéro et la rue devant la ville.",
    );
    await expect(page.getByLabel("Quand consommez-vous le plus")).toHaveValue("early");
    await expect(page.getByLabel("Consommation annuelle")).toHaveValue("80 000");
    // Of so large a use no power is supposed.
    await expect(page.getByLabel("Puissance du compteur")).toHaveValue("");
    const [height, widest] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      Math.max(
        ...[...document.querySelectorAll("main form *")].map((one) => one.getBoundingClientRect().right),
      ),
    ]);
    expect(height).toBeLessThan(1240);
    expect(widest).toBeLessThanOrEqual(390 - 16);
  });

  await test.step("he writes his street before the town that is there, and with a gas oven his power is not asked", async () => {
    await address.click();
    await page.keyboard.type("8 rue du Port, ");
    await page.getByRole("group", { name: "Numéros" }).getByRole("option").first().click();
    await page.getByLabel("Consommation annuelle").fill("35000");
    await expect(main.getByText("36 kVA au plus, comme un petit commerce")).toBeVisible();
    await press(page, "Modifier la puissance du compteur");
    await expect(page.getByLabel("Puissance du compteur")).toBeFocused();
    await press(page, "Continuer");
    await arriveAt(page, "Votre compte");
  });

  await test.step("the owner reads which company applies", async () => {
    const baker = somebody("Karim", "Benali");
    await page.getByLabel("Prénom").fill(baker.firstName);
    await page.getByLabel("Nom", { exact: true }).fill(baker.lastName);
    await page.getByLabel("Adresse e-mail").fill(baker.email);
    await page.getByLabel("Votre entreprise (facultatif)").fill("Fournil Benali");
    await page.getByLabel("Mot de passe", { exact: true }).fill(password);
    await page.getByLabel("J’accepte les conditions générales d’utilisation").check();
    await press(page, "Continuer");
    await arriveAt(page, "Vérifiez et envoyez");
    await openAnswers(page);
    await expect(main.getByText(/^Fournil Benali/)).toBeVisible();
    await press(page, "Envoyer ma candidature");
    await arriveAt(page, "Ma demande de participation");
    const [application] = await read(owner, `/project/${projectId}/application`);
    expect(application).toMatchObject({
      consumptionPoint: { name: "Fournil Benali", workingHours: "early" },
    });
  });
});
