import type { DocumentKind } from "@mec/domain/document";

interface Addressee {
  email: string;
  firstName: string;
}

/**
 * Who deletes his account leaves behind what all had signed for one of his places: whom it is told, himself, his owner and who
 * sells to him, of whom nothing can be read any more.
 */
export interface SignedAccountDeleted {
  type: "signed-account-deleted";
  project: { id: string; name: string };
  pointName: string;
  name: string;
  signed: DocumentKind[];
  retractUntil?: string;
  /** The lines of what they still ask of him. */
  terms: { label: string; text: string }[];
  holder: Addressee;
  owner: Addressee;
  sellers: Addressee[];
}
