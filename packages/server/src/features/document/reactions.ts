import type { Reactions } from "../../jobs/reaction.ts";
import { leftMails } from "./left-mail.ts";
import { sellerMeterMails } from "./meter-known.ts";
import { prepareDocuments } from "./prepare-documents.ts";

export const documentReactions = {
  "document-to-prepare": async (deps, { documentIds }) => {
    await prepareDocuments(deps, documentIds);
    return [];
  },
  "left-after-signing": leftMails,
  "seller-meter-known": sellerMeterMails,
} satisfies Partial<Reactions>;
