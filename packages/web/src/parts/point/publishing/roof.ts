import type { Address } from "@mec/domain/address";
import { powerOfRoof, roofAreaText } from "@mec/domain/point";
import { formatNumber } from "@mec/domain/shared";
import { useDraft } from "../../../platform/draft.ts";
import { emptyProductionForm, type ProductionForm, withPower } from "./production-form.ts";

/** A roof that carries no panels yet, as typed. */
export type RoofForm = {
  address: Address | null;
  area: string;
  /** kWh in a year, as computed for this place and area; "" as long as it is not. */
  annualProduction: string;
};

const emptyRoof: RoofForm = { address: null, area: "", annualProduction: "" };

/** Kept in the browser, like the draft of an installation. */
export const useRoof = () => useDraft("roof", emptyRoof);

/** The installation that a roof could carry: the draft of the installation starts from it. */
export function formOfRoof({ address, area, annualProduction }: RoofForm): ProductionForm {
  const squareMetres = roofAreaText.safeParse(area).data;
  if (!address || squareMetres === undefined) return emptyProductionForm;
  const power = formatNumber(powerOfRoof(squareMetres), 1).replaceAll(/\s/gu, "");
  return withPower({ ...emptyProductionForm, operating: "no", address, annualProduction }, power);
}
