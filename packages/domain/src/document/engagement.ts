import type { SalesTerms } from "./sales-terms.ts";

/** How long a contract binds, and how its price changes: who reads a price asks for them first. */
export const engagementTerms = ["durationYears", "noticeMonths", "indexation"] as const;

/** What a contract writes where nobody has said any of them. */
export const commonRuleText =
  "durée, préavis et évolution du prix non dits. Le contrat écrira la règle commune\u00a0: durée indéterminée, préavis raisonnable, prix ferme.";

/** Whether anybody has said something of them; an indefinite duration alone is what nothing says. */
export const isEngagementSaid = (
  terms: Readonly<Record<keyof Pick<SalesTerms, (typeof engagementTerms)[number]>, unknown>>,
): boolean => engagementTerms.some((term) => terms[term] !== null);
