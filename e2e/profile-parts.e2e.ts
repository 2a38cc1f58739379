import { send, signUp, somebody } from "./api.ts";
import { expectFocus, tabToAndPress } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import { building } from "./town-hall.ts";

test("a part of the profile that is opened by keyboard keeps it, and its words are the profile's", async ({
  product,
  openWindow,
}) => {
  const clerk = await openWindow();
  await signUp(product, clerk, somebody("Nadine", "Guérin"));
  const { id } = await send(clerk, "POST", "/consumption-point/", building("École", 45_000));
  const page = await clerk.newPage();
  await page.goto(`/consumer/${id}/my-profile`);
  const part = page.getByRole("region", { name: "Mon contrat d’électricité" });
  await tabToAndPress(part.getByRole("button", { name: "Compléter" }), "Enter");
  await expectFocus(part.getByRole("heading", { name: "Mon contrat d’électricité" }));
  await page.keyboard.press("Tab");
  await expectFocus(part.getByRole("radio").first());
  await part.getByRole("radio", { name: /^Je ne sais pas/ }).check();
  await expect(part.getByText("ce contrat n’est pas enregistré")).toBeVisible();
  await expect(part.getByText("depuis votre profil")).toHaveCount(0);
  await part.getByRole("button", { name: "Annuler" }).click();
  await expectFocus(part.getByRole("button", { name: "Compléter" }));
});
