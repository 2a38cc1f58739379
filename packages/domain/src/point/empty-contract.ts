import type { ContractForm, OffPeakForm, TariffType } from "./contract-fields.ts";
import { defaultPeakHour } from "./default-peak-hour.ts";

export const tariffTypeLabels: Record<TariffType, string> = {
  TRV: "Tarif réglementé",
  other: "Autre offre",
  unknown: "Je ne sais pas",
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
  peakHour: defaultPeakHour,
  offPeak: emptyOffPeakForm,
  twoQuarterPrice: { hp: "", hc: "" },
  fourQuarterPrice: { summer_hp: "", summer_hc: "", winter_hp: "", winter_hc: "" },
};
