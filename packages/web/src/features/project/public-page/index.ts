import { prepareQuestions } from "../../../platform/public-questions.ts";
import { prepareDossier } from "../dossier/use-visitors-dossier.ts";

export { ProjectPage } from "./project-page.tsx";

/** Fetches what the first view needs: its questions, and the rules of a known dossier, if there is one. */
export async function prepare(): Promise<void> {
  prepareQuestions();
  await prepareDossier();
}
