import type { SignatureSession } from "@mec/api/signature";
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
}

export interface DeclinableProps extends StepProps {
  onDecline: () => void;
  /** Called when he says that he is not the person who is to sign. */
  onDisown: () => void;
}
