import { draftKey } from "../../../platform/draft.ts";
import { useStored } from "../../../platform/stored.ts";

/** Whether a roof was described in this browser (`useRoof`, which first views do without). */
export const useHasRoof = (): boolean => useStored(draftKey("roof"))[0] !== null;
