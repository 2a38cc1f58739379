import { prepareQuestions } from "../../../platform/public-questions.ts";
import { prepareDossier } from "../dossier/use-visitors-dossier.ts";

export { ProjectPage } from "./project-page.tsx";

/** What the first view needs for who has said where he lives. */
export async function prepare(): Promise<void> {
  prepareQuestions();
  await prepareDossier();
}
