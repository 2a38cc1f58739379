import type { SignatureSession } from "@mec/api/signature";
import { signingName } from "@mec/domain/signature";
import { useDraft } from "../../../platform/draft.ts";
import type { ToldSums } from "./told-sums.ts";
import { toSign } from "./words.ts";

/** What a signer has done so far. */
export interface SigningDraft {
  /** The ids of the documents that he has read. */
  read: readonly string[];
  hasConsented: boolean;
  /** Whether he said that he is the signatory and signs in his own name. */
  isSignatory: boolean;
  /** Whether he asks to be supplied before his days to retract end, where he may. */
  asksEarlySupply: boolean;
  /** A PNG as a data URL; "" without a drawing. */
  drawing: string;
  /** The sums as he read them first. */
  told?: ToldSums | undefined;
}

/** The same, with the ids of the documents that stood before him when he last did something. */
export interface KeptDraft extends SigningDraft {
  of: readonly string[];
}

const nothing: KeptDraft = {
  read: [],
  hasConsented: false,
  isSignatory: false,
  asksEarlySupply: false,
  drawing: "",
  of: [],
};

/** What is kept, of the documents that stand before him now: where one has come since, he has not consented to sign it. */
export const draftFor = (kept: KeptDraft, documentIds: readonly string[]): KeptDraft =>
  documentIds.every((id) => kept.of.includes(id))
    ? kept
    : { ...kept, hasConsented: false, isSignatory: false, of: documentIds };

/**
 * Kept in the browser, for this person of this project: a phone may discard the page while he looks for the code in his mails, and
 * a document may come while he reads the others.
 */
export function useSigningDraft(
  session: SignatureSession,
): [SigningDraft, (change: Partial<SigningDraft>) => void, () => void] {
  const { projectId, signer } = session;
  const person = [projectId, signer.maskedEmail, signingName(signer)].join("-");
  const [kept, write, discard] = useDraft<KeptDraft>(`papers:signing-${person}`, nothing);
  const draft = draftFor(
    kept,
    toSign(session).map(({ id }) => id),
  );
  const { hasConsented, isSignatory, of } = draft;
  const since = draft === kept ? {} : { hasConsented, isSignatory, of };
  return [draft, (change) => write({ ...since, ...change }), discard];
}
