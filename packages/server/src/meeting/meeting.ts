import type { Moments } from "./moments.ts";
import type { PersonalData } from "./personal-data.ts";
import type { HeldFiles } from "./stored-files.ts";

/**
 * What the features do for one another without knowing each other, gathered from their faces: one that deletes, exports
 * or changes what others have their part in asks all of them.
 */
export interface Meeting {
  readonly moments: readonly Partial<Moments>[];
  readonly personalData: readonly PersonalData[];
  readonly heldFiles: readonly HeldFiles[];
}
