import { readFileSync } from "node:fs";
import { enedisCsv } from "../packages/server/test/curve-files.ts";
import { send } from "./api.ts";
import { arriveAt, press } from "./forms.ts";
import { expect, test } from "./test.ts";

/** A month of half-hours of a home that uses more in the evening. */
const aMonth = (prm: string) =>
  enedisCsv({
    prm,
    watts: Array.from({ length: 30 * 48 }, (_, step) => (step % 48 > 34 ? 900 : 250)),
  });

test.describe("the owner's study", () => {
  test("tells who receives what, and changes with whom is taken in", async ({ openWindowOf, demo }) => {
    const page = await (await openWindowOf("porteur")).newPage();
    await page.goto(`/project-owner/${demo.projectId}/my-study`);
    const participants = page.getByRole("table", { name: /^Ce que chaque participant reçoit/ });
    await expect(participants).toBeVisible();
    const before = await participants.getByRole("row").count();
    expect(before, "rows of the table, its heading and a participant at least").toBeGreaterThan(1);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(screens, "screens of the whole study").toBeLessThanOrEqual(6);
    await page
      .getByRole("button", { name: /^Ajouter à l’étude/ })
      .first()
      .click();
    await expect(participants.getByRole("row")).toHaveCount(before + 1);
  });

  for (const [format, start] of [
    ["Rapport en PDF, avec les graphiques", "%PDF-"],
    ["Classeur XLSX", "PK"],
    ["Fichier CSV", "\ufeff"],
  ] as const) {
    test(`is taken away: ${format}`, async ({ openWindowOf, demo }) => {
      const page = await (await openWindowOf("porteur")).newPage();
      await page.goto(`/project-owner/${demo.projectId}/my-study`);
      await page.getByRole("button", { name: "Exporter" }).click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: format }).click();
      const text = readFileSync(await (await download).path(), "utf8");
      expect(text.slice(0, start.length), "how the file begins").toBe(start);
      expect(text.length, "the length of the file").toBeGreaterThan(500);
    });
  }
});

test.describe("the owner's key", () => {
  test("is made by keyboard alone, kept with its author, and shared by groups", async ({
    openWindowOf,
    demo,
  }) => {
    const page = await (await openWindowOf("porteur")).newPage();
    await page.goto(`/project-owner/${demo.projectId}/my-key`);
    const keys = page.getByRole("radiogroup", { name: /^Quelle clé/ });
    await keys.getByRole("radio", { name: /^Dynamique simple/ }).focus();
    await page.keyboard.press("Space");
    const methods = page.getByRole("radiogroup", { name: /^Quelle méthode/ });
    await methods.getByRole("radio", { name: /^Groupes de priorité/ }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Ajouter un groupe" }).focus();
    await page.keyboard.press("Enter");
    const last = page.getByRole("region", { name: "Servis en dernier" });
    const moved = (await last.getByRole("listitem").first().textContent()) ?? "";
    await last
      .getByRole("button", { name: /plus tôt$/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("region", { name: /^Groupe \d$/ }).getByText(moved, { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Enregistrer cette clé" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Votre clé est enregistrée")).toBeVisible();
    await expect(page.getByText(/Groupes de priorité.*\(clé actuelle\)/i)).toBeVisible();
  });
});

test.describe("a consumer's readings", () => {
  test("are refused from another meter until he says so, then drawn, then erased at his word", async ({
    openWindowOf,
    demo,
  }) => {
    const page = await (await openWindowOf("consommateur")).newPage();
    const prm = "30001234567890";
    await send(page.context(), "POST", `/consumption-point/${demo.consumerId}/consent`, { prm, sge: true });
    await page.goto(`/consumer/${demo.consumerId}/my-profile`);
    const file = page.locator("input[type=file]");
    const give = (text: string) =>
      file.setInputFiles({ name: "releves.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await give("ceci;n’est\npas;une courbe");
    await expect(page.getByText(/n’est pas enregistré/)).toBeVisible();
    await give(aMonth("30009999999999"));
    await expect(page.getByText("À vérifier avant d’enregistrer")).toBeVisible();
    await give(aMonth(prm));
    await expect(page.getByText("Vos relevés sont enregistrés")).toBeVisible();
    await expect(page.getByText("Vous seul les voyez", { exact: false })).toBeVisible();
    await press(page, "Effacer mes relevés");
    await page.getByRole("dialog").getByRole("button", { name: "Effacer mes relevés" }).click();
    await expect(page.getByText("Vous seul les voyez", { exact: false })).toBeHidden();
  });
});

test.describe("a visitor's estimate", () => {
  test("needs no account, and says what it rests on", async ({ page }) => {
    const projects = await (await page.request.get("/api/public/project?limit=50")).json();
    const priced = projects.find(({ price }: { price: unknown }) => price !== null);
    await page.goto(`/project/${priced.id}/x`);
    await arriveAt(page, priced.name);
    await page.getByLabel("Votre consommation annuelle").fill("4500");
    await expect(page.getByText(/de \d+ à \d+\s?%/).first()).toBeVisible();
    await page.getByText("Sur quoi repose cette estimation").click();
    await expect(page.getByText(/profil type|courbe type/i).first()).toBeVisible();
  });

  test("comes into view for who taps a kind of place, whose fields fold", async ({ page }) => {
    const projects = await (await page.request.get("/api/public/project?limit=50")).json();
    const priced = projects.find(({ price }: { price: unknown }) => price !== null);
    await page.goto(`/project/${priced.id}/x`);
    await arriveAt(page, priced.name);
    await page.getByRole("button", { name: "maison", exact: true }).click();
    const verdict = page.getByRole("heading", { level: 3, name: /€/ });
    await expect(verdict).toBeFocused();
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Votre consommation annuelle")).toBeHidden();
  });

  test("is priced by the visitor's own off-peak hours, the usual ones until he says them", async ({
    page,
  }) => {
    const projects = await (await page.request.get("/api/public/project?limit=50")).json();
    const priced = projects.find(({ price }: { price: unknown }) => price !== null);
    await page.goto(`/project/${priced.id}/x`);
    await arriveAt(page, priced.name);
    await page.getByLabel("Votre consommation annuelle").fill("4500");
    await page.getByLabel("Votre offre d’électricité").selectOption("TRV 2Q");
    await page.getByText("Sur quoi repose cette estimation").click();
    await expect(page.getByText(/les vôtres n’étant pas connues/)).toBeVisible();
    await page.getByRole("radio", { name: "Je les connais" }).press("Space");
    await page.getByLabel("De", { exact: true }).fill("22h30");
    await page.getByLabel("À", { exact: true }).fill("4h30");
    await page.getByRole("button", { name: "Ajouter une plage" }).press("Enter");
    await page.getByLabel("De", { exact: true }).nth(1).fill("13h");
    await page.getByLabel("À", { exact: true }).nth(1).fill("16h");
    await page.getByRole("button", { name: "Ajouter une plage" }).focus();
    await expect(page.getByText(/ces plages font 9\sh/)).toBeVisible();
    await page.getByLabel("À", { exact: true }).nth(1).fill("15h");
    await page.getByRole("button", { name: "Ajouter une plage" }).focus();
    await expect(page.getByText(/ces plages font/)).toBeHidden();
    await expect(page.getByText(/nous comptons de 22\sh\s30 à 4\sh\s30 et de 13\sh à 15\sh/)).toBeVisible();
  });
});
