import type { Address } from "@mec/domain/address";
import { powerOfRoof, roofAreaText } from "@mec/domain/point";
import { formatNumber } from "@mec/domain/shared";
import { useDraft } from "../../../platform/draft.ts";
import { emptyProductionForm, type ProductionForm } from "./production-form.ts";

/** A roof that carries no panels yet, as typed. */
export type RoofForm = { address: Address | null; area: string };

const emptyRoof: RoofForm = { address: null, area: "" };

/** Kept in the browser, like the draft of an installation. */
export const useRoof = () => useDraft("roof", emptyRoof);

/** The installation that a roof could carry: the draft of the installation starts from it. */
export function formOfRoof({ address, area }: RoofForm): ProductionForm {
  const squareMetres = roofAreaText.safeParse(area).data;
  if (!address || squareMetres === undefined) return emptyProductionForm;
  return {
    ...emptyProductionForm,
    operating: "no",
    address,
    productionPower: formatNumber(powerOfRoof(squareMetres), 1).replaceAll(/\s/gu, ""),
  };
}
