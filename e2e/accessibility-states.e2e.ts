import { breakHelpCentre, press } from "./forms.ts";
import { button, judgeState, refusal, type State } from "./page-states.ts";
import { test } from "./test.ts";

/** Of pages that visitors open. */
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
      return refusal(page);
    },
  },
  {
    name: "a refused message to an owner",
    path: ({ projectId }) => `/project/${projectId}/nom#project-contact`,
    isOfOneWidth: true,
    async reach(page) {
      await press(page, "Envoyer mon message");
      return refusal(page);
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
      return refusal(page);
    },
  },
  {
    name: "a refused sign-up",
    path: "/sign-up/credentials",
    async reach(page) {
      await press(page, "Continuer");
      return refusal(page);
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
      await breakHelpCentre(page);
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
];

test.describe("at both widths, without an accessibility fault, nor a horizontal scroll, nor an error", () => {
  for (const state of states) {
    const { name } = state;
    test(name, async ({ visit, demo }) => {
      await judgeState(state, await visit(state.role), demo);
    });
  }
});
