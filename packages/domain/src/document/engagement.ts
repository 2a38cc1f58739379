import type { SalesTerms } from "./sales-terms.ts";

/** How long a contract binds, and how its price changes: who reads a price asks for them first. */
export const engagementTerms = ["durationYears", "noticeMonths", "indexation"] as const;

/** Whether anybody has said something of them; an indefinite duration alone is what nothing says. */
export const isEngagementSaid = (
  terms: Readonly<Record<keyof Pick<SalesTerms, (typeof engagementTerms)[number]>, unknown>>,
): boolean => engagementTerms.some((term) => terms[term] !== null);
