import { type DetailGap, type DocumentKind, type MissingItem, missingItems } from "../document/index.ts";
import { asProducer, type Participant } from "../point/index.ts";
import { type AwaitedSeller, type AwaitedSigner, hasWholeBody, type OverviewFacts } from "./facts.ts";
import { isRecruited, isToDeclare } from "./steps.ts";

/** The parts of the legal body that documents and participants need. */
export const bodyParts = ["association", "statutes", "fee"] as const;
export type BodyPart = (typeof bodyParts)[number];

/** What an owner may have to do; first what others wait for. */
export const toDoKinds = [
  "confirm-address",
  "sign",
  "sign-own-plants",
  // What others wait for too, and another signs: the owner has him written to.
  "have-signed",
  "mend-signer",
  "fix-perimeter",
  "answer-candidates",
  "answer-producers",
  "renew-prices",
  "settle-departures",
  "settle-early-departures",
  "settle-producer-departures",
  "settle-refusals",
  "find-sellers",
  // Before what can be sent: the contracts of others may wait for it.
  "complete-own",
  // A document that is sent stays as it is, and names no vote that comes later.
  "give-deliberation",
  // Nor does a contract take the terms that are written later.
  "write-terms",
  "send-papers",
  // Nothing can be sent before others have spoken: the owner reads who.
  "await-sellers",
  "take-service",
  // What the declaration needs comes before what follows it.
  "describe-pmo",
  "name-grid-operator",
  "declare",
  "start-sharing",
  "start-producers",
  // What the sharing asks of its owner, until he says that it is done.
  "tell-network",
  "invoice",
  "call-dues",
  "say-customer",
  "follow-prices",
  // Nothing is to do of it: it is read before it happens.
  "await-retraction",
  "add-producer",
  "tell-production",
  "name-bearer",
  "publish",
  "prepare-invitations",
  "invite-by-email",
  "describe-association",
  "add-own-buildings",
  "add-own-premises",
  "add-own-point",
  "invite",
] as const;
export type ToDoKind = (typeof toDoKinds)[number];

export interface ToDo {
  readonly kind: ToDoKind;
  /** How many people or documents it is about; 1 for what is done once. */
  readonly count: number;
  /** Of candidates: how many of them are on the waiting list, when any is. */
  readonly onWaitingList?: number | undefined;
  /** Of candidates: whether all of them are the owner's own places. */
  readonly areOwn?: boolean | undefined;
  /** Of candidates: whether there is no room left for them. */
  readonly isFull?: boolean | undefined;
  /** Of the legal body: its parts that are not there yet. */
  readonly lacking?: readonly BodyPart[] | undefined;
  /** Of documents to send and of refused ones: the first kind that one finds. */
  readonly document?: DocumentKind | undefined;
  /** Of documents to send: how many of the places are the owner's own plants, when any is. */
  readonly ownPlants?: number | undefined;
  /**
   * Of the owner's own points: what is to be said of them, and which it is when it is one; of his plants' documents, where he
   * signs; of a délibération, the first that lacks it: given there, it goes to the others.
   */
  readonly items?: readonly MissingItem[] | undefined;
  readonly point?: Participant | undefined;
  /** Of contracts that wait for who sells: who that is, beside the `items` that are awaited. */
  readonly sellers?: readonly Omit<AwaitedSeller, "id" | "items">[] | undefined;
  /** Of documents that others sign by mailboxes of their own: their names, and whether all have their addresses to confirm first. */
  readonly signers?: readonly string[] | undefined;
  readonly isToConfirm?: boolean | undefined;
  /** Of the declaration: what its annex still lacks. */
  readonly annexe?: readonly DetailGap["item"][] | undefined;
  /** Of what the owner says done: a mark of whom it is due and for which day. */
  readonly list?: string | undefined;
  /** Of who may retract: the last day on which one may. */
  readonly until?: string | undefined;
  /** Of them: how many of their places are left out of the sharing until then. */
  readonly leftOut?: number | undefined;
  /** Of the association: whether a commune bears the project, which founds it with others or joins it. */
  readonly isMunicipality?: boolean | undefined;
  /** Of the association, and of the legal body: whether it was described without those who found it. */
  readonly lacksFounders?: boolean | undefined;
}

/** Nobody does more than this in a day. */
export const mostToDo = 5;

const once = (isWanted: boolean): number => (isWanted ? 1 : 0);

/** Whether nobody but the owner has applied, unless his own points are all that he wants and share already. */
const isAlone = (facts: OverviewFacts): boolean => !facts.hasOtherApplicants && !isRecruited(facts);

const hasConsumers = ({ accepted, signed, running }: OverviewFacts): boolean =>
  accepted + signed + running > 0;

/** Whether people can find the project, or will. */
const isShown = ({ standing }: OverviewFacts): boolean =>
  standing === "online" || standing === "awaiting-confirmation";

