/** The version of the terms of use that a sign-up accepts, kept with the account. */
export const cgusVersion = "2026-11-01";

const MINUTE = 60;

/**
 * `perNode`: counted in the memory of each node, for what is asked too often for a write to the database at each.
 * `forgiven`: a success forgets the tries before it, on whichever node it is.
 */
type Limit = {
  readonly points: number;
  readonly durationSeconds: number;
  readonly perNode?: true;
  readonly forgiven?: true;
};

/**
 * Attempts allowed in a period (decisions §2). Logins count failures only, sign-ups created accounts only. A limit
 * whose name ends in PerIp counts a place: an IPv4 address, or the /64 of an IPv6 one, which one line is given whole.
 */
export const limits = {
  signUpPerIp: { points: 60, durationSeconds: 60 * MINUTE },
  loginPerEmail: { points: 10, durationSeconds: 10 * MINUTE, forgiven: true },
  loginPerIp: { points: 30, durationSeconds: 10 * MINUTE },
  /** Of who came by the link that was mailed to a locked-out person: a stranger's failures are not his. */
  loginPerUnlockLink: { points: 10, durationSeconds: 60 * MINUTE, forgiven: true },
  unlockMailsPerEmail: { points: 1, durationSeconds: 60 * MINUTE },
  /** Wrong proofs of who has an open session, or of a second factor after a right password. */
  confirmationPerAccount: { points: 10, durationSeconds: 10 * MINUTE, forgiven: true },
  secondFactorPerAccount: { points: 5, durationSeconds: 30 * MINUTE, forgiven: true },
  passkeyLoginsPerIp: { points: 60, durationSeconds: 10 * MINUTE },
  /** Answers that tell whether an address has an account: a list of addresses cannot be tried. */
  knownAddressesPerIp: { points: 30, durationSeconds: 60 * MINUTE },
  resetPerEmail: { points: 5, durationSeconds: 30 * MINUTE },
  verificationPerEmail: { points: 5, durationSeconds: 30 * MINUTE },
  /** What a visitor makes the platform write to somebody: a message to an owner, an alert. */
  messagesPerIp: { points: 20, durationSeconds: 60 * MINUTE },
  /** Estimates of a saving that the server computes for a visitor. */
  estimatesPerIp: { points: 120, durationSeconds: 10 * MINUTE },
  /** Verdicts on a place: `eligible`, and whether an address is in a project's perimeter. */
  placesPerIp: { points: 300, durationSeconds: 10 * MINUTE },
  /** Pieces of communication kits that nobody asked for lately, and whole kits: each is drawn. */
  kitFilesPerIp: { points: 120, durationSeconds: 10 * MINUTE },
  kitArchivesPerIp: { points: 20, durationSeconds: 10 * MINUTE },
  /** Looks for projects like the one about to be published. */
  duplicatesPerIp: { points: 120, durationSeconds: 10 * MINUTE },
  /** Lists of a place and project pages, each a few queries: a map that is panned asks for two a second at most. */
  projectSearchesPerIp: { points: 600, durationSeconds: MINUTE, perNode: true },
  /** Filters that a map has not yet: its clusters are made anew. */
  mapFiltersPerIp: { points: 60, durationSeconds: MINUTE, perNode: true },
  /** Address searches, one each time somebody pauses while typing. */
  addressSearchesPerIp: { points: 600, durationSeconds: MINUTE, perNode: true },
  /** Signature links that lead nowhere: guesses. */
  unknownLinksPerIp: { points: 30, durationSeconds: 10 * MINUTE },
  /** Mails that ask a mailbox to confirm that its reader signs for somebody. */
  addressMailsPerMailbox: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  codesPerIp: { points: 60, durationSeconds: 60 * MINUTE },
  /** Files that are sent: by an account, or by a visitor to be verified. */
  uploadsPerAccount: { points: 60, durationSeconds: 60 * MINUTE },
  uploadsPerIp: { points: 30, durationSeconds: 10 * MINUTE },
  /** Files that are made of what is kept: exports, archives, spreadsheets. */
  exportsPerAccount: { points: 120, durationSeconds: 60 * MINUTE },
  /** Links by which a visitor proves the address under a message to an owner. */
  contactsPerEmail: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  /** New addresses that one account asks for: each writes to a mailbox that may be a stranger's. */
  emailChangesPerAccount: { points: 10, durationSeconds: 24 * 60 * MINUTE },
  /** Links to what was signed: asked for by a mailbox that may be somebody else's. */
  signedPapersPerEmail: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  signedPapersPerIp: { points: 20, durationSeconds: 60 * MINUTE },
  /** Creations under an Idempotency-Key: each keeps its answer for a day. */
  keysPerAccount: { points: 5000, durationSeconds: 60 * MINUTE, perNode: true },
  alertsPerEmail: { points: 5, durationSeconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** Decisions §2: how long a password reset link may be used. */
export const resetTokenSeconds = 60 * MINUTE;

/** How long the link that confirms an e-mail address may be used. */
export const verificationTokenSeconds = 48 * 60 * MINUTE;

/** How long what a stranger's mailbox has not confirmed (an alert, a message to an owner) is kept. */
export const unconfirmedDays = 7;

/** How long the former mailbox may undo a change of address, from its confirmation. */
export const emailUndoDays = 7;
/** How long the link that lets a locked-out person in may be used, and its browser be known by. */
export const unlockTokenSeconds = 60 * MINUTE;

/** How long a sign-in may wait for its second factor, and a passkey for its gesture. */
export const challengeSeconds = 10 * MINUTE;
