import { prepareQuestions } from "../../../platform/public-questions.ts";
import { prepareDossier } from "../dossier/use-visitors-dossier.ts";
import { prepareSearch } from "./use-explore-search.ts";

/**
 * Fetches what the first view needs: its questions, and the rules of a known dossier or of a search in the
 * address, if there is one.
 */
export async function prepare(): Promise<void> {
  prepareQuestions();
  await Promise.all([prepareDossier(), prepareSearch()]);
}
