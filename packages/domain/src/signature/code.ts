/** The code that comes by mail and shows that the person signing reads the signer's mailbox. */
export const codeDigits = 6;
export const codePattern = /^\d{6}$/;
export const codeMinutes = 10;
/** After so many wrong codes a new one must be asked for. */
export const maxCodeTries = 5;
/**
 * The most codes sent in a day, and the most wrong ones typed: for one mailbox, and for one document by those
 * whose turn it is, however many links lead there.
 */
export const codesADay = 10;
/** A code asked for again within these seconds is the one on its way: a double click sends one mail. */
const codeDelaySeconds = 30;

/** The last code that was sent for a link. */
export interface SentCode {
  readonly expiresAt: Date;
  /** Wrong codes typed since it was sent. */
  readonly tries: number;
}

export type CodeVerdict = "right" | "wrong" | "expired" | "too-many";

/**
 * Judges a typed code.
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
