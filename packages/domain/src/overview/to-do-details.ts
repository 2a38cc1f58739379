import { type DocumentKind, missingItems } from "../document/index.ts";
import { asConsumer, asProducer } from "../point/index.ts";
import type { AwaitedSeller, AwaitedSigner, OverviewFacts } from "./facts.ts";
import { isToDeclareOrComplete } from "./steps.ts";
import { type BodyPart, bodyParts, type ToDo, type ToDoKind } from "./to-do-kinds.ts";

/** Who reads his mailbox, or may: the others say that they are somebody else. */
export const mayBeAsked = ({ turn }: AwaitedSigner): boolean => turn !== "disowned";

/** Whom contracts wait for: what the owner's own plants lack of him he is asked for apart. */
export const sellersOf = ({ awaitedSellers, ownLacking }: OverviewFacts): AwaitedSeller[] =>
  awaitedSellers.filter(({ id }) => !ownLacking.some((own) => own.id === id));

/** What an answer to candidates depends on. */
const roomFor = ({
  candidates,
  ownCandidates,
  ownCandidatesUntold: untold,
  onWaitingList,
  isFull,
}: OverviewFacts): Partial<ToDo> => ({
  ...(onWaitingList > 0 && { onWaitingList }),
  ...(isFull && { isFull }),
  ...(ownCandidates === candidates && { areOwn: true, ...(untold > 0 && { untold }) }),
});

const lackingParts = ({
  hasInterlocutor,
  hasAssociation,
  hasStatutes,
  hasFee,
}: OverviewFacts): BodyPart[] => {
  const isThere: Record<BodyPart, boolean> = {
    interlocutor: hasInterlocutor,
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
  ...(signers.some(({ isHeld }) => isHeld) && { isHeld: true }),
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

/** Who is to be told of to the grid operator; who comes is told apart from who leaves. */
const ofMoves = ({
  dutyLists,
  departed,
  untoldArrivals,
  arrived,
  isNationalGrid,
}: OverviewFacts): Partial<ToDo> => ({
  ...ofDuty(dutyLists["tell-network"]),
  ...(departed.length > 0 && { names: departed }),
  ...(untoldArrivals > 0 && { arrivals: untoldArrivals, arrived }),
  ...(isNationalGrid && { isNationalGrid }),
});

const ofOwing = ({ owing: names, owingSince, duesEur }: OverviewFacts): Partial<ToDo> =>
  owingSince === null ? {} : { names, since: owingSince, amountEur: duesEur };

const ofRetractable = ({ retractableUntil: until, leftOut }: OverviewFacts): Partial<ToDo> => ({
  ...(until !== null && { until }),
  ...(leftOut > 0 && { leftOut }),
});

const ofDocument = (document: DocumentKind | null): Partial<ToDo> => (document ? { document } : {});

/** Once a day was told on which somebody shares, no other is foretold. */
const ofStart = ({ earliestStart: earliest, running, isNationalGrid }: OverviewFacts): Partial<ToDo> => ({
  ...(running === 0 && { earliest }),
  ...(isNationalGrid && { isNationalGrid }),
});

const ofAnnounced = ({ earliestStart: earliest, announcedStart }: OverviewFacts): Partial<ToDo> => ({
  earliest,
  ...(announcedStart !== null && { announced: announcedStart }),
});

/** Of who may begin: what of the operation is done already. Where it is in service, so is the agreement. */
const ofAgreement = ({ declaredOn, conventionOn, isInService }: OverviewFacts): Partial<ToDo> => ({
  ...(declaredOn !== null && { isDeclared: true }),
  ...((conventionOn !== null || isInService) && { isAgreed: true }),
});

/** The contracts that have a last day, told once: with the declaration as long as it is to do, else with whom their plants begin. */
function ofContracts(
  facts: OverviewFacts,
  kind: "declare" | "start-sharing" | "start-producers",
): Partial<ToDo> {
  const isWith = { "start-sharing": "consumers", "start-producers": "producers" } as const;
  const told =
    kind === "declare"
      ? facts.contractEnds
      : facts.contractEnds.filter(
          ({ beginsWith }) => beginsWith === isWith[kind] && !isToDeclareOrComplete(facts),
        );
  return told.length > 0 ? { contracts: told.map(({ beginsWith: _, ...contract }) => contract) } : {};
}

const ofDeclaration = (facts: OverviewFacts): Partial<ToDo> => ({
  ...(facts.annexeLacks.length > 0 && { annexe: facts.annexeLacks }),
  ...(facts.declaredOn !== null && { isDeclared: true }),
  ...ofStart(facts),
  ...ofContracts(facts, "declare"),
});

/** Where the first is told, and how many of them are plants. */
function ofUnvoted({ ownWithoutDeliberation: points }: OverviewFacts): Partial<ToDo> {
  const [first] = points;
  const plants = points.filter(({ kind }) => kind === "producer").length;
  return first ? { point: { kind: first.kind, id: first.id }, ...(plants > 0 && { plants }) } : {};
}

/** What a thing to do is about, beside its count. */
export function detailsOf(kind: ToDoKind, facts: OverviewFacts): Partial<ToDo> {
  const { ownPlantsToSend: ownPlants, plantsToSend: plants, ownPlantDocumentsAt: signedAt } = facts;
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
      return ofUnvoted(facts);
    case "describe-association":
      return { ...(facts.bearer === "municipality" && { isMunicipality: true }), ...ofFounders(facts) };
    case "write-terms":
      return facts.unsaidAt === null ? {} : { point: asConsumer(facts.unsaidAt) };
    case "send-papers":
      return {
        ...ofDocument(facts.firstToSend),
        ...(ownPlants > 0 && { ownPlants }),
        ...(plants > 0 && { plants }),
      };
    case "declare":
      return ofDeclaration(facts);
    case "move-start":
      return ofAnnounced(facts);
    case "sign-convention":
      return ofStart(facts);
    case "start-sharing":
      return {
        ...ofAgreement(facts),
        ...(facts.stillSigning > 0 && { stillSigning: facts.stillSigning }),
        ...ofContracts(facts, kind),
      };
    case "start-producers":
      return { ...ofAgreement(facts), ...ofContracts(facts, kind) };
    case "tell-network":
      return ofMoves(facts);
    case "invoice":
      return ofDuty(facts.dutyLists[kind]);
    case "call-dues":
      return { ...ofDuty(facts.dutyLists[kind]), ...ofOwing(facts) };
    case "await-retraction":
      return ofRetractable(facts);
    case "settle-refusals":
      return ofDocument(facts.firstRefused);
    default:
      return {};
  }
}
