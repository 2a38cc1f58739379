/** §6 of the field's facts, folded to what the platform needs to know of a signer. */
export const signerStatuses = ["waiting", "notified", "opened", "signed", "declined"] as const;
export type SignerStatus = (typeof signerStatuses)[number];

export interface Turn {
  /** Those of position n sign once all of n - 1 have. */
  readonly position: number;
  readonly status: SignerStatus;
}

/** Whose turn it is to sign: those of the first position that is not all signed; nobody when one has declined. */
export function turnOf<S extends Turn>(signers: readonly S[]): S[] {
  if (signers.some(({ status }) => status === "declined")) return [];
  const missing = signers.filter(({ status }) => status !== "signed");
  const first = Math.min(...missing.map(({ position }) => position));
  return missing.filter(({ position }) => position === first);
}

/** Whether a paper that somebody signs has all its signatures. */
export const isSignedByAll = (signers: readonly Turn[]): boolean =>
  signers.length > 0 && signers.every(({ status }) => status === "signed");
