import type { DocumentKind, NextContract, SalesTerms } from "@mec/domain/document";
import type {
  ContractProducer,
  DocumentContent,
  ProductionSite,
  Site,
} from "../../documents/to-sign/content.ts";
import { signatoryIdentity } from "../../encryption/index.ts";
import { type DocumentHolder, sellersIn } from "./document-states.ts";
import type { Consumer, Producer } from "./participant-store.ts";
import type { ProjectSources } from "./project-sources.ts";

const initials: Record<DocumentKind, string> = { bulletin: "BA", accord: "AP", salesContract: "CV" };

/** "BA-7D9F1C1E": short enough to be said on the telephone. */
export const referenceOf = (kind: DocumentKind, documentId: string): string =>
  `${initials[kind]}-${documentId.slice(0, 8).toUpperCase()}`;

const consumptionSite = ({ pointName, address, prm, segment }: Consumer) =>
  ({ kind: "consumption", name: pointName, address, prm, segment }) as const;

const productionSite = ({ pointName, address, prm, productionType, power }: Producer): ProductionSite => ({
  kind: "production",
  name: pointName,
  address,
  prm,
  productionType,
  power,
});

const siteOf = (holder: DocumentHolder): Site =>
  holder.kind === "consumer" ? consumptionSite(holder.point) : productionSite(holder.point);

/** The signatory of a point, with birth date and place decrypted: only documents contain them. */
const identityOf = ({ pointId, identity }: Consumer | Producer) => signatoryIdentity.open(pointId, identity);

/** Left out while the accord may still be signed, or when it was settled outside the platform. */
function mandateOf({ accordStatus }: Producer): Pick<ContractProducer, "hasMandated"> {
  switch (accordStatus) {
    case "DONE":
      return { hasMandated: true };
    case null:
    case "DECLINED":
    case "EXPIRED":
    case "ERROR":
      return { hasMandated: false };
    default:
      return {};
  }
}

const sellerOf = (producer: Producer): ContractProducer => ({
  pointId: producer.pointId,
  identity: identityOf(producer),
  site: productionSite(producer),
  ...mandateOf(producer),
});

/** The price that the consumer accepted; nothing to pay when all of the electricity is given. */
function acceptedPrice({ acceptedPrice: price }: Consumer, producers: readonly Producer[]): number | null {
  const isFree = producers.length > 0 && producers.every((producer) => producer.isFree);
  return price ?? (isFree ? 0 : null);
}

/**
 * The terms as a contract with some of the producers takes them: what they say of the installations as a whole is not true of
 * these, and who signs a second contract pays the subscription by the first.
 */
function termsWith(terms: SalesTerms | null, areAll: boolean, isAdded: boolean): SalesTerms | null {
  if (terms === null) return null;
  const unsaid = { energyKind: null, power: null, installationDate: null, purchaseContract: null };
  return { ...terms, ...(areAll ? {} : unsaid), ...(isAdded ? { subscription: null } : {}) };
}

export interface DocumentWanted {
  readonly kind: DocumentKind;
  /** Null for an imaginary participant. */
  readonly holder: DocumentHolder | null;
  readonly reference: string;
  readonly date: Date;
  /** The terms of sale, for a contract. */
  readonly terms: SalesTerms | null;
  /** Whom a contract is made with; null for an imaginary one: all producers. */
  readonly next: NextContract | null;
  /** Set for a preview that the owner reads while he drafts it. */
  readonly isDraft?: true;
}

/** The content of a document, from what is known now. */
export function contentOf(
  sources: Pick<ProjectSources, "project" | "pmo" | "producers">,
  wanted: DocumentWanted,
): DocumentContent {
  const { project, pmo, producers } = sources;
  const { kind, holder, reference, terms, next, isDraft } = wanted;
  const { association, interlocutor, fee } = pmo;
  const date = wanted.date.toISOString();
  const head = { reference, date, project, association, interlocutor, ...(isDraft && { isDraft }) };
  const participant = holder && identityOf(holder.point);
  const site = holder && siteOf(holder);
  if (kind === "bulletin") return { ...head, kind, fee, participant, site };
  if (kind === "accord") return { ...head, kind, participant, site };
  const consumer = holder?.kind === "consumer" ? holder.point : null;
  const sellers = next ? sellersIn({ producers }, next) : producers;
  return {
    ...head,
    kind,
    consumer: consumer && identityOf(consumer),
    site: consumer && consumptionSite(consumer),
    producers: sellers.map(sellerOf),
    terms: termsWith(terms, sellers.length === producers.length, next?.isAdded ?? false),
    acceptedPrice: consumer && acceptedPrice(consumer, sellers),
  };
}
