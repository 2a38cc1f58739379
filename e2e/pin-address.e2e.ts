import type { Locator, Page } from "@playwright/test";
import { inspect } from "./accessibility.ts";
import { steps } from "./consumer-steps.ts";
import { arriveAt, choose, chooseAddress, press } from "./forms.ts";
import { holdAnswers } from "./held.ts";
import { phone } from "./people.ts";
import { test as base, expect } from "./test.ts";

const notInList = "Mon adresse n’est pas dans la liste";

/** The question of where one lives, with its field and what places an address on a map. */
const test = base.extend<{ house: { page: Page; address: Locator; dialog: Locator } }>({
  house: async ({ openWindow }, use) => {
    const page = await (await openWindow()).newPage();
    await page.goto("/on-boarding/consumer/type");
    await choose(page, "Particulier");
    await press(page, "Continuer");
    await arriveAt(page, steps.house);
    await use({
      page,
      address: page.getByRole("main").getByLabel("Adresse", { exact: true }),
      dialog: page.getByRole("dialog", { name: "Placer mon adresse sur la carte" }),
    });
  },
});

test.describe("the list of addresses", () => {
  test("says of each choice whether it is the one under the keys", async ({ house: { page, address } }) => {
    await address.fill("8 rue de Siam, Brest");
    const options = page.getByRole("listbox", { name: "Adresses trouvées" }).getByRole("option");
    const said = () => options.evaluateAll((all) => all.map((one) => one.getAttribute("aria-selected")));
    await expect(page.getByRole("option", { name: notInList })).toBeVisible();
    expect(new Set(await said())).toEqual(new Set(["false"]));
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await said()).indexOf("true")).toBe(0);
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await said()).indexOf("true")).toBe(1);
    expect((await said()).filter((one) => one === "true")).toHaveLength(1);
    await page.keyboard.type("x");
    await expect.poll(said, "no choice is under the keys any more").not.toContain("true");
  });

  test("offers nothing of a former address to who types another, until the answer comes", async ({
    house: { page, address },
  }) => {
    const options = page.getByRole("listbox", { name: "Adresses trouvées" }).getByRole("option");
    await chooseAddress(address, "8 rue de Siam, Brest");
    await expect(address).toHaveValue(/Brest$/);
    const answer = await holdAnswers(page, "**/api/address/**");
    await Promise.all([page.waitForRequest("**/api/address/**"), address.fill("3 chemin neuf, Céret")]);
    await expect(page.getByText("Chargement...", { exact: true })).toBeVisible();
    await expect(options).toBeAbsent();
    answer();
    await expect(options.first()).toContainText("Céret");
  });
});

test.describe("an address that is in no list", () => {
  test("is placed on the map of its commune, found by its post code", async ({
    house: { page, address, dialog },
  }) => {
    const { settled, expectNoFault } = inspect(page);
    await address.fill("Ferme des Trois Chênes");
    await page.getByRole("option", { name: notInList }).click();
    await dialog.getByRole("combobox", { name: "Commune" }).fill("35630");
    await dialog.getByRole("option", { name: "35630 Langouet" }).click();
    await expect(dialog.getByLabel("Rue ou lieu-dit")).toHaveValue("Ferme des Trois Chênes");
    await expect(dialog.getByRole("region", { name: "Carte à déplacer sous l’épingle" })).toBeVisible();
    await settled();
    await expectNoFault();
    await page.setViewportSize(phone);
    await settled();
    await expectNoFault();
    await dialog.getByRole("button", { name: "Utiliser cette adresse" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(address).toHaveValue("Ferme des Trois Chênes 35630 Langouet");
  });

  test("is placed by keyboard alone, the map moved by its arrows", async ({
    house: { page, address, dialog },
  }) => {
    await address.fill("3 chemin neuf, Céret");
    await expect(page.getByRole("option", { name: notInList })).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("combobox", { name: "Commune" })).toBeVisible();
    // What was typed says where: it waits to be confirmed.
    await expect(dialog.getByRole("combobox", { name: "Commune" })).toHaveValue("Céret");
    await expect(dialog.getByRole("option", { name: "66400 Céret" })).toBeVisible();
    await page.keyboard.press("Enter");
    const map = dialog.getByRole("region", { name: "Carte à déplacer sous l’épingle" });
    await map.focus();
    await page.keyboard.press("ArrowRight");
    await dialog.getByRole("button", { name: "Utiliser cette adresse" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(address).toHaveValue("3 chemin neuf 66400 Céret");
  });

  test("is refused without a commune and a street, and nothing typed is lost", async ({
    house: { page, address, dialog },
  }) => {
    await address.fill("zzz");
    await page.getByRole("option", { name: notInList }).click();
    await dialog.getByLabel("Rue ou lieu-dit").fill("");
    await dialog.getByLabel("Numéro (facultatif)").fill("7");
    await dialog.getByRole("button", { name: "Utiliser cette adresse" }).click();
    await expect(dialog.getByText("Choisissez la commune dans la liste.")).toBeVisible();
    await expect(dialog.getByText("Indiquez la rue ou le lieu-dit.")).toBeVisible();
    await expect(dialog.getByLabel("Numéro (facultatif)")).toHaveValue("7");
  });
});
