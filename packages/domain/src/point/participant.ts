/** Who takes part, or asks to: whoever consumes at a consumption point, or produces at a production point. */
export const participantKinds = ["consumer", "producer"] as const;
export type ParticipantKind = (typeof participantKinds)[number];

/** One of them; `id` is the id of his consumption or production point. */
export interface Participant {
  readonly kind: ParticipantKind;
  readonly id: string;
}

export const asConsumer = (id: string): Participant => ({ kind: "consumer", id });
export const asProducer = (id: string): Participant => ({ kind: "producer", id });

/** What names a participant in a `Map` or a `Set`. */
export const participantKey = ({ kind, id }: Participant): string => `${kind} ${id}`;

export const isSameParticipant = (one: Participant, other: Participant): boolean =>
  one.kind === other.kind && one.id === other.id;
