import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { emptyContractForm } from "@mec/domain/point";
import type { Page } from "@playwright/test";
import { chooseAddress, press } from "./forms.ts";
import { type DemoRole, desktop, devices, phone } from "./people.ts";
import { type DemoIds, expect, test } from "./test.ts";

const shown = fileURLToPath(new URL("../docs/images/explore.png", import.meta.url));
const screenshots = fileURLToPath(new URL("../.cache/screenshots", import.meta.url));
/** Pictures of every page, for developers; one of them is the README's. */
const takesScreenshots = process.env.UPDATE_SCREENSHOTS === "1";

/** Every page of the product, and who looks at it. */
const pages: { name: string; role?: DemoRole; path: string | ((ids: DemoIds) => string) }[] = [
  { name: "home", path: "/" },
  { name: "explore", path: "/explore" },
  { name: "explore-search", path: "/explore?q=Nantes+(44000)&lat=47.218&long=-1.553&zoom=10" },
  { name: "explore-nothing", path: "/explore?q=Brest+(29200)&lat=48.39&long=-7.5&zoom=12" },
  { name: "explore-alert-removal", path: "/explore?alert-removal=un-jeton" },
  { name: "place", path: "/places/Nantes" },
  { name: "widget-generator", path: "/user-portfolio-widget" },
  { name: "widget-generator-own", role: "porteur", path: "/user-portfolio-widget#mes-projets" },
  { name: "department", path: "/places/Gironde" },
  { name: "project", path: ({ projectId }) => `/project/${projectId}/nom` },
  { name: "owner-landing", path: "/je-suis-un-porteur-de-projet" },
  { name: "communication-kit", path: "/communication-kit" },
  { name: "communication-kit-project", path: ({ projectId }) => `/communication-kit?projectId=${projectId}` },
  { name: "short-address-unknown", path: "/p/zzzzz" },
  { name: "faq", path: "/faq" },
  { name: "article", path: "/faq/articles/quelles-sont-mes-obligations-en-tant-que-consommateur" },
  { name: "verification", path: "/verification" },
  { name: "signature-unknown", path: "/signature/un-jeton-qui-n-existe-pas" },
  { name: "login", path: "/login" },
  { name: "sign-up-credentials", path: "/sign-up/credentials" },
  { name: "sign-up-register", path: "/sign-up/register" },
  { name: "forgot-password", path: "/forgot-password/reset-password" },
  { name: "new-password", path: "/forgot-password/reset-password?token=un-jeton-qui-n-existe-pas" },
  { name: "profile-signed-out", path: "/profile" },
  { name: "portfolio-signed-out", path: "/user-portfolio" },
  { name: "legal", path: "/mentions-legales" },
  { name: "privacy", path: "/politique-de-confidentialite" },
  { name: "terms", path: "/conditions-generales-d-utilisation" },
  { name: "accessibility-statement", path: "/accessibilite" },
  { name: "cookies", path: "/cookies" },
  { name: "article-not-found", path: "/faq/articles/inconnu" },
  { name: "page-not-found", path: "/explore/nulle-part" },
  { name: "project-not-found", path: "/project/00000000-0000-4000-8000-000000000000/parti" },
  { name: "choose-role", path: "/on-boarding/choose-role" },
  { name: "roof", path: "/on-boarding/roof" },
  { name: "join-gone", path: "/on-boarding/consumer/type?projectId=00000000-0000-4000-8000-000000000000" },
  { name: "join-type", path: ({ projectId }) => `/on-boarding/consumer/type?projectId=${projectId}` },
  { name: "produce-sge", path: "/on-boarding/project-owner/create-production-point/sge" },
  ...(["sge", "typology", "price"] as const).map((step) => ({
    name: `edit-production-${step}`,
    role: "producteur" as const,
    path: ({ producerId }: DemoIds) =>
      `/on-boarding/project-owner/create-production-point/${step}?productionPointId=${producerId}`,
  })),
  {
    name: "produce-join",
    role: "nouveau",
    path: ({ projectId }) => `/on-boarding/project-owner/create-production-point/sge?projectId=${projectId}`,
  },
  ...(["description", "typology"] as const).map((step) => ({
    name: `edit-project-${step}`,
    role: "porteur" as const,
    path: ({ projectId }: DemoIds) =>
      `/on-boarding/project-owner/edit-project/${step}?projectId=${projectId}`,
  })),
  {
    name: "project-published",
    role: "porteur",
    path: ({ projectId }) => `/on-boarding/project-owner/edit-project/typology?published=${projectId}`,
  },
  { name: "profile", role: "nouveau", path: "/profile" },
  { name: "services", role: "porteur", path: "/services" },
  { name: "portfolio-empty", role: "nouveau", path: "/user-portfolio" },
  { name: "portfolio", role: "porteur", path: "/user-portfolio" },
  {
    name: "application",
    role: "consommateur",
    path: ({ consumerId }) => `/consumer/${consumerId}/application`,
  },
  {
    name: "my-profile",
    role: "consommateur",
    path: ({ consumerId }) => `/consumer/${consumerId}/my-profile`,
  },
  { name: "share", role: "consommateur", path: ({ consumerId }) => `/consumer/${consumerId}/share` },
  ...(["pending", "price-proposal", "pre-integrated", "exploitation", "refused"] as const).map((tab) => ({
    name: `my-consumers-${tab}`,
    role: "porteur" as const,
    path: ({ projectId }: DemoIds) => `/project-owner/${projectId}/my-consumers/${tab}`,
  })),
  { name: "owner-home", role: "porteur", path: ({ projectId }) => `/project-owner/${projectId}` },
  ...(
    ["my-perimeter", "my-information", "create-pmo-status", "my-producer", "my-study", "my-key"] as const
  ).map((page) => ({
    name: page,
    role: "porteur" as const,
    path: ({ projectId }: DemoIds) => `/project-owner/${projectId}/${page}`,
  })),
  ...(["contracts", "pmo-statuts", "bulletin", "agreement", "annexe2"] as const).map((tab) => ({
    name: `my-documents-${tab}`,
    role: "porteur" as const,
    path: ({ projectId }: DemoIds) => `/project-owner/${projectId}/my-documents/${tab}`,
  })),
  ...(["bulletin-document", "accord-document", "sales-contract-document/all"] as const).map((page) => ({
    name: `create-${page.replace("/", "-")}`,
    role: "porteur" as const,
    path: ({ projectId }: DemoIds) => `/project-owner/${projectId}/create-${page}`,
  })),
  { name: "moderation", role: "support", path: "/support/moderation" },
  { name: "participants", role: "support", path: "/support/participants" },
  { name: "missings", role: "support", path: "/support/missings" },
  { name: "journal", role: "support", path: "/support/journal" },
  {
    name: "widget",
    path: "/widget?widget_company=Mairie%20de%20Rennes&primary=ffe08a&contact=mailto:contact@mairie.example",
  },
  {
    name: "project-in-widget",
    path: ({ projectId }) => `/project/${projectId}/nom?widget_company=Mairie%20de%20Rennes&primary=ffe08a`,
  },
  { name: "home-in-widget", path: "/?widget_user_id=&primary=ffe08a" },
];

