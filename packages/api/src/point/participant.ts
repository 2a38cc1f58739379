import { asConsumer, asProducer, type Participant } from "@mec/domain/point";
import { messages, uuidSchema } from "@mec/domain/shared";
import * as z from "zod";

/** On the wire a participant is one of two ids. */
export type ParticipantIds = {
  readonly consumptionPointId?: string | undefined;
  readonly productionPointId?: string | undefined;
};

/** The fields that say which participant an answer is about. */
export const participantIds = {
  consumptionPointId: z.string().optional(),
  productionPointId: z.string().optional(),
};

/** The fields by which a request names a participant. */
export const askedParticipantIds = {
  consumptionPointId: uuidSchema.optional(),
  productionPointId: uuidSchema.optional(),
};

/** Null when neither id is there. */
export function participantIfAny({
  consumptionPointId,
  productionPointId,
}: ParticipantIds): Participant | null {
  if (consumptionPointId !== undefined) return asConsumer(consumptionPointId);
  return productionPointId === undefined ? null : asProducer(productionPointId);
}

/** The same where one of the ids is always there. */
export function participantOf(ids: ParticipantIds): Participant {
  const participant = participantIfAny(ids);
  if (!participant) throw new Error(messages.applicationPoint);
  return participant;
}

/** How the wire names a participant, or none. */
export function idsOf(participant: Participant | null): ParticipantIds {
  if (participant === null) return {};
  const { kind, id } = participant;
  return kind === "consumer" ? { consumptionPointId: id } : { productionPointId: id };
}

/** Several participants on the wire: the consumers, and the producers. */
export interface ParticipantIdLists {
  readonly consumptionPointIds: readonly string[];
  readonly productionPointIds: readonly string[];
}

/** The consumers first. */
export const participantsOf = ({
  consumptionPointIds,
  productionPointIds,
}: ParticipantIdLists): Participant[] => [
  ...consumptionPointIds.map(asConsumer),
  ...productionPointIds.map(asProducer),
];

export const idListsOf = (participants: readonly Participant[]) => ({
  consumptionPointIds: participants.flatMap(({ kind, id }) => (kind === "consumer" ? [id] : [])),
  productionPointIds: participants.flatMap(({ kind, id }) => (kind === "producer" ? [id] : [])),
});
