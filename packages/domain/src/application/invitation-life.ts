const dayMs = 86_400_000;

/** How long a mailed invitation may be used. */
export const invitationDays = 60;

/** The moment from which it may not be any more. */
export const invitationEndsAt = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + invitationDays * dayMs);

interface Invited {
  readonly createdAt: string;
  readonly usedAt: string | null;
  /** When its owner withdrew it, or refused who came by it. */
  readonly endedAt?: string | null | undefined;
}

/** What came of it; of one that was refused after it was used, that it was used. */
export function invitationState(
  { createdAt, usedAt, endedAt }: Invited,
  now: Date,
): "used" | "withdrawn" | "over" | "waiting" {
  if (usedAt) return "used";
  if (endedAt) return "withdrawn";
  return invitationEndsAt(new Date(createdAt)) <= now ? "over" : "waiting";
}
