import type { Reactions } from "../../jobs/reaction.ts";
import { leftMails } from "./left-mail.ts";
import { prepareDocuments } from "./prepare-documents.ts";

export const documentReactions = {
  "document-to-prepare": async (deps, { documentIds }) => {
    await prepareDocuments(deps, documentIds);
    return [];
  },
  "left-after-signing": leftMails,
} satisfies Partial<Reactions>;
