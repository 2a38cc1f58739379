import type { SignatureSession } from "@mec/api/signature";
import type { SigningDraft } from "./draft.ts";
import type { SigningStep } from "./use-step.ts";
import type { SignableDocument } from "./words.ts";

/** What every step is given. */
export interface StepProps {
  token: string;
  session: SignatureSession;
  /** What is to sign, of all that the link shows. */
  documents: readonly SignableDocument[];
  draft: SigningDraft;
  keep: (change: Partial<SigningDraft>) => void;
  go: (step: SigningStep) => void;
}

export interface DeclinableProps extends StepProps {
  onDecline: () => void;
  /** He is not the person who is to sign. */
  onDisown: () => void;
}
