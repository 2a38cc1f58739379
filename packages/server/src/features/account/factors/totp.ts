import { totpStepAt, totpSteps } from "@mec/domain/account";
import { Secret, TOTP } from "otpauth";
import { totpSecret } from "../../../encryption/index.ts";
import type { Totp } from "./totp-store.ts";

/** The name that authenticator apps show above the code. */
export const issuer = "Mon énergie collective";

/** SHA-1, six digits, half a minute: what every app supports (RFC 6238). */
const totpOf = (secret: Secret, label: string) =>
  new TOTP({ issuer, label, secret, algorithm: "SHA1", digits: 6, period: totpSteps.seconds });

interface NewSecret {
  /** In base 32, for a person who types it. */
  readonly secret: string;
  /** The content of the QR code. */
  readonly uri: string;
  /** The secret to store: encrypted, bound to its account. */
  readonly sealed: string;
}

export function makeTotpSecret({ id, email }: { id: string; email: string }): NewSecret {
  const secret = new Secret({ size: 20 });
  return {
    secret: secret.base32,
    uri: totpOf(secret, email).toString(),
    sealed: totpSecret.seal(id, { base32: secret.base32 }),
  };
}

const opened = (accountId: string, { secret }: Totp) =>
  totpOf(Secret.fromBase32(totpSecret.open(accountId, secret).base32), accountId);

/** The half-minute of a code: the present one, the one before or after; null when the code is wrong. */
export function stepOfCode({
  accountId,
  totp,
  code,
  now,
}: {
  accountId: string;
  totp: Totp;
  code: string;
  now: Date;
}): number | null {
  const delta = opened(accountId, totp).validate({
    token: code,
    timestamp: now.getTime(),
    window: totpSteps.tolerance,
  });
  return delta === null ? null : totpStepAt(now) + delta;
}

/** The first code that would be accepted: of a step not used yet. Null when all steps in reach were used. */
export function nextCode({
  accountId,
  totp,
  now,
}: {
  accountId: string;
  totp: Totp;
  now: Date;
}): string | null {
  const current = totpStepAt(now);
  const step = Math.max(current, totp.lastStep + 1);
  if (step > current + totpSteps.tolerance) return null;
  return opened(accountId, totp).generate({ timestamp: step * totpSteps.seconds * 1000 });
}
