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
  /** How many of its signers have signed, while all have not; null otherwise. */
  readonly signing: { readonly signed: number; readonly all: number } | null;
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

/** That who buys leaves, or has left. */
export interface AccountedLeaving {
  /** Wished for, settled by the owner, or over. */
  readonly standing: "asked" | "settled" | "left";
  /** `YYYY-MM-DD`: the day that was wished for, settled, or on which he left. */
  readonly day: string;
  /** When the contract ends if its notice was given as he asked; the same day where none runs. */
  readonly saleEndsOn: string;
  /** Whether its association has admitted him, without which no fee may be due. */
  readonly isAdmitted: boolean;
  /** When he said that his letters had left; absent where he has not. */
  readonly lettersSentOn?: string | undefined;
}

/** What is known of a business's purchase, for who keeps its accounts. */
export interface AccountingData {
  /** ISO 8601: the day of its figures. */
  readonly date: string;
  readonly project: { readonly name: string; readonly city: string };
  /** What of the fee falls due early, in words (`earlyDuesText`); "" for one payment. */
  readonly earlyDues: string;
  /** `YYYY-MM-DD`: when the owner last said this place called for its dues; null where he has not. */
  readonly calledOn: string | null;
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
  /** Whether he was accepted, whose price else waits for his yes. */
  readonly isAccepted: boolean;
  /** Why there is no contract here, where there is none. */
  readonly unsold: Unsold | null;
  /** From which day the place shares, `YYYY-MM-DD`; null while it was not put in operation, and of who left before. */
  readonly sharesFrom: string | null;
  /** Null of who stays. */
  readonly leaving: AccountedLeaving | null;
  /** The sum of the place's page; null where there is none, and of who leaves: it would be a whole year's. */
  readonly sum: PriceProposal | null;
  readonly documents: readonly AccountedDocument[];
}
