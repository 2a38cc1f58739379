import type { Page } from "@playwright/test";
import { createAllAndApply, named, newPrm, publish, send, signUp, somebody } from "./api.ts";
import { prepareDocuments } from "./documents-setup.ts";
import { phone } from "./people.ts";
import { signByApi, signingTokens } from "./sign-by-api.ts";
import { lyon } from "./town-hall.ts";
import { test } from "./test.ts";

const long = (who: string) => `${who}.marieantoinettedelatourdauvergne@associationdesvoisinsdusoleillevant.example`;
let n = 0;
async function look(page: Page, what: string, path?: string) {
  if (path) await page.goto(path);
  await page.waitForLoadState("networkidle");
  const wide = await page.evaluate(() => {
    const out: string[] = [];
    for (const e of document.querySelectorAll("main *, [role=dialog] *")) {
      const r = e.getBoundingClientRect();
      const scroller = e.closest("table, [class*=scroll], [class*=Scroll], canvas, svg");
      if (r.width > 0 && r.right > innerWidth + 1 && !scroller && e.children.length === 0) out.push(`${e.tagName} ${(e.textContent ?? "").slice(0, 60)} ${Math.round(r.right)}`);
    }
    return { sw: document.documentElement.scrollWidth, iw: innerWidth, out: out.slice(0, 8) };
  });
  n += 1;
  await page.screenshot({ path: `/tmp/nb/${String(n).padStart(2, "0")}-${what}.png`, fullPage: true });
  console.log(what, JSON.stringify(wide));
}

test("look", async ({ product, openWindow, openNewWindow }) => {
  test.setTimeout(400_000);
  const owner = await openNewWindow(phone);
  const odile = { ...somebody("Odile", "Marchand"), email: long("odile") };
  await signUp(product, owner, odile);
  const projectId = await publish(owner, named("Le toit partagé de la coopérative des voisins"), lyon);
  await prepareDocuments(owner, projectId, { email: odile.email, prm: newPrm() });
  const holder = await openNewWindow(phone);
  const camille = { ...somebody("Camille", "Roux"), email: long("camille") };
  const { consumptionPoint, application } = await createAllAndApply(holder, camille, projectId, lyon);
  const page = await holder.newPage();
  const desk = await owner.newPage();
  const c = consumptionPoint.id;
  await look(page, "application-waiting", `/consumer/${c}/application`);
  await look(page, "portfolio", `/user-portfolio`);
  await look(page, "profile", `/profile`);
  await look(page, "consumer-profile", `/consumer/${c}/my-profile`);
  await look(page, "project", `/project/${projectId}/x`);
  await look(desk, "owner-home", `/project-owner/${projectId}`);
  await look(desk, "owner-consumers", `/project-owner/${projectId}/my-consumers/list`);
  await desk.getByRole("main").getByText("Camille Roux").first().click(); await desk.getByRole("dialog").waitFor({timeout:15000}).catch(()=>{}); await look(desk,"owner-drawer");
  await look(desk, "owner-information", `/project-owner/${projectId}/my-information`);
  await look(desk, "owner-producer", `/project-owner/${projectId}/my-producer`);
  await send(owner, "POST", `/application/${application.id}/progress`, { status: "PROPOSAL", price: 0.1 });
  await look(page, "application-priced", `/consumer/${c}/application`);
  await page.getByRole("button", { name: "Accepter le prix" }).click();
  await page.getByRole("dialog").waitFor({ timeout: 15000 });
  await look(page, "question");
  await page.getByRole("button", { name: /^Accepter/ }).last().click();
  await page.getByRole("heading", { name: "Candidature acceptée" }).waitFor();
  await look(page, "accepted");
  await send(owner, "POST", `/project/${projectId}/document/send`, { consumptionPointIds: [c], productionPointIds: [] }).catch((e) => console.log(String(e).slice(0, 300)));
  const [token] = await signingTokens(product, camille.email);
  await look(page, "signing", `/signature/${token}`);
  await look(page, "application-to-sign", `/consumer/${c}/application`);
  await look(desk, "owner-documents", `/project-owner/${projectId}/my-documents/bulletin`);
  await signByApi(product, holder, { email: camille.email, count: 1 });
  await look(page, "signed-link", `/signature/${token}`);
  await page.goto(`/consumer/${c}/application`);
  await page.getByText("Comment payer").first().click().catch(() => {});
  await look(page, "application-signed");
  await look(page, "portfolio-signed", `/user-portfolio`);
  await holder.request.get("/");
  await send(holder, "POST", `/application/${application.id}/retraction`, {}).catch((e) => console.log(String(e).slice(0, 200)));
  await page.goto("/profile#papiers-signes"); await page.getByText("Rétracté le").first().waitFor(); await look(page, "papers-retracted"); await desk.setViewportSize({width:1440,height:900}); await look(desk, "owner-profile", "/profile");
  await look(page, "application-retracted", `/consumer/${c}/application`);
  for (const mail of product.mails().filter(({ to }) => to === camille.email)) console.log("MAIL", mail.subject, "\n", mail.text.slice(0, 1500));
});
