import type { Locator } from "@playwright/test";
import { named, publish, signUp, somebody } from "./api.ts";
import { arriveAt } from "./forms.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";

const place = { city: "Langouet", postCode: "35630", latitude: 48.258, longitude: -1.815 };

test("on a phone, what a search found is seen: the first project’s card, its pin and one’s own", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Toits de Langouet");
  await publish(owner, project, place);

  const page = await (await openWindow(phone)).newPage();
  await page.goto("/explore");
  await arriveAt(page, "Trouver un projet près de chez vous");
  const field = page.getByRole("combobox", { name: "Votre adresse ou votre ville" });
  await page.getByLabel("Votre adresse ou votre ville").click();
  await field.fill("12 rue de la Paix, Langouet");
  await page.getByRole("listbox", { name: "Adresses trouvées" }).getByRole("option").first().click();

  const sheet = page.getByRole("region", { name: "Liste des projets" });
  const card = sheet.getByRole("listitem").first();
  const asked = sheet.getByRole("region", { name: "Votre fiche" });
  await expect(card.getByRole("heading", { name: project })).toBeInViewport({ ratio: 1 });
  // What she is asked comes first, and leaves the first project in sight.
  await expect(asked.getByRole("button", { name: "maison", exact: true })).toBeInViewport({ ratio: 1 });
  await test.step("that there are more kinds of homes beyond the edge is seen, until the last one is", async () => {
    const row = asked.getByRole("button", { name: "maison", exact: true }).locator("..");
    const last = row.getByRole("button").last();
    const hint = () => row.evaluate((kinds) => getComputedStyle(kinds, "::after").visibility);
    await expect(last).toHaveAccessibleName("maison chauffée à l’électricité");
    await expect.poll(hint).toBe("visible");
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await row.evaluate((kinds) => kinds.scrollTo({ left: kinds.scrollWidth }));
    await expect.poll(hint).toBe("hidden");
    await row.evaluate((kinds) => kinds.scrollTo({ left: 0 }));
  });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await topOf(asked)).toBeLessThan(await topOf(card));
  for (const label of [project, /^12 Rue de la Paix/]) {
    const pin = page.getByRole("region", { name: "Carte des projets" }).getByLabel(label);
    await expect(pin).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const box = await pin.boundingBox();
        const top = (await sheet.boundingBox())?.y ?? 0;
        return (box?.y ?? 0) + (box?.height ?? 0) - top;
      }, "pixels by which the sheet covers a pin")
      .toBeLessThan(0);
  }

  await test.step("once she taps what she uses, the first project’s euros are under her eyes", async () => {
    await asked.getByRole("button", { name: "maison", exact: true }).click();
    const euros = card.getByText(/par an, .*[Cc]otisation|Vous y perdriez|presque rien/);
    await expect(euros).toBeInViewport({ ratio: 1 });
    await expect.poll(() => sheet.evaluate((list) => list.scrollTop)).toBe(0);
    await expect(card).toBeInViewport({ ratio: 1 });
  });

  await test.step("the verdict and both cases of the sum are bold alike and nothing else, and the picture of the project is small and whole", async () => {
    await expect(card.getByRole("listitem").locator("strong")).toHaveCount(3);
    const { width = 0, height = 0 } = (await card.locator("article > div").first().boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(4 / 3, 1);
  });

  await test.step("the card of a pin says how far it is, as the list does", async () => {
    const far = /\d\sk?m\b/u;
    await expect(card.getByText(far).first()).toBeVisible();
    await card.getByRole("button", { name: /^Situer « / }).click();
    const chosen = page.getByRole("region", { name: "Projet choisi sur la carte" });
    await expect(chosen.getByText(far).first()).toBeVisible();
    await chosen.getByRole("button", { name: "Fermer ce projet" }).click();
  });

  await test.step("a field that she types in has the whole sheet", async () => {
    await sheet.getByRole("button", { name: /^Modifier/ }).click();
    await sheet.getByLabel("Votre consommation annuelle").click();
    await expect(sheet.getByRole("button", { name: "Réduire la liste" })).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.height ?? 0).toBeGreaterThan(500);
  });
});
