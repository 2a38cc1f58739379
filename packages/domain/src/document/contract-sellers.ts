import type { KeptDocumentStatus } from "./statuses.ts";
import { cameBack, isInFlight, isSigned } from "./transitions.ts";

/** A production point of the project, by what a sales contract needs of it. */
export interface Seller {
  readonly pointId: string;
  readonly prm: boolean;
  readonly signatory: boolean;
  readonly power: boolean;
  /** Whether he has said if he adds VAT, or no contract states it. */
  readonly vat: boolean;
  /** Whether the owner does its sales outside of the platform. */
  readonly isElsewhere: boolean;
  /** Whether he has asked to leave the project: what is signed runs on, and nothing new is made with him. */
  readonly isLeaving: boolean;
  /** Whether his purchase contract keeps him from sharing for more than a year: nothing is made with him until then. */
  readonly isHeld?: boolean;
  /** Whether he adds VAT to the price that this consumer accepted without: then he has a contract of his own, which may be refused alone. */
  readonly isApart?: boolean;
}

/** A sales contract that a consumer has, and whose electricity it sells. */
export interface MadeContract {
  readonly status: KeptDocumentStatus;
  readonly sellers: readonly string[];
}

export interface NextContract {
  readonly sellers: readonly string[];
  /** Whether it stands beside one that all have signed. */
  readonly isAdded: boolean;
}

const idsOf = (sellers: readonly Seller[]): string[] => sellers.map(({ pointId }) => pointId);

const whoStay = (producers: readonly Seller[]): Seller[] =>
  producers.filter(({ isLeaving, isHeld }) => !isLeaving && !isHeld);

/** Whether those who sell here have all asked to leave, or share but in years: who sells outside of the platform takes their place in no contract. */
export const isLeftByAll = (producers: readonly Seller[]): boolean => {
  const here = producers.filter(({ isElsewhere }) => !isElsewhere);
  const asked = here.length > 0 ? here : producers;
  return asked.length > 0 && whoStay(asked).length === 0;
};

/** Whom one contract may name together: who has another price than the one that was accepted comes after the others. */
function together(sellers: readonly Seller[]): readonly Seller[] {
  const atAccepted = sellers.filter(({ isApart }) => !isApart);
  return atAccepted.length > 0 ? atAccepted : sellers;
}

/** A meter comes with the connection: who has none yet would hold back everybody else's contract. */
function firstSellers(producers: readonly Seller[]): string[] {
  const selling = producers.filter(({ isElsewhere }) => !isElsewhere);
  const known = selling.length > 0 ? selling : producers;
  const metered = known.filter(({ prm }) => prm);
  return idsOf(together(metered.length > 0 ? metered : known));
}

/**
 * The contract to make next with a consumer: the first, with the producers whose meter is known, or with all of them while
 * none is; once one is signed by all, another with those whom it does not name, as soon as they have all that it needs.
 * Null while one is on its way or settled elsewhere, and when everybody who sells is named, has asked to leave or shares but in years.
 * @param contracts his living ones, the oldest first
 * @param retracted the producers from whose contracts he has retracted, and to whom he has not said yes since
 */
export function contractNext(
  producers: readonly Seller[],
  contracts: readonly MadeContract[],
  retracted: readonly string[] = [],
): NextContract | null {
  const open = contracts.filter(({ status }) => !isSigned(status));
  if (open.some(({ status }) => !cameBack(status))) return null;
  const signed = contracts.filter(({ status }) => isSigned(status));
  const staying = whoStay(producers);
  if (signed.length === 0 && isLeftByAll(producers)) return null;
  if (signed.length === 0) return { sellers: firstSellers(staying), isAdded: false };
  const named = [...signed.flatMap(({ sellers }) => sellers), ...retracted];
  const late = staying.filter(
    ({ pointId, prm, signatory, power, vat, isElsewhere }) =>
      !named.includes(pointId) && prm && signatory && power && vat && !isElsewhere,
  );
  return late.length > 0 ? { sellers: idsOf(together(late)), isAdded: true } : null;
}

/** Whom the next contract of a consumer would name too, had they not asked to leave, or did they share before long. */
export function sellersLeaving(
  producers: readonly Seller[],
  contracts: readonly MadeContract[],
  retracted: readonly string[] = [],
): string[] {
  const staying = new Set(idsOf(whoStay(producers)));
  if (staying.size === producers.length) return [];
  const all = producers.map((one) => ({ ...one, isLeaving: false, isHeld: false }));
  const next = contractNext(all, contracts, retracted);
  return next?.sellers.filter((pointId) => !staying.has(pointId)) ?? [];
}

