import { named, newPrm, password, publish, signUp, somebody } from "./api.ts";
import { steps } from "./consumer-steps.ts";
import { Effort } from "./effort.ts";
import { appIsThere, arriveAt } from "./forms.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

const lyon = { city: "Lyon", postCode: "69001", latitude: 45.758, longitude: 4.835 };

test("a neighbour goes from the first page to her application by her address, and says each thing once", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const window = await openWindow();
  await signUp(product, window, somebody("Odile", "Marchand"));
  const project = named("Soleil de Lyon");
  await publish(window, project, lyon);
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const effort = new Effort(page);

  await page.goto("/");
  await appIsThere(page);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Particulier" }));
  await effort.arrives("Trouver une opération proche de chez vous");
  const search = page.getByLabel("Votre adresse ou votre ville");
  await effort.type(search, "8 rue du Port, Lyon");
  await effort.tap(page.getByRole("group", { name: "Numéros" }).getByRole("option").first());

  await effort.arrives(/^Projets près de 8 Rue du Port/);
  await effort.tap(button("maison"));
  const line = page.getByRole("listitem").filter({ hasText: project }).first();
  await expect(line.getByText("À votre portée")).toBeVisible();
  await expect(line.getByText(/€ par an, cotisation comprise|Ne vous ferait pas économiser/)).toBeVisible();
  const saving = await line.getByText(/€ par an, cotisation comprise|Ne vous ferait/).innerText();
  await effort.tap(line.getByRole("link", { name: project }));

  await effort.arrives(project);
  await expect(main.getByText(saving).first()).toBeVisible();
  await effort.tap(page.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).last());

  await effort.arrives(steps.apply);
  await effort.tap(main.getByRole("radio", { name: "Madame", exact: true }));
  await effort.type(page.getByLabel("Prénom"), "Camille");
  await effort.type(page.getByLabel("Nom", { exact: true }), "Roux");
  const camille = somebody("Camille", "Roux");
  await effort.type(page.getByLabel("Adresse e-mail"), camille.email);
  await effort.type(page.getByLabel("Téléphone"), "06 12 34 56 78");
  await effort.type(page.getByLabel("Date de naissance"), "1980-05-17");
  await effort.type(page.getByLabel("Lieu de naissance"), "Rennes");
  await effort.tap(button("Continuer"));

  await effort.arrives(steps.account);
  await effort.type(page.getByLabel("Mot de passe", { exact: true }), password);
  await effort.tap(page.getByLabel("J’accepte les conditions générales d’utilisation"));
  await effort.tap(button("Continuer"));

  await effort.arrives(steps.check);
  await expect(main.getByText("8 Rue du Port 69001 Lyon").first()).toBeVisible();
  await effort.type(page.getByLabel("Numéro de PDL (ou PRM)"), newPrm());
  await effort.tap(page.getByLabel("J’ai lu ce texte et je donne cette autorisation."));
  await effort.tap(button("Envoyer ma candidature"));

  await arriveAt(page, "Ma demande de participation");
  test.info().annotations.push({ type: "effort", description: String(effort) });
  process.stdout.write(`A neighbour's way to her application: ${effort}\n`);
  expect(effort.screens.length).toBeLessThanOrEqual(6);
  expect(effort.taps).toBeLessThanOrEqual(20);
  expect(effort.typed).toBeLessThanOrEqual(9);
  expect(await page.evaluate(() => localStorage.getItem("dossier"))).toBeNull();
});
