import type { DocumentKind } from "@mec/domain/document";
import type { ParticipantKind } from "@mec/domain/point";

interface Addressee {
  email: string;
  firstName: string;
}

/** Whom what binds for a place is told: absent from what a node of the former release emitted, but for the holder. */
export interface ToldParties {
  /** By his own mailbox; absent as long as that is not confirmed. */
  holder?: Addressee;
  /** The other mailboxes that signed. */
  signers?: Addressee[];
}

/** One of his places, and who sells to it. */
export interface ErasedPlace {
  pointName: string;
  signed: DocumentKind[];
  retractUntil?: string;
  /** The lines of what they still ask of him. */
  terms: { label: string; text: string }[];
  sellers: Addressee[];
  /** Absent from what a node of the former release emitted, which told of consumers so. */
  kind?: ParticipantKind;
  /** Of a producer: by how many contracts his installation sells. */
  sold?: number;
  /** With whom he signed, each by name, address and mailbox. Absent from what a node of the former release emitted. */
  parties?: string[];
}

/**
 * Who deletes his account leaves behind what all had signed for his places in a project: whom it is told, himself, his owner and who
 * sells to him, of whom nothing can be read any more.
 */
export interface SignedAccountDeleted extends ErasedPlace, ToldParties {
  type: "signed-account-deleted";
  project: { id: string; name: string };
  name: string;
  owner: Addressee;
  /** His other places in the project, where he has several. */
  others?: ErasedPlace[];
}

/** A project goes with the account of its owner: what all had signed in it for the places of one holder, whom it is told. */
export interface SignedProjectDeleted extends ToldParties {
  type: "signed-project-deleted";
  projectName: string;
  places: ErasedPlace[];
}