/** Whether nobody takes part yet in a project that people can find, or will. */
const isBeginning = (facts: OverviewFacts): boolean => isShown(facts) && !hasConsumers(facts);

/** Whether its owner could be its first participant with a place of his own. */
const lacksOwnPlace = (facts: OverviewFacts): boolean => isBeginning(facts) && facts.ownPlaces === 0;

/** A public body has several buildings: one of them that takes part is not all of them. */
const fewBuildings = 2;

/** Whether a public body that still looks for participants has other buildings to bring, as far as one can tell. */
const lacksBuildings = (facts: OverviewFacts): boolean =>
  facts.bearer === "municipality" && isShown(facts) && !isRecruited(facts) && facts.ownPlaces < fewBuildings;

/** Whether premises to work in stand behind it; an association's members have their homes, and it a place at most. */
const hasPremises = ({ bearer }: OverviewFacts): boolean => bearer === "farmer" || bearer === "company";

/** Who reads his mailbox, or may: the others say that they are somebody else. */
const mayBeAsked = ({ turn }: AwaitedSigner): boolean => turn !== "disowned";

const documentsOf = (signers: readonly AwaitedSigner[]): number =>
  signers.reduce((sum, { documents }) => sum + documents, 0);

/** Whom contracts wait for: what the owner's own plants lack of him he is asked for apart. */
const sellersOf = ({ awaitedSellers, ownLacking }: OverviewFacts): AwaitedSeller[] =>
  awaitedSellers.filter(({ id }) => !ownLacking.some((own) => own.id === id));

const counts: Record<ToDoKind, (facts: OverviewFacts) => number> = {
  "confirm-address": ({ standing }) => once(standing === "awaiting-confirmation"),
  sign: ({ toSign }) => toSign,
  "sign-own-plants": ({ ownPlantDocuments }) => ownPlantDocuments,
  "have-signed": ({ signedByOthers }) => documentsOf(signedByOthers.filter(mayBeAsked)),
  "mend-signer": ({ signedByOthers }) => documentsOf(signedByOthers.filter((one) => !mayBeAsked(one))),
  "fix-perimeter": ({ isWithinPerimeter }) => once(!isWithinPerimeter),
  "answer-candidates": ({ candidates }) => candidates,
  "answer-producers": ({ waitingProducers }) => waitingProducers,
  "renew-prices": ({ expiredPrices }) => expiredPrices,
  "settle-departures": ({ leaving }) => leaving,
  "settle-early-departures": ({ leavingBeforeStart }) => leavingBeforeStart,
  "settle-producer-departures": ({ leavingProducers }) => leavingProducers,
  "settle-refusals": ({ refusals }) => refusals,
  "find-sellers": ({ withoutSeller }) => withoutSeller,
  // Until somebody takes part, a plant's documents have nobody who waits for them.
  "complete-own": (facts) => (hasConsumers(facts) ? facts.ownLacking.length : 0),
  "give-deliberation": (facts) => (hasConsumers(facts) ? facts.ownWithoutDeliberation.length : 0),
  "write-terms": ({ unsaidSales }) => unsaidSales,
  "send-papers": ({ toSend }) => toSend,
  "await-sellers": (facts) => (sellersOf(facts).length > 0 ? facts.awaitedContracts : 0),
  // Nothing else says so before one tries to send.
  "take-service": ({ lackingService }) => once(lackingService > 0),
  declare: (facts) => once(isToDeclare(facts)),
  "start-sharing": ({ startable }) => startable,
  "start-producers": ({ startableProducers }) => startableProducers,
  "tell-network": ({ untoldDepartures }) => untoldDepartures,
  invoice: ({ toInvoice }) => toInvoice,
  "call-dues": ({ duesToCall }) => duesToCall,
  "say-customer": ({ lacksCustomer }) => once(lacksCustomer),
  "follow-prices": ({ endingPrices }) => endingPrices,
  "await-retraction": ({ retractable }) => retractable,
  "add-producer": ({ producers, waitingProducers }) => once(producers === 0 && waitingProducers === 0),
  // The gauge, the room left and the study rest on it.
  "tell-production": ({ lacksProduction }) => once(lacksProduction),
  "describe-pmo": (facts) => once(!hasWholeBody(facts) && hasConsumers(facts)),
  // The declaration names it, and a point behind another network cannot take part.
  "name-grid-operator": (facts) => once(!facts.hasGridOperator && hasConsumers(facts)),
  "name-bearer": ({ bearer }) => once(bearer === null),
  publish: ({ standing }) => once(standing === "not-published"),
  "prepare-invitations": (facts) => once(facts.standing === "awaiting-confirmation" && isAlone(facts)),
  "invite-by-email": (facts) => once(facts.standing === "online" && isAlone(facts) && facts.invited === 0),
  // Once somebody takes part, `describe-pmo` asks for the whole of it.
  "describe-association": (facts) => once(isBeginning(facts) && !facts.hasAssociation),
  "add-own-buildings": (facts) => once(lacksBuildings(facts)),
  "add-own-premises": (facts) => once(lacksOwnPlace(facts) && hasPremises(facts)),
  "add-own-point": (facts) =>
    once(lacksOwnPlace(facts) && facts.bearer !== "municipality" && !hasPremises(facts)),
  invite: (facts) => once(facts.standing === "online" && isAlone(facts)),
};

