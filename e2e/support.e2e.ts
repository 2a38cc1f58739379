import type { Page } from "@playwright/test";
import type { Visit } from "./accessibility.ts";
import { send } from "./api.ts";
import { arriveAt } from "./forms.ts";
import { desktop, phone } from "./people.ts";
import { test as base, expect } from "./test.ts";

/** The people whose names are buttons: a name opens what is known of a person. */
const test = base.extend<{ people: Set<string> }>({
  people: async ({ openWindowOf, demo: { projectId } }, use) => {
    const owner = await openWindowOf("porteur");
    const applicants: { holder: { firstName: string; lastName: string } }[] = await (
      await owner.request.get(`/api/project/${projectId}/application`)
    ).json();
    await use(new Set(applicants.map(({ holder }) => `${holder.firstName} ${holder.lastName}`)));
  },
});

const picture = (page: Page, name: string) =>
  process.env.SUPPORT_PICTURES
    ? page.screenshot({ path: `${process.env.SUPPORT_PICTURES}/${name}.png`, fullPage: true })
    : Promise.resolve();

/** Buttons in the page's own part, except explanations, the sorting of a table, and lines that open. */
async function buttons(page: Page, people: ReadonlySet<string>): Promise<string[]> {
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
/** Buttons that only read: open a line, sort, turn pages, read a file, move a map. */
const reading =
  /^(Voir la fiche|Statuts de l’association|Trier|Page |Première|Dernière|Zoom|Télécharger|Effacer la recherche|Afficher)/;

async function read({ page, settled, expectNoFault }: Visit, path: string, name: string): Promise<Page> {
  await page.goto(path);
  await settled();
  await picture(page, name);
  await expectNoFault();
  return page;
}

test.describe("the support", () => {
  test("finds a person, opens the space to read it, and goes back", async ({ openWindowOf, people }) => {
    const page = await (await openWindowOf("support")).newPage();
    // Nobody of the team has said how he reads prices, and nobody is asked.
    await page.addInitScript(() => localStorage.removeItem("profileType"));
    await page.goto("/support/participants");
    await arriveAt(page, "Participants");
    await expect(page.getByRole("table")).toBeVisible();
    await picture(page, "participants");
    // The filter names a status as the table under it does.
    const filter = page.getByLabel("Statut", { exact: true });
    await filter.selectOption("Acceptée");
    await expect(page).toHaveURL(/[?&]status=SIGNATURE\b/);
    await filter.selectOption("Tous");
    await page.getByLabel("Nom, e-mail ou PDL").fill("consomm");
    await expect(page).toHaveURL(/[?&]q=consomm\b/);
    const row = page.getByRole("table").getByRole("link").first();
    await row.click();
    await expect(page.getByText(/Vous consultez l’espace de .*, en lecture seule/)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await buttons(page, people)).filter((name) => !reading.test(name))).toEqual([]);
    await picture(page, "consumer-application");
    await page.getByRole("link", { name: "Revenir aux participants" }).click();
    await arriveAt(page, "Participants");
  });

  test("a search that begins takes away no letter typed since", async ({ openWindowOf }) => {
    const page = await (await openWindowOf("support")).newPage();
    await page.goto("/support/participants");
    await arriveAt(page, "Participants");
    const search = page.getByLabel("Nom, e-mail ou PDL");
    // A letter more comes at the very moment at which the first ones are searched for.
    await search.evaluate((field: HTMLInputElement) => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (...given) => {
        replace(...given);
        if (!String(given[2]).endsWith("q=cons")) return;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "conso");
        field.dispatchEvent(new Event("input", { bubbles: true }));
      };
    });
    await search.fill("cons");
    await expect(page).toHaveURL(/[?&]q=conso\b/);
    await expect(search).toHaveValue("conso");
  });

  for (const tab of ["application", "my-profile", "share"]) {
    test(`only reads a person's ${tab}`, async ({ visit, people, demo: { consumerId } }) => {
      const page = await read(await visit("support"), `/consumer/${consumerId}/${tab}`, `support-${tab}`);
      await expect(page.getByText(/en lecture seule/)).toHaveCount(1);
      expect((await buttons(page, people)).filter((name) => !reading.test(name))).toEqual([]);
      await expect(page.getByText("Ces informations ne sont pas arrivées")).toBeAbsent();
    });
  }

  for (const tab of [
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
  ]) {
    test(`only reads a project's ${tab}`, async ({ visit, people, demo: { projectId } }) => {
      const page = await read(
        await visit("support"),
        `/project-owner/${projectId}/${tab}`,
        `project-${tab.replace("/", "-")}`,
      );
      await expect(page.getByText(/en lecture seule/)).toHaveCount(1);
      expect((await buttons(page, people)).filter((name) => !reading.test(name))).toEqual([]);
      await expect(page.getByText("Ces informations ne sont pas arrivées")).toBeAbsent();
    });
  }

  test("sees what is missing, reminds once, and the person reads who looked", async ({
    openWindowOf,
    demo,
  }) => {
    const page = await (await openWindowOf("support")).newPage();
    await page.goto(`/consumer/${demo.consumerId}/application`);
    await expect(page.getByText(/en lecture seule/)).toBeVisible();
    await page.goto("/support/missings");
    await arriveAt(page, "Éléments manquants");
    const button = page.getByRole("button", { name: /^Rappeler à/ }).first();
    await button.click();
    await expect(page.getByText(/Rappelé le .*, à nouveau possible le/).first()).toBeVisible();
    await picture(page, "missings");
    const consumer = await openWindowOf("consommateur");
    const own = await (await consumer.request.get("/api/user/audit")).json();
    expect(own.items.map(({ kind }: { kind: string }) => kind)).toContain("support-looked");
  });
});

