import type { Locator, Page } from "@playwright/test";
import { breakPages, openSection, press } from "./forms.ts";
import type { DemoRole } from "./people.ts";
import { type DemoIds, expect } from "./test.ts";

/** What heads a form whose answers are refused. */
export const summary = (page: Page) =>
  page.getByText("Veuillez remplir correctement tout les champs").first();

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

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
export const states: readonly State[] = [
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
      await page.getByLabel("Votre adresse ou votre ville").fill("8 rue du Port, Rennes");
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
