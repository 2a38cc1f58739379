import { named, publish, read, send, signUp, somebody } from "./api.ts";
import { arriveAt, press } from "./forms.ts";
import { keptRoof } from "./kept-roof.ts";
import { expect, test } from "./test.ts";

const title = "À quel prix partagez-vous votre électricité ?";
const ceret = { city: "Céret", postCode: "66400", latitude: 42.487, longitude: 2.748 };
const place = { city: "Quimper", postCode: "29000", latitude: 47.996, longitude: -4.102 };

test("a project answers a roof that was described: what it would earn here, and the way to propose it", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Odile", "Marchand"));
  const project = named("Toits de Kerfeunteun");
  const projectId = await publish(owner, project, place);

  const window = await openWindow();
  const page = await window.newPage();
  await page.addInitScript((kept) => localStorage.setItem("draft:roof", kept), keptRoof(place, "37400"));
  await page.goto(`/explore?q=Quimper&lat=${place.latitude}&long=${place.longitude}`);
  const card = page.getByRole("listitem").filter({ hasText: project }).first();
  const earns = /^Votre toit\s: .* à un projet complet$/;
  const listed = await card.getByText(earns).innerText();
  // One sum leads in a list, and what it is compared with is one tap behind.
  const against = card.getByText(/^Contre environ .* à tout vendre\.$/);
  await expect(against).toBeHidden();
  await card.getByText("Comparer, en détail").click();
  await expect(against).toBeVisible();

  await page.goto(`/project/${projectId}/x`);
  await arriveAt(page, project);
  // The list and the page tell the same euros.
  await expect(page.getByText(earns)).toHaveText(listed);
  // Who described nothing but a roof is led to propose it, and is not asked what he consumes.
  await expect(page.getByText("À votre portée").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Dites où et combien vous consommez" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Proposer ma production" }).first()).toBeVisible();
  // Nor, where he reads prices as a business, is he told what a business gains that consumes.
  const pricesOf = (name: string) => page.getByRole("radio", { name, exact: true });
  await pricesOf("Professionnel").check({ force: true });
  await expect(page.getByRole("heading", { name: /^Et si vous y produisez/ })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Pour votre entreprise ou votre collectivité" }),
  ).toHaveCount(0);
  // What producing asks comes before what a home would save, which is folded.
  await page.getByRole("heading", { name: /^Et si vous y produisez/ }).scrollIntoViewIfNeeded();
  await expect(page.getByText("un contrat de vente avec chaque consommateur")).toBeVisible();
  const home = page.getByLabel("Votre consommation annuelle");
  await expect(home).toBeHidden();
  await page.getByRole("heading", { name: /^Combien économiseriez-vous/ }).click();
  await expect(home).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const atHand = page.getByRole("link", { name: "Proposer ma production" }).filter({ visible: true });
  await expect(atHand).toHaveCount(1);
  await expect(atHand).toBeInViewport();
  // On one line, beside no price that he would not pay.
  expect((await atHand.boundingBox())?.width).toBeGreaterThan(300);
  // Once, at hand, on a desk too.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(atHand).toHaveCount(1);
  await expect(atHand).toBeInViewport();
  await atHand.click();
  // All that is asked of the installation is known: it is a line above the price.
  await arriveAt(page, title);
  // The main action keeps the colour of the page that led here.
  const colourOf = (name: string) =>
    page.getByRole("button", { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  const green = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--mantine-color-green-filled)";
    return getComputedStyle(probe).color;
  });
  expect(await colourOf("Envoyer ma proposition")).toBe(green);
  // The only question that is left is not the second of two.
  await expect(page.getByText(/^Étape /)).toHaveCount(0);
  await expect(page.getByText(/^Toit du 8 rue du Parc · 36\skWc · 37,4\sMWh par an$/)).toBeVisible();
  await press(page, "Modifier l’installation");
  await arriveAt(page, "Quelle est votre installation ?");
  await expect(page.getByLabel("Production annuelle (facultatif)")).toHaveValue(/^37\s400$/);
  await press(page, "Continuer");
  await arriveAt(page, title);
});

test("a project at the other end of the country says that the roof is out of reach, and the form warns of it", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Oriol", "Batlle"));
  const project = named("Toits du Vallespir");
  const projectId = await publish(owner, project, ceret);

  const window = await openWindow();
  const page = await window.newPage();
  await page.addInitScript((kept) => localStorage.setItem("draft:roof", kept), keptRoof(place));
  await page.goto(`/explore?q=C%C3%A9ret&lat=${ceret.latitude}&long=${ceret.longitude}`);
  const card = page.getByRole("listitem").filter({ hasText: project }).first();
  await expect(card.getByText("Porteur pas encore présenté, recrutement")).toBeVisible();
  await expect(card.getByText("Votre toit")).toHaveCount(0);

  await page.goto(`/project/${projectId}/x`);
  await arriveAt(page, project);
  // Of an owner who gave no name it says what is known, and no lack.
  await expect(page.getByText(/^Sur le site depuis \S+ \d{4}, adresse e-mail confirmée/)).toBeVisible();
  await expect(
    page.getByText(/^Votre toit est hors de portée\s: il est à environ 8\d\d\skm\.$/),
  ).toBeVisible();
  const answer = page.getByText(/^Votre toit est hors de portée/).locator("..");
  await expect(answer.getByRole("link")).toHaveCount(0);

  await page.goto(`/on-boarding/project-owner/create-production-point/typology?projectId=${projectId}`);
  const warning = page.getByText("Cette adresse est hors du périmètre du projet");
  await expect(warning).toBeVisible();
  await page.getByRole("radio", { name: "Pas encore en service" }).check();
  await page.getByRole("button", { name: "Continuer" }).click();
  await arriveAt(page, title);
  await expect(warning).toBeVisible();
});

