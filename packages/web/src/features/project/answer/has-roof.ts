import type { Address } from "@mec/domain/address";
import { draftKey, useDraft } from "../../../platform/draft.ts";
import { useStored } from "../../../platform/stored.ts";

/** Whether a roof was described in this browser (`useRoof`, which first views do without). */
export const useHasRoof = (): boolean => useStored(draftKey("roof"))[0] !== null;

const nowhere: { address: Address | null } = { address: null };

/** Where that roof is; null when its address is not known. */
export const useRoofPlace = (): Address | null => useDraft("roof", nowhere)[0].address;
