import type { Reactions } from "../../jobs/reaction.ts";
import { awaitedVatMails } from "./ask-vat.ts";
import { deletedProjectMails } from "./deletion/deleted-project-mails.ts";
import { erasedMails } from "./deletion/erased-mails.ts";
import { formerMeterMails } from "./former-meter-mails.ts";
import { leftMails } from "./left-mail.ts";
import { sellerMeterMails } from "./meter-known.ts";
import { signedPlaceMails } from "./place-changed.ts";
import { prepareDocuments } from "./prepare-documents.ts";
import { sellerVatMails } from "./seller-vat.ts";
import { settleSoldToThemselves } from "./settle-applications.ts";
import { takenBackMails } from "./taken-back.ts";

export const documentReactions = {
  "document-to-prepare": async (deps, { documentIds }) => {
    await prepareDocuments(deps, documentIds);
    return [];
  },
  "signatory-said": async (deps, { projectId }) => {
    await settleSoldToThemselves(deps, projectId);
    return [];
  },
  "left-after-signing": leftMails,
  "signed-account-deleted": erasedMails,
  "signed-project-deleted": deletedProjectMails,
  "printed-meter-changed": formerMeterMails,
  "sent-documents-taken-back": takenBackMails,
  "signed-place-changed": signedPlaceMails,
  "seller-meter-known": sellerMeterMails,
  "seller-vat-awaited": awaitedVatMails,
  "seller-vat-changed": sellerVatMails,
} satisfies Partial<Reactions>;
