import type { Locator, Page } from "@playwright/test";
import { inspect, judgeBothWidths, type Visit } from "./accessibility.ts";
import {
  chooseAccount,
  correcting,
  type Home,
  questions as homeQuestions,
  laterQuestions,
  sign,
  steps,
} from "./consumer-steps.ts";
import { arriveAt, breakPages, openSection, press } from "./forms.ts";
import { questions as installationQuestions, presentProject } from "./owner-steps.ts";
import { type DemoRole, phone } from "./people.ts";
import { type DemoIds, expect, test } from "./test.ts";

const home: Home = { address: "8 rue du Port, Rennes", prm: "16123456789012" };
const camille = { firstName: "Camille", lastName: "Roux", email: "camille@etats.example" };

const summary = (page: Page) => page.getByText("Veuillez remplir correctement tout les champs").first();

/** What is told of an answer that is refused. */
async function judgeSummary(visitor: Visit): Promise<void> {
  await expect(summary(visitor.page)).toBeVisible();
  await judgeBothWidths(visitor, summary(visitor.page));
}

/** Goes on without an answer that is right. */
async function judgeRefused(visitor: Visit, goesOn = "Continuer"): Promise<void> {
  await press(visitor.page, goesOn);
  await judgeSummary(visitor);
}
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

async function decide(page: Page, decision: string): Promise<Locator> {
  await button(page, /^Décider pour /).click();
  await page.getByRole("menuitem", { name: decision, exact: true }).click();
  return page.getByRole("dialog");
}

interface State {
  name: string;
  role?: DemoRole;
  path: string | ((ids: DemoIds) => string);
  /** Something is prevented from loading. */
  isBroken?: true;
  /**
   * Why the state cannot be looked at in the other width: a table becomes cards, a part folds, or the map chose its
   * content when it opened.
   */
  isOfOneWidth?: true;
  /** @returns what shows that the page is in that state. */
  reach(page: Page, ids: DemoIds): Promise<Locator>;
}

const pending = ({ projectId }: DemoIds) => `/project-owner/${projectId}/my-consumers/pending`;
const bulletins = ({ projectId }: DemoIds) => `/project-owner/${projectId}/my-documents/bulletin`;

async function actOnDocument(page: Page, action: string): Promise<Locator> {
  await button(page, /^Actions pour /).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  return page.getByRole("dialog");
}

