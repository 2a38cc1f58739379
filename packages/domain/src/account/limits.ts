/** The version of the terms of use that a sign-up accepts, kept with the account. */
export const cgusVersion = "2026-11-01";

const MINUTE = 60;

/**
 * `perNode`: counted in the memory of each server node, for requests too frequent to write to the database
 * each time.
 * `forgiven`: a success clears the failed attempts before it, on whichever node they were made.
 */
type Limit = {
  readonly points: number;
  readonly durationSeconds: number;
  readonly perNode?: true;
  readonly forgiven?: true;
};

/**
 * Attempts allowed in a period. Logins count failures only, sign-ups created accounts only. A limit whose name ends
 * in PerIp counts by IPv4 address, or by the /64 of an IPv6 address, since one subscriber's line has all of it.
 */
export const limits = {
  signUpPerIp: { points: 60, durationSeconds: 60 * MINUTE },
  loginPerEmail: { points: 10, durationSeconds: 10 * MINUTE, forgiven: true },
  loginPerIp: { points: 30, durationSeconds: 10 * MINUTE },
  /** Logins through the link mailed to a locked-out person: strangers' failures do not count against him. */
  loginPerUnlockLink: { points: 10, durationSeconds: 60 * MINUTE, forgiven: true },
  unlockMailsPerEmail: { points: 1, durationSeconds: 60 * MINUTE },
  /** Wrong proofs given in an open session, or wrong second factors after a right password. */
  confirmationPerAccount: { points: 10, durationSeconds: 10 * MINUTE, forgiven: true },
  secondFactorPerAccount: { points: 5, durationSeconds: 30 * MINUTE, forgiven: true },
  passkeyLoginsPerIp: { points: 60, durationSeconds: 10 * MINUTE },
  /** Answers that tell whether an address has an account: a list of addresses cannot be tried. */
  knownAddressesPerIp: { points: 30, durationSeconds: 60 * MINUTE },
  resetPerEmail: { points: 5, durationSeconds: 30 * MINUTE },
  verificationPerEmail: { points: 5, durationSeconds: 30 * MINUTE },
  /** Messages that a visitor makes the platform send: to an owner, an alert. */
  messagesPerIp: { points: 20, durationSeconds: 60 * MINUTE },
  /** Estimates of a saving that the server computes for a visitor. */
  estimatesPerIp: { points: 120, durationSeconds: 10 * MINUTE },
  /**
   * Answers about a place: which projects it could join (`eligible`), and whether an address is in a project's
   * perimeter.
   */
  placesPerIp: { points: 300, durationSeconds: 10 * MINUTE },
  /** Pieces of communication kits that nobody asked for lately, and whole kits: the server has to draw them. */
  kitFilesPerIp: { points: 120, durationSeconds: 10 * MINUTE },
  kitArchivesPerIp: { points: 20, durationSeconds: 10 * MINUTE },
  /** Searches for projects similar to the one about to be published. */
  duplicatesPerIp: { points: 120, durationSeconds: 10 * MINUTE },
  /** Lists of a place and project pages, each a few queries: a map that is panned asks for two a second at most. */
  projectSearchesPerIp: { points: 600, durationSeconds: MINUTE, perNode: true },
  /** Filters that the map has not served yet: its clusters are computed anew. */
  mapFiltersPerIp: { points: 60, durationSeconds: MINUTE, perNode: true },
  /** Address searches, one each time somebody pauses while typing. */
  addressSearchesPerIp: { points: 600, durationSeconds: MINUTE, perNode: true },
  /** Signature links that lead nowhere: guesses. */
  unknownLinksPerIp: { points: 30, durationSeconds: 10 * MINUTE },
  /** Mails that ask a mailbox to confirm that its reader signs for somebody. */
  addressMailsPerMailbox: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  codesPerIp: { points: 60, durationSeconds: 60 * MINUTE },
  /** Files sent by an account, or by a visitor who has them verified. */
  uploadsPerAccount: { points: 60, durationSeconds: 60 * MINUTE },
  uploadsPerIp: { points: 30, durationSeconds: 10 * MINUTE },
  /** Files made from stored data: exports, archives, spreadsheets. */
  exportsPerAccount: { points: 120, durationSeconds: 60 * MINUTE },
  /** Copies of what not all have signed, each written anew as its reader, an account or a mailbox, takes it. */
  copiesPerReader: { points: 120, durationSeconds: 60 * MINUTE },
  /** Signings whose documents are compared with each other, as they were not all read. */
  comparisonsPerLink: { points: 30, durationSeconds: 10 * MINUTE },
  /** Links by which a visitor proves the address under a message to an owner. */
  contactsPerEmail: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  /** New addresses that one account asks for: each writes to a mailbox that may be a stranger's. */
  emailChangesPerAccount: { points: 10, durationSeconds: 24 * 60 * MINUTE },
  /** Links to what was signed: asked for by a mailbox that may be somebody else's. */
  signedPapersPerEmail: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  signedPapersPerIp: { points: 20, durationSeconds: 60 * MINUTE },
  /** Creations under an Idempotency-Key: each keeps its answer for a day. */
  keysPerAccount: { points: 5000, durationSeconds: 60 * MINUTE, perNode: true },
  /** What one account registers in a day: its lists are answered whole, and every visitor reads its projects. */
  pointsPerAccount: { points: 1000, durationSeconds: 24 * 60 * MINUTE },
  projectsPerAccount: { points: 300, durationSeconds: 24 * 60 * MINUTE },
  /**
   * What one account makes others receive: each application writes to a project's owner, each step of one to the
   * other side. A step is counted for its person and application.
   */
  applicationsPerAccount: { points: 300, durationSeconds: 24 * 60 * MINUTE },
  stepsPerApplication: { points: 50, durationSeconds: 24 * 60 * MINUTE },
  /**
   * Mails that a person makes by applying and withdrawing before he is accepted: to an owner from one person, to his
   * own mailbox, and to one that has not answered, whose reader may be somebody else.
   */
  applicationMailsPerApplicant: { points: 3, durationSeconds: 24 * 60 * MINUTE },
  applicationMailsPerMailbox: { points: 6, durationSeconds: 24 * 60 * MINUTE },
  applicationMailsPerUnconfirmed: { points: 1, durationSeconds: 7 * 24 * 60 * MINUTE },
  /** Mails to people who have no account, whatever becomes of the invitation or the project afterwards. */
  invitationMailsPerAccount: { points: 500, durationSeconds: 24 * 60 * MINUTE },
  invitationMailsPerMailbox: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  /** Mails to the participants of a project about what its members pay. */
  duesCallsPerProject: { points: 3, durationSeconds: 24 * 60 * MINUTE },
  feeMailsPerProject: { points: 3, durationSeconds: 24 * 60 * MINUTE },
  /** Mails to those whose price waits that the VAT of who sells has made it dearer: a seller may say his VAT again and again. */
  taxedPriceMailsPerProject: { points: 3, durationSeconds: 24 * 60 * MINUTE },
  /** Changes of a seller's VAT: each takes contracts back, writes to their buyers and is kept. */
  vatChangesPerPoint: { points: 10, durationSeconds: 24 * 60 * MINUTE },
  /** Mails to an owner that a seller's VAT is another, where nothing was withdrawn. */
  vatMailsPerPoint: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  /** The same of the number of a participant's meter. */
  meterMailsPerPoint: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  /** Mails to an owner and a participant that his address or his SIRET is another than all have signed. */
  placeMailsPerPoint: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  /** Mails to who had been asked to sign what was taken back since something that it names has changed. */
  takenBackMailsPerSigner: { points: 3, durationSeconds: 24 * 60 * MINUTE },
  /** Mails to an owner on which day a purchase contract is said to end; that it runs beside the sharing or no longer does; that its day is over. */
  contractMailsPerPoint: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  runningContractMailsPerPoint: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  endedContractMailsPerPoint: { points: 5, durationSeconds: 24 * 60 * MINUTE },
  /** Mails to whose participation an owner ends by a notice, or does not after all; to who was told that all is signed, that it is not. */
  noticeMailsPerApplication: { points: 3, durationSeconds: 24 * 60 * MINUTE },
  reopenedMailsPerApplication: { points: 3, durationSeconds: 24 * 60 * MINUTE },
  /** Mails to a seller that his contracts wait for what he says of his VAT: a week of yeses is one mail. */
  vatAskedPerPoint: { points: 1, durationSeconds: 7 * 24 * 60 * MINUTE },
  alertMailsPerMailbox: { points: 10, durationSeconds: 24 * 60 * MINUTE },
  alertsPerEmail: { points: 5, durationSeconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** How long a password reset link may be used. */
export const resetTokenSeconds = 60 * MINUTE;

/** How long the link that confirms an e-mail address may be used. */
export const verificationTokenSeconds = 48 * 60 * MINUTE;

/** How long an alert or a message to an owner is kept while the sender's mailbox is not confirmed. */
export const unconfirmedDays = 7;

/** How long after a change of address is confirmed the former mailbox may undo it. */
export const emailUndoDays = 7;
/** How long the link mailed to a locked-out person works, and how long the browser that opened it is recognised. */
export const unlockTokenSeconds = 60 * MINUTE;

/** How long a sign-in may wait for its second factor, and a passkey for its gesture. */
export const challengeSeconds = 10 * MINUTE;