async function takeScreenshot(page: Page, name: string, device: string): Promise<void> {
  const path = join(screenshots, `${name}-${device}.png`);
  await page.screenshot({ path, fullPage: name !== "explore" });
  if (name === "explore" && device === "desktop") copyFileSync(path, shown);
}

/** The most screens a page takes on a phone: a longer one must have parts that open on request. */
const mostScreens = 6;

async function expectFewScreens(page: Page): Promise<void> {
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(screens).toBeLessThanOrEqual(mostScreens);
}

for (const { name, role, path } of pages) {
  test(`${name} has no accessibility fault, nor a horizontal scroll, nor an error`, async ({
    visit,
    demo,
  }) => {
    const { page, settled, expectNoFault, expectNoError } = await visit(role);
    await page.goto(typeof path === "string" ? path : path(demo));
    for (const { device, viewport } of devices) {
      await test.step(`on a ${device}`, async () => {
        await page.setViewportSize(viewport);
        await settled();
        // The map's content is chosen when it opens.
        if (viewport !== desktop && (await page.locator(".leaflet-container").count()) > 0) {
          await page.reload();
          await settled();
        }
        if (takesScreenshots) await takeScreenshot(page, name, device);
        await expectNoFault();
        expectNoError();
        if (viewport !== desktop) await expectFewScreens(page);
      });
    }
  });
}

