import type { ParticipantDocuments } from "@mec/api/document";
import { emptySalesTerms, isEngagementSaid, type SalesTerms } from "@mec/domain/document";
import type { SaleToFollow } from "../../documents/to-sign/content.ts";
import { saleToFollow } from "./document-content.ts";
import { type DocumentHolder, type DocumentState, sellersIn } from "./document-states.ts";
import { isOwnSale } from "./own-sale.ts";
import type { Consumer, Producer } from "./participant-store.ts";
import type { ProjectSources } from "./project-sources.ts";

interface ToCome {
  readonly terms: SalesTerms | null;
  readonly next: DocumentState["next"];
}

/** What the contract that comes next says, of those alone whom it names: who gives may come before who sells. */
export const saleOfNext = (
  sources: Pick<ProjectSources, "producers">,
  consumer: Consumer,
  { terms, next }: ToCome,
): SaleToFollow => saleToFollow(consumer, next ? sellersIn(sources, next) : sources.producers, terms);

/** What a contract of sale would leave to be agreed on: its price, whether VAT is added to it, and how long it binds. */
function lacksOf(
  sources: ProjectSources,
  consumer: Consumer,
  toCome: ToCome,
): NonNullable<ParticipantDocuments["saleLacks"]> {
  const { price, vatRegime } = saleOfNext(sources, consumer, toCome);
  const { terms } = toCome;
  const unsaid = isEngagementSaid(terms ?? emptySalesTerms) ? [] : (["terms"] as const);
  if (price === null) return ["price", ...unsaid];
  return [...(price > 0 && vatRegime === null ? (["vat"] as const) : []), ...unsaid];
}

/** What an owner reads of the contract that a consumer is to be sent. */
export const toldOfBuyer = (
  sources: ProjectSources,
  holder: DocumentHolder & { readonly kind: "consumer" },
  sale: DocumentState,
  terms: SalesTerms | null,
) => ({
  isOwnSale: isOwnSale(sources, holder, sale),
  saleLacks: lacksOf(sources, holder.point, { terms, next: sale.next }),
  ...(holder.point.acceptedPrice !== null && {
    agreedPrice: {
      accepted: holder.point.acceptedPrice,
      ofContract: saleOfNext(sources, holder.point, { terms, next: sale.next }).price,
    },
  }),
});

/** Of the terms, what a contract takes from a plant where they do not say it: its holder answered, or it is still to come. */
export const saidBy = ({ isVatSaid, hasPurchaseContract, isPlanned }: Producer) => [
  ...(isVatSaid ? (["vatRegime"] as const) : []),
  ...(hasPurchaseContract === null ? [] : (["purchaseContract"] as const)),
  ...(isPlanned ? (["installationDate"] as const) : []),
];
