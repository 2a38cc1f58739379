/** The code that comes by mail and shows that who signs reads the signer's mailbox. */
export const codeDigits = 6;
export const codePattern = /^\d{6}$/;
export const codeMinutes = 10;
/** After so many wrong ones a new code must be asked for. */
export const maxCodeTries = 5;
/**
 * So many codes are sent in a day, and so many wrong ones typed: for one mailbox, and for one document at the turn of
 * those who sign it then, however many links lead there.
 */
export const codesADay = 10;
/** A code asked for again within these seconds is the one on its way: a double click sends one mail. */
export const codeDelaySeconds = 30;

/** The last code that was sent for a link. */
export interface SentCode {
  readonly expiresAt: Date;
  /** Wrong codes typed since it was sent. */
  readonly tries: number;
}

export type CodeVerdict = "right" | "wrong" | "expired" | "too-many";

/**
 * What a typed code is worth.
 *
 * @param sent null when none was sent, or the last one has served.
 * @param matches whether what was typed is that code.
 */
export function judgeCode(sent: SentCode | null, matches: boolean, now: Date): CodeVerdict {
  if (sent === null || sent.expiresAt <= now) return "expired";
  if (sent.tries >= maxCodeTries) return "too-many";
  return matches ? "right" : "wrong";
}

/** Whether a code may be sent now, the last one having been asked for at `askedAt`. */
export function mayAskCode(askedAt: Date | null, now: Date): boolean {
  return askedAt === null || now.getTime() - askedAt.getTime() >= codeDelaySeconds * 1000;
}

/** Six digits out of a random whole number below 2^48 or so: any one is as likely as another. */
export const codeOf = (random: number): string => String(random % 10 ** codeDigits).padStart(codeDigits, "0");
