const dayMs = 86_400_000;

/** How long documents wait for their signatures; the owner may send them again after it. */
export const signatureDays = 60;
/** How long a personal link works. */
export const linkDays = 60;
/** A person who does not answer is reminded after this many days, and again, up to the maximum. */
export const reminderDays = 7;
export const maxReminders = 3;
/** After a reminder the owner cannot send another for a few minutes: a double click sends one mail. */
const reminderQuietMinutes = 10;
/** What is sent to a participant within these minutes of a mail is told in one more, once they are over. */
const inviteQuietMinutes = 3;
/** Somebody who signs after others gets at most one mail a day, however many documents have come to his turn. */
const inviteQuietHours = 24;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

const elapsed = (since: Date, now: Date) => now.getTime() - since.getTime();

/** Whether a person last reminded at `remindedAt` may be reminded now at the owner's request. */
export const mayRemind = (remindedAt: Date | null, now: Date): boolean =>
  remindedAt === null || elapsed(remindedAt, now) >= reminderQuietMinutes * 60_000;

/** A node whose clock is behind puts off what the job that tells it would have told a moment before. */
export const clockSkewSeconds = 10;

/** Who was given his turn after this moment, and by no mail yet, is invited in an instant: the mail waits for what is sent just after. */
export const heldSince = (now: Date, waitSeconds: number): Date =>
  new Date(now.getTime() - (waitSeconds === 0 ? 0 : (waitSeconds + clockSkewSeconds) * 1000));

interface Place {
  readonly notifiedAt: Date | null;
  readonly mailedAt: Date | null;
}

/** Whether the invitation to a place is still to leave by itself: a reminder now would be its first mail. */
export const isInviteHeld = ({ notifiedAt, mailedAt }: Place, now: Date, waitSeconds: number): boolean =>
  mailedAt === null && notifiedAt !== null && notifiedAt > heldSince(now, waitSeconds);

/** Why nobody is reminded of what no mail has told him yet. */
export const inviteHeldText =
  "L’invitation à signer part dans un instant\u00a0: relancez plus tard, si elle reste sans réponse.";

/**
 * How many seconds a document that has come to somebody's turn waits for its mail, 0 when it deserves one now; `mailedAt` is his
 * last mail about others.
 */
export function inviteWait(position: number, mailedAt: Date | null, now: Date): number {
  if (mailedAt === null) return 0;
  const quietMs = position === 0 ? inviteQuietMinutes * 60_000 : inviteQuietHours * 3_600_000;
  // Another node's clock may be ahead of this one's.
  const leftMs = Math.min(quietMs, quietMs - elapsed(mailedAt, now));
  return Math.max(0, Math.ceil(leftMs / 1000));
}
