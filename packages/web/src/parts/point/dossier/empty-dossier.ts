import type { Address } from "@mec/domain/address";
import { defaultSegment, emptyContractForm } from "@mec/domain/point";
import type { Dossier } from "./dossier-schema.ts";

export const emptyDossier: Dossier = {
  version: 1,
  address: null,
  placeKind: null,
  annualConsumption: "",
  contract: emptyContractForm,
  pricesAs: "individual",
};

export const isEmpty = ({
  address,
  annualConsumption,
  contract,
  workingHours,
  reclaimsVat,
  meterPower,
  segment,
}: Dossier): boolean =>
  address === null &&
  annualConsumption === "" &&
  contract.type === "" &&
  !workingHours &&
  reclaimsVat == null &&
  !meterPower &&
  (segment ?? defaultSegment) === defaultSegment;

/** Whether a searched place says more of where the visitor lives: a town does not, once his street is known. */
export const tellsMore = (searched: Address, { address }: Dossier): boolean =>
  searched.street !== "" || !address?.street;
