import { cleanText, firstFault, messages } from "../shared/index.ts";

const withoutGaps = (text: string) => text.replaceAll(/[\s-]/g, "");

/** The six digits of an authenticator app; people may type them in two groups. */
export const totpCodeSchema = cleanText({ max: 20, message: messages.totpCode })
  .overwrite(withoutGaps)
  .regex(/^\d{6}$/, firstFault(messages.totpCode));

export const recoveryCodeCount = 10;

/** For new codes: 120 bits, too many to be found from their hashes. Older codes have 16 characters, and stay valid. */
export const recoveryCodeLength = 24;

/** Letters and digits, shown in groups of four. */
export const recoveryCodeSchema = cleanText({ max: 40, message: messages.recoveryCode })
  .overwrite((text) => withoutGaps(text).toLowerCase())
  .regex(/^[a-z2-7]{16}(?:[a-z2-7]{8})?$/, firstFault(messages.recoveryCode));

/** "abcdefghijklmnop" → "abcd-efgh-ijkl-mnop" */
export const formatRecoveryCode = (code: string): string => (code.match(/.{4}/g) ?? [code]).join("-");

export const passkeyNameSchema = cleanText({ min: 1, max: 60 });

export const totpSteps = {
  /** Half a minute, as every authenticator app has it (RFC 6238). */
  seconds: 30,
  /** A clock that is one step early or late is forgiven. */
  tolerance: 1,
} as const;

export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / totpSteps.seconds);
