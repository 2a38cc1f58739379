import type { Page } from "@playwright/test";
import { fillAccount } from "./account-fields.ts";
import type { Person } from "./api.ts";
import { arriveAt, choose, chooseAddress, openSection, press } from "./forms.ts";

export const steps = {
  type: "Vous êtes…",
  house: "Où consommez-vous l’électricité ?",
  contract: "Quel est votre contrat d’électricité ?",
  meter: "Quel est votre compteur ?",
  apply: "Qui signera les documents ?",
  account: "Votre compte",
  check: "Vérifiez et envoyez",
} as const;

export interface Home {
  readonly address: string;
  readonly prm: string;
}

interface Question {
  title: string;
  fill(page: Page, home: Home): Promise<void>;
}

/** The questions of the consumer's way, each with an individual's answers. */
export const questions: readonly Question[] = [
  { title: steps.type, fill: (page) => choose(page, "Particulier") },
  {
    title: steps.house,
    async fill(page, { address }) {
      await chooseAddress(page.getByLabel("Adresse", { exact: true }), address);
      await page.getByLabel("Consommation annuelle (facultatif)").fill("4200");
    },
  },
];

async function giveMeter(page: Page, prm: string): Promise<void> {
  await page.getByLabel("Numéro de PDL (ou PRM)").fill(prm);
  await page.getByLabel("J’ai lu ce texte et je donne cette autorisation.").check();
}

/** The questions outside the steps, which may wait. */
export const laterQuestions: readonly (Question & { step: string })[] = [
  {
    title: steps.contract,
    step: "contract",
    async fill(page) {
      await choose(page, "Tarif réglementé");
      await choose(page, "Base");
    },
  },
  { title: steps.meter, step: "sge", fill: (page, { prm }) => giveMeter(page, prm) },
];

/** Opens the answers, which are folded behind the place that they are about. */
export const openAnswers = (page: Page): Promise<void> => openSection(page, "Vos réponses");

/** The link of the check that leads back to the question of a part. */
export const correcting = (page: Page, part: string) =>
  page.getByRole("main").getByRole("link", { name: `Modifier\u00a0: ${part}` });

async function answer(page: Page, asked: readonly Question[], home: Home): Promise<void> {
  for (const { title, fill } of asked) {
    await arriveAt(page, title);
    await fill(page, home);
    await press(page, "Continuer");
  }
}

export const describeHome = (page: Page, home: Home): Promise<void> => answer(page, questions, home);

/** The same from a project's page, for a visitor who has already said what he is. */
export const describeHomeFromProject = (page: Page, home: Home): Promise<void> =>
  answer(page, questions.slice(1), home);

/** Names the signatory: asked once the application is accepted. */
export async function sign(page: Page, { firstName, lastName, email }: Person): Promise<void> {
  await choose(page, "Madame");
  await page.getByLabel("Prénom").fill(firstName);
  await page.getByLabel("Nom", { exact: true }).fill(lastName);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Téléphone").fill("06 12 34 56 78");
  await page.getByLabel("Date de naissance").fill("1980-05-17");
  await page.getByLabel("Lieu de naissance").fill("Rennes");
}

/** Answers the account's screen, which a visitor alone sees. */
export async function chooseAccount(page: Page, person: Person): Promise<void> {
  await arriveAt(page, steps.account);
  await fillAccount(page, person);
}

export async function openAccountAndApply(page: Page, person: Person, { prm }: Home): Promise<void> {
  await chooseAccount(page, person);
  await press(page, "Continuer");
  await arriveAt(page, steps.check);
  await giveMeter(page, prm);
  await press(page, "Envoyer ma candidature");
}
