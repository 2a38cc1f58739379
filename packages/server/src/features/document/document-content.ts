import {
  type DocumentKind,
  mandateBy,
  type NextContract,
  plantOfTerms,
  type SalesTerms,
} from "@mec/domain/document";
import { contractToEnd } from "@mec/domain/point";
import { dayInParis, vatOfSellers } from "@mec/domain/shared";
import type {
  ContractProducer,
  DocumentContent,
  ProductionSite,
  SaleToFollow,
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

/** What the owner's terms say of his own installation, and he answered of it where they do not; of a plant of another, nothing. */
function toldInTerms(
  terms: SalesTerms | null,
  site: ProductionSite,
  { hasPurchaseContract }: Producer,
): ProductionSite {
  if (terms === null) return site;
  const { energyKind, power, installationDate } = terms;
  const purchaseContract = terms.purchaseContract ?? hasPurchaseContract;
  return {
    ...site,
    productionType: energyKind ?? site.productionType,
    power: power ?? site.power,
    ...(installationDate !== null && { installedOn: installationDate }),
    ...(purchaseContract !== null && { hasPurchaseContract: purchaseContract }),
  };
}

/** What its holder declares of a purchase contract that may still run on that day. */
const ofOlderContract = ({ contracted }: Producer, day: string) =>
  contracted && contractToEnd(contracted, day) ? { mayHaveOlderContract: true as const } : {};

/** An installation as a contract tells it. */
function soldSite(producer: Producer, terms: SalesTerms | null, day: string | null): ProductionSite {
  const site = productionSite(producer);
  return {
    ...toldInTerms(terms, site, producer),
    ...(producer.isPlanned && { isPlanned: true }),
    ...(terms?.purchaseContract === false || day === null ? {} : ofOlderContract(producer, day)),
  };
}

/** The same as the accord of its holder does. */
const accordSite = (holder: DocumentHolder, day: string): Site =>
  holder.kind === "consumer"
    ? consumptionSite(holder.point)
    : { ...productionSite(holder.point), ...ofOlderContract(holder.point, day) };

/** @param day of a contract, YYYY-MM-DD; null of who sells by none that he would sign */
const sellerOf = (producer: Producer, terms: SalesTerms | null, day: string | null): ContractProducer => ({
  pointId: producer.pointId,
  identity: identityOf(producer),
  site: soldSite(producer, terms, day),
  ...(producer.vatRegime && { vatRegime: producer.vatRegime }),
  mandate: mandateBy(producer.accordStatus),
});

/** All who sell in a project, each with his VAT: a price is paid to each, whether or not he is ready for a contract. */
export const sellersOfProject = ({ producers }: Pick<ProjectSources, "producers">): ContractProducer[] =>
  producers.map((producer) => sellerOf(producer, null, null));

/** The price that the consumer accepted; nothing to pay when all of the electricity is given. */
function acceptedPrice({ acceptedPrice: price }: Consumer, producers: readonly Producer[]): number | null {
  const isFree = producers.length > 0 && producers.every((producer) => producer.isFree);
  return price ?? (isFree ? 0 : null);
}

/**
 * The terms as a contract takes them: what they say of an installation stands with its plant, and who signs a second
 * contract pays the subscription by the first.
 */
function termsWith(terms: SalesTerms | null, isAdded: boolean): SalesTerms | null {
  if (terms === null) return null;
  const ofPlant = { energyKind: null, power: null, installationDate: null, purchaseContract: null };
  return { ...terms, ...ofPlant, ...(isAdded ? { subscription: null } : {}) };
}

/** What he said yes to, and whose meter his contract waits for: nobody's, as soon as one is known. Who has asked to leave is in none. */
export function saleToFollow(
  consumer: Consumer,
  all: readonly Producer[],
  terms: SalesTerms | null,
): SaleToFollow {
  const producers = all.filter(({ isLeaving }) => !isLeaving);
  const { acceptedPrice: accepted } = consumer;
  const price = terms?.price ?? acceptedPrice(consumer, producers);
  return {
    price,
    ...(accepted !== null && accepted !== price && { acceptedPrice: accepted }),
    vatRegime: vatOfSellers(
      terms?.vatRegime ?? null,
      producers.map(({ power, vatRegime }) => ({ powerKwc: power, vatRegime })),
    ),
    unmetered: producers.every(({ prm }) => prm === "") ? producers.map(({ pointName }) => pointName) : [],
  };
}

/** What the invoices that the association makes for a producer will say. */
const vatOfHolder = (holder: DocumentHolder | null) =>
  holder?.kind === "producer" && !holder.point.isFree && holder.point.vatRegime
    ? { vatRegime: holder.point.vatRegime }
    : {};

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
  /** Of a consumer's bulletin and accord: whether his contract is still to come. */
  readonly isSaleToFollow?: boolean;
  /** Set for a preview that the owner reads while he drafts it. */
  readonly isDraft?: true;
}

/** The content of a document, from what is known now. */
export function contentOf(
  sources: Pick<ProjectSources, "project" | "ownerId" | "pmo" | "producers">,
  wanted: DocumentWanted,
): DocumentContent {
  const { project, ownerId, pmo, producers } = sources;
  const { kind, holder, reference, terms, next, isDraft } = wanted;
  const { association, interlocutor, fee } = pmo;
  const date = wanted.date.toISOString();
  const day = dayInParis(wanted.date);
  const head = { reference, date, project, association, interlocutor, ...(isDraft && { isDraft }) };
  const participant = holder && identityOf(holder.point);
  const site = holder && siteOf(holder);
  const consumer = holder?.kind === "consumer" ? holder.point : null;
  const follows = consumer && wanted.isSaleToFollow ? { sale: saleToFollow(consumer, producers, terms) } : {};
  if (kind === "bulletin") return { ...head, kind, fee, participant, site, ...follows };
  if (kind === "accord") {
    const site = holder && accordSite(holder, day);
    return { ...head, kind, participant, site, ...vatOfHolder(holder), ...follows };
  }
  const sellers = next ? sellersIn({ producers }, next) : producers;
  const own = plantOfTerms(producers, ownerId);
  return {
    ...head,
    kind,
    ...(next?.isAdded && { isAdded: true }),
    consumer: consumer && identityOf(consumer),
    site: consumer && consumptionSite(consumer),
    producers: sellers.map((producer) => sellerOf(producer, producer === own ? terms : null, day)),
    terms: termsWith(terms, next?.isAdded ?? false),
    acceptedPrice: consumer && acceptedPrice(consumer, sellers),
  };
}
