import * as rules from "./dossier-rules.ts";
import { type KnownDossier, useKnownDossier } from "./use-known-dossier.ts";

const known = async () => rules;

/** What is known of where the visitor uses electricity: typed in this browser, else his first registered point. */
export const useDossier = (): KnownDossier => useKnownDossier(rules, known);
