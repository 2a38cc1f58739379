import type { LegalDocument } from "../legal/model.ts";
import { accordDocument } from "./accord.ts";
import { bulletinDocument } from "./bulletin.ts";
import type { Paper } from "./paper.ts";
import { salesContractDocument } from "./sales-contract.ts";

/** The content of a paper, before it is signed. */
export function paperDocument(paper: Paper): LegalDocument {
  switch (paper.kind) {
    case "bulletin":
      return bulletinDocument(paper);
    case "accord":
      return accordDocument(paper);
    case "salesContract":
      return salesContractDocument(paper);
  }
}
