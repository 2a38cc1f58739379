import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { inspect } from "./accessibility.ts";
import { arriveAt } from "./forms.ts";
import { demoPassword, openWindow, phone, signIn } from "./people.ts";
import { browser, product, runProduct } from "./running.ts";

runProduct({ DEMO: "1" });

/** One login by code for the whole file: the next ones of the same half minute are refused. */
let support: BrowserContext;
let owner: BrowserContext;
let consumer: BrowserContext;
let projectId: string;
let consumerId: string;
/** A name opens what is known of a person. */
let people: Set<string>;

async function windowOf(role: "support" | "porteur" | "consommateur"): Promise<BrowserContext> {
  const context = await openWindow(browser, product);
  await signIn(context, `${role}@demo.example`, demoPassword(product, role));
  return context;
}

beforeAll(async () => {
  support = await windowOf("support");
  owner = await windowOf("porteur");
  consumer = await windowOf("consommateur");
  const first = async (context: BrowserContext, path: string) =>
    (await (await context.request.get(path)).json())[0];
  projectId = (await first(owner, "/api/project/by-user")).id;
  consumerId = (await first(consumer, "/api/consumption-point/by-user")).id;
  const applicants: { holder: { firstName: string; lastName: string } }[] = await (
    await owner.request.get(`/api/project/${projectId}/application`)
  ).json();
  people = new Set(applicants.map(({ holder }) => `${holder.firstName} ${holder.lastName}`));
});

const picture = (page: Page, name: string) =>
  process.env.SUPPORT_PICTURES
    ? page.screenshot({ path: `${process.env.SUPPORT_PICTURES}/${name}.png`, fullPage: true })
    : Promise.resolve();

/** What one can press in the page's own part, beside words to explain, the order of a table, and a line to open. */
async function buttons(page: Page): Promise<string[]> {
  const all = page
    .locator("main")
    .locator("button:not([aria-haspopup=dialog]), input[type=checkbox], input[type=file]")
    .filter({ visible: true });
  const names = await all.evaluateAll((found) =>
    found
      .filter((one) => !one.closest("thead"))
      .map((one) => (one.getAttribute("aria-label") || one.textContent || one.outerHTML).trim()),
  );
  return names.filter((name) => !people.has(name));
}
/** Opens a line, sorts, turns pages, reads a file, moves a map. */
const reading =
  /^(Voir la fiche|Trier|Page |Première|Dernière|Zoom|Télécharger|Effacer la recherche|Afficher)/;

async function read(context: BrowserContext, path: string, name: string): Promise<Page> {
  const page = await context.newPage();
  const { settled, expectNoFault } = inspect(page);
  await page.goto(path);
  await settled();
  await picture(page, name);
  await expectNoFault();
  return page;
}

describe("the support", () => {
  it("finds a person, opens the space to read it, and goes back", async () => {
    const page = await support.newPage();
    await page.goto("/support/participants");
    await arriveAt(page, "Participants");
    await page.getByRole("table").waitFor();
    await picture(page, "participants");
    await page.getByLabel("Nom, e-mail ou PDL").fill("consomm");
    await expect.poll(() => new URL(page.url()).searchParams.get("q"), { timeout: 20_000 }).toBe("consomm");
    const row = page.getByRole("table").getByRole("link").first();
    await row.click();
    await page.getByText(/Vous consultez l’espace de .*, en lecture seule/).waitFor();
    expect(await buttons(page)).toEqual([]);
    await picture(page, "consumer-application");
    await page.getByRole("link", { name: "Revenir aux participants" }).click();
    await arriveAt(page, "Participants");
    await page.close();
  });

  it.each(["application", "my-profile", "share"])("only reads a person's %s", async (tab) => {
    const page = await read(support, `/consumer/${consumerId}/${tab}`, `support-${tab}`);
    expect(await page.getByText(/en lecture seule/).count()).toBe(1);
    expect(await buttons(page)).toEqual([]);
    expect(await page.getByText("Ces informations ne sont pas arrivées").count()).toBe(0);
    await page.close();
  });

  it.each([
    "my-consumers/pending",
    "my-consumers/pre-integrated",
    "my-documents/bulletin",
    "my-documents/pmo-statuts",
    "my-documents/annexe2",
    "my-study",
    "my-key",
    "my-perimeter",
    "my-producer",
    "my-information",
    "create-accord-document",
  ])("only reads a project's %s", async (tab) => {
    const page = await read(
      support,
      `/project-owner/${projectId}/${tab}`,
      `project-${tab.replace("/", "-")}`,
    );
    expect(await page.getByText(/en lecture seule/).count()).toBe(1);
    expect((await buttons(page)).filter((name) => !reading.test(name))).toEqual([]);
    expect(await page.getByText("Ces informations ne sont pas arrivées").count()).toBe(0);
    await page.close();
  });

  it("sees what is missing, reminds once, and the person reads who looked", async () => {
    const page = await support.newPage();
    await page.goto("/support/missings");
    await arriveAt(page, "Éléments manquants");
    const button = page.getByRole("button", { name: /^Rappeler à/ }).first();
    await button.click();
    await page
      .getByText(/Rappelé le .*, à nouveau possible le/)
      .first()
      .waitFor();
    await picture(page, "missings");
    const own = await (await consumer.request.get("/api/user/audit")).json();
    expect(own.items.map(({ kind }: { kind: string }) => kind)).toContain("support-looked");
    await page.close();
  });
});

describe("an owner", () => {
  it("reads a participant's space without answering for him", async () => {
    const list = await (await owner.request.get(`/api/project/${projectId}/application`)).json();
    const { consumptionPoint } = list.find(
      (one: { progress: { status: string }[] }) => one.progress[0]?.status === "PROPOSAL",
    );
    const page = await read(owner, `/consumer/${consumptionPoint.id}/application`, "owner-application");
    expect(await page.getByText(/en lecture seule/).count()).toBe(1);
    expect(await buttons(page)).toEqual([]);
    expect(await page.getByRole("link", { name: "Revenir aux participants du projet" }).count()).toBe(1);
    await page.close();
  });
});

it("the lists are good on a phone", async () => {
  const context = await browser.newContext({
    ...(await support.storageState().then((storageState) => ({ storageState }))),
    baseURL: product.url,
    viewport: phone,
    locale: "fr-FR",
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
  });
  for (const name of ["participants", "missings"]) {
    const page = await read(context, `/support/${name}`, `${name}-390`);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
    const linesOfEmails = await page.getByText("@demo.example").evaluateAll((all) =>
      all.flatMap((one) => {
        const address = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (address) range.selectNodeContents(address);
        return range.getClientRects().length;
      }),
    );
    expect(linesOfEmails.length).toBeGreaterThan(5);
    expect(new Set(linesOfEmails)).toEqual(new Set([1]));
    await page.close();
  }
  await context.close();
});
