import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "@playwright/test";
import { judgeBothWidths } from "./accessibility.ts";
import { password, publish, signUp, somebody } from "./api.ts";
import { arriveAt, choose, expectValues, press, unfold } from "./forms.ts";
import { desktop, phone, signIn } from "./people.ts";
import { expect, test } from "./test.ts";

const rennes = { city: "Rennes", postCode: "35000", latitude: 48.11, longitude: -1.68 };
const iban = "FR76 3000 6000 0112 3456 7890 189";
const saveFailed = "Erreur lors de la récupération des données du projet";
const deletionFailed = "Erreur lors de la tentative de suppression.";
const dataFailed = "Erreur lors de la récupération des données du projet";

/** The smallest file that PDF readers open: one blank page. */
function blankPdf(): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
  ];
  let text = "%PDF-1.4\n";
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text);
}

test("an owner says what her documents wait for", async ({ product, openWindow, visit }) => {
  test.setTimeout(600_000);
  const odile = somebody("Odile", "Marchand");
  const project = "Soleil de Rennes";
  const visitor = await visit();
  const { page } = visitor;
  await signUp(product, page.context(), odile);
  const projectId = await publish(page.context(), project, rennes);

  const field = (name: string): Locator => page.getByRole("main").getByLabel(name, { exact: true });
  const part = (name: string): Locator => page.getByRole("region", { name, exact: true });
  const alreadyCreated = (where: Page): Locator => where.getByLabel("J’ai déjà créé mon association");
  /** Her answer was kept: the same address is read with the page. */
  const saved = () =>
    page.waitForResponse(
      (response) => response.url().endsWith("/already-created") && response.request().method() === "POST",
    );
  const expectFields = (names: readonly string[], values: readonly string[]) =>
    expectValues(page, names, values);
  const founder = (number: number, name: string): Locator =>
    page.getByRole("group", { name: `Fondateur ${number}` }).getByLabel(name, { exact: true });
  async function openInformation(anchor = ""): Promise<void> {
    await page.goto(`/project-owner/${projectId}/my-information${anchor && `#${anchor}`}`);
    if (anchor !== "files") await unfold(page, "Voir les fichiers et les modèles");
  }

  async function downloaded(target: Locator): Promise<{ name: string; bytes: Buffer }> {
    const coming = page.waitForEvent("download");
    await target.click();
    const download: Download = await coming;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }

  /** By keyboard: low on the page, the list of results changes sides as it grows. */
  async function chooseHeadOffice(typed: string): Promise<void> {
    await field("Adresse du siège").fill(typed);
    await expect(page.getByRole("group", { name: "Numéros" }).getByRole("option").first()).toBeVisible();
    await field("Adresse du siège").press("Enter");
  }

  async function openCreation(): Promise<void> {
    await page.goto(`/project-owner/${projectId}/create-pmo-status`);
    await expect(page.getByRole("heading", { name: "Votre association" })).toBeVisible();
  }

  await test.step("an owner reads what her documents wait for", async () => {
    await openInformation();
    const remaining = part("Ce qu’il reste à indiquer");
    await expect(remaining).toBeVisible();
    await expect(remaining.getByRole("listitem")).toHaveText([
      "L’interlocuteur",
      "L’association",
      "La cotisation",
      "Les statuts signés",
    ]);
    await judgeBothWidths(visitor, remaining);
  });

  await test.step("she describes her association, is told what is wrong, and a reload loses nothing", async () => {
    await openCreation();
    await field("Nom de l’association").fill("Soleil de Rennes");
    await field("Adresse e-mail de l’association").fill("bureau@soleil");
    await field("Numéro RNA (une fois l’association déclarée)").pressSequentially("w35 1");
    // As long as a finger holds it: the fault of the field that is left must not move the button from under it.
    const add = page.getByRole("button", { name: "Ajouter un fondateur" });
    await add.click({ delay: 300 });
    await expect(field("Numéro RNA (une fois l’association déclarée)")).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await founder(1, "Prénom").fill("Odile");
    await founder(1, "Nom").fill("Marchand");
    await expect(page.getByText("Ce fondateur reste dans votre navigateur")).toBeVisible();
    await press(page, "Enregistrer l’association");
    const summary = page
      .getByRole("alert")
      .filter({ hasText: "Veuillez remplir correctement tout les champs" });
    await expect(summary).toBeFocused();
    await judgeBothWidths(visitor, summary);
    await summary.getByRole("link", { name: "L'email n'est pas au bon format." }).click();
    await expect(field("Adresse e-mail de l’association")).toBeFocused();

    await press(page, "Ajouter un fondateur");
    await founder(2, "Prénom").fill("Personne");
    await press(page, "Retirer le fondateur 2");
    await page.reload();
    const names = [
      "Nom de l’association",
      "Adresse e-mail de l’association",
      "Numéro RNA (une fois l’association déclarée)",
    ];
    await expect(field("Nom de l’association")).toBeVisible();
    await expectFields(names, ["Soleil de Rennes", "bureau@soleil", "351"]);
    await expect(founder(1, "Nom")).toHaveValue("Marchand");
    await expect(page.getByRole("group", { name: "Fondateur 2" })).toBeAbsent();
  });

  await test.step("her number is pasted whole, and two founders are kept with the rest", async () => {
    await field("Adresse e-mail de l’association").fill("bureau@soleil.example");
    await field("Numéro RNA (une fois l’association déclarée)").fill("N° RNA : W351 234 567");
    await chooseHeadOffice("8 rue du Port, Rennes");
    await field("Territoire de l’opération").fill("Rennes et ses voisines");
    await press(page, "Ajouter un fondateur");
    await page
      .getByRole("group", { name: "Fondateur 2" })
      .getByRole("radio", { name: "Une personne morale" })
      .check();
    await founder(2, "Dénomination").fill("Ville de Rennes");
    await founder(2, "Prénom de son représentant").fill("Basile");
    await founder(2, "Nom de son représentant").fill("Leroy");

    await page.route("**/pmo-association", (route) => route.fulfill({ status: 500, json: {} }));
    await press(page, "Enregistrer l’association");
    await expect(page.getByRole("alert").filter({ hasText: saveFailed })).toBeVisible();
    await expect(founder(2, "Dénomination")).toHaveValue("Ville de Rennes");
    await page.unroute("**/pmo-association");
    await press(page, "Enregistrer l’association");
    await expect(page.getByText("L’association est enregistrée.")).toBeVisible();

    await page.reload();
    await expect(field("Nom de l’association")).toBeVisible();
    await expectFields(
      ["Numéro RNA (une fois l’association déclarée)", "Adresse du siège"],
      ["351234567", "8 Rue du Port 35000 Rennes"],
    );
    await expect(founder(2, "Nom de son représentant")).toHaveValue("Leroy");
    await expect(
      page.getByRole("listitem").filter({ hasText: "Fait : Construire les statuts" }),
    ).toBeVisible();
  });

  await test.step("she reads the statutes that her answers make", async () => {
    const preview = page.getByRole("region", { name: "Modèle de statuts" });
    const made = preview.getByText("Rennes et ses voisines").first();
    await expect(made).toBeVisible();
    await visitor.settled();
    await visitor.expectNoFault();
    await page.setViewportSize(phone);
    await press(page, "Voir l’aperçu des statuts");
    await expect(made).toBeVisible();
    await visitor.settled();
    await visitor.expectNoFault();
    await page.keyboard.press("Escape");
    await page.setViewportSize(desktop);

    const docx = await downloaded(page.getByRole("link", { name: "Statuts de l’association, Word (DOCX)" }));
    expect(docx.name).toMatch(/\.docx$/);
    expect(docx.bytes.subarray(0, 2).toString()).toBe("PK");
  });

  await test.step("an association that exists already needs its identity only", async () => {
    await page.route("**/already-created", (route) => route.fulfill({ status: 500, json: {} }));
    await alreadyCreated(page).click();
    await expect(page.getByText("Votre réponse n’est pas enregistrée")).toBeVisible();
    await expect(alreadyCreated(page)).not.toBeChecked();
    await page.unroute("**/already-created");
    await alreadyCreated(page).check();
    await expect(field("Préambule (facultatif)")).toHaveCount(0);
    await press(page, "Enregistrer l’association");
    await expect(page.getByText("L’association est enregistrée.")).toBeVisible();
    await page.reload();
    await Promise.all([saved(), alreadyCreated(page).uncheck()]);
    await expect(founder(1, "Nom")).toHaveValue("Marchand");
  });

  await test.step("she finds her answer on another device", async () => {
    await Promise.all([saved(), alreadyCreated(page).check()]);
    const context = await openWindow();
    await signIn(context, odile.email, password);
    const elsewhere = await context.newPage();
    await elsewhere.goto(`/project-owner/${projectId}/create-pmo-status`);
    await expect(alreadyCreated(elsewhere)).toBeChecked();
    await expect(
      elsewhere.getByRole("listitem").filter({ hasText: "Fait : Décrire l’association" }),
    ).toBeVisible();
    await context.close();
  });

  await test.step("she says what members pay, by the link to what is missing", async () => {
    await openInformation();
    await part("Ce qu’il reste à indiquer").getByRole("link", { name: "La cotisation" }).click();
    await field("Les membres versent une cotisation chaque année").check();
    await press(page, "Enregistrer la cotisation");
    const summary = page
      .getByRole("alert")
      .filter({ hasText: "Veuillez remplir correctement tout les champs" });
    await expect(
      summary.getByRole("link", { name: "Indiquez un montant en euros, 0 ou plus." }),
    ).toBeVisible();
    await field("Montant de la cotisation").fill("12,5");
    await field("Par virement").check();
    await field("IBAN de l’association").fill("fr7630006000011234567890189");
    await expect(field("IBAN de l’association")).toHaveValue(iban);
    await field("BIC").fill("agrifrpp");
    await judgeBothWidths(visitor, field("BIC"));

    await page.reload();
    await expect(field("IBAN de l’association")).toBeVisible();
    await expectFields(["Montant de la cotisation", "IBAN de l’association"], ["12,5", iban]);
    await press(page, "Enregistrer la cotisation");
    const fee = part("Cotisation et droit d’entrée");
    await expect(fee.getByText(`IBAN ${iban}`)).toBeVisible();
    await expect(fee.getByText("12,50\u00a0€ par an")).toBeVisible();
  });

  await test.step("she says who is the contact", async () => {
    await openInformation("interlocutor");
    await choose(page, "Madame");
    await expectFields(["Prénom", "Nom"], ["Odile", "Marchand"]);
    await field("Téléphone").fill("0612345678");
    await press(page, "Enregistrer l’interlocuteur");
    await expect(part("Interlocuteur").getByText("Madame Odile Marchand")).toBeVisible();
  });

  await test.step("she gives the signed statutes, after files that are refused, and reads them again", async () => {
    const files = part("Statuts et règlement intérieur");
    const statutes = files.locator("input[type=file]").first();
    const give = (name: string, buffer: Buffer) =>
      statutes.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await give("statuts.txt", Buffer.from("Statuts"));
    await expect(
      files.getByRole("alert").filter({ hasText: "Choisissez un fichier PDF, DOCX ou ODT." }),
    ).toBeVisible();
    await give("statuts.pdf", Buffer.from("MZ, et non un PDF"));
    await expect(
      files.getByRole("alert").filter({ hasText: "« statuts.pdf » n’est pas enregistré" }),
    ).toBeVisible();
    await give("Statuts signés.pdf", blankPdf());
    await expect(files.getByText("« Statuts signés.pdf » est enregistré.")).toBeVisible();
    await expect(part("Rien ne manque")).toBeVisible();
    await judgeBothWidths(visitor, part("Rien ne manque"));

    const kept = await downloaded(files.getByRole("button", { name: "Télécharger Statuts signés.pdf" }));
    expect(kept.name).toBe("Statuts signés.pdf");
    expect(kept.bytes.equals(blankPdf()), "the file comes back as it was given").toBe(true);
  });

  await test.step("she takes them away, once she is sure", async () => {
    const remove = page.getByRole("button", { name: "Supprimer Statuts signés.pdf" });
    await remove.click();
    await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
    await remove.click();
    await page.route("**/pmo-status/*", (route) => route.fulfill({ status: 500, json: {} }));
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Supprimer le fichier" });
    await confirm.click();
    await expect(page.getByRole("alert").filter({ hasText: deletionFailed })).toBeVisible();
    await page.unroute("**/pmo-status/*");

    // A later attempt shows its own message.
    await page.route("**/presigned-url", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Télécharger Statuts signés.pdf" }).click();
    await expect(page.getByRole("alert").filter({ hasText: dataFailed })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: deletionFailed })).toBeAbsent();
    await page.unroute("**/presigned-url");
    await remove.click();
    await confirm.click();
    await expect(remove).toHaveCount(0);
    await expect(
      part("Ce qu’il reste à indiquer").getByRole("link", { name: "Les statuts signés" }),
    ).toBeVisible();
  });

  await test.step("she forgets the association, and what was said of it only", async () => {
    await openCreation();
    await press(page, "Réinitialiser");
    await page.getByRole("dialog").getByRole("button", { name: "Réinitialiser" }).click();
    await expect(page.getByText("La description de l’association est effacée.")).toBeVisible();
    await expect(field("Nom de l’association")).toHaveValue("");
    await expect(alreadyCreated(page)).not.toBeChecked();
    await page.reload();
    await expect(field("Nom de l’association")).toBeVisible();
    await expectFields(["Nom de l’association", "Adresse du siège"], ["", ""]);
    await openInformation();
    await expect(part("Interlocuteur").getByText("Madame Odile Marchand")).toBeVisible();
    await expect(part("Cotisation et droit d’entrée").getByText(`IBAN ${iban}`)).toBeVisible();
    await arriveAt(page, project);
  });

  await test.step("somebody else finds nothing of it", async () => {
    const others = await openWindow();
    await signUp(product, others, somebody("Diane", "Petit"));
    const stranger = await others.newPage();
    await stranger.goto(`/project-owner/${projectId}/create-pmo-status`);
    await arriveAt(stranger, "Ce projet n’est pas le vôtre");
    const answer = await others.request.get(`/api/project/${projectId}/membership-fee`);
    expect(answer.status()).toBe(404);
    await others.close();
  });
});
