import { expect, test } from "./test.ts";

test("an owner's space opens on what there is to do, each thing one press away", async ({ visit, demo }) => {
  const { page, settled, expectNoError } = await visit("porteur");
  await page.goto(`/project-owner/${demo.projectId}`);
  await settled();
  await expect(
    page.getByRole("list", { name: "Les étapes de votre projet" }).getByRole("listitem"),
  ).toHaveCount(6);
  const today = page.getByRole("region", { name: "À faire aujourd’hui" });
  const things = today.getByRole("listitem");
  const count = await things.count();
  expect(count, "things to do today, one at least").toBeGreaterThan(0);
  expect(count, "things to do today, five at most").toBeLessThanOrEqual(5);
  for (const thing of await things.all()) await expect(thing.getByRole("link")).toHaveCount(1);
  const tab = page
    .getByRole("navigation", { name: "Espace du projet" })
    .getByRole("link", { name: /^Mes participants/ });
  await expect(tab).toHaveText(/\d/);
  await today.getByRole("link", { name: /à étudier/ }).click();
  await expect(page).toHaveURL(`/project-owner/${demo.projectId}/my-consumers/pending`);
  expectNoError();
});

test("a shortened address leads to what happened since the last visit", async ({ visit, demo }) => {
  const { page } = await visit("porteur");
  await page.goto(`/project-owner/${demo.projectId}/`);
  await expect(
    page.getByRole("heading", { level: 2, name: /derniers événements|Depuis votre dernière visite/ }),
  ).toBeVisible();
});
