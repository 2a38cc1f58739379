/** How far one signer of a document has come. */
export const signerStatuses = ["waiting", "notified", "opened", "signed", "declined"] as const;
export type SignerStatus = (typeof signerStatuses)[number];

/** Asked to sign, and has neither signed nor declined. */
export const isAsked = (status: SignerStatus): boolean => status === "notified" || status === "opened";

export const hasSigned = (status: SignerStatus): boolean => status === "signed";

export const hasDeclined = (status: SignerStatus): boolean => status === "declined";

export interface Turn {
  /** Signers of position n sign once all of n - 1 have. */
  readonly position: number;
  readonly status: SignerStatus;
}

/** Whose turn it is to sign: those of the first position that is not all signed; nobody when one has declined. */
export function turnOf<S extends Turn>(signers: readonly S[]): S[] {
  if (signers.some(({ status }) => hasDeclined(status))) return [];
  const missing = signers.filter(({ status }) => status !== "signed");
  const first = Math.min(...missing.map(({ position }) => position));
  return missing.filter(({ position }) => position === first);
}

/** Whether a document that somebody signs has all its signatures. */
export const isSignedByAll = (signers: readonly Turn[]): boolean =>
  signers.length > 0 && signers.every(({ status }) => hasSigned(status));

/** What one person's signature changes among the signers of a document. */
export interface Signing<S> {
  /** The places that he signs: his own, and the next ones when they are his too. */
  readonly signed: S[];
  /** The signers whose turn comes with it. */
  readonly next: S[];
  readonly isComplete: boolean;
}

/**
 * One person signs what has come to his turn; when the next turn is his as well (an owner who takes part in his own
 * project), the same gesture signs for it.
 */
export function signTurn<S extends Turn>(
  signers: readonly S[],
  isHimself: (signer: S) => boolean,
): Signing<S> {
  const signed: S[] = [];
  for (;;) {
    const left = signers.filter((signer) => !signed.includes(signer));
    const turn = turnOf(left);
    const own = turn.filter(isHimself);
    if (own.length === 0) {
      return {
        signed,
        next: signed.length > 0 ? turn.filter(({ status }) => status === "waiting") : [],
        isComplete: signers.length > 0 && left.every(({ status }) => status === "signed"),
      };
    }
    signed.push(...own);
  }
}
