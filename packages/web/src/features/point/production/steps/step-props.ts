import type { ReactNode } from "react";

/** What each step of the form takes. */
export interface StepProps<Answers> {
  initial: Answers;
  /** At each keystroke, so that nothing typed is lost. */
  onTyped?: (answers: Answers) => void;
  onValid: (answers: Answers) => unknown;
  submitLabel: string;
  /** Why it could not be sent. */
  failure?: ReactNode;
}
