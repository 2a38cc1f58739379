import { prepareQuestions } from "../../../platform/public-questions.ts";
import { prepareDossier } from "../dossier/use-visitors-dossier.ts";
import { prepareSearch } from "./use-explore-search.ts";

/** What the first view needs for who has said where he lives, or searches. */
export async function prepare(): Promise<void> {
  prepareQuestions();
  await Promise.all([prepareDossier(), prepareSearch()]);
}
