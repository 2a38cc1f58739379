import type { ApplicationStatus } from "@mec/domain/application";
import type { DearerPrices, DocumentKind } from "@mec/domain/document";
import type { ServiceGroup } from "@mec/domain/service";
import type { SellerVat } from "@mec/domain/shared";
import type { SolarPlace } from "../gateways/meter-data/port.ts";
import type { OutsideProvider } from "../gateways/signature/port.ts";
import type { DepartureEvent } from "./departure-events.ts";
import type { DuesCalled } from "./dues-called.ts";
import type { PriceTaxed } from "./price-taxed.ts";
import type { PrintedEvent } from "./printed-events.ts";
import type { SignedAccountDeleted, SignedProjectDeleted } from "./signed-account-deleted.ts";

/** A change of an account's second factors. */
export type SecurityChange =
  | "passkey-added"
  | "passkey-removed"
  | "totp-added"
  | "totp-removed"
  | "recovery-codes-renewed"
  | "recovery-code-used";

interface Addressee {
  email: string;
  firstName: string;
}

/** An event, saved in the transaction that caused it; the features' faces say who reacts. */
export type DomainEvent =
  /**
   * `hasApplied`: in the same call, as a visitor does who joins a project. `isProposing` an installation or `isPublishing` a
   * project: by the calls that follow.
   */
  | { type: "account-created"; accountId: string; hasApplied?: true; isProposing?: true; isPublishing?: true }
  | { type: "email-verification-requested"; accountId: string }
  /** Support asks many for the same, and nobody waits in front of a page. */
  | { type: "email-verification-reminded"; accountId: string }
  | { type: "password-reset-requested"; accountId: string }
  | { type: "password-changed"; accountId: string }
  /** Failed logins have used up the attempts for an address, which may have no account. */
  | { type: "login-locked"; email: string }
  | { type: "security-changed"; accountId: string; change: SecurityChange }
  /** A new address awaits confirmation; the former one is told, with the person's name at that moment. */
  | { type: "email-change-asked"; changeId: string; firstName: string }
  /** The link to the new address is asked for again. */
  | { type: "email-change-link-wanted"; changeId: string }
  | { type: "email-change-confirmed"; changeId: string }
  /** Done from the former mailbox: what was removed from the account with it. */
  | {
      type: "email-change-undone";
      accountId: string;
      removed: { passkeys: number; totp: boolean; recoveryCodes: boolean };
    }
  /** An unconfirmed account lost its address to another account, which proved to own it. */
  | { type: "account-yielded"; email: string; firstName: string }
  | (Addressee & {
      type: "account-deleted";
      /** The projects that went with it, in which others are bound, where there are some; whether what all signed may bind him still. */
      projects?: { projectName: string; people: number }[];
      isBound?: boolean;
    })
  | { type: "project-published"; projectId: string }
  | { type: "project-deleted"; projectName: string; recipients: (Addressee & { waiting?: string[] })[] }
  /** `others`: what else the same person lacks, told in the same mail; a node of the former release tells the first alone. */
  | { type: "missing-reminded"; missingId: string; others?: readonly string[] }
  | { type: "project-moderated"; projectId: string; decision: "approve" | "hide"; reason: string }
  /** Support verified who stands behind the project, which it may have approved with it, or took that back. */
  | { type: "bearer-verified"; projectId: string; isApproval: boolean; reason: string }
  | { type: "bearer-unverified"; projectId: string; reason: string }
  /** `ownerWaits`: the owner is told later, with `application-announced`. */
  | { type: "application-created"; applicationId: string; ownerWaits?: true }
  /** The applicant's address is confirmed: the owner is told, under the subject given with the application. */
  | { type: "application-announced"; applicationId: string; emailObject: string }
  | {
      type: "application-moved";
      applicationId: string;
      from: ApplicationStatus;
      to: ApplicationStatus;
      by: "owner" | "holder" | "system";
      price?: number;
      priceUntil?: string;
      /** Of a start, the day that the grid operator confirmed. Absent from what a node of the former release emitted. */
      startsOn?: string;
      message?: string;
      /** Of who leaves: his documents that all have signed, here and outside of the platform. */
      signed?: DocumentKind[];
      elsewhere?: DocumentKind[];
      /** Of a producer: how many consumers' contracts that bind sell what his installation makes. */
      sold?: number;
    }
  /**
   * A consumer was to be told that all is signed with another of his places, whose last copy was still being made; or somebody in a
   * moment, as his owner may take back at once what he said of a document (`hasWaited`).
   */
  | { type: "signed-place-waiting"; applicationId: string; hasWaited?: true }
  /** A document of who may have been told that all is signed is to be signed here after all. */
  | { type: "application-reopened"; applicationId: string }
  /** A place shares now, as the owner says: told with the others that he starts in the same go. */
  | { type: "place-started"; applicationId: string }
  /** A participant left by himself; these of his documents all have signed, and so many contracts sell a producer's plant. */
  | { type: "left-after-signing"; applicationId: string; documentIds: string[]; sold?: number }
  /**
   * A consumer retracted what he had signed: his declaration, and whom it is told, who hear of it even when he deletes his
   * account at once. The owner is null where the place is his own.
   */
  | {
      type: "consumer-retracted";
      project: { id: string; name: string };
      place: string;
      receipts: Addressee[];
      owner: Addressee | null;
      /** Each with the plants that the contracts named for him. */
      sellers: (Addressee & { plants?: string[] })[];
      /** Who had been asked to sign what he retracts, and had not. Absent from what a node of the former release emitted. */
      awaited?: Addressee[];
      declaredAt: string;
      name: string;
      documents: DocumentKind[];
      /** The references of contracts that were added to others, where he retracted these alone: he takes part still. */
      added?: string[];
      /** Settled outside of the platform: not in the declaration. */
      elsewhere: DocumentKind[];
      wasInOperation: boolean;
      /** His account was deleted in the same go. Absent from what a node of the former release emitted. */
      accountDeleted?: true;
      /** The consent to read his meter ended with it. Absent from what a node of the former release emitted. */
      consentEnded?: true;
      /** Of `documents`, those that somebody had still to sign: no copy is kept. Absent from what a node of the former release emitted. */
      unsealed?: DocumentKind[];
      /** Whether he had asked to be supplied before his days ended; null where he retracts no contract of sale. Absent from what a node of the former release emitted. */
      asksEarlySupply?: boolean | null;
    }
  | SignedAccountDeleted
  | SignedProjectDeleted
  /** It was said who signs for points of a project: places may turn out to buy from themselves, and to have signed all. */
  | { type: "signatory-said"; projectId: string }
  /** The holder of a plant that is said to share tells that its purchase contract ends later, or runs still; or no longer so. */
  | { type: "contract-runs-too-long"; productionPointId: string }
  /** The holder of a plant tells when its purchase contract ends, or that day `isOver`. */
  | { type: "contract-ends"; productionPointId: string; isOver?: true }
  /** The same to who has signed with him: he sells from another day on. */
  | { type: "seller-begins-otherwise"; productionPointId: string }
  | { type: "departure-requested"; applicationId: string }
  | { type: "departure-withdrawn"; applicationId: string }
  /** The owner has settled it for a day to come, or given up the day that he had settled. */
  | DepartureEvent
  /** The fee rose above what people read with their price; the mail says it as it is when the mail is written. */
  | { type: "fee-raised"; projectId: string }
  | DuesCalled
  /** The terms of sale were written after prices were read; the mail names what they say otherwise when it is written. */
  | { type: "terms-written"; projectId: string }
  /** These places are about to be sent what they sign, and are told first of what is asked otherwise; the documents, in the sets of their first signers, leave then. */
  | {
      type: "signers-to-tell";
      projectId: string;
      pointIds: string[];
      documentIds: string[];
      documents: string[][];
    }
  | PriceTaxed
  /** The last day of a proposed price is near. */
  | { type: "price-ending"; applicationId: string }
  | { type: "invitation-created"; invitationId: string }
  /** A message waits until its writer opens the link in his mailbox. */
  | { type: "contact-confirmation-wanted"; messageId: string }
  | { type: "owner-contacted"; messageId: string }
  /** An alert waits until the link in its mailbox is opened. */
  | { type: "project-alert-confirmation-wanted"; alertId: string }
  | { type: "project-alert-created"; alertId: string }
  | { type: "project-alert-matched"; alertId: string; projectId: string }
  | { type: "consent-ending"; consentId: string }
  /** Its holder withdrew it himself. */
  | { type: "consent-withdrawn"; consentId: string }
  | { type: "billable-recorded"; lineIds: string[] }
  /** The action stands; counting it failed, and is tried again. */
  | {
      type: "billable-uncounted";
      accountId: string;
      projectId: string;
      group: ServiceGroup;
      consumptionPointIds: string[];
      doneAt: string;
    }
  /** The meter of a plant in somebody else's project has come, for the first time. */
  | { type: "seller-meter-known"; projectId: string; productionPointId: string }
  | PrintedEvent
  /** Contracts of a project may wait for what a seller says of his VAT. */
  | { type: "seller-vat-awaited"; projectId: string }
  /** A seller adds VAT from now on, or no longer does: how many contracts state otherwise, signed by all or now withdrawn. */
  | {
      type: "seller-vat-changed";
      projectId: string;
      productionPointId: string;
      vatRegime: SellerVat | null;
      signed: number;
      withdrawn: number;
      /** The prices without a contract that cost more with it. Absent from what the former release told, and without any. */
      dearer?: DearerPrices | undefined;
    }
  /** These contracts were withdrawn: who alone sold by them has left the project. */
  | { type: "contract-withdrawn"; projectId: string; documentIds: string[] }
  /** Who sells by these contracts, which all have signed, has left the project. */
  | {
      type: "seller-left";
      projectId: string;
      productionPointIds: string[];
      documentIds: string[];
      /** He deleted his account. Absent from what a node of the former release emitted. */
      isErased?: true;
    }
  /** He leaves on a day that the project's owner has settled, or does not on the day that was settled. */
  | {
      type: "seller-leaving";
      projectId: string;
      productionPointIds: string[];
      documentIds: string[];
      day: string;
      isOff?: true;
      /** That was his owner's notice, given up: he goes on. */
      isStaying?: true;
      /** The day that it takes the place of. */
      was?: string | undefined;
    }
  /** Who buys by these contracts, which all have signed, asks to leave on a day; null once he stays after all. */
  | {
      type: "buyer-leaving";
      projectId: string;
      documentIds: string[];
      departure: {
        leavingOn: string;
        noticeEndsOn?: string | undefined;
        movesOut?: true | undefined;
        settledFor?: string | undefined;
        saleStartsOn?: string | undefined;
        /** A day that the owner had settled, and has given up. */
        notOn?: string | undefined;
      } | null;
    }
  /** Sent by the owner: the documents of one participant must be made. */
  | { type: "document-to-prepare"; documentIds: string[] }
  /** Prepared: ready for the signature provider. */
  | { type: "signature-wanted"; documentIds: string[] }
  | { type: "signature-reminder"; documentIds: string[] }
  | { type: "signature-withdrawn"; documentIds: string[] }
  /** The outside provider must end its request, since nobody is to sign any more; our rows may be gone. */
  | { type: "signature-abandoned"; provider: OutsideProvider; providerId: string }
  | { type: "signature-provider-told"; requestId: string }
  /**
   * One person has something to sign in a project. `ifUntold`: he is written to if no mail told of some of it yet; a node of the
   * former release writes all the same.
   */
  | { type: "signature-invited"; projectId: string; email: string; ifUntold?: true }
  | { type: "signature-reminded"; projectId: string; email: string }
  /** A mail that asks to sign at these places was handed over; `at`: when, ISO 8601. */
  | {
      type: "signature-mail-sent";
      projectId: string;
      email: string;
      signerIds: readonly string[];
      isReminder: boolean;
      at: string;
    }
  | { type: "signature-code-wanted"; tokenHash: string; askedAt: string }
  /** A consumer has signed these: the sum of that day is the one that he reads from then on. `at`: when, ISO 8601. */
  | { type: "sum-signed"; documentIds: string[]; at: string }
  /** All have signed. */
  | { type: "signature-completed"; requestId: string }
  | {
      type: "signed-copies-ready";
      projectId: string;
      email: string;
      documentIds: string[];
      /** Sent to the project's owner, who signed none of it. */
      asOwner: boolean;
    }
  /** The end of an evidence chain must be timestamped by a third party. */
  | { type: "evidence-timestamp-wanted"; requestId: string }
  /** Somebody asks for what a mailbox signed; perhaps nothing. */
  | { type: "signed-papers-wanted"; email: string }
  | {
      type: "signature-declined";
      projectId: string;
      documentIds: string[];
      signerId: string | null;
      reason: string;
    }
  /** The person who opened the link says that he is not the one who is to sign. */
  | { type: "signature-disowned"; projectId: string; documentIds: string[]; signerId: string }
  | { type: "signature-expired"; projectId: string; documentIds: string[] }
  | { type: "solar-series-wanted"; place: SolarPlace };