test("support reminds many at once, and reads which reminder did not leave and why", async ({ visit }) => {
  const { page, settled, expectNoFault } = await visit("support");
  await page.goto("/support/missings?kind=prm");
  await settled();
  const table = page.getByRole("table", { name: "Éléments manquants" });
  const rows = table.getByRole("row").filter({ has: page.getByRole("button", { name: /^Rappeler à/ }) });
  await expect(rows.nth(2)).toBeVisible();
  const names: string[] = [];
  for (const index of [0, 1, 2]) {
    const name = await rows.nth(index).getByRole("link").first().innerText();
    names.push(name);
    await rows.nth(index).getByRole("checkbox").check();
  }
  await page.getByRole("button", { name: "Rappeler (3)" }).click();
  const dialog = page.getByRole("dialog", { name: /3\séléments à rappeler/u });
  await expect(dialog.getByText(/^3\se-mails à/u)).toBeVisible();
  await expect(dialog.getByText(/^PDL manquant\s: 3$/u)).toBeVisible();
  await expectNoFault();
  // Meanwhile a colleague reminds the second one.
  const { items } = await (await page.request.get("/api/support/missing?kind=prm&pageSize=100")).json();
  const [first, last] = [names[1]!.split(" ")[0], names[1]!.split(" ").slice(1).join(" ")];
  const { id } = items.find(
    (one: { who: { firstName: string; lastName: string } }) =>
      one.who.firstName === first && one.who.lastName === last,
  );
  await send(page.context(), "POST", `/support/missing/${id}/remind`, {});
  await dialog.getByRole("button", { name: "Envoyer" }).dblclick();
  await expect(dialog.getByText(/^2\séléments rappelés par e-mail/u)).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveText(
    new RegExp(`^${names[1]}, PDL manquant\\s: Un rappel est déjà parti`, "u"),
  );
  await dialog.getByRole("button", { name: "Fermer", exact: true }).last().click();
  await expect(page.getByRole("region", { name: "Actions sur la sélection" })).toHaveCount(0);
  await expect(page.getByText(/^Rappelé le/)).toHaveCount(3);

  await page.setViewportSize(phone);
  await page.goto("/support/missings");
  await page.getByRole("checkbox", { name: "Toute la page" }).check();
  await page.getByRole("button", { name: /^Tout sélectionner/ }).click();
  // More than a call of a hundred asks for or reminds of.
  await expect(page.getByRole("button", { name: /^Rappeler \(1\d\d\)$/ })).toBeVisible();
});

test.describe("an owner", () => {
  test("reads a participant's space without answering for him", async ({
    visit,
    people,
    demo: { projectId },
  }) => {
    const owner = await visit("porteur");
    const list = await (await owner.page.request.get(`/api/project/${projectId}/application`)).json();
    const { consumptionPoint } = list.find(
      (one: { progress: { status: string }[] }) => one.progress[0]?.status === "PROPOSAL",
    );
    const page = await read(owner, `/consumer/${consumptionPoint.id}/application`, "owner-application");
    await expect(page.getByText(/en lecture seule/)).toHaveCount(1);
    expect(await buttons(page, people)).toEqual([]);
    await expect(page.getByRole("link", { name: "Revenir aux participants du projet" })).toHaveCount(1);
  });
});

