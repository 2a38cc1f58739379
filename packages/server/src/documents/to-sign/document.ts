import type { LegalDocument } from "../legal/model.ts";
import { accordDocument } from "./accord.ts";
import { bulletinDocument } from "./bulletin.ts";
import type { DocumentContent } from "./content.ts";
import { salesContractDocument } from "./sales-contract.ts";

/** The content of a document, before it is signed. */
export function legalDocument(content: DocumentContent): LegalDocument {
  switch (content.kind) {
    case "bulletin":
      return bulletinDocument(content);
    case "accord":
      return accordDocument(content);
    case "salesContract":
      return salesContractDocument(content);
  }
}