/** What a page shows after some action in it. */
const states: State[] = [
  {
    name: "the filters of the map",
    path: "/explore",
    isOfOneWidth: true,
    async reach(page) {
      await press(page, "Filtres");
      return page.getByLabel("Il reste de la production à partager");
    },
  },
  {
    name: "a project shown on the map",
    path: "/explore",
    isOfOneWidth: true,
    async reach(page) {
      await button(page, /^Situer « /).click();
      return page.getByRole("region", { name: "Projet choisi sur la carte" }).getByRole("link");
    },
  },
  {
    name: "the results of an address",
    path: "/explore",
    isOfOneWidth: true,
    async reach(page) {
      await page.getByLabel("Votre adresse ou votre ville").fill(home.address);
      return page.getByRole("option").first();
    },
  },
  {
    name: "a refused wish to be told",
    path: "/explore?q=Brest+(29200)&lat=48.39&long=-7.5&zoom=12",
    isOfOneWidth: true,
    async reach(page) {
      await press(page, "Me prévenir par e-mail");
      await press(page, "Me prévenir");
      return summary(page);
    },
  },
  {
    name: "a refused message to an owner",
    path: ({ projectId }) => `/project/${projectId}/nom#project-contact`,
    isOfOneWidth: true,
    async reach(page) {
      await press(page, "Envoyer mon message");
      return summary(page);
    },
  },
  {
    name: "an explained word",
    path: "/je-suis-un-porteur-de-projet",
    async reach(page) {
      await button(page, "autoconsommation collective").click();
      return page.getByRole("link", { name: "En savoir plus (nouvel onglet)" });
    },
  },
  {
    name: "a refused login",
    path: "/login",
    async reach(page) {
      await press(page, "Se connecter");
      return summary(page);
    },
  },
  {
    name: "a refused sign-up",
    path: "/sign-up/credentials",
    async reach(page) {
      await press(page, "Continuer");
      return summary(page);
    },
  },
  {
    name: "documents that are ticked",
    role: "porteur",
    path: bulletins,
    async reach(page) {
      await page.getByLabel("Sélectionner toute la page").check();
      return page.getByRole("region", { name: "Actions sur la sélection" });
    },
  },
  {
    name: "a document before it is sent",
    role: "porteur",
    path: bulletins,
    async reach(page) {
      await actOnDocument(page, "Voir un aperçu");
      return page.getByRole("region", { name: /^Page 1 sur/ });
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
      return summary(page);
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
      return page.getByText("Ces informations ne sont pas arrivées");
    },
  },
  {
    name: "data that did not come",
    path: "/faq",
    isBroken: true,
    async reach(page, { projectId }) {
      await page.route("**/api/public/project/**", (route) => route.abort());
      // This address brings no answer with its page.
      await page.goto(`/project?projectId=${projectId}`);
      return page.getByText("Ces informations ne sont pas arrivées");
    },
  },
  {
    name: "the 500 screen",
    path: "/",
    isBroken: true,
    async reach(page) {
      await breakPages(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Centre d'aide" }).click();
      return page.getByRole("heading", { level: 1, name: "L'application s'est arrêtée" });
    },
  },
  {
    name: "a page that was lost on its way",
    path: "/",
    isBroken: true,
    async reach(page) {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.getByRole("link", { name: "Je porte un projet" }).click();
      return page.getByRole("heading", { level: 1, name: "Cette page n’est pas arrivée" });
    },
  },
  {
    name: "the end of an account",
    role: "nouveau",
    path: "/profile",
    async reach(page) {
      await openSection(page, "Supprimer votre compte");
      await press(page, "Supprimer mon compte");
      return page.getByRole("dialog");
    },
  },
  {
    name: "what can be decided of a candidate",
    role: "porteur",
    path: pending,
    isOfOneWidth: true,
    async reach(page) {
      await button(page, /^Décider pour /).click();
      return page.getByRole("menuitem").first();
    },
  },
  {
    name: "a refused price",
    role: "porteur",
    path: pending,
    async reach(page) {
      await decide(page, "Proposer un prix");
      await expect(page.getByText(/Vous lui vendriez/)).toBeVisible();
      await page.getByLabel("Prix proposé").fill("");
      await page.getByRole("dialog").getByRole("button", { name: "Proposer un prix" }).click();
      return summary(page);
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
      return page.getByRole("region", { name: "Actions sur la sélection" });
    },
  },
  {
    name: "a price for many, one of whom is left out",
    role: "porteur",
    path: pending,
    async reach(page) {
      await page.getByLabel("Sélectionner toute la page").check();
      await page.getByRole("button", { name: "Proposer un prix (13)" }).click();
      // Who would lose stands first once their sums have come.
      await expect(page.getByRole("button", { name: /^Retirer les \d+ qui y perdraient$/ })).toBeVisible();
      const remove = page.getByRole("dialog").getByRole("button", { name: /^Retirer (?!les )/ });
      const [out, next] = await remove.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
      await remove.first().press("Enter");
      await expect(page.getByRole("button", { name: out ?? "", exact: true })).toBeHidden();
      await expect(page.getByRole("button", { name: next ?? "", exact: true })).toBeFocused();
      return page.getByRole("dialog", { name: "Proposer un prix à 12 personnes" });
    },
  },
  {
    name: "an invitation",
    role: "porteur",
    path: pending,
    async reach(page) {
      await button(page, "Inviter des voisins").click();
      return page.getByRole("dialog");
    },
  },
  {
    name: "an owner's own point",
    role: "porteur",
    path: pending,
    async reach(page) {
      await button(page, "Ajouter mon propre point").click();
      return page.getByRole("dialog");
    },
  },
  {
    name: "the end of a project",
    role: "porteur",
    path: ({ projectId }) => `/project-owner/${projectId}/my-information`,
    async reach(page, { projectId }) {
      // Electricity is shared in it: the server would no longer let it go.
      await expect(page.getByText("ne peut plus être supprimé")).toBeVisible();
      await expect(button(page, "Supprimer le projet")).toHaveCount(0);
      await page.route(new RegExp(`/api/project/${projectId}(\\?|$)`), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), mayBeDeleted: true } });
      });
      await page.reload();
      await press(page, "Supprimer le projet");
      return page.getByRole("dialog");
    },
  },
  {
    name: "a project to hide",
    role: "support",
    path: "/support/moderation",
    async reach(page) {
      await button(page, /^Masquer « /).click();
      return page.getByRole("dialog");
    },
  },
];

