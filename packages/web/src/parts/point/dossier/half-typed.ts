import { type ContractForm, contractFormSchema } from "@mec/domain/point";
import type { Dossier } from "./dossier-schema.ts";

/** Whether the fields hold what is not kept yet: an address that was not chosen, a contract that is not valid. */
export const isHalfTyped = (
  { address }: Pick<Dossier, "address">,
  typedAddress: string,
  contract: ContractForm,
): boolean =>
  (address === null && typedAddress.trim() !== "") || !contractFormSchema.safeParse(contract).success;
