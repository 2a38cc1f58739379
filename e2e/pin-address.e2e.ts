import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { inspect } from "./accessibility.ts";
import { steps } from "./consumer-steps.ts";
import { arriveAt, choose, press } from "./forms.ts";
import { openWindow, phone } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

runProduct();
let page: Page;
const notInList = "Mon adresse n’est pas dans la liste";

async function goToHouse(): Promise<void> {
  page = await (await openWindow(browser, product)).newPage();
  await page.goto("/on-boarding/consumer/type");
  await choose(page, "Particulier");
  await press(page, "Continuer");
  await arriveAt(page, steps.house);
}

const address = () => page.getByRole("main").getByLabel("Adresse", { exact: true });
const dialog = () => page.getByRole("dialog", { name: "Placer mon adresse sur la carte" });

afterEach(async () => {
  await page.context().close();
});

describe("the list of addresses", () => {
  it("says of each choice whether it is the one under the keys", async () => {
    await goToHouse();
    await address().fill("8 rue de Siam, Brest");
    const options = page.getByRole("listbox", { name: "Adresses trouvées" }).getByRole("option");
    const said = () => options.evaluateAll((all) => all.map((one) => one.getAttribute("aria-selected")));
    await page.getByRole("option", { name: notInList }).waitFor();
    expect(new Set(await said())).toEqual(new Set(["false"]));
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await said()).indexOf("true")).toBe(0);
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await said()).indexOf("true")).toBe(1);
    expect((await said()).filter((one) => one === "true")).toHaveLength(1);
    await page.keyboard.type("x");
    await expect.poll(async () => (await said()).includes("true")).toBe(false);
  });
});

describe("an address that is in no list", () => {
  it("is placed on the map of its commune, found by its post code", async () => {
    await goToHouse();
    await address().fill("Ferme des Trois Chênes");
    await page.getByRole("option", { name: notInList }).click();
    await dialog().getByRole("combobox", { name: "Commune" }).fill("35630");
    await dialog().getByRole("option", { name: "35630 Langouet" }).click();
    expect(await dialog().getByLabel("Rue ou lieu-dit").inputValue()).toBe("Ferme des Trois Chênes");
    await dialog().getByRole("region", { name: "Carte à déplacer sous l’épingle" }).waitFor();
    await inspect(page).expectNoFault();
    await page.setViewportSize(phone);
    await inspect(page).expectNoFault();
    await dialog().getByRole("button", { name: "Utiliser cette adresse" }).click();
    await dialog().waitFor({ state: "detached" });
    expect(await address().inputValue()).toBe("Ferme des Trois Chênes 35630 Langouet");
  });

  it("is placed by keyboard alone, the map moved by its arrows", async () => {
    await goToHouse();
    await address().fill("3 chemin neuf");
    await page.getByRole("option", { name: notInList }).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await dialog().getByRole("combobox", { name: "Commune" }).waitFor();
    await page.keyboard.type("Céret");
    await dialog().getByRole("option", { name: "66400 Céret" }).waitFor();
    await page.keyboard.press("Enter");
    const map = dialog().getByRole("region", { name: "Carte à déplacer sous l’épingle" });
    await map.focus();
    await page.keyboard.press("ArrowRight");
    await dialog().getByRole("button", { name: "Utiliser cette adresse" }).focus();
    await page.keyboard.press("Enter");
    await dialog().waitFor({ state: "detached" });
    expect(await address().inputValue()).toBe("3 chemin neuf 66400 Céret");
  });

  it("is refused without a commune and a street, and nothing typed is lost", async () => {
    await goToHouse();
    await address().fill("zzz");
    await page.getByRole("option", { name: notInList }).click();
    await dialog().getByLabel("Rue ou lieu-dit").fill("");
    await dialog().getByLabel("Numéro (facultatif)").fill("7");
    await dialog().getByRole("button", { name: "Utiliser cette adresse" }).click();
    await dialog().getByText("Choisissez la commune dans la liste.").waitFor();
    await dialog().getByText("Indiquez la rue ou le lieu-dit.").waitFor();
    expect(await dialog().getByLabel("Numéro (facultatif)").inputValue()).toBe("7");
  });
});
