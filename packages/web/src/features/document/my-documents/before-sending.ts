import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds, type MissingItem, missingItems } from "@mec/domain/document";

type Gap = ParticipantDocument["gaps"][number];

/** Something to complete before documents leave: what the owner does in one place, or what others supply. */
export interface ToComplete {
  readonly kind:
    | "services"
    | "association"
    | "interlocutor"
    | "fee"
    | "producer"
    | "seller"
    | "own"
    | "people";
  /** What is to be said there, where that is more than one thing. */
  readonly items?: readonly MissingItem[];
  /** Whose it is: the producer, of the owner's own or not, the owner's own place, or all who lack it. */
  readonly people?: readonly ParticipantDocuments[];
  /** Of another's installation: whether consumers' contracts wait for it. */
  readonly holdsContracts?: boolean;
  /** Of services: the documents that wait for one. */
  readonly documents?: readonly DocumentKind[];
}

/** Whether a plant lacks its meter alone, which it has none of until it is built: nobody can give it yet. */
export const isToBuild = ({ items = [], people = [] }: ToComplete, planned: ReadonlySet<string>): boolean =>
  items.every((item) => item === "prm") && people.some(({ id }) => planned.has(id));

interface Waiting {
  readonly participant: ParticipantDocuments;
  readonly document: DocumentKind;
  readonly gap: Gap;
}

/** What each document that could leave waits for. */
const waitingOf = (participants: readonly ParticipantDocuments[]): Waiting[] =>
  participants.flatMap((participant) =>
    documentKinds
      .filter(
        (document) =>
          participant[document].status === "NOT-READY" &&
          !(participant.paysNobody && document === "salesContract"),
      )
      .flatMap((document) => participant[document].gaps.map((gap) => ({ participant, document, gap }))),
  );

const itemsOf = (waiting: readonly Waiting[]): MissingItem[] =>
  missingItems.filter((item) => waiting.some(({ gap }) => gap.item === item));

const peopleOf = (waiting: readonly Waiting[]): ParticipantDocuments[] => [
  ...new Set(waiting.map(({ participant }) => participant)),
];

/** What the installations lack: of each producer what his own documents wait for, else what those of consumers do. */
function ofProducers(waiting: readonly Waiting[], ownPoints: ReadonlySet<string>): ToComplete[] {
  const own = waiting.filter(
    ({ participant, gap }) => participant.kind === "producer" && gap.target === "participant",
  );
  const shared = waiting.filter(
    ({ gap: { target } }) => target === "producers" || target === "production-points",
  );
  const producers = peopleOf(own);
  const rest = shared.filter(({ gap }) => !own.some((other) => other.gap.item === gap.item));
  const lineOf = (producer: ParticipantDocuments): ToComplete => {
    const his = own.filter(({ participant }) => participant === producer);
    const items = itemsOf(producers.length === 1 ? [...his, ...shared] : his);
    const holdsContracts = shared.some(
      ({ participant, gap }) => participant.kind === "consumer" && items.includes(gap.item),
    );
    return ownPoints.has(producer.id)
      ? { kind: "producer", items, people: [producer] }
      : { kind: "seller", items, people: [producer], holdsContracts };
  };
  return [
    ...(rest.length > 0 && producers.length !== 1
      ? [{ kind: "producer" as const, items: itemsOf(rest) }]
      : []),
    ...producers.map(lineOf),
  ];
}

/** What consumers lack: each of the owner's own places, then who lacks what. */
function ofConsumers(waiting: readonly Waiting[], ownPoints: ReadonlySet<string>): ToComplete[] {
  const theirs = waiting.filter(
    ({ participant, gap }) => participant.kind === "consumer" && gap.target === "participant",
  );
  const own = theirs.filter(({ participant }) => ownPoints.has(participant.id));
  const others = theirs.filter((one) => !own.includes(one));
  return [
    ...peopleOf(own).map((place) => ({
      kind: "own" as const,
      items: itemsOf(own.filter(({ participant }) => participant === place)),
      people: [place],
    })),
    ...itemsOf(others).map((item) => ({
      kind: "people" as const,
      items: [item],
      people: peopleOf(others.filter(({ gap }) => gap.item === item)),
    })),
  ];
}

/**
 * All that documents of any kind wait for before they can leave, each thing once, the owner's first. Nothing while they wait
 * for participants alone: each one's line says it. A producer who keeps consumers' contracts back is told here.
 */
export function beforeSending(
  participants: readonly ParticipantDocuments[],
  ownPoints: ReadonlySet<string>,
): ToComplete[] {
  const all = allToComplete(participants, ownPoints);
  const isOthers = ({ kind, holdsContracts }: ToComplete) =>
    kind === "people" || (kind === "seller" && !holdsContracts);
  return all.every(isOthers) ? [] : all;
}

function allToComplete(
  participants: readonly ParticipantDocuments[],
  ownPoints: ReadonlySet<string>,
): ToComplete[] {
  const waiting = waitingOf(participants);
  const waitsFor = (target: Gap["target"]) => waiting.filter(({ gap }) => gap.target === target);
  const services = waitsFor("services");
  const once = (kind: "association" | "interlocutor" | "fee"): ToComplete[] =>
    waitsFor(kind).length > 0 ? [{ kind }] : [];
  const association = once("association");
  return [
    ...(services.length > 0
      ? [
          {
            kind: "services" as const,
            documents: documentKinds.filter((kind) => services.some(({ document }) => document === kind)),
          },
        ]
      : []),
    ...association,
    // One of the two signs for the legal body.
    ...(association.length > 0 ? [] : once("interlocutor")),
    ...once("fee"),
    ...ofProducers(waiting, ownPoints),
    ...ofConsumers(waiting, ownPoints),
  ];
}
