import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds, type MissingItem, missingItems } from "@mec/domain/document";

type Gap = ParticipantDocument["gaps"][number];

/** Something to complete before documents leave: what the owner does in one place, or what others supply. */
export interface ToComplete {
  readonly kind: "services" | "association" | "interlocutor" | "fee" | "producer" | "own" | "people";
  /** What is to be said there, where that is more than one thing. */
  readonly items?: readonly MissingItem[];
  /** Whose it is: the producer, the owner's own place, or all who lack it. */
  readonly people?: readonly ParticipantDocuments[];
  /** Of services: the documents that wait for one. */
  readonly documents?: readonly DocumentKind[];
}

interface Waiting {
  readonly participant: ParticipantDocuments;
  readonly document: DocumentKind;
  readonly gap: Gap;
}

/** What each document that could leave waits for. */
const waitingOf = (participants: readonly ParticipantDocuments[]): Waiting[] =>
  participants.flatMap((participant) =>
    documentKinds
      .filter((document) => participant[document].status === "NOT-READY")
      .flatMap((document) => participant[document].gaps.map((gap) => ({ participant, document, gap }))),
  );

const itemsOf = (waiting: readonly Waiting[]): MissingItem[] =>
  missingItems.filter((item) => waiting.some(({ gap }) => gap.item === item));

const peopleOf = (waiting: readonly Waiting[]): ParticipantDocuments[] => [
  ...new Set(waiting.map(({ participant }) => participant)),
];

/** What the installations lack: of each producer what his own documents wait for, else what those of consumers do. */
function ofProducers(waiting: readonly Waiting[]): ToComplete[] {
  const own = waiting.filter(
    ({ participant, gap }) => participant.kind === "producer" && gap.target === "participant",
  );
  const shared = waiting.filter(
    ({ gap: { target } }) => target === "producers" || target === "production-points",
  );
  const [one, ...others] = peopleOf(own);
  if (one && others.length === 0) {
    return [{ kind: "producer", items: itemsOf([...own, ...shared]), people: [one] }];
  }
  const rest = shared.filter(({ gap }) => !own.some((other) => other.gap.item === gap.item));
  return [
    ...(rest.length > 0 ? [{ kind: "producer" as const, items: itemsOf(rest) }] : []),
    ...peopleOf(own).map((producer) => ({
      kind: "producer" as const,
      items: itemsOf(own.filter(({ participant }) => participant === producer)),
      people: [producer],
    })),
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
 * for participants alone: each one's line says it.
 */
export function beforeSending(
  participants: readonly ParticipantDocuments[],
  ownPoints: ReadonlySet<string>,
): ToComplete[] {
  const all = allToComplete(participants, ownPoints);
  return all.every(({ kind }) => kind === "people") ? [] : all;
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
    ...ofProducers(waiting),
    ...ofConsumers(waiting, ownPoints),
  ];
}
