import type { Participant, ParticipantKind } from "@mec/domain/point";

/** The column by which tables refer to the point of a participant of each kind; the other column is null there. */
export const pointColumn = {
  consumer: "consumption_point_id",
  producer: "production_point_id",
} as const satisfies Record<ParticipantKind, string>;

/** The two columns that name a participant. */
export interface ParticipantColumns {
  readonly consumption_point_id: string | null;
  readonly production_point_id: string | null;
}

export const toColumns = ({ kind, id }: Participant): ParticipantColumns => ({
  consumption_point_id: kind === "consumer" ? id : null,
  production_point_id: kind === "producer" ? id : null,
});

/** The participant that a row names; null for rows kept after their point is gone. */
export function participantIfAny(row: ParticipantColumns): Participant | null {
  if (row.consumption_point_id !== null) return { kind: "consumer", id: row.consumption_point_id };
  return row.production_point_id === null ? null : { kind: "producer", id: row.production_point_id };
}

/** The same for a row in which the database requires exactly one participant. */
export function participantOf(row: ParticipantColumns): Participant {
  const participant = participantIfAny(row);
  if (!participant) throw new Error("A row that must name a participant names none.");
  return participant;
}