test.describe("at both widths, without an accessibility fault, nor a horizontal scroll, nor an error", () => {
  for (const { name, role, path, isBroken, isOfOneWidth, reach } of states) {
    test(name, async ({ visit, demo }) => {
      const visitor = await visit(role);
      const { page, settled, expectNoFault, expectNoError } = visitor;
      const arrive = async () => {
        await page.goto(typeof path === "string" ? path : path(demo));
        await settled();
        const shown = await reach(page, demo);
        await expect(shown).toBeVisible();
        await settled();
        return shown;
      };
      const shown = await arrive();
      if (isOfOneWidth) {
        await expectNoFault();
        await page.setViewportSize(phone);
        await arrive();
        await expectNoFault();
      } else {
        await judgeBothWidths(visitor, shown);
      }
      if (!isBroken) expectNoError();
    });
  }

  test("the welcome", async ({ openNewWindow }) => {
    const page = await (await openNewWindow()).newPage();
    const looks = inspect(page);
    await page.goto("/faq");
    const welcome = page.getByRole("dialog");
    await expect(welcome).toBeVisible();
    await judgeBothWidths({ page, ...looks }, welcome);
    looks.expectNoError();
  });

  test("each question of the consumer's way, refused then answered", async ({
    visit,
    demo: { projectId },
  }) => {
    const visitor = await visit();
    const { page, expectNoError } = visitor;
    const title = (name: string) => page.getByRole("heading", { level: 1, name });
    await page.goto(`/on-boarding/consumer/type?projectId=${projectId}`);
    for (const question of homeQuestions) {
      await arriveAt(page, question.title);
      // The kind is already known once a person has chosen how prices are shown.
      if (question.title !== steps.type) {
        await judgeRefused(visitor);
      }
      await question.fill(page, home);
      await judgeBothWidths(visitor, title(question.title));
      await press(page, "Continuer");
    }
    await arriveAt(page, steps.account);
    await judgeRefused(visitor);
    for (const question of laterQuestions) {
      await page.goto(`/on-boarding/consumer/${question.step}?projectId=${projectId}`);
      await arriveAt(page, question.title);
      await expect(page.getByText(/^Votre réponse.: /)).toBeVisible();
      await expect(page.getByText(/^Étape /)).toHaveCount(0);
      if (question.title === steps.meter) {
        await judgeRefused(visitor, "Enregistrer");
      }
      await question.fill(page, home);
      await judgeBothWidths(visitor, title(question.title));
      await press(page, "Enregistrer");
    }
    await chooseAccount(page, camille);
    await press(page, "Continuer");
    await arriveAt(page, steps.check);
    await expect(correcting(page, "Le contrat")).toBeVisible();
    await expect(correcting(page, "Le compteur")).toBeVisible();
    await page.getByRole("link", { name: "Le dire maintenant" }).click();
    await arriveAt(page, steps.apply);
    await judgeRefused(visitor, "Enregistrer");
    await sign(page, camille);
    await judgeBothWidths(visitor, title(steps.apply));
    await press(page, "Enregistrer");
    await arriveAt(page, steps.check);
    await judgeBothWidths(visitor, title(steps.check));
    expectNoError();
  });

  test("each question of the owner's way, refused then answered", async ({ visit }) => {
    const visitor = await visit();
    const { page, expectNoError } = visitor;
    const title = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
    await page.goto("/on-boarding/project-owner/create-production-point/sge");
    for (const [index, question] of installationQuestions.entries()) {
      if (index > 0) await press(page, "Continuer");
      await arriveAt(page, question.title);
      // A new project begins with a range of prices.
      if (index > 0) await page.getByLabel("Fourchette basse").fill("");
      await judgeRefused(visitor);
      await question.fill(page, home.address);
      await judgeBothWidths(visitor, title(question.title));
    }
    await presentProject(page, "École", "Trop court");
    await judgeSummary(visitor);
    await page.getByLabel("Description", { exact: true }).fill("Le toit de l’école, partagé. ".repeat(5));
    await press(page, "Continuer");
    await arriveAt(page, "Quels sont les réglages du projet ?");
    await page.getByRole("main").getByRole("radio", { name: "20 km" }).check();
    await judgeBothWidths(visitor, title("Quels sont les réglages du projet ?"));
    expectNoError();
  });
});