test("a project's page that answers a visitor's place stays as short, and its sum opens on request", async ({
  visit,
  demo,
}) => {
  const { page, settled, expectNoFault } = await visit(undefined, phone);
  await page.goto(`/project/${demo.projectId}/nom`);
  await settled();
  await chooseAddress(
    page.getByLabel("Votre adresse ou votre ville (facultatif)"),
    "8 rue du Port, Langouet",
  );
  await page.getByLabel("Votre consommation annuelle").fill("4500");
  await expect(page.getByRole("region", { name: /^Pour vous/ }).getByText(/€.* par an/)).toBeVisible();
  await page.reload();
  await settled();
  const calculation = page.getByRole("button", { name: "Voir le calcul" });
  await expect(calculation).toBeVisible();
  await expectFewScreens(page);
  await calculation.click();
  await expect(page.getByText(/^(Économisé sur|Sur) l’énergie$/u)).toBeVisible();
  await expectNoFault();
});

test("a project's page stays as short while a card is filled, whose sum is in sight above the fields and in the bar", async ({
  visit,
  demo,
}) => {
  const { page, settled, expectNoFault } = await visit(undefined, phone);
  await page.goto(`/project/${demo.projectId}/nom`);
  await settled();
  const use = page.getByLabel("Votre consommation annuelle");
  const sum = page.getByRole("status").filter({ hasText: /€.* par an/ });
  const inBar = page
    .locator("div", { has: page.getByRole("link", { name: /^Rejoindre/ }) })
    .filter({ has: page.locator("[data-verdict]") })
    .last()
    .locator("[data-verdict]");
  await use.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await use.fill("4500");
  const [above, below] = [await sum.innerText(), await inBar.innerText()];
  for (const part of [use, sum, inBar]) await expect(part).toBeInViewport({ ratio: 1 });
  // Its figures stand in the page: the bar says what they come to.
  expect(below).toMatch(/^(Vous y |Plutôt |Gain |Cela )/u);
  expect(below).not.toContain("€");
  await page.getByLabel("Votre offre d’électricité").selectOption({ label: "Autre offre, base" });
  await page.getByLabel("Prix du kWh").fill("30");
  await expect.poll(() => sum.innerText()).not.toBe(above);
  for (const part of [sum, inBar]) await expect(part).toBeInViewport({ ratio: 1 });
  await expectFewScreens(page);
  await expectNoFault();
  await press(page, "Voir le détail");
  await expect(page.getByRole("heading", { level: 3, name: /€/ })).toBeFocused();
  await expect(page.getByRole("button", { name: "Voir le calcul" })).toBeVisible();
});

test("a consumer reads on a phone what it costs, the facts and his sum before who runs it, other ways and neighbours", async ({
  visit,
  demo,
}) => {
  const { page, settled } = await visit(undefined, phone);
  await page.goto(`/project/${demo.projectId}/nom`);
  await settled();
  const parts = [
    page.getByRole("heading", { name: "Pour vous" }),
    page.getByText("Prix de l’électricité locale"),
    page.getByText("Producteurs bienvenus aussi"),
    page.getByRole("heading", { name: /^Combien économiseriez-vous/ }),
    page.getByRole("heading", { name: "Qui porte ce projet" }),
    page.getByRole("link", { name: "Proposer ma production" }),
    page.getByText("Faites-en profiter vos voisins"),
  ];
  const tops: number[] = [];
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("a project's page stays as short for a town hall whose card is filled", async ({ visit, demo }) => {
  const { page, settled } = await visit(undefined, phone);
  const card = {
    version: 1,
    address: {
      label: "8 Rue du Port 35630 Langouet",
      houseNumber: "8",
      street: "Rue du Port",
      postCode: "35630",
      city: "Langouet",
      coordinates: { latitude: 48.2558, longitude: -1.8281 },
    },
    placeKind: null,
    annualConsumption: "30000",
    workingHours: "day",
    reclaimsVat: false,
    contract: emptyContractForm,
    pricesAs: "professional",
  };
  await page.addInitScript((dossier) => {
    localStorage.setItem("profileType", "professional");
    localStorage.setItem("dossier", dossier);
  }, JSON.stringify(card));
  await page.goto(`/project/${demo.projectId}/nom`);
  await settled();
  await expect(page.getByRole("heading", { name: /TTC.* par an/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "TVA, factures, délibération" })).toBeVisible();
  await expectFewScreens(page);
});
