import type { ReactNode } from "react";
import type { Refused } from "../../../../ui/forms/refused-fields.ts";

/** The props of each step of the form. */
export interface StepProps<Answers> {
  initial: Answers;
  /** At each keystroke, so that nothing typed is lost. */
  onTyped?: (answers: Answers) => void;
  onValid: (answers: Answers) => unknown;
  submitLabel: string;
  /** Why the sending failed. */
  failure?: ReactNode;
  /** Why what was written cannot change now. */
  locked?: string | null;
  /** What the server refused of this step. */
  refused?: Refused;
}
