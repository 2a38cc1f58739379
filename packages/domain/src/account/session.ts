import type { Role } from "./schemas.ts";

const day = 86_400_000;
const slidingDays = 30;
const absoluteDays = 90;
const confirmationMinutes = 10;

/** When a session ends: 30 days after its last visit, and 90 days after it was opened at the latest. */
export function sessionEnd(openedAt: Date, lastVisit: Date): Date {
  return new Date(Math.min(lastVisit.getTime() + slidingDays * day, openedAt.getTime() + absoluteDays * day));
}

/**
 * Whether the session's user proved lately enough (within 10 minutes) to be the account's owner, as is asked
 * before what takes, exports or destroys the account. Opening a session by a password or a passkey is such a
 * proof.
 */
export function isFreshlyConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmationMinutes * 60_000;
}

/** Which of its account's roles a session gives: none before a second factor was proven in it. */
export function sessionRights(
  roles: readonly Role[],
  hasSecondFactor: boolean,
): { roles: Role[]; secondFactorRequired: boolean } {
  return hasSecondFactor
    ? { roles: [...roles], secondFactorRequired: false }
    : { roles: [], secondFactorRequired: roles.length > 0 };
}
