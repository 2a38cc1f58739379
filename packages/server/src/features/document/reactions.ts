import type { Reactions } from "../../jobs/reaction.ts";
import { prepareDocuments } from "./prepare-documents.ts";

export const documentReactions = {
  "document-to-prepare": async (deps, { documentIds }) => {
    await prepareDocuments(deps, documentIds);
    return [];
  },
} satisfies Partial<Reactions>;
