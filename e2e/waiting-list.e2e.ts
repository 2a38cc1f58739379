import type { BrowserContext } from "@playwright/test";
import { createAllAndApply, named, password, publish, read, send, signUp, somebody } from "./api.ts";
import { correcting, openAnswers, steps } from "./consumer-steps.ts";
import { Effort } from "./effort.ts";
import { appIsThere, arriveAt } from "./forms.ts";
import { keptRoof } from "./kept-roof.ts";
import { linkIn, mailTo } from "./mails.ts";
import { phone } from "./people.ts";
import type { Product } from "./product.ts";
import { expect, test } from "./test.ts";

const quimper = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.102 };

interface Full {
  owner: BrowserContext;
  project: string;
  projectId: string;
}

/** A project whose whole production its five consumers have reserved, as the public knows. */
async function fullProject(
  product: Product,
  openWindow: (size?: typeof phone) => Promise<BrowserContext>,
): Promise<Full> {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Moulin de Locmaria");
  const projectId = await publish(owner, project, quimper);
  const [mill] = await read(owner, "/production-point/by-user");
  await send(owner, "PUT", `/production-point/${mill?.id}`, { ...mill, yearlyProduction: 6000 });
  // From five consumers on the public knows that nothing is left.
  for (const firstName of ["Anne", "Bruno", "Chloé", "Denis", "Elsa"]) {
    await createAllAndApply(await openWindow(), somebody(firstName, "Le Gall"), projectId, quimper);
  }
  for (const { id } of await read(owner, `/project/${projectId}/application`)) {
    await send(owner, "POST", `/application/${id}/progress`, { status: "SIGNATURE" });
  }
  return { owner, project, projectId };
}

test("whom the owner of a full project invites applies in three steps, and reads of a waiting list nowhere", async ({
  product,
  openWindow,
  openNewWindow,
}) => {
  const { owner, project, projectId } = await fullProject(product, openWindow);
  const noe = somebody("Noé", "Rivière");
  await send(owner, "POST", `/project/${projectId}/invitation`, { emails: [noe.email] });
  const page = await (await openNewWindow(phone)).newPage();
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const effort = new Effort(page);
  const arrives = async (title: string) => {
    await effort.arrives(title);
    await expect(main).not.toContainText(/liste d.attente/);
  };

  const mail = await mailTo(
    product,
    noe.email,
    "Odile Marchand vous invite à rejoindre un projet d’électricité partagée entre voisins",
  );
  expect(mail.text).not.toMatch(/liste d.attente/);
  await page.goto(linkIn(mail));
  await appIsThere(page);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Particulier" }));
  await arrives(project);
  await expect(main.getByText("Complet aujourd’hui\u00a0: le porteur répond à ses invités")).toBeVisible();
  await expect(
    main.getByText(/^Non.: tout est réservé ou demandé\. Le porteur, qui vous invite/),
  ).toBeAttached();
  await expect(main).not.toContainText(/liste d.attente/);
  await effort.tap(page.getByRole("link", { name: "Rejoindre ce projet" }).filter({ visible: true }).last());

  await arrives(steps.house);
  await expect(page.getByText("1 sur 3")).toBeVisible();
  await effort.type(page.getByLabel("Adresse", { exact: true }), "8 rue du Port, Quimper");
  await effort.tap(page.getByRole("option").first());
  await effort.tap(button("Continuer"));
  await arrives(steps.account);
  await effort.type(page.getByLabel("Prénom"), noe.firstName);
  await effort.type(page.getByLabel("Nom", { exact: true }), noe.lastName);
  await effort.type(page.getByLabel("Mot de passe", { exact: true }), password);
  await effort.tap(page.getByLabel("J’accepte les conditions générales d’utilisation"));
  await effort.tap(button("Continuer"));
  await arrives(steps.check);
  await openAnswers(page);
  await expect(correcting(page, "Le contrat")).toBeVisible();
  // The meter, asked under them, has no line among the answers.
  await expect(correcting(page, "Le compteur")).toHaveCount(0);
  await expect(page.getByLabel("Numéro de PDL (ou PRM)")).toBeVisible();
  await expect(button("Envoyer ma candidature")).toBeInViewport({ ratio: 1 });
  await effort.tap(button("Envoyer ma candidature"));
  await arriveAt(page, "Ma demande de participation");
  await expect(main.getByText(/vous dira par e-mail s’il y a une place pour vous/)).toBeVisible();
  await expect(main).not.toContainText(/liste d.attente|sous une semaine/);
  const others = page.getByRole("button", { name: "Autres actions" });
  await others.evaluate((element) => {
    element.scrollIntoView({ block: "end" });
    window.scrollBy(0, 80);
  });
  await others.click();
  // What comes late above it moves the button, and the menu follows.
  const overTabs = async () => {
    const menu = await page.getByRole("menu").boundingBox();
    const tabs = await page.getByRole("navigation", { name: "Navigation principale" }).boundingBox();
    return menu && tabs ? menu.y + menu.height - tabs.y : Number.POSITIVE_INFINITY;
  };
  await expect.poll(overTabs).toBeLessThanOrEqual(0);
  process.stdout.write(`An invited neighbour who said nothing before: ${effort}\n`);
  expect(effort.screens.length).toBeLessThanOrEqual(4);
  expect(effort.taps).toBeLessThanOrEqual(11);
  expect(effort.typed).toBeLessThanOrEqual(4);
});

