import type { Address } from "@mec/domain/address";
import { isTariffUnknown, powerOfRoof, productionPowerText, roofAreaText } from "@mec/domain/point";
import { overPowerText } from "@mec/domain/project";
import { formatNumber } from "@mec/domain/shared";
import type { BuyBack } from "@mec/energy";
import { useDraft } from "../../../platform/draft.ts";
import { emptyProductionForm, type ProductionForm, withPower } from "./production-form.ts";
import { noTariff, type TariffAnswers, toldContract } from "./tariff.ts";

/** What stands on the roof: nothing yet, or panels whose power is known. */
export const roofKinds = ["bare", "panels"] as const;
export type RoofKind = (typeof roofKinds)[number];

/** A roof, with panels or none yet, as typed. */
export type RoofForm = TariffAnswers & {
  kind: RoofKind;
  address: Address | null;
  /** Square metres of a bare roof. */
  area: string;
  /** kWc of the panels. */
  power: string;
  /** kWh in a year that are left after one's own use, where only these are sold; "" of who does not know. */
  soldKwh: string;
  /** kWh in a year, as computed for this place and area; "" as long as it is not. */
  annualProduction: string;
  /** € that panels would cost here, as their quote says: with VAT for an individual; "" without a quote. */
  quote: string;
};

const emptyRoof: RoofForm = {
  kind: "bare",
  address: null,
  area: "",
  power: "",
  ...noTariff,
  soldKwh: "",
  annualProduction: "",
  quote: "",
};

/** A roof told otherwise: what was computed for the former, or asked of an installer, says nothing of it. */
export const toldOtherwise = (roof: RoofForm): RoofForm => ({ ...roof, annualProduction: "", quote: "" });

/** Whether panels sell but what is left after their holder's own use. */
const sellsSurplus = ({ kind, sells }: Pick<RoofForm, "kind" | "sells">): boolean =>
  kind === "panels" && sells === "surplus";

/** Whether all that panels produce is counted, as their holder does not know how much of it he sells. */
export const countsOwnUse = (roof: RoofForm): boolean => sellsSurplus(roof) && roof.soldKwh.trim() === "";

/** Which roof it is, whatever is known of it: another place, kind or size is another one. */
export const describedBy = ({ kind, address, area, power, ...roof }: RoofForm): string =>
  JSON.stringify([
    kind,
    address?.label,
    address?.coordinates,
    kind === "bare" ? area : power,
    ...(sellsSurplus({ kind, ...roof }) ? [roof.soldKwh] : []),
  ]);

/** What panels sell as long as they share nothing, at what a contract pays, and until when. */
export interface SoldToday {
  /** Null where no tariff is told. */
  readonly buyBack: BuyBack | null;
  /** Whether they sell but what their holder's own use leaves. */
  readonly sellsSurplus: boolean;
  readonly contractEndsOn: string | null;
}

/** What panels sell today; nothing of a roof without any. */
export function sellingOf(roof: RoofForm): SoldToday {
  const isLaid = roof.kind === "panels";
  const { buyBack, sellsSurplus, contractEndsOn } = toldContract(isLaid ? roof : noTariff);
  return { buyBack, sellsSurplus, contractEndsOn };
}

/** The same, with whether a contract may run whose tariff is not told. */
export function contractOfRoof(roof: RoofForm) {
  const isLaid = roof.kind === "panels";
  return {
    ...sellingOf(roof),
    isTariffUnknown: isLaid && isTariffUnknown({ ...toldContract(roof), isLaid }),
  };
}

/** Of what an estimate was made: the same roof at another tariff has another, and none at one that cannot be read. */
export const estimatedOf = (roof: RoofForm): string =>
  JSON.stringify([
    describedBy(roof),
    roof.kind === "panels" && [
      ...[roof.contract, roof.endsOn, roof.buyBack.trim(), roof.surplusBuyer],
      roof.surplusOffer.trim(),
    ],
  ]);

/** A described roof with the figures that are kept, where they are its own. */
export const withFigures = (described: RoofForm, kept: RoofForm): RoofForm =>
  describedBy(described) === describedBy(kept)
    ? { ...described, annualProduction: kept.annualProduction, quote: kept.quote }
    : toldOtherwise(described);

/** Kept in the browser, like the draft of an installation. */
export const useRoof = () => useDraft("roof", emptyRoof);

/** kWc as typed, or of the area; null as long as they are not known. */
const powerKwOf = ({ kind, area, power }: RoofForm): number | null => {
  if (kind === "panels") return productionPowerText.safeParse(power).data ?? null;
  const squareMetres = roofAreaText.safeParse(area).data;
  return squareMetres === undefined ? null : powerOfRoof(squareMetres);
};

/** Why no operation may take what this roof carries; null when one may, or as long as it is not described. */
function overPowerOf(roof: RoofForm): string | null {
  const powerKw = powerKwOf(roof);
  return powerKw === null ? null : overPowerText(powerKw, roof.address?.citycode);
}

/** kWc as the field of an installation takes them; null as long as they are not known. */
function powerText(roof: RoofForm): string | null {
  const powerKw = powerKwOf(roof);
  return powerKw === null ? null : formatNumber(powerKw, 4).replaceAll(/\s/gu, "");
}

/** The installation that a roof carries or could carry, if an operation may take it: the draft of the installation starts from it. */
export function formOfRoof(roof: RoofForm): ProductionForm {
  const { kind, address } = roof;
  const annualProduction = (sellsSurplus(roof) && roof.soldKwh) || roof.annualProduction;
  const power = powerText(roof);
  if (!address || power === null || overPowerOf(roof)) return emptyProductionForm;
  // Panels that produce have a meter, whose number may wait.
  const operating = kind === "panels" ? "later" : "no";
  return withPower({ ...emptyProductionForm, operating, address, annualProduction }, power);
}
