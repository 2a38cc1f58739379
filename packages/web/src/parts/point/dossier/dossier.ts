import { type Address, coordinatesSchema } from "@mec/domain/address";
import {
  annualEnergyText,
  type ConsumptionPoint,
  contractFormSchema,
  contractToForm,
  emptyContractForm,
} from "@mec/domain/point";
import { type ProfileType, profileTypeSchema } from "@mec/domain/shared";
import * as z from "zod";
import { placeKinds } from "../rules-of-thumb.ts";

/** A dossier takes about a thousand characters; a longer text was not written by the app. */
const longest = 6000;

const text = (max: number) => z.string().max(max);

/** Accepts a town, which has no street: a dossier may hold an address that a form would refuse. */
const addressSchema = z.object({
  label: text(300),
  houseNumber: text(20),
  street: text(200),
  postCode: text(5),
  city: text(100),
  coordinates: coordinatesSchema,
  citycode: text(5).optional(),
}) satisfies z.ZodType<Address>;

const dossierSchema = z.object({
  version: z.literal(1),
  address: addressSchema.nullable(),
  /** The kind of place, once a rule of thumb was chosen. */
  placeKind: z.enum(placeKinds).nullable(),
  annualConsumption: annualEnergyText,
  contract: contractFormSchema,
  /** With or without tax: how the contract's prices were typed. */
  pricesAs: profileTypeSchema,
});

/** The consumption point that a visitor describes, as he typed it; stored in his browser only. */
export type Dossier = z.infer<typeof dossierSchema>;

export const emptyDossier: Dossier = {
  version: 1,
  address: null,
  placeKind: null,
  annualConsumption: "",
  contract: emptyContractForm,
  pricesAs: "individual",
};

/** The stored dossier; an empty one when there is none, or when this version did not write it. */
export function readDossier(stored: string | null): Dossier {
  if (stored === null || stored.length > longest) return emptyDossier;
  try {
    return dossierSchema.parse(JSON.parse(stored));
  } catch {
    return emptyDossier;
  }
}

/** The text to store: null for an empty dossier, undefined for one that is not valid. */
export function writeDossier(dossier: Dossier): string | null | undefined {
  if (isEmpty(dossier)) return null;
  return dossierSchema.safeParse(dossier).success ? JSON.stringify(dossier) : undefined;
}

export const isEmpty = ({ address, annualConsumption, contract }: Dossier): boolean =>
  address === null && annualConsumption === "" && contract.type === "";

/** Whether a searched place says more of where the visitor lives: a town does not, once his street is known. */
export const tellsMore = (searched: Address, { address }: Dossier): boolean =>
  searched.street !== "" || !address?.street;

/** A registered point, as its holder would have typed it. */
export function dossierOfPoint(
  { address, annualConsumption, contract }: ConsumptionPoint,
  pricesAs: ProfileType,
): Dossier {
  return {
    ...emptyDossier,
    address,
    annualConsumption,
    contract: contractToForm(contract, pricesAs),
    pricesAs,
  };
}
