import type { ApplicationStatus } from "@mec/domain/application";
import type { SolarPlace } from "../gateways/meter-data/port.ts";
import type { OutsideProvider } from "../gateways/signature/port.ts";

/** What happened, saved in the transaction that made it happen; `reactions.ts` says who reacts. */
export type DomainEvent =
  | { type: "account-created"; accountId: string }
  | { type: "email-verification-requested"; accountId: string }
  | { type: "password-reset-requested"; accountId: string }
  | { type: "password-changed"; accountId: string }
  | { type: "email-changed"; formerEmail: string; firstName: string }
  | { type: "account-deleted"; email: string; firstName: string }
  | { type: "project-published"; projectId: string }
  | { type: "project-deleted"; projectName: string; recipients: { email: string; firstName: string }[] }
  | { type: "project-moderated"; projectId: string; decision: "approve" | "hide"; reason: string }
  | { type: "application-created"; applicationId: string; emailObject?: string }
  | {
      type: "application-moved";
      applicationId: string;
      from: Exclude<ApplicationStatus, "NONE">;
      to: Exclude<ApplicationStatus, "NONE">;
      by: "owner" | "holder" | "system";
      price?: number;
      message?: string;
    }
  | { type: "departure-requested"; applicationId: string }
  | { type: "departure-settled"; applicationId: string }
  | { type: "invitation-created"; invitationId: string }
  | { type: "owner-contacted"; messageId: string }
  | { type: "project-alert-created"; alertId: string }
  | { type: "project-alert-matched"; alertId: string; projectId: string }
  | { type: "consent-ending"; consentId: string }
  | { type: "billable-recorded"; lineIds: string[] }
  /** Sent by the owner: the papers of one participant are to be made. */
  | { type: "document-to-prepare"; documentIds: string[] }
  /** Prepared: ready for the signature provider. */
  | { type: "signature-wanted"; documentIds: string[] }
  | { type: "signature-reminder"; documentIds: string[] }
  | { type: "signature-withdrawn"; documentIds: string[] }
  /** Nobody is to sign it any more at the outside provider that has it; its rows may be gone. */
  | { type: "signature-abandoned"; provider: OutsideProvider; providerId: string }
  | { type: "signature-provider-told"; requestId: string }
  /** One person has something to sign in a project. */
  | { type: "signature-invited"; projectId: string; email: string }
  | { type: "signature-reminded"; projectId: string; email: string }
  | { type: "signature-code-wanted"; tokenHash: string; askedAt: string }
  /** All have signed. */
  | { type: "signature-completed"; requestId: string }
  | {
      type: "signed-copies-ready";
      projectId: string;
      email: string;
      documentIds: string[];
      /** Told as the project's owner, who signed nothing of it. */
      asOwner: boolean;
    }
  | {
      type: "signature-declined";
      projectId: string;
      documentIds: string[];
      signerId: string | null;
      reason: string;
    }
  | { type: "signature-expired"; projectId: string; documentIds: string[] }
  | { type: "solar-series-wanted"; place: SolarPlace };