test("who applies to a full project joins its waiting list, knows his rank, and is shown so to the owner", async ({
  product,
  openWindow,
}) => {
  const { owner, project, projectId } = await fullProject(product, openWindow);
  const window = await openWindow(phone);
  const page = await window.newPage();
  await page.goto(`/project/${projectId}/x`);
  await arriveAt(page, project);
  const button = page
    .getByRole("link", { name: "Rejoindre la liste d’attente" })
    .filter({ visible: true })
    .last();
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  // The bar takes the longest price beside it, and the longest sum, which keep their line.
  for (const beside of ["12 à 14,4\u00a0c€/kWh\u00a0TTC", "oui\u00a0: −1\u202f157 à +1\u202f504\u00a0€"]) {
    await button.evaluate((link, told) => {
      const line = Object.assign(document.createElement("span"), { textContent: told });
      line.style.whiteSpace = "nowrap";
      link.previousElementSibling!.replaceChildren(line);
    }, beside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(phone.width - 16);
  }
  await expect(page.getByRole("link", { name: "Rejoindre ce projet" })).toBeAbsent();
  await expect(
    page.getByText(/^Non.: tout est réservé ou demandé, vous rejoindriez la liste d’attente\. Pour /),
  ).toBeAttached();

  // Who described a roof has what this project lacks.
  const farmer = await openWindow(phone);
  const field = await farmer.newPage();
  await field.addInitScript((kept) => localStorage.setItem("draft:roof", kept), keptRoof(quimper));
  await field.goto(`/project/${projectId}/x`);
  await arriveAt(field, project);
  await expect(field.getByText("Une production de plus y est bienvenue.").first()).toBeVisible();
  // It comes first, and the place that he does not ask for is not refused to him.
  const lines = field.getByRole("list", { name: "Ce que ce projet vous répond" }).getByRole("listitem");
  await expect(lines.nth(1)).toContainText("Une production de plus y est bienvenue.");
  await expect(lines.filter({ hasText: "liste d’attente" })).toHaveCount(0);
  // Said once: at the foot of the screen, and not under the answer as well.
  const proposing = field.getByRole("link", { name: /^Proposer/ }).filter({ visible: true });
  await expect(proposing).toHaveText(["Proposer ma production"]);
  const bar = proposing.last();
  await expect(field.getByRole("link", { name: "Rejoindre la liste d’attente" }).first()).toBeVisible();
  await bar.click();
  await expect(field).toHaveURL(/create-production-point\/typology\?projectId=/);

  const noe = somebody("Noé", "Rivière");
  const { consumptionPoint } = await createAllAndApply(window, noe, projectId, quimper);
  await page.goto(`/consumer/${consumptionPoint?.id}/application`);
  await arriveAt(page, "Ma demande de participation");
  await expect(page.getByRole("heading", { name: "Sur la liste d’attente" })).toBeVisible();
  await expect(page.getByText("aucune autre candidature n’attend avant la vôtre")).toBeVisible();

  await page.goto(`/project/${projectId}/x`);
  await arriveAt(page, project);
  await expect(page.getByText("Sur la liste d’attente").first()).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Voir ma demande" }).filter({ visible: true }).last(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Rejoindre la liste d’attente" })).toBeAbsent();

  await page.goto(`/explore?q=Quimper&lat=${quimper.latitude}&long=${quimper.longitude}`);
  const card = page.getByRole("listitem").filter({ hasText: project }).first();
  await expect(card.getByText("Sur la liste d’attente", { exact: true })).toBeVisible();
  await expect(card.getByText(/^Complet/)).toBeAbsent();

  const desk = await owner.newPage();
  await desk.goto(`/project-owner/${projectId}/my-consumers/pending`);
  await expect(desk.getByText("Liste d’attente", { exact: true })).toBeVisible();
});
