import type { PriceProposal } from "@mec/api/study";
import type { Address } from "@mec/domain/address";
import type { DocumentKind } from "@mec/domain/document";
import type { SignatoryInput } from "@mec/domain/signatory";
import type { BulletinData, SalesContractData } from "../to-sign/content.ts";

/** A document of the place: one that stands, or that all have signed before. */
export interface AccountedDocument {
  readonly kind: DocumentKind;
  readonly reference: string;
  /** In words, by its status. */
  readonly state: string;
  /** ISO 8601: when it was sent, when the last signed, when it was replaced or its participant left, when he retracted from it. */
  readonly sentAt: string;
  readonly signedAt: string | null;
  readonly endedAt: string | null;
  readonly retractedAt: string | null;
}

/** Why nothing is sold here: by how much his own body is who produces, and whether a contract with others was settled elsewhere. */
export interface Unsold {
  readonly ownBody: "all" | "some" | "none";
  readonly isElsewhere: boolean;
}

/** What is known of a business's purchase, for who keeps its accounts. */
export interface AccountingData {
  /** ISO 8601: the day of its figures. */
  readonly date: string;
  readonly project: { readonly name: string; readonly city: string };
  readonly place: { readonly name: string; readonly address: Address; readonly prm: string };
  /** Null while nobody was named who signs for the place. */
  readonly buyer: SignatoryInput | null;
  /** A business that said that it gets no VAT back. */
  readonly isVatPaid: boolean;
  /** Whether it said so, either way. */
  readonly isVatTold: boolean;
  readonly bulletin: BulletinData | null;
  /** Those that bind; before any is sent, the one that would be, with all who sell. */
  readonly contracts: readonly SalesContractData[];
  /** Whether they were sent; else they are what they would say today. */
  readonly isWritten: boolean;
  /** Why there is no contract here, where there is none. */
  readonly unsold: Unsold | null;
  /** From which day the place shares, `YYYY-MM-DD`; null while it was not put in operation. */
  readonly sharesFrom: string | null;
  /** When its participation ended, `YYYY-MM-DD`; null as long as it lasts. */
  readonly endedOn: string | null;
  /** The sum of the place's page; null where there is none. */
  readonly sum: PriceProposal | null;
  readonly documents: readonly AccountedDocument[];
}
