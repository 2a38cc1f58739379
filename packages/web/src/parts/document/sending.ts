import type { DocumentResult, ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { participantKey } from "@mec/domain/point";
import type { Gap } from "./mend.ts";
import { actionsOf, isDerived } from "./participant.ts";

/** What a sending does for one participant. */
export interface SetToSend {
  readonly participant: ParticipantDocuments;
  /** The documents that are sent. */
  readonly going: readonly DocumentKind[];
  /** The documents that lack something, and are not sent. */
  readonly staying: readonly DocumentKind[];
  /** Whether its contract of sale lacks nothing but a price, and is not sent without. */
  readonly isPriceless?: boolean;
}

/**
 * What a sending would do for each chosen participant: documents already sent, signed or handled elsewhere
 * are left alone, and so is the contract of a body with itself, unless such contracts alone are asked for.
 */
export function setsToSend(
  participants: readonly ParticipantDocuments[],
  kinds: readonly DocumentKind[],
): SetToSend[] {
  const areAllOwn = kinds.length === 1 && participants.every(({ isOwnSale: isOwn }) => isOwn);
  return participants.map((participant) => {
    const taken = kinds.filter((kind) => areAllOwn || !isOwnSale(participant, kind));
    const ready = taken.filter((kind) => actionsOf(participant, kind).includes("send"));
    const going = ready.filter((kind) => !lacksPrice(participant, kind));
    const staying = taken.filter((kind) => participant[kind].status === "NOT-READY");
    return {
      participant,
      going,
      staying,
      ...(going.length < ready.length && !participant.isOwnSale && { isPriceless: true }),
    };
  });
}

/**
 * The plants whose own documents are not on their way, and that a sending leaves out: the agreement lists them beside those who
 * receive it, and nobody accepts an owner's own.
 */
export const plantsLeftOut = (
  all: readonly ParticipantDocuments[],
  chosen: readonly ParticipantDocuments[],
): ParticipantDocuments[] =>
  all.filter(
    (one) =>
      one.kind === "producer" &&
      !chosen.some(({ id }) => id === one.id) &&
      documentKinds.some(
        (kind) =>
          !isDerived(one, kind) &&
          (one[kind].status === "NOT-READY" || actionsOf(one, kind).includes("send")),
      ),
  );

const lacksPrice = ({ saleLacks }: ParticipantDocuments, kind: DocumentKind): boolean =>
  kind === "salesContract" && Boolean(saleLacks?.includes("price"));

const isOwnSale = (participant: ParticipantDocuments, kind: DocumentKind): boolean =>
  kind === "salesContract" && Boolean(participant.isOwnSale);

/** Whose contract would be made with himself, and is not settled yet. */
export const ownSales = (sets: readonly SetToSend[]): ParticipantDocuments[] =>
  sets
    .map(({ participant }) => participant)
    .filter(
      (participant) => participant.isOwnSale && actionsOf(participant, "salesContract").includes("ignore"),
    );

/** Those of them whose contract leaves nevertheless, as it alone is asked for, and those whose contract stays. */
export function ownSalesByWay(sets: readonly SetToSend[]) {
  const own = ownSales(sets);
  const going = new Set(
    sets.flatMap(({ going: kinds, participant }) => (kinds.includes("salesContract") ? participant.id : [])),
  );
  return {
    going: own.filter(({ id }) => going.has(id)),
    staying: own.filter(({ id }) => !going.has(id)),
  };
}

const placeOf = ({ participant: { name, pointName } }: SetToSend): string => pointName || name;

/** Whose contract of sale goes by the common rule, for want of these terms. */
export const salesLacking = (sets: readonly SetToSend[], lack: "vat" | "terms"): string[] =>
  sets
    .filter(
      ({ going, participant }) => going.includes("salesContract") && participant.saleLacks?.includes(lack),
    )
    .map(placeOf);

/** Whose contract of sale stays for want of a price. */
export const pricelessSales = (sets: readonly SetToSend[]): string[] =>
  sets.filter(({ isPriceless }) => isPriceless).map(placeOf);

/** For whom terms are to be written before these contracts leave: one consumer's own price, else those of all; null where all is said. */
export function termsToWrite(sets: readonly SetToSend[]): string | null {
  const priceless = sets.filter(({ isPriceless }) => isPriceless);
  const hasOther = salesLacking(sets, "vat").length + salesLacking(sets, "terms").length > 0;
  const [first, ...others] = priceless;
  if (first && others.length === 0 && !hasOther) return first.participant.id;
  return first || hasOther ? "all" : null;
}

/** What a set lacks, each item once, whichever of its documents lack it. */
export function gapsOfSet({ participant, staying }: SetToSend): Gap[] {
  const gaps = new Map<string, Gap>();
  for (const gap of staying.flatMap((kind) => participant[kind].gaps))
    gaps.set(`${gap.item} ${gap.target}`, gap);
  return [...gaps.values()];
}

/** The public bodies, by their places, of which something goes that says no délibération: no document is changed once it is sent. */
export const withoutDeliberation = (sets: readonly SetToSend[]): string[] =>
  sets
    .filter(({ going, participant }) => going.length > 0 && participant.lacksDeliberation)
    .map(({ participant: { name, pointName } }) => pointName || name);

/** The plants whose purchase contract ends before they share, of which something goes: their own documents, or a contract of sale where it is known to run. */
export const plantsToEnd = (
  sets: readonly SetToSend[],
  all: readonly ParticipantDocuments[],
): ParticipantDocuments[] => {
  const goes = (id: string) =>
    sets.some(({ going, participant }) => participant.id === id && going.length > 0);
  const areSold = sets.some(({ going }) => going.includes("salesContract"));
  return all.filter(
    ({ kind, id, contractToEnd }) =>
      kind === "producer" && contractToEnd && (goes(id) || (areSold && contractToEnd === "older")),
  );
};

interface Doubted {
  readonly doubt: string;
  readonly places: readonly string[];
}

/** Whose identifier is doubted that something prints which goes: a receiver's, or a seller's in a contract of sale. */
function doubtedIn({ going, participant }: SetToSend): { name: string; doubt: string }[] {
  const { identifierDoubt: doubt, name, pointName, sellerDoubts = [] } = participant;
  return [
    ...(going.length > 0 && doubt ? [{ name: pointName || name, doubt }] : []),
    ...(going.includes("salesContract") ? sellerDoubts : []),
  ];
}

/** The same by what is doubted, each name once: it is asked before it is printed. */
export function doubtsOf(sets: readonly SetToSend[]): Doubted[] {
  const places = new Map<string, Set<string>>();
  for (const { name, doubt } of sets.flatMap(doubtedIn))
    places.set(doubt, (places.get(doubt) ?? new Set()).add(name));
  return [...places].map(([doubt, doubted]) => ({ doubt, places: [...doubted] }));
}

export interface SendingTotals {
  readonly documents: number;
  readonly people: number;
  readonly incomplete: readonly SetToSend[];
}

export function totalsOf(sets: readonly SetToSend[]): SendingTotals {
  return {
    documents: sets.reduce((sum, { going }) => sum + going.length, 0),
    people: sets.filter(({ going }) => going.length > 0).length,
    incomplete: sets.filter(({ staying }) => staying.length > 0),
  };
}

/**
 * Of what was not sent, what lacks something and what failed. The server answers for whole sets: what was signed, sent or
 * done elsewhere before is neither.
 */
export function stayedOf(results: readonly DocumentResult[], sets: readonly SetToSend[]) {
  const setOf = new Map(sets.map((set) => [participantKey(set.participant), set]));
  const stayed = (part: "going" | "staying") =>
    results.filter(
      ({ ok, participant, kind }) => !ok && setOf.get(participantKey(participant))?.[part].includes(kind),
    );
  return { toComplete: stayed("staying"), failed: stayed("going") };
}
