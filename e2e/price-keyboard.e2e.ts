import { createAllAndApply, named, publish, send, signUp, somebody } from "./api.ts";
import { arriveAt } from "./forms.ts";
import { expectFocus, tabBackTo, tabTo, tabToAndPress } from "./keyboard.ts";
import { expect, test } from "./test.ts";

const place = { city: "Rennes", postCode: "35000", latitude: 48.1113, longitude: -1.68 };

test("with the keyboard only, a holder reads what his price rests on, and answers it", async ({
  openWindow,
  product,
}) => {
  const [owner, holder] = await Promise.all([openWindow(), openWindow()]);
  await signUp(product, owner, somebody("Odile", "Martin"));
  const projectId = await publish(owner, named("Toits du lavoir"), place);
  const { application, consumptionPoint } = await createAllAndApply(
    holder,
    somebody("Camille", "Roux"),
    projectId,
    place,
  );
  // Gains with the exemption, and loses without: it is asked again.
  await send(owner, "POST", `/application/${application?.id}/progress`, { status: "PROPOSAL", price: 0.1 });
  const page = await holder.newPage();
  await page.goto(`/consumer/${consumptionPoint?.id}/application`);
  await arriveAt(page, "Ma demande de participation");
  const yes = page.getByRole("button", { name: "Accepter le prix" });
  await expect(yes).toBeEnabled();
  const foldOf = (title: RegExp) => page.locator("summary", { hasText: title });
  const dialog = page.getByRole("dialog");
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));

  await test.step("what he reads first comes first, and each fold opens where it stands", async () => {
    await tabTo(page.getByRole("button", { name: "l’exonération de taxe (accise)" }));
    await tabTo(yes);
    await tabTo(page.getByRole("link", { name: "En parler au porteur" }));
    await tabTo(page.getByRole("button", { name: "Refuser le prix et retirer ma candidature" }));
    await tabToAndPress(foldOf(/^Le détail du calcul$/u), "Enter");
    await expect(page.getByText(/^Ce prix vaut pour la part locale/u)).toBeVisible();
    await tabTo(page.getByRole("button", { name: "TURPE" }));
    await tabToAndPress(foldOf(/^Ce à quoi vous vous engagez$/u), "Enter");
    await expect(page.getByText("La durée", { exact: true })).toBeVisible();
    await tabToAndPress(foldOf(/^Les étapes de votre demande$/u), "Enter");
    await expect(page.getByText("Vous répondez à la proposition de prix")).toBeVisible();
  });

  await test.step("the question takes the focus, keeps it, and gives it back", async () => {
    for (const opener of [page.getByRole("button", { name: /^Refuser le prix/ }), yes]) {
      await tabBackTo(opener);
      await page.keyboard.press("Enter");
      await expectFocus(dialog.getByRole("button", { name: "Annuler" }));
      for (let stops = 0; stops < 4; stops += 1) {
        await page.keyboard.press("Tab");
        expect(await holdsFocus()).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expectFocus(opener);
    }
  });

  await test.step("and a yes leads to what became of it", async () => {
    await page.keyboard.press("Enter");
    await tabToAndPress(dialog.getByRole("button", { name: /^Accepter/ }), "Enter");
    await expectFocus(page.getByRole("heading", { name: "Candidature acceptée" }));
  });
});
