import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

test.describe("what is folded on a phone", () => {
  test("opens by its button, and takes the focus", async ({ visit, demo }) => {
    const { page, settled } = await visit(undefined, phone);
    await page.goto(`/project/${demo.projectId}/nom`);
    await settled();
    await expect(page.getByLabel("Votre message")).toHaveCount(0);
    await page.getByRole("button", { name: "Écrire au porteur du projet" }).press("Enter");
    await expect(page.getByLabel("Votre message")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Votre nom")).toBeFocused();
  });

  test("is open for who comes by a link to it", async ({ visit, demo }) => {
    const { page } = await visit(undefined, phone);
    await page.goto(`/project/${demo.projectId}/nom#project-contact`);
    await expect(page.getByLabel("Votre message")).toBeInViewport();
  });

  test("is on the paper", async ({ visit }) => {
    const { page, settled } = await visit(undefined, phone);
    await page.goto("/faq");
    await settled();
    const words = page.getByRole("heading", { name: "Les mots du métier" });
    await expect(words).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(words).toBeVisible();
  });

  test("shows the whole page of a table at once when it is asked", async ({ visit }) => {
    const { page, settled } = await visit("support", phone);
    await page.goto("/support/participants");
    await settled();
    const cards = page.getByRole("list", { name: "Participants et candidats" }).getByRole("listitem");
    await expect(cards).toHaveCount(8);
    await page.getByRole("button", { name: /Voir plus/ }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(8);
  });
});