/** What an answer to candidates depends on. */
const roomFor = ({ candidates, ownCandidates, onWaitingList, isFull }: OverviewFacts): Partial<ToDo> => ({
  ...(onWaitingList > 0 && { onWaitingList }),
  ...(isFull && { isFull }),
  ...(ownCandidates === candidates && { areOwn: true }),
});

const lackingParts = ({ hasAssociation, hasStatutes, hasFee }: OverviewFacts): BodyPart[] => {
  const isThere: Record<BodyPart, boolean> = {
    association: hasAssociation,
    statutes: hasStatutes,
    fee: hasFee,
  };
  return bodyParts.filter((part) => !isThere[part]);
};

/** What his own points lack, each thing once. */
function ofOwn({ ownLacking }: OverviewFacts): Partial<ToDo> {
  const [first, ...others] = ownLacking;
  return {
    items: missingItems.filter((item) => ownLacking.some(({ items }) => items.includes(item))),
    ...(first && others.length === 0 && { point: { kind: first.kind, id: first.id } }),
  };
}

/** Who is to sign, each once, and whether all of them have an address to confirm first. */
const ofSigners = (signers: readonly AwaitedSigner[]): Partial<ToDo> => ({
  signers: [...new Set(signers.map(({ name }) => name))],
  ...(signers.every(({ turn }) => turn === "another-address") && { isToConfirm: true }),
});

/** What who sells has still to say, each thing once. */
function ofSellers(facts: OverviewFacts): Partial<ToDo> {
  const sellers = sellersOf(facts);
  return {
    items: missingItems.filter((item) => sellers.some(({ items }) => items.includes(item))),
    sellers: sellers.map(({ name, pointName, isOwn }) => ({ name, pointName, isOwn })),
  };
}

const ofFounders = ({ lacksFounders }: OverviewFacts): Partial<ToDo> =>
  lacksFounders ? { lacksFounders } : {};

const ofDuty = (list: string | undefined): Partial<ToDo> => (list === undefined ? {} : { list });

const ofRetractable = ({ retractableUntil: until, leftOut }: OverviewFacts): Partial<ToDo> => ({
  ...(until !== null && { until }),
  ...(leftOut > 0 && { leftOut }),
});

const ofDocument = (document: DocumentKind | null): Partial<ToDo> => (document ? { document } : {});

/** What a thing to do is about, beside its count. */
function detailsOf(kind: ToDoKind, facts: OverviewFacts): Partial<ToDo> {
  const { ownPlantsToSend: ownPlants, ownPlantDocumentsAt: signedAt } = facts;
  const [unvoted] = facts.ownWithoutDeliberation;
  switch (kind) {
    case "answer-candidates":
      return roomFor(facts);
    case "describe-pmo":
      return { lacking: lackingParts(facts), ...ofFounders(facts) };
    case "complete-own":
      return ofOwn(facts);
    case "sign-own-plants":
      return signedAt === null ? {} : { point: asProducer(signedAt) };
    case "await-sellers":
      return ofSellers(facts);
    case "have-signed":
      return ofSigners(facts.signedByOthers.filter(mayBeAsked));
    case "mend-signer":
      return ofSigners(facts.signedByOthers.filter((one) => !mayBeAsked(one)));
    case "give-deliberation":
      return unvoted ? { point: { kind: unvoted.kind, id: unvoted.id } } : {};
    case "describe-association":
      return { ...(facts.bearer === "municipality" && { isMunicipality: true }), ...ofFounders(facts) };
    case "send-papers":
      return { ...ofDocument(facts.firstToSend), ...(ownPlants > 0 && { ownPlants }) };
    case "declare":
      return facts.annexeLacks.length > 0 ? { annexe: facts.annexeLacks } : {};
    case "tell-network":
    case "invoice":
    case "call-dues":
      return ofDuty(facts.dutyLists[kind]);
    case "await-retraction":
      return ofRetractable(facts);
    case "settle-refusals":
      return ofDocument(facts.firstRefused);
    default:
      return {};
  }
}

/** All that there is to do, in its order. */
export const allToDo = (facts: OverviewFacts): ToDo[] =>
  toDoKinds.flatMap((kind) => {
    const count = counts[kind](facts);
    return count > 0 ? [{ kind, count, ...detailsOf(kind, facts) }] : [];
  });

/** What to do today: a few things, each of them a button. */
export const toDoToday = (facts: OverviewFacts): ToDo[] => allToDo(facts).slice(0, mostToDo);
