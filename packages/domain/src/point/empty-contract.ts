import type { SubscribedPower } from "./contract.ts";
import type { ContractForm, OffPeakForm, TariffType } from "./contract-fields.ts";
import { defaultPeakHour } from "./default-peak-hour.ts";

export const tariffTypeLabels: Record<TariffType, string> = {
  TRV: "Tarif réglementé",
  other: "Autre offre",
  unknown: "Je ne sais pas",
};

/** As a person chooses among them; the second list begins at 9 kVA, the power after 6. */
export const subscribedPowerLabels: Record<SubscribedPower, string> = {
  upTo6: "3 à 6 kVA",
  upTo36: "9 kVA et plus",
};

/** Nothing is known until it is typed. */
export const emptyOffPeakForm: OffPeakForm = {
  isKnown: false,
  hasSeasons: false,
  summer: [{ start: "", end: "" }],
  winter: [{ start: "", end: "" }],
};

export const emptyContractForm: ContractForm = {
  type: "",
  tarification: "",
  basePrice: "",
  subscribedPower: "",
  peakHour: defaultPeakHour,
  offPeak: emptyOffPeakForm,
  twoQuarterPrice: { hp: "", hc: "" },
  fourQuarterPrice: { summer_hp: "", summer_hc: "", winter_hp: "", winter_hc: "" },
  fixedUntil: "",
};