test("a roof that was proposed is an installation: no project asks for it again", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Nolwenn", "Guével"));
  const projectId = await publish(owner, named("Toits de Locmaria"), place);

  const window = await openWindow();
  await signUp(product, window, somebody("Yves", "Kerlan"));
  const page = await window.newPage();
  await page.goto("/faq");
  const kept = keptRoof(place, "37400", "48000");
  await page.evaluate((roof) => localStorage.setItem("draft:roof", roof), kept);
  // The project's own sum says how long it takes to pay what the panels cost, on its page and once he has proposed them.
  const paid = /Devis remboursé en \d+ à \d+\sans, contre .* à tout vendre\./;
  await page.goto(`/project/${projectId}/x`);
  await expect(page.getByText(paid)).toBeVisible();
  await page.goto(`/on-boarding/project-owner/create-production-point/typology?projectId=${projectId}`);
  await arriveAt(page, title);
  await expect(page.getByLabel("Fourchette basse")).toHaveValue("12");
  await expect(page.getByText(paid)).toBeVisible();
  await press(page, "Envoyer ma proposition");
  await arriveAt(page, "Votre proposition est envoyée");
  await expect(page.getByText("Vos panneaux posés et raccordés")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:roof"))).toBeNull();

  // Panels that are not laid have no meter to give; what they cost is known to him on any device.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/project/${projectId}/x`);
  await expect(page.getByText("Proposition envoyée")).toBeVisible();
  await expect(page.getByText(paid)).toBeVisible();
  await page.goto("/user-portfolio");
  const card = page.getByRole("article").filter({ hasText: "8 rue du Parc" });
  await expect(card.getByText("En projet", { exact: true })).toBeVisible();
  await card.getByText("Les étapes", { exact: true }).click();
  await expect(card.getByText("Poser et raccorder les panneaux")).toBeVisible();
  await expect(card.getByText(paid)).toBeVisible();
  const desk = await owner.newPage();
  await desk.goto(`/project-owner/${projectId}/my-producer`);
  await expect(desk.getByText(/[Dd]evis/)).toHaveCount(0);
  await expect(desk.getByText("En projet", { exact: true }).first()).toBeVisible();
  // Once he is accepted, it stands on his card still, and behind no fold.
  const [plant] = await read(window, "/production-point/by-user");
  const { applicationProgress } = Object(plant);
  await send(owner, "POST", `/application/${applicationProgress.id}/progress`, { status: "SIGNATURE" });
  await page.reload();
  await expect(card.getByText("Proposition acceptée")).toBeVisible();
  await expect(card.getByText(paid)).toBeVisible();
  await page.goto(`/project/${projectId}/x`);
  await expect(page.getByText("Vous y produisez")).toBeVisible();
  await expect(page.getByText(paid)).toBeVisible();
});

test("one roof is one record: what is estimated and proposed after another has no figure of it", async ({
  product,
  openWindow,
}) => {
  const owner = await openWindow();
  await signUp(product, owner, somebody("Maïwenn", "Tanguy"));
  const projectId = await publish(owner, named("Toits de la Lande"), place);
  const page = await (await openWindow()).newPage();
  await page.goto("/faq");
  const first = {
    ...JSON.parse(keptRoof(place, "37400")),
    kind: "panels",
    power: "36",
    area: "400",
    contract: "older",
  };
  await page.evaluate((roof) => localStorage.setItem("draft:roof", roof), JSON.stringify(first));
  const proposed = page.getByText(/^Toit du 8 rue du Parc · /);
  const propose = async () => {
    await page.goto(`/project/${projectId}/x`);
    await page.getByRole("link", { name: "Proposer ma production" }).filter({ visible: true }).last().click();
    await arriveAt(page, title);
    return (await proposed.innerText()).replaceAll(/\s/gu, " ");
  };
  /** Comes by one of the two doors, where the fields hold what was typed for another roof, and asks for its estimate. */
  const estimate = async (kind: string, power: string) => {
    await page.goto(`/on-boarding/roof?kind=${kind}`);
    await page.getByRole("button", { name: "Estimer" }).click();
    const told = await page.getByText(new RegExp(`^${power}\\skWc ≈ .* par an$`)).innerText();
    await page.getByRole("link", { name: "Trouver un projet près de ce toit" }).click();
    await page.waitForURL(/explore/);
    return told.replaceAll(/\s/gu, " ").replace(" ≈ ", " · ");
  };

  expect(await propose()).toBe("Toit du 8 rue du Parc · 36 kWc · 37,4 MWh par an");
  await expect(
    page.getByText(/ne se cumule pas avec le partage\s: il doit prendre fin avant\. Avant de le résilier/),
  ).toBeVisible();
  await page.getByLabel("Fourchette haute").fill("11");

  const bare = await estimate("bare", "80");
  expect(await propose()).toBe(`Toit du 8 rue du Parc · ${bare}`);
  // The price was no roof's.
  await expect(page.getByLabel("Fourchette haute")).toHaveValue("11");
  await press(page, "Modifier l’installation");
  await expect(page.getByRole("radio", { name: "Pas encore en service" })).toBeChecked();
  await page.getByLabel("Nom de l’installation").fill("Toit, La Lande");

  const panels = await estimate("panels", "36");
  expect(await propose()).toBe(`Toit du 8 rue du Parc · ${panels}`);
});
