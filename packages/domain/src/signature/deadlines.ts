const dayMs = 86_400_000;

/** How long papers wait for their signatures; the owner may send them again after it. */
export const signatureDays = 60;
/** How long a personal link opens what it opens. */
export const linkDays = 60;
/** Without an answer, a person is reminded after so many days, and again, at most so many times. */
export const reminderDays = 7;
export const maxReminders = 3;
/** A person who was just reminded is not reminded at once: a double click sends one mail. */
export const reminderQuietMinutes = 10;
/** Who signs after others gets one mail a day, however many papers have come to his turn. */
export const inviteQuietHours = 24;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

const elapsed = (since: Date, now: Date) => now.getTime() - since.getTime();

/** Whether a person, last reminded at `remindedAt`, may be when the owner asks for it. */
export const mayRemind = (remindedAt: Date | null, now: Date): boolean =>
  remindedAt === null || elapsed(remindedAt, now) >= reminderQuietMinutes * 60_000;

/** Whether a paper that has come to somebody's turn deserves a mail now: `mailedAt` is when one last told of others. */
export function mayInvite(position: number, mailedAt: Date | null, now: Date): boolean {
  if (mailedAt === null) return true;
  const quietMs = position === 0 ? reminderQuietMinutes * 60_000 : inviteQuietHours * 3_600_000;
  return elapsed(mailedAt, now) >= quietMs;
}