/**
 * The producers with whom a contract of one consumer is still to come: those that `contractNext` names once each has given all
 * that it needs, and what is on its way is signed.
 * @param contracts the consumer's living ones, the oldest first
 */
export function sellersToCome(
  producers: readonly Seller[],
  contracts: readonly MadeContract[],
  retracted: readonly string[] = [],
): string[] {
  const standing = contracts.filter(({ status }) => !cameBack(status));
  const isSettledElsewhere = standing.some(({ status }) => !isSigned(status) && !isInFlight(status));
  if (isSettledElsewhere) return [];
  const staying = whoStay(producers);
  const selling = staying.filter(({ isElsewhere }) => !isElsewhere);
  if (standing.length === 0)
    return isLeftByAll(producers) ? [] : idsOf(selling.length > 0 ? selling : staying);
  const named = new Set([...standing.flatMap(({ sellers }) => sellers), ...retracted]);
  return idsOf(selling).filter((pointId) => !named.has(pointId));
}

/**
 * By how many contracts a consumer buys from all who sell to him: those that stand with one who sells here, and the one that is
 * still to come. Null where several sellers are to come, who may be named together or apart; one as long as none is made.
 * @param contracts his living ones, the oldest first
 */
export function contractsWithAll(
  producers: readonly Seller[],
  contracts: readonly MadeContract[],
  retracted: readonly string[] = [],
): number | null {
  const ids = idsOf(producers);
  const standing = contracts.filter(
    ({ status, sellers }) => !cameBack(status) && sellers.some((pointId) => ids.includes(pointId)),
  ).length;
  if (standing === 0) return 1;
  const toCome = ids.filter(
    (pointId) => saleBetween(pointId, producers, contracts, retracted) === "to-come",
  ).length;
  return toCome > 1 ? null : standing + toCome;
}

/** Those whom the first contract of a consumer leaves out, and with whom another is made once they are ready for it. */
export function sellersAfterFirst(producers: readonly Seller[]): string[] {
  const first = new Set(firstSellers(whoStay(producers)));
  return sellersToCome(producers, []).filter((pointId) => !first.has(pointId));
}

/** Whether a producer's contract with a consumer has left, is still to be sent, or was refused and not sent anew. */
export type Sale = "sent" | "to-come" | "refused";

/** With whom a contract was refused. */
const refusedOf = (contracts: readonly MadeContract[]): ReadonlySet<string> =>
  new Set(contracts.flatMap(({ status, sellers }) => (status === "DECLINED" ? sellers : [])));

/**
 * Where the contract of one consumer with one producer stands: the one that `contractNext` makes once the producer has given
 * all that it needs, and what is on its way is signed. What was refused is announced to nobody, though its owner may send it
 * anew. Null where it is settled elsewhere.
 * @param contracts the consumer's living ones, the oldest first
 */
export function saleBetween(
  pointId: string,
  producers: readonly Seller[],
  contracts: readonly MadeContract[],
  retracted: readonly string[] = [],
): Sale | null {
  const stands = contracts.some(({ status, sellers }) => !cameBack(status) && sellers.includes(pointId));
  if (stands) return "sent";
  // What was refused stays so of who asks to leave.
  const all = producers.map((one) =>
    one.pointId === pointId ? { ...one, isLeaving: false, isHeld: false } : one,
  );
  if (!sellersToCome(all, contracts, retracted).includes(pointId)) return null;
  if (refusedOf(contracts).has(pointId)) return "refused";
  return sellersToCome(producers, contracts, retracted).includes(pointId) ? "to-come" : null;
}

/**
 * Whom each contract of a consumer names that not all have signed: those on their way, then the one that is still to come. What was
 * refused is not to be signed.
 * @param contracts his living ones, the oldest first
 */
export function unsignedContracts(
  producers: readonly Seller[],
  contracts: readonly MadeContract[],
  retracted: readonly string[] = [],
): (readonly string[])[] {
  const onTheirWay = contracts.filter(({ status }) => isInFlight(status)).map(({ sellers }) => sellers);
  const refused = refusedOf(contracts);
  const toCome = sellersToCome(producers, contracts, retracted).filter((pointId) => !refused.has(pointId));
  return toCome.length > 0 ? [...onTheirWay, toCome] : onTheirWay;
}
