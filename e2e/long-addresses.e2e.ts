import { signUp, somebody } from "./api.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

test("an e-mail address that is longer than a phone is wide does not push its owner's profile aside", async ({
  openNewWindow,
  product,
}) => {
  const context = await openNewWindow(phone);
  const email = "camille.marieantoinettedelatourdauvergne@associationdesvoisinsdusoleillevant.example";
  await signUp(product, context, { ...somebody("Camille", "Roux"), email });
  const page = await context.newPage();
  await page.goto("/profile");
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});
