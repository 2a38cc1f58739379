import type { Moments } from "./moments.ts";
import type { PersonalData } from "./personal-data.ts";
import type { HeldFiles } from "./stored-files.ts";

/**
 * What the features do for one another without knowing each other, collected from their faces: a feature that
 * deletes, exports or changes something in which others have a part asks all of them.
 */
export interface Meeting {
  readonly moments: readonly Partial<Moments>[];
  readonly personalData: readonly PersonalData[];
  readonly heldFiles: readonly HeldFiles[];
}
