import { toldVat } from "@mec/domain/point";
import { pricesReadAs } from "@mec/domain/shared";
import { pricesAs, usePrices } from "../../../platform/profile-type.ts";
import { toldVatOf } from "./told-vat.ts";
import { useToldOfPlace } from "./use-known-dossier.ts";

/** How prices read for who is to pay them: with tax once he said, or his registered place does, that he gets no VAT back. */
export function useOwnPrices() {
  const { profileType } = usePrices();
  const { stored, point } = useToldOfPlace();
  const told = stored === null ? point && toldVat(point) : toldVatOf(stored);
  return pricesAs(pricesReadAs(profileType, told));
}