test("the lists are good on a phone", async ({ visit }) => {
  const support = await visit("support", phone);
  for (const name of ["participants", "missings"]) {
    const page = await read(support, `/support/${name}`, `${name}-390`);
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
  }
});

test("a project to moderate opens in another tab, which its title says to who hears it only", async ({
  visit,
}) => {
  const { page, settled } = await visit("support", phone);
  await page.goto("/support/moderation");
  await settled();
  const title = page.getByRole("article").first().getByRole("heading", { level: 2 });
  await expect(title.getByRole("link", { name: /\S \(nouvel onglet\)$/ })).toHaveCount(1);
  const said = await title.getByText("(nouvel onglet)").boundingBox();
  expect(said?.width, "the width of what is not seen").toBeLessThanOrEqual(1);
});

test("that a bearer is verified is taken back, and said again with the way it was checked, which the team reads", async ({
  visit,
}) => {
  const { page, settled, expectNoFault, expectNoError } = await visit("support");
  const approved: { project: { id: string; name: string; bearer: { isVerified: boolean } | null } }[] =
    await (await page.request.get("/api/support/project?status=approved")).json();
  const verified = approved.find(({ project }) => project.bearer?.isVerified)?.project;
  if (!verified) throw new Error("No bearer of the demonstration is verified");
  const { id, name } = verified;
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
  const openCard = async () => {
    await page.goto("/support/moderation?status=approved");
    await settled();
    const more = page.getByRole("button", { name: /^Voir plus/ });
    if (await more.isVisible()) await more.click();
  };
  const expectOnPage = async (says: string) => {
    await page.goto(`/project?projectId=${id}`);
    await expect(page.getByText(says, { exact: true }).first()).toBeVisible();
  };

  await openCard();
  await page
    .getByRole("button", { name: `Retirer la vérification du porteur de «\u00a0${name}\u00a0»` })
    .click();
  const withdraw = page.getByRole("dialog").getByRole("button", { name: "Retirer la vérification" });
  await withdraw.click();
  await expect(page.getByRole("dialog").getByText("10 caractères au moins").first()).toBeVisible();
  await page.getByRole("dialog").getByLabel("Raison").fill("Le SIRET est celui d’une autre commune");
  await withdraw.click();
  await expect(card.getByText(/^Vérification du porteur retirée le .* par /)).toBeVisible();
  await expect(card.getByText("Le SIRET est celui d’une autre commune")).toBeVisible();
  await expectNoFault();
  await expectOnPage("Déclaré par le porteur");

  await openCard();
  await page.getByRole("button", { name: `Vérifier le porteur de «\u00a0${name}\u00a0»` }).click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByText(/^Déclaré par le porteur : |^Le porteur n’a donné ni SIRET ni RNA/),
  ).toBeVisible();
  // Nothing is chosen for support: one tap says nothing of anybody.
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  const verify = dialog.getByRole("button", { name: "Déclarer le porteur vérifié" });
  await verify.click();
  await expect(dialog.getByText("Veuillez choisir une des réponses proposées.").first()).toBeVisible();
  await dialog.getByRole("radio", { name: "SIRET ou RNA trouvé au registre" }).check();
  await verify.click();
  await expect(dialog.getByText("10 caractères au moins").first()).toBeVisible();
  await dialog.getByLabel("Note").fill("Rencontré à la mairie le 3 novembre");
  await expectNoFault();
  await page.setViewportSize(phone);
  await expect(dialog.getByLabel("Note")).toHaveValue("Rencontré à la mairie le 3 novembre");
  await expectNoFault();
  await page.setViewportSize(desktop);
  await verify.click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText(/^Porteur vérifié le .* par /)).toBeVisible();
  await expect(card.getByText("Rencontré à la mairie le 3 novembre")).toBeVisible();
  await expectOnPage("Vérifié par notre équipe");
  expectNoError();
});

test("a project that was decided leaves the list, whose number has the focus then", async ({ visit }) => {
  const { page, settled } = await visit("support", phone);
  await page.goto("/support/moderation");
  await settled();
  const shown = page.getByRole("article").filter({ visible: true });
  const decided = shown.filter({ has: page.getByRole("button", { name: /^Masquer/ }) }).last();
  await decided.getByRole("button", { name: /^Masquer/ }).click();
  await page.getByRole("dialog").getByLabel("Raison").fill("Ce n’est pas un projet d’ici");
  await page.getByRole("dialog").getByRole("button", { name: "Masquer le projet" }).click();
  const number = page.getByRole("main").getByText(/^\d+\sprojets?, le plus ancien d’abord$/);
  await expect(number).toBeFocused();
  await expect(number).toBeInViewport();
});
