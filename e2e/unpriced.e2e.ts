import { createAllAndApply, named, publish, send, signUp, somebody } from "./api.ts";
import { expect, test } from "./test.ts";

const place = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };

test("who is accepted without a price keeps the estimate that the page had, and reads that no price binds yet", async ({
  openWindow,
  product,
}) => {
  const [owner, holder] = await Promise.all([openWindow(), openWindow()]);
  await signUp(product, owner, somebody("Odile", "Martin"));
  const projectId = await publish(owner, named("Toits du canal"), place);
  const camille = somebody("Camille", "Roux");
  const { application, consumptionPoint } = await createAllAndApply(holder, camille, projectId, place);

  const page = await holder.newPage();
  const estimate = page.getByText(/^Ce que ce projet vous apporterait/);
  await page.goto(`/consumer/${consumptionPoint?.id}/application`);
  await expect(estimate).toContainText(/\d\s€/u);
  const before = await estimate.innerText();

  await send(owner, "POST", `/application/${application?.id}/progress`, { status: "SIGNATURE" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Candidature acceptée" })).toBeVisible();
  await expect(estimate).toHaveText(before, { useInnerText: true });
  await expect(
    page.getByText(
      /^Aucun prix ne vous a encore été proposé\s: cette somme compte celui que publie le projet/u,
    ),
  ).toBeVisible();
});
