import {
  type ConsumerType,
  type Contract,
  defaultSegment,
  offPeakText,
  segmentLabels,
  subscribedPowerLabels,
  tariffLabels,
  tariffTypeLabels,
  toldOffPeak,
  withListOf,
  workingHoursLabels,
} from "@mec/domain/point";
import { monthText } from "@mec/domain/project";
import { formatYearlyUse } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { SummaryRow } from "../../../ui/fields/summary-list.tsx";
import type { HouseForm } from "./house-form.ts";
import { IncompleteBadge } from "./incomplete-badge.tsx";
import { meterPowerText } from "./meter-power-text.ts";

/** A price in €/kWh without tax, as this visitor reads it. */
type Format = (htPerKwh: number) => string;

const kwhText = (annualConsumption: string): string =>
  Number(annualConsumption) > 0 ? formatYearlyUse(Number(annualConsumption)) : t("Non renseignée");

type Place = Omit<HouseForm, "placeKind"> & { readonly consumerType: ConsumerType | "" };

/** When a business works, as it told; null for a home. */
export function hoursText({
  consumerType,
  workingHours,
}: Pick<Place, "consumerType" | "workingHours">): string | null {
  return consumerType === "professional" && workingHours ? t(workingHoursLabels[workingHours]) : null;
}

/** That a business gets no VAT back, as it told; null for any other. */
export const vatText = ({ consumerType, reclaimsVat }: Pick<Place, "consumerType" | "reclaimsVat">) =>
  consumerType === "professional" && reclaimsVat === false ? t("TVA non récupérée") : null;

/** What heats a home, as it told it; null for any other. */
export const heatingText = ({
  consumerType,
  electricHeating,
}: Pick<Place, "consumerType" | "electricHeating">): string | null => {
  if (consumerType !== "individual" || electricHeating == null) return null;
  return electricHeating ? t("Chauffage électrique") : t("Sans chauffage électrique");
};

function homeRows(place: Place): SummaryRow[] {
  const heating = heatingText(place);
  return heating ? [{ label: t("Chauffage"), value: heating }] : [];
}

function businessRows(place: Place): SummaryRow[] {
  if (place.consumerType !== "professional") return [];
  const vat = { true: t("Récupérée"), false: t("Non récupérée"), null: t("Non précisée, comptée récupérée") };
  return [
    { label: t("Horaires"), value: hoursText(place) ?? t("Non précisés, comptés en journée") },
    { label: t("TVA"), value: vat[`${place.reclaimsVat ?? null}`] },
  ];
}

/** The power of the meter that was told, or that the usual one is counted for a business that may have more; null for any other. */
export const powerText = (
  house: Pick<Place, "consumerType" | "annualConsumption" | "segment" | "meterPower">,
): string | null => {
  const { consumerType } = house;
  return consumerType ? meterPowerText({ ...house, consumerType }) : null;
};

/** The usual segment is left out, except for a project's owner, who sorts by segment. */
export function houseRows(house: Place, { isForOwner = false } = {}): SummaryRow[] {
  const power = powerText(house);
  return [
    { label: t("Nom"), value: house.name },
    { label: t("Adresse"), value: house.address?.label },
    { label: t("Consommation annuelle"), value: kwhText(house.annualConsumption) },
    ...homeRows(house),
    ...businessRows(house),
    ...(power && !isForOwner ? [{ label: t("Puissance du compteur"), value: power }] : []),
    ...(isForOwner || house.segment !== defaultSegment
      ? [{ label: t("Segment"), value: t(segmentLabels[house.segment]) }]
      : []),
  ];
}

/** The regulated tariff has no price of its own, whatever is kept with it: the public ones of the day are counted. */
function publicRows({ tarification, subscribedPower }: Contract): SummaryRow[] {
  const power = {
    label: t("Puissance"),
    value: subscribedPower
      ? t(subscribedPowerLabels[subscribedPower])
      : t("non précisée, la plus courante est comptée"),
  };
  return [
    ...(tarification === "base" ? [power] : []),
    { label: t("Prix"), value: t("publics, ceux du tarif en vigueur") },
  ];
}

function priceRows(contract: Contract, format: Format): SummaryRow[] {
  const { type, basePrice, twoQuarterPrice, fourQuarterPrice } = contract;
  if (type === "TRV") return publicRows(contract);
  const prices: [string, number | undefined | null][] = [
    [t("Prix du kWh"), basePrice],
    [t("Heures pleines"), twoQuarterPrice?.hp],
    [t("Heures creuses"), twoQuarterPrice?.hc],
    [t("Été, heures pleines"), fourQuarterPrice?.summer_hp],
    [t("Été, heures creuses"), fourQuarterPrice?.summer_hc],
    [t("Hiver, heures pleines"), fourQuarterPrice?.winter_hp],
    [t("Hiver, heures creuses"), fourQuarterPrice?.winter_hc],
  ];
  return prices.flatMap(([label, price]): SummaryRow[] =>
    price == null ? [] : [{ label, value: <span className="numbers">{format(price)}</span> }],
  );
}

function offPeakHoursText(contract: Contract): string {
  const told = toldOffPeak(contract);
  return told ? offPeakText(told) : t("non connues, les plus courantes sont comptées");
}

/** A contract, with the price list of the power that the place told. */
export function contractRows(
  contract: Contract | null,
  format: Format,
  place: Pick<Place, "meterPower"> = {},
): SummaryRow[] {
  if (!contract) return [{ label: t("Contrat d’électricité"), value: <IncompleteBadge /> }];
  return [
    { label: t("Offre"), value: t(tariffTypeLabels[contract.type]) },
    { label: t("Option"), value: t(tariffLabels[contract.tarification]) },
    ...priceRows(withListOf(contract, place), format),
    ...(contract.fixedUntil
      ? [{ label: t("Prix fixe jusqu’en"), value: monthText(contract.fixedUntil) }]
      : []),
    ...(contract.tarification === "base"
      ? []
      : [{ label: t("Plages d’heures creuses"), value: offPeakHoursText(contract) }]),
  ];
}
