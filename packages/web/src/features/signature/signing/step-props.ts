import type { SignatureSession, SignatureSummary } from "@mec/api/signature";
import type { SigningDraft } from "./draft.ts";
import type { SigningStep } from "./use-step.ts";
import type { SignableDocument } from "./words.ts";

/** The props of every step. */
export interface StepProps {
  token: string;
  session: SignatureSession;
  /** The documents to sign, among all that the link shows. */
  documents: readonly SignableDocument[];
  draft: SigningDraft;
  keep: (change: Partial<SigningDraft>) => void;
  go: (step: SigningStep) => void;
  /** The documents that have the text of another but for their place. */
  alike: SignatureSummary["alike"];
  /** The ids of those that are still to be read: none is signed before. */
  left: readonly string[];
  /** Called with what to tell of documents that ended without his doing. */
  onEnded: (text: string) => void;
}

export interface DeclinableProps extends StepProps {
  onDecline: () => void;
  /** Called when he says that he is not the person who is to sign. */
  onDisown: () => void;
}
