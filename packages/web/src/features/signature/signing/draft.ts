import type { SignatureSession } from "@mec/api/signature";
import { useDraft } from "../../../platform/draft.ts";

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
}

const nothing: SigningDraft = {
  read: [],
  hasConsented: false,
  isSignatory: false,
  asksEarlySupply: false,
  drawing: "",
};

/**
 * Kept in the browser: a phone may discard the page while the person looks for the code in his mails. What the former release kept
 * under another name held as read what was passed at its place alone.
 */
export const useSigningDraft = ({ document }: SignatureSession) =>
  useDraft<SigningDraft>(`papers:signing-${document?.id}`, nothing);
