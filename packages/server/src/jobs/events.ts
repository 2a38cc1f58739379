import type { ApplicationStatus } from "@mec/domain/application";
import type { SolarPlace } from "../gateways/meter-data/port.ts";

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
  | { type: "solar-series-wanted"; place: SolarPlace };
