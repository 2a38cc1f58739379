import { readFile } from "node:fs/promises";
import { ownText, readPdf } from "../packages/server/test/read-pdf.ts";
import { named, publish, send, signUp, somebody } from "./api.ts";
import { press } from "./forms.ts";
import { linkIn, mailTo } from "./mails.ts";
import { phone } from "./people.ts";
import { expect, test } from "./test.ts";
import { building, lyon } from "./town-hall.ts";

const plain = (text: string) => text.replaceAll(/\s+/gu, " ");

test("a clerk prints what her council votes on: both buildings, with the total that her page tells", async ({
  product,
  openWindow,
}) => {
  const [owner, clerk] = await Promise.all([openWindow(), openWindow(phone)]);
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Soleil des écoles");
  const projectId = await publish(owner, project, lyon);
  const nadine = somebody("Nadine", "Guérin");
  await signUp(product, clerk, nadine);
  const applicationIds: string[] = [];
  const places: string[] = [];
  for (const body of [building("École", 45_000), building("Salle des fêtes", 9000)]) {
    const { id } = await send(clerk, "POST", "/consumption-point/", body);
    const asked = { projectId, consumptionPointId: id, isFromProjectOwner: false };
    const application = await send(clerk, "POST", "/application", asked);
    applicationIds.push(`${application.id}`);
    places.push(`${id}`);
  }
  const step = { status: "PROPOSAL", price: 0.11 };
  await send(owner, "POST", `/project/${projectId}/application/progress`, { applicationIds, step });
  const mail = await mailTo(
    product,
    nadine.email,
    `Des prix vous sont proposés pour «\u00a0${project}\u00a0»`,
  );
  expect(mail.text).toContain("pour le conseil");

  const page = await clerk.newPage();
  await page.goto(linkIn(mail));
  const together = page.getByText(/^Vos 2\s+lieux\s: de .* par an/);
  await expect(together).toBeVisible();
  const total = plain((await together.textContent()) ?? "").match(/: (.* d’économie) par an/)?.[1] ?? "none";

  await page.goto(`/consumer/${places[0]}/application`);
  // Its better case, where both are told.
  const sum = page
    .getByRole("strong")
    .filter({ hasText: /^de .* d’économie$/ })
    .first();
  await expect(sum).toBeVisible();
  const line = plain((await sum.textContent()) ?? "");

  await test.step("the note has the total and the sum of the page to the euro: both count the two buildings", async () => {
    const taken = page.waitForEvent("download");
    await press(page, "Imprimer pour le conseil (PDF)");
    const file = await taken;
    expect(file.suggestedFilename()).toMatch(/^note-pour-le-conseil-soleil-des-ecoles.*\.pdf$/);
    const text = plain(ownText(readPdf(await readFile(await file.path()))));
    expect(text).toContain("Note pour le conseil");
    for (const told of ["École", "Salle des fêtes", `Ensemble, 2 lieux ${total}`, line])
      expect(text).toContain(told);
    expect(text).toMatch(/Ces lieux se partagent|Ensemble, ces lieux prendraient/);
    expect(text).toContain("Modèle de délibération");
  });

  await test.step("the browser's own print has the page alone, with what is folded", async () => {
    const folded = page.getByText("Pour partir", { exact: true });
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(folded).toBeVisible();
    for (const around of [
      page.getByRole("navigation"),
      page.getByRole("contentinfo"),
      page.getByRole("button", { name: "Accepter le prix" }),
      page.getByRole("link", { name: "Aller au contenu" }),
    ])
      await expect(around).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(sum).toBeVisible();
  });

  await test.step("it can be printed once the price is accepted, until the documents are signed", async () => {
    await page.emulateMedia({ media: "screen" });
    const yes = { status: "SIGNATURE", price: 0.11 };
    await send(clerk, "POST", `/application/${applicationIds[0]}/progress`, yes);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Candidature acceptée" })).toBeVisible();
    const taken = page.waitForEvent("download");
    await press(page, "Imprimer pour le conseil (PDF)");
    const text = plain(ownText(readPdf(await readFile(await (await taken).path()))));
    expect(text).toContain("accepté en ligne");
    expect(text).toContain("à accepter, sans date limite");
  });
});
