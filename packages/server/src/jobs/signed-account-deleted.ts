import type { DocumentKind } from "@mec/domain/document";

interface Addressee {
  email: string;
  firstName: string;
}

/** One of his places, and who sells to it. */
export interface ErasedPlace {
  pointName: string;
  signed: DocumentKind[];
  retractUntil?: string;
  /** The lines of what they still ask of him. */
  terms: { label: string; text: string }[];
  sellers: Addressee[];
}

/**
 * Who deletes his account leaves behind what all had signed for his places in a project: whom it is told, himself, his owner and who
 * sells to him, of whom nothing can be read any more.
 */
export interface SignedAccountDeleted extends ErasedPlace {
  type: "signed-account-deleted";
  project: { id: string; name: string };
  name: string;
  /** By his own mailbox or, as long as that is not confirmed, by the one that signed. */
  holder?: Addressee;
  owner: Addressee;
  /** His other places in the project, where he has several. */
  others?: ErasedPlace[];
}
