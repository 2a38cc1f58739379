import type { Locator, Page } from "@playwright/test";
import { openSection, press } from "./forms.ts";
import { button, judgeState, refusal, type State } from "./page-states.ts";
import { type DemoIds, expect, test } from "./test.ts";

async function decide(page: Page, decision: string): Promise<Locator> {
  await button(page, /^Décider pour /).click();
  await page.getByRole("menuitem", { name: decision, exact: true }).click();
  return page.getByRole("dialog");
}

const pending = ({ projectId }: DemoIds) => `/project-owner/${projectId}/my-consumers/pending`;
const bulletins = ({ projectId }: DemoIds) => `/project-owner/${projectId}/my-documents/bulletin`;

async function actOnDocument(page: Page, action: string): Promise<Locator> {
  await button(page, /^Actions pour /).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  return page.getByRole("dialog");
}

/** Of pages that are one's own, an owner's mostly. */
const states: State[] = [
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
      return refusal(page);
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
      return refusal(page);
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
  for (const state of states) {
    const { name } = state;
    test(name, async ({ visit, demo }) => {
      await judgeState(state, await visit(state.role), demo);
    });
  }
});
