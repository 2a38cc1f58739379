import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enedisCsv } from "../packages/server/test/curve-files.ts";
import { send } from "./api.ts";
import { arriveAt, press } from "./forms.ts";
import { demoPassword, openWindow, signIn } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

runProduct({ DEMO: "1" });

/** A month of half-hours of a home that uses more in the evening. */
const aMonth = (prm: string) =>
  enedisCsv({
    prm,
    watts: Array.from({ length: 30 * 48 }, (_, step) => (step % 48 > 34 ? 900 : 250)),
  });

async function pageOf(role: "porteur" | "consommateur"): Promise<Page> {
  const context = await openWindow(browser, product);
  await signIn(context, `${role}@demo.example`, demoPassword(product, role));
  return context.newPage();
}

describe("the owner's study", () => {
  let page: Page;
  let projectId: string;
  beforeAll(async () => {
    page = await pageOf("porteur");
    const [project] = await (await page.request.get("/api/project/by-user")).json();
    projectId = project.id;
  });
  afterAll(() => page?.context().close());

  it("tells who receives what, and changes with whom is taken in", async () => {
    await page.goto(`/project-owner/${projectId}/my-study`);
    const participants = page.getByRole("table", { name: /^Ce que chaque participant reçoit/ });
    await participants.waitFor();
    const before = await participants.getByRole("row").count();
    await page
      .getByRole("button", { name: /^Ajouter à l’étude/ })
      .first()
      .click();
    await expect.poll(() => participants.getByRole("row").count()).toBe(before + 1);
  });

  it.each([
    ["Rapport en PDF, avec les graphiques", "%PDF-"],
    ["Classeur XLSX", "PK"],
    ["Fichier CSV", "\ufeff"],
  ])("is taken away: %s", async (format, start) => {
    await page.getByRole("button", { name: "Exporter" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: format }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    expect(text.startsWith(start)).toBe(true);
    expect(text.length).toBeGreaterThan(500);
  });
});

describe("the owner's key", () => {
  it("is made by keyboard alone, kept with its author, and shared by groups", async () => {
    const page = await pageOf("porteur");
    const [project] = await (await page.request.get("/api/project/by-user")).json();
    await page.goto(`/project-owner/${project.id}/my-key`);
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
    await page
      .getByRole("region", { name: /^Groupe \d$/ })
      .getByText(moved, { exact: true })
      .waitFor();
    await page.getByRole("button", { name: "Enregistrer cette clé" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Votre clé est enregistrée").waitFor();
    await page.getByText(/Groupes de priorité.*\(clé actuelle\)/i).waitFor();
    await page.context().close();
  });
});

describe("a consumer's readings", () => {
  it("are refused from another meter until he says so, then drawn, then erased at his word", async () => {
    const page = await pageOf("consommateur");
    const [point] = await (await page.request.get("/api/consumption-point/by-user")).json();
    const prm = "30001234567890";
    await send(page.context(), "POST", `/consumption-point/${point.id}/consent`, { prm, sge: true });
    await page.goto(`/consumer/${point.id}/my-profile`);
    const file = page.locator("input[type=file]");
    const give = (text: string) =>
      file.setInputFiles({ name: "releves.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await give("ceci;n’est\npas;une courbe");
    await page.getByText(/n’est pas enregistré/).waitFor();
    await give(aMonth("30009999999999"));
    await page.getByText("À vérifier avant d’enregistrer").waitFor();
    await give(aMonth(prm));
    await page.getByText("Vos relevés sont enregistrés").waitFor();
    await page.getByText("Vous seul les voyez", { exact: false }).waitFor();
    await press(page, "Effacer mes relevés");
    await page.getByRole("dialog").getByRole("button", { name: "Effacer mes relevés" }).click();
    await page.getByText("Vous seul les voyez", { exact: false }).waitFor({ state: "hidden" });
    await page.context().close();
  });
});

describe("a visitor's estimate", () => {
  it("needs no account, and says what it rests on", async () => {
    const page = await (await openWindow(browser, product)).newPage();
    const projects = await (await page.request.get("/api/public/project?limit=50")).json();
    const priced = projects.find(({ price }: { price: unknown }) => price !== null);
    await page.goto(`/project/${priced.id}/x`);
    await arriveAt(page, priced.name);
    await page.getByLabel("Votre consommation annuelle").fill("4500");
    await page
      .getByText(/de \d+ à \d+\s?%/)
      .first()
      .waitFor();
    await page.getByText("Sur quoi repose cette estimation").click();
    await page
      .getByText(/profil type|courbe type/i)
      .first()
      .waitFor();
    await page.context().close();
  });
});
