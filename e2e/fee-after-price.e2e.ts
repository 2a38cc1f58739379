import { createAllAndApply, named, publish, send, signUp, somebody } from "./api.ts";
import { press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { expect, test } from "./test.ts";

const place = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };

test("an owner who sets the fee after a price reads what it does to it, and who was asked receives the new sum", async ({
  openWindow,
  product,
}) => {
  const [owner, holder] = await Promise.all([openWindow(), openWindow()]);
  await signUp(product, owner, somebody("Odile", "Martin"));
  const name = named("Toits du canal");
  const projectId = await publish(owner, name, place);
  const camille = somebody("Camille", "Roux");
  const { application } = await createAllAndApply(holder, camille, projectId, place);
  const page = await owner.newPage();
  const told = page.getByText("Des personnes ont déjà un prix");
  await page.goto(`/project-owner/${projectId}/my-information#fee`);
  await expect(page.getByRole("button", { name: "Enregistrer la cotisation" })).toBeVisible();
  await expect(told).toHaveCount(0);
  await send(owner, "POST", `/application/${application?.id}/progress`, { status: "PROPOSAL", price: 0.11 });
  await page.reload();
  await expect(told).toBeVisible();
  await expect(page.getByText(/Un bulletin déjà envoyé garde le sien/)).toBeVisible();
  await page.getByLabel("Les membres versent une cotisation chaque année").check();
  await page.getByLabel("Montant de la cotisation").fill("500");
  await expect(
    page.getByText(
      "À 500,00\u00a0€ par an, la personne qui a un prix y perdrait, même dans le meilleur cas. Si l’exonération d’accise prenait fin le 1er janvier 2027\u00a0: elle y perdrait, même dans le meilleur cas.",
    ),
  ).toBeVisible();
  await page.getByLabel("Montant de la cotisation").fill("12");
  await expect(page.getByText(/^À 12,00\s€ par an, la personne qui a un prix /)).toBeVisible();
  await page.getByLabel("Par chèque").check();
  await press(page, "Enregistrer la cotisation");
  await expect(page.getByText("12,00 € par an")).toBeVisible();
  const mail = await mailTo(product, camille.email, `«\u00a0${name}\u00a0»\u00a0: la cotisation a changé`);
  const home = await holder.newPage();
  await home.goto(linkIn(mail));
  await expect(home.getByText(/[Cc]otisation comprise/).first()).toBeVisible();
});
