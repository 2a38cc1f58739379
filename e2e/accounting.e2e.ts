import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ownText, readPdf } from "../packages/server/test/read-pdf.ts";
import { axe } from "./accessibility.ts";
import { named, publish, send, signUp, somebody } from "./api.ts";
import { press } from "./forms.ts";
import { desktop, phone } from "./people.ts";
import { expect, test } from "./test.ts";
import { addressIn, building, lyon } from "./town-hall.ts";

const plain = (text: string) => text.replaceAll(/\s+/gu, " ");

async function take(page: Page, button: string) {
  const taken = page.waitForEvent("download");
  await press(page, button);
  const file = await taken;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("a baker hands her accountant one page, its sheet and its table, from the price on", async ({
  product,
  openWindow,
}) => {
  const [owner, baker] = await Promise.all([openWindow(), openWindow(phone)]);
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const projectId = await publish(owner, named("Soleil du marché"), lyon);
  const anne = somebody("Anne", "Pujol");
  await signUp(product, baker, anne);
  const { id } = await send(baker, "POST", "/consumption-point/", {
    ...building("Fournil", 60_000),
    workingHours: "early",
    reclaimsVat: true,
  });
  await send(baker, "POST", `/signatory/consumption-point/${id}`, {
    entityType: "Professionnel",
    ...{ gender: "FEMALE", firstName: "Anne", name: "Pujol", companyPosition: "Gérante" },
    ...{ email: anne.email, phoneNumber: "04 68 12 34 56", socialReason: "Fournil de Céret" },
    ...{ furnitureName: "Fournil de Céret", socialAddress: addressIn("Rue du Four") },
    ...{ juridiction: "SARL", siretId: "44306184100047" },
  });
  const page = await baker.newPage();
  await page.goto(`/consumer/${id}/accounting`);
  await expect(page.getByText("Rien à remettre pour l’instant")).toBeVisible();
  const asked = { projectId, consumptionPointId: id, isFromProjectOwner: false };
  const application = await send(baker, "POST", "/application", asked);
  await send(owner, "POST", `/application/${application.id}/progress`, { status: "PROPOSAL", price: 0.11 });

  await page.goto(`/consumer/${id}/application`);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Pour votre comptable" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pour votre comptable" })).toBeVisible();
  const part = (name: string | RegExp) => main.getByRole("region", { name });

  await test.step("it says who buys, at which price without VAT and with it, and what a year would come to", async () => {
    await expect(part("En bref")).toContainText(/Qui facture.*Combien.*Quand.*TVA/su);
    await expect(part("Qui achète").getByText("443 061 841", { exact: true })).toBeHidden();
    await main.getByRole("heading", { name: "Qui achète" }).click();
    for (const told of ["Fournil de Céret", "443 061 841", "443 061 841 00047"])
      await expect(part("Qui achète").getByText(told, { exact: true })).toBeVisible();
    await expect(part("Le prix")).toContainText(/HT0,1100\s€\/kWh/u);
    await expect(part("Le prix")).toContainText(/TTC0,1320\s€\/kWh/u);
    await expect(part(/^Une année, en prévision/)).toContainText(/À\spayer à qui vend, HTde\s.*\s€\sHT/u);
    await expect(part("L’accise et l’acheminement")).toContainText("restent facturés par votre fournisseur");
  });

  for (const viewport of [desktop, phone])
    await test.step(`it has no fault of access at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      expect(await axe(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

  await test.step("its sheet, its table and the archive say the same", async () => {
    const sheet = await take(page, "Imprimer (PDF)");
    expect(sheet.name).toMatch(/^pour-votre-comptable-fournil.*\.pdf$/);
    const text = plain(ownText(readPdf(sheet.bytes)));
    for (const told of ["Fournil de Céret", "0,1100 €/kWh", "prévision"]) expect(text).toContain(told);
    const table = await take(page, "Tableur (CSV)");
    expect(table.bytes.toString()).toContain(";0,11;0,11;€/kWh HT");
    expect((await take(page, "Tout, avec les papiers signés (ZIP)")).name).toMatch(/\.zip$/);
  });

  await test.step("the browser's own print has the page alone", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(part("Qui achète")).toBeVisible();
  });
});
