import { arriveAt, choose, chooseAddress, field, press } from "./forms.ts";
import { expect, test } from "./test.ts";

test("who corrects the number of an installation is told why its authorisation is asked again", async ({
  page,
}) => {
  await page.goto("/on-boarding/project-owner/create-production-point/typology");
  await arriveAt(page, "Quelle est votre installation ?");
  await choose(page, "Oui, et j’ai son numéro de PDL");
  await page.getByRole("radio", { name: "Non", exact: true }).check();
  await chooseAddress(field(page, "Adresse de l’installation"), "3 rue du Gymnase, Lyon");
  await press(page, "Continuer");
  await arriveAt(page, "Quel est le compteur de votre installation ?");
  const number = field(page, "PDL de production");
  const tick = field(page, "J’ai lu ce texte et je donne cette autorisation.");
  const why = page.getByText("Vous avez changé de PDL", { exact: false });
  await number.fill("16123456789012");
  await tick.check();
  await expect(why).toHaveCount(0);

  await number.fill("16123456789013");
  await expect(tick).not.toBeChecked();
  await expect(why).toBeVisible();
  await press(page, "Continuer");
  await expect(page.getByRole("alert").first()).toContainText(
    "Cochez la case pour donner votre autorisation.",
  );
  await expect(page.getByText("Veuillez renseigner le PDL")).toHaveCount(0);

  // A slip of the finger: the number that it was given for has it still.
  await number.fill("16123456789012");
  await expect(tick).toBeChecked();
  await expect(why).toHaveCount(0);
  await press(page, "Continuer");
  await arriveAt(page, "À quel prix partagez-vous votre électricité ?");
});
