import type { Deps } from "../../deps.ts";
import type { Feature } from "../../feature.ts";
import { filesIn } from "../../meeting/stored-files.ts";
import { accountingHandlers } from "./accounting/accounting-routes.ts";
import { getAccounting, getAccountingFile } from "./accounting/get-accounting.ts";
import { refuseAddress, refuseSignatory } from "./address-being-signed.ts";
import { getAnnexe2, previewAnnexe2 } from "./annexe-2/annexe-2.ts";
import { annexeHandlers } from "./annexe-2/annexe-2-routes.ts";
import { askForVatOfBuyer } from "./ask-vat.ts";
import { followAssociation } from "./association/association-changing.ts";
import { councilNoteHandlers } from "./council-note/council-note-routes.ts";
import { getCouncilNote, getPlantNote } from "./council-note/get-council-note.ts";
import { leaveDeleted } from "./deletion/erased-account.ts";
import { getDerogationLetter } from "./derogation.ts";
import { derogationHandlers } from "./derogation-routes.ts";
import { documentsOf } from "./documents-of.ts";
import { followMeter } from "./former-meter.ts";
import { documentPersonalData } from "./personal-data.ts";
import { followPlace, followSignatory } from "./place-changed.ts";
import { failDocuments } from "./prepare-documents.ts";
import { previewDocument } from "./preview-document.ts";
import { documentReactions } from "./reactions.ts";
import { documentHandlers } from "./routes.ts";
import { followSellerVat } from "./seller-vat.ts";
import { settleOwnPlaces } from "./settle-applications.ts";
import { withdrawDocuments } from "./withdraw-documents.ts";

export const document = {
  handlers: (deps: Deps) => ({
    ...accountingHandlers(deps),
    ...annexeHandlers(deps),
    ...councilNoteHandlers(deps),
    ...derogationHandlers(deps),
    ...documentHandlers(deps),
  }),
  reactions: documentReactions,
  givenUp: {
    "document-to-prepare": (deps, { documentIds }) => failDocuments(deps, documentIds),
    "signature-wanted": (deps, { documentIds }) => failDocuments(deps, documentIds),
  },
  moments: {
    "address-changing": refuseAddress,
    "association-changing": followAssociation,
    "signatory-changing": refuseSignatory,
    deleting: leaveDeleted,
    "meter-changed": followMeter,
    "place-changed": followPlace,
    "signatory-changed": followSignatory,
    "participation-accepted": askForVatOfBuyer,
    "participation-ended": withdrawDocuments,
    "seller-vat-changed": followSellerVat,
  },
  lanes: {
    accountingCsv: "quick",
    accountingPdf: "quick",
    annexe2Csv: "long",
    annexe2Pdf: "long",
    annexe2Xlsx: "long",
    councilNotePdf: "quick",
    derogationPdf: "long",
    documentPdf: "quick",
    warmDocuments: "quick",
  },
  daily: [settleOwnPlaces],
  personalData: documentPersonalData,
  heldFiles: [filesIn("document", ["prepared_key", "final_key"], (deleted) => documentsOf(deleted, "held"))],
  shortWorks: {
    getAccounting,
    getAccountingFile,
    getAnnexe2,
    getCouncilNote,
    getPlantNote,
    previewAnnexe2,
    getDerogationLetter,
    previewDocument,
  },
} satisfies Feature;
