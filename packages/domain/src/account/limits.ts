/** The version of the terms of use that a sign-up accepts, kept with the account. */
export const cgusVersion = "2026-11-01";

const MINUTE = 60;

/** Attempts allowed in a period (decisions §2). Logins count failures only, sign-ups created accounts only. */
export const limits = {
  signUpPerIp: { points: 60, durationSeconds: 60 * MINUTE },
  loginPerEmail: { points: 10, durationSeconds: 10 * MINUTE },
  loginPerIp: { points: 30, durationSeconds: 10 * MINUTE },
  resetPerEmail: { points: 5, durationSeconds: 30 * MINUTE },
  verificationPerEmail: { points: 5, durationSeconds: 30 * MINUTE },
  /** What a visitor makes the platform write to somebody: a message to an owner, an alert. */
  messagesPerIp: { points: 20, durationSeconds: 60 * MINUTE },
  /** Estimates of a saving that the server computes for a visitor. */
  estimatesPerIp: { points: 120, durationSeconds: 10 * MINUTE },
  /** Signature links that lead nowhere: guesses. */
  unknownLinksPerIp: { points: 30, durationSeconds: 10 * MINUTE },
  codesPerLink: { points: 6, durationSeconds: 60 * MINUTE },
  codesPerIp: { points: 60, durationSeconds: 60 * MINUTE },
  verificationsPerIp: { points: 30, durationSeconds: 10 * MINUTE },
  alertsPerEmail: { points: 5, durationSeconds: 24 * 60 * MINUTE },
} as const;

/** Decisions §2: how long a password reset link may be used. */
export const resetTokenSeconds = 60 * MINUTE;

/** How long the link that confirms an e-mail address may be used. */
export const verificationTokenSeconds = 48 * 60 * MINUTE;
