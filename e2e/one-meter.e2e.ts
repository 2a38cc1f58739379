import { named, newPrm, publish, send, signUp, somebody } from "./api.ts";
import { press } from "./forms.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";
import { building, lyon } from "./town-hall.ts";

test("a number given for two places of one clerk is told with the other place's name: as it is typed, once it is kept, and where the second price is refused", async ({
  product,
  openWindow,
}) => {
  const [owner, clerk, neighbour] = await Promise.all([openWindow(), openWindow(phone), openWindow()]);
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const projectId = await publish(owner, named("Soleil des écoles"), lyon);
  await signUp(product, clerk, somebody("Nadine", "Guérin"));
  const applications: string[] = [];
  const places: string[] = [];
  const hall = building("Salle des fêtes", 9000);
  const { prm: _, sge: __, ...school } = building("École", 45_000);
  for (const body of [hall, school]) {
    const { id } = await send(clerk, "POST", "/consumption-point/", body);
    const asked = { projectId, consumptionPointId: id, isFromProjectOwner: false };
    applications.push(`${(await send(clerk, "POST", "/application", asked)).id}`);
    places.push(`${id}`);
  }
  const page = await clerk.newPage();
  const main = page.getByRole("main");
  const doubt = main.getByText("Vous avez déjà donné ce numéro pour «\u00a0Salle des fêtes\u00a0»");
  const number = main.getByLabel("Numéro de PDL (ou PRM)");

  await test.step("a number that somebody else gave tells nothing", async () => {
    await signUp(product, neighbour, somebody("Paul", "Besnard"));
    const another = building("Atelier", 9000);
    await send(neighbour, "POST", "/consumption-point/", another);
    await page.goto(`/consumer/${places[1]}/my-profile#meter`);
    await number.fill(another.prm);
    await expect(main.getByText(/ \/ 14$/u)).toBeHidden();
    await expect(main.getByText("Vous avez déjà donné ce numéro")).toBeHidden();
  });

  await test.step("the hall's number is doubted as it is typed, and may be kept", async () => {
    await number.fill(hall.prm);
    await expect(doubt).toBeVisible();
    await main.getByRole("checkbox").check();
    await press(page, "Donner cette autorisation pour 12\u00a0mois");
    await expect(main.getByText("Enregistré")).toBeVisible();
    await expect(main.getByText("Un seul PDL pour deux lieux")).toBeVisible();
    await expect(main.getByRole("link", { name: "Salle des fêtes" })).toBeVisible();
  });

  await test.step("where the second price is refused, both numbers are a tap away", async () => {
    for (const id of applications)
      await send(owner, "POST", `/application/${id}/progress`, { status: "PROPOSAL", price: 0.11 });
    await send(clerk, "POST", `/application/${applications[0]}/progress`, {
      status: "SIGNATURE",
      price: 0.11,
    });
    await page.goto(`/consumer/${places[1]}/application`);
    await expect(main.getByText("Un seul PDL pour deux lieux")).toBeVisible();
    await press(page, "Accepter le prix");
    await page.getByRole("dialog").getByRole("button", { name: "Accepter ce risque" }).click();
    await expect(
      main.getByText("Ce lieu a le même PDL que «\u00a0Salle des fêtes\u00a0», qui participe déjà."),
    ).toBeVisible();
    await main.getByRole("link", { name: "Vérifier le PDL de ce lieu" }).click();
    await page.getByRole("button", { name: "Changer de PDL" }).click();
    await number.fill(newPrm());
    await main.getByRole("checkbox").check();
    await press(page, "Donner cette autorisation pour 12\u00a0mois");
    await expect(main.getByText("Enregistré")).toBeVisible();
    await expect(main.getByText("Un seul PDL pour deux lieux")).toBeHidden();
  });
});
