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

/** Under which the browser keeps it; no draft of an on-boarding, which begins with a decision. */
export const dossierKey = "dossier";

/** A dossier is about a thousand characters long; what is longer is not ours. */
const longest = 6000;

const text = (max: number) => z.string().max(max);

/** A town has no street: what a form refuses may be looked at. */
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
  /** What kind of place it is, once a rule of thumb was chosen. */
  placeKind: z.enum(placeKinds).nullable(),
  annualConsumption: annualEnergyText,
  contract: contractFormSchema,
  /** With or without tax: how the contract's prices were typed. */
  pricesAs: profileTypeSchema,
});

/** The consumption point that a visitor describes on his way, as he typed it; nobody keeps it but his browser. */
export type Dossier = z.infer<typeof dossierSchema>;

export const emptyDossier: Dossier = {
  version: 1,
  address: null,
  placeKind: null,
  annualConsumption: "",
  contract: emptyContractForm,
  pricesAs: "individual",
};

/** What the browser kept; empty when it is none, or not as this version writes it. */
export function readDossier(stored: string | null): Dossier {
  if (stored === null || stored.length > longest) return emptyDossier;
  try {
    return dossierSchema.parse(JSON.parse(stored));
  } catch {
    return emptyDossier;
  }
}

/** The text to keep: null for what holds nothing, undefined for what may not be kept as it is. */
export function writeDossier(dossier: Dossier): string | null | undefined {
  if (isEmpty(dossier)) return null;
  return dossierSchema.safeParse(dossier).success ? JSON.stringify(dossier) : undefined;
}

export const isEmpty = ({ address, annualConsumption, contract }: Dossier): boolean =>
  address === null && annualConsumption === "" && contract.type === "";

/** Whether a searched place says where the visitor lives: a town does not, once his street is known. */
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
