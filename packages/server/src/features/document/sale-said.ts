import type { ParticipantDocuments } from "@mec/api/document";
import { emptySalesTerms, isEngagementSaid, type SalesTerms } from "@mec/domain/document";
import { saleToFollow } from "./document-content.ts";
import type { Consumer, Producer } from "./participant-store.ts";
import type { ProjectSources } from "./project-sources.ts";

/** What a contract of sale would leave to be agreed on: its price, whether VAT is added to it, and how long it binds. */
export function lacksOf(
  { producers }: ProjectSources,
  consumer: Consumer,
  terms: SalesTerms | null,
): NonNullable<ParticipantDocuments["saleLacks"]> {
  const { price, vatRegime } = saleToFollow(consumer, producers, terms);
  const unsaid = isEngagementSaid(terms ?? emptySalesTerms) ? [] : (["terms"] as const);
  if (price === null) return ["price", ...unsaid];
  return [...(price > 0 && vatRegime === null ? (["vat"] as const) : []), ...unsaid];
}

/** Of the terms, what a contract takes from a plant where they do not say it: its holder answered, or it is still to come. */
export const saidBy = ({ isVatSaid, hasPurchaseContract, isPlanned }: Producer) => [
  ...(isVatSaid ? (["vatRegime"] as const) : []),
  ...(hasPurchaseContract === null ? [] : (["purchaseContract"] as const)),
  ...(isPlanned ? (["installationDate"] as const) : []),
];
