import type { Page } from "@playwright/test";
import { inspect } from "./accessibility.ts";
import { chooseAccount, type Home, questions as homeQuestions, sign, steps } from "./consumer-steps.ts";
import { arriveAt, press } from "./forms.ts";
import { questions as installationQuestions, presentProject } from "./owner-steps.ts";
import { type DemoRole, devices } from "./people.ts";
import { type DemoIds, expect, test } from "./test.ts";

const home: Home = { address: "8 rue du Port, Rennes", prm: "16123456789012" };
const camille = { firstName: "Camille", lastName: "Roux", email: "camille@etats.example" };

const expectSummary = (page: Page) =>
  expect(page.getByText("Veuillez remplir correctement tout les champs").first()).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

async function decide(page: Page, decision: string): Promise<void> {
  await button(page, /^Décider pour /).click();
  await page.getByRole("menuitem", { name: decision, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

interface State {
  name: string;
  role?: DemoRole;
  path: string | ((ids: DemoIds) => string);
  /** Something is prevented from loading. */
  isBroken?: true;
  reach(page: Page, ids: DemoIds): Promise<void>;
}

const pending = ({ projectId }: DemoIds) => `/project-owner/${projectId}/my-consumers/pending`;
const bulletins = ({ projectId }: DemoIds) => `/project-owner/${projectId}/my-documents/bulletin`;

async function actOnDocument(page: Page, action: string): Promise<void> {
  await button(page, /^Actions pour /).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** What a page shows after some action in it. */
const states: State[] = [
  {
    name: "the filters of the map",
    path: "/explore",
    async reach(page) {
      await press(page, "Filtres");
      await expect(page.getByLabel("Il reste de la production à partager")).toBeVisible();
    },
  },
  {
    name: "a project shown on the map",
    path: "/explore",
    async reach(page) {
      await button(page, /^Situer « /).click();
      await expect(
        page.getByRole("region", { name: "Projet choisi sur la carte" }).getByRole("link"),
      ).toBeVisible();
    },
  },
  {
    name: "the results of an address",
    path: "/explore",
    async reach(page) {
      await page.getByLabel("Votre adresse ou votre ville").fill(home.address);
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "a refused wish to be told",
    path: "/explore?q=Brest+(29200)&lat=48.39&long=-7.5&zoom=12",
    async reach(page) {
      await press(page, "Me prévenir par e-mail");
      await press(page, "Me prévenir");
      await expectSummary(page);
    },
  },
  {
    name: "a refused message to an owner",
    path: ({ projectId }) => `/project/${projectId}/nom#project-contact`,
    async reach(page) {
      await press(page, "Envoyer mon message");
      await expectSummary(page);
    },
  },
  {
    name: "an explained word",
    path: "/je-suis-un-porteur-de-projet",
    async reach(page) {
      await button(page, "autoconsommation collective").click();
      await expect(page.getByRole("link", { name: "En savoir plus (nouvel onglet)" })).toBeVisible();
    },
  },
  {
    name: "a refused login",
    path: "/login",
    async reach(page) {
      await press(page, "Se connecter");
      await expectSummary(page);
    },
  },
  {
    name: "a refused sign-up",
    path: "/sign-up/credentials",
    async reach(page) {
      await press(page, "Continuer");
      await expectSummary(page);
    },
  },
  {
    name: "documents that are ticked",
    role: "porteur",
    path: bulletins,
    async reach(page) {
      await page.getByLabel("Sélectionner toute la page").check();
      await expect(page.getByRole("region", { name: "Actions sur la sélection" })).toBeVisible();
    },
  },
  {
    name: "a document before it is sent",
    role: "porteur",
    path: bulletins,
    async reach(page) {
      await actOnDocument(page, "Voir un aperçu");
      await expect(page.getByRole("region", { name: /^Page 1 sur/ })).toBeVisible();
    },
  },
  {
    name: "a document that is to be done elsewhere",
    role: "porteur",
    path: bulletins,
    reach: (page) => actOnDocument(page, "Réaliser en dehors de la plateforme"),
  },
  {
    name: "who signs for an installation",
    role: "porteur",
    path: ({ projectId }) => `/project-owner/${projectId}/my-producer`,
    async reach(page) {
      const part = page.getByRole("region", { name: "La personne qui signe" }).first();
      await part.getByRole("button").first().click();
      await part.getByLabel("Prénom").fill("");
      await part.getByRole("button", { name: "Enregistrer" }).click();
      await expectSummary(page);
    },
  },
  {
    name: "a document that could not be shown",
    role: "porteur",
    path: bulletins,
    isBroken: true,
    async reach(page) {
      await page.route("**/document/**/preview*", (route) => route.abort());
      await actOnDocument(page, "Voir un aperçu");
      await expect(page.getByText("Ces informations ne sont pas arrivées")).toBeVisible();
    },
  },
  {
    name: "data that did not come",
    path: "/faq",
    isBroken: true,
    async reach(page, { projectId }) {
      await page.route("**/api/public/project/**", (route) => route.abort());
      await page.goto(`/project/${projectId}/nom`);
      await expect(page.getByText("Ces informations ne sont pas arrivées")).toBeVisible();
    },
  },
  {
    name: "the 500 screen",
    path: "/",
    isBroken: true,
    async reach(page) {
      await page.route("**/assets/**", (route) => route.abort());
      await page.getByRole("link", { name: "Je porte un projet" }).click();
      await arriveAt(page, "L'application s'est arrêtée");
    },
  },
  {
    name: "the end of an account",
    role: "nouveau",
    path: "/profile",
    async reach(page) {
      await press(page, "Supprimer mon compte");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "what can be decided of a candidate",
    role: "porteur",
    path: pending,
    async reach(page) {
      await button(page, /^Décider pour /).click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
    },
  },
  {
    name: "a refused price",
    role: "porteur",
    path: pending,
    async reach(page) {
      await decide(page, "Proposer un prix");
      await expect(page.getByText(/Vous leur vendriez/)).toBeVisible();
      await page.getByLabel("Prix proposé").fill("");
      await page.getByRole("dialog").getByRole("button", { name: "Proposer un prix" }).click();
      await expectSummary(page);
    },
  },
  {
    name: "a candidate's sheet",
    role: "porteur",
    path: pending,
    reach: (page) => decide(page, "Voir la fiche"),
  },
  {
    name: "ticked candidates",
    role: "porteur",
    path: pending,
    async reach(page) {
      await page.getByLabel("Sélectionner toute la page").check();
      await expect(page.getByRole("region", { name: "Actions sur la sélection" })).toBeVisible();
    },
  },
  {
    name: "an invitation",
    role: "porteur",
    path: pending,
    async reach(page) {
      await button(page, "Inviter des voisins").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "an owner's own point",
    role: "porteur",
    path: pending,
    async reach(page) {
      await button(page, "Ajouter mon propre point").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "the end of a project",
    role: "porteur",
    path: ({ projectId }) => `/project-owner/${projectId}/my-information`,
    async reach(page) {
      await press(page, "Supprimer le projet");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a project to hide",
    role: "support",
    path: "/support/moderation",
    async reach(page) {
      await button(page, /^Masquer « /).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

for (const { device, viewport } of devices) {
  test.describe(`on a ${device}, without an accessibility fault, nor a horizontal scroll, nor an error`, () => {
    for (const { name, role, path, isBroken, reach } of states) {
      test(name, async ({ visit, demo }) => {
        const { page, settled, expectNoFault, expectNoError } = await visit(role, viewport);
        await page.goto(typeof path === "string" ? path : path(demo));
        await settled();
        await reach(page, demo);
        await settled();
        await expectNoFault();
        if (!isBroken) expectNoError();
      });
    }

    test("the welcome", async ({ openNewWindow }) => {
      const page = await (await openNewWindow(viewport)).newPage();
      const { expectNoFault, expectNoError } = inspect(page);
      await page.goto("/faq");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoFault();
      expectNoError();
    });

    test("each question of the consumer's way, refused then answered", async ({
      visit,
      demo: { projectId },
    }) => {
      const { page, settled, expectNoFault, expectNoError } = await visit(undefined, viewport);
      await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
      for (const { title, fill } of homeQuestions) {
        await arriveAt(page, title);
        // The kind is already known once a person has chosen how prices are shown.
        if (title !== steps.contract && title !== steps.type) {
          await press(page, "Continuer");
          await expectSummary(page);
          await expectNoFault();
        }
        await fill(page, home);
        await settled();
        await expectNoFault();
        await press(page, "Continuer");
      }
      await arriveAt(page, steps.account);
      await press(page, "Continuer");
      await expectSummary(page);
      await expectNoFault();
      await chooseAccount(page, camille);
      await press(page, "Continuer");
      await arriveAt(page, steps.check);
      await page.getByRole("link", { name: "Le dire maintenant" }).click();
      await arriveAt(page, steps.apply);
      await press(page, "Continuer");
      await expectSummary(page);
      await expectNoFault();
      await sign(page, camille);
      await settled();
      await expectNoFault();
      await press(page, "Continuer");
      await arriveAt(page, steps.check);
      await settled();
      await expectNoFault();
      expectNoError();
    });

    test("each question of the owner's way, refused then answered", async ({ visit }) => {
      const { page, settled, expectNoFault, expectNoError } = await visit(undefined, viewport);
      await page.goto("/on-boarding/project-owner/create-production-point/sge");
      for (const [index, { title, fill }] of installationQuestions.entries()) {
        if (index > 0) await press(page, "Continuer");
        await arriveAt(page, title);
        await press(page, "Continuer");
        await expectSummary(page);
        await expectNoFault();
        await fill(page, home.address);
        await settled();
        await expectNoFault();
      }
      await presentProject(page, "École", "Trop court");
      await expectSummary(page);
      await expectNoFault();
      await page.getByLabel("Description", { exact: true }).fill("Le toit de l’école, partagé. ".repeat(5));
      await press(page, "Continuer");
      await arriveAt(page, "Quels sont les réglages du projet ?");
      await page.getByRole("main").getByRole("radio", { name: "20 km" }).check();
      await settled();
      await expectNoFault();
      expectNoError();
    });
  });
}
