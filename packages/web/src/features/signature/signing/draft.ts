import type { SignatureSession } from "@mec/api/signature";
import { useDraft } from "../../../platform/draft.ts";

/** What a signer has done so far. */
export interface SigningDraft {
  /** The documents that he went through. */
  read: readonly string[];
  hasConsented: boolean;
  /** He said that he is the signatory, who signs in his own name. */
  isSignatory: boolean;
  /** A PNG as a data URL; "" without a drawing. */
  drawing: string;
}

const nothing: SigningDraft = { read: [], hasConsented: false, isSignatory: false, drawing: "" };

/** Kept in the browser: a phone that goes and looks for the code in the mails may well forget the page. */
export const useSigningDraft = ({ document }: SignatureSession) =>
  useDraft<SigningDraft>(`papers:signature-${document?.id}`, nothing);
