import { createAllAndApply, publish, signUp, somebody } from "./api.ts";
import { steps } from "./consumer-steps.ts";
import { appIsThere, arriveAt, chooseAddress, field, press } from "./forms.ts";
import { expect, test } from "./test.ts";

const lyon = { city: "Lyon", postCode: "69001", latitude: 45.758, longitude: 4.835 };
const told = "Chez Camille » a déjà une candidature";

test("a home that has applied elsewhere is told on the project's page and where its address is given, with the way there", async ({
  product,
  openWindow,
  page,
  context,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const first = await publish(owner, "Soleil de Lyon", lyon);
  const second = await publish(owner, "Soleil du Rhône", lyon);
  await createAllAndApply(context, somebody("Camille", "Roux"), first, lyon);

  await page.goto(`/project?projectId=${second}`);
  await appIsThere(page);
  const main = page.getByRole("main");
  await expect(main.getByText(told)).toBeVisible();
  await main.getByRole("link", { name: "La voir" }).click();
  await arriveAt(page, "Ma demande de participation");

  await page.goto(`/on-boarding/consumer/type?projectId=${second}`);
  await expect(main.getByRole("link", { name: "Voir la candidature de « Chez Camille »" })).toBeVisible();
  await main.getByRole("radio", { name: "Particulier" }).check();
  await press(page, "Continuer");
  await arriveAt(page, steps.house);
  await chooseAddress(field(page, "Adresse"), "2 rue du Moulin, Lyon");
  await expect(main.getByRole("status").getByText("Un lieu n’en rejoint qu’un à la fois")).toBeVisible();
  await main.getByRole("link", { name: "Voir cette candidature" }).click();
  await arriveAt(page, "Ma demande de participation");
});
