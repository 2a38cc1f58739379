import type { Address } from "@mec/domain/address";
import type { SalesTerms } from "@mec/domain/document";
import type { MembershipFee, PmoAssociation, PmoInterlocutor } from "@mec/domain/pmo";
import type { SignatoryInput } from "@mec/domain/signatory";
import { demoPeople } from "./content.ts";

export interface DemoHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const genderOf = ({ firstName }: DemoHolder): SignatoryInput["gender"] =>
  demoPeople.find((person) => person.firstName === firstName)?.gender ?? "OTHER";

const phoneNumber = "06 12 34 56 78";

/** The association that gathers the demonstration's participants. */
export const demoAssociation = (
  address: Address,
  { firstName, lastName, email }: DemoHolder,
): PmoAssociation => ({
  associationName: `Les Amis du soleil de ${address.city}`,
  email,
  rnaId: "W441234567",
  address,
  preamble:
    "Des habitants, des commerces et la commune se réunissent pour produire et partager une électricité locale.",
  territory: `La commune de ${address.city} et ses environs.`,
  founders: [
    { kind: "physical", firstName, lastName },
    { kind: "moral", socialReason: `Commune de ${address.city}`, firstName: "Solène", lastName: "Guégan" },
  ],
});

export const demoInterlocutor = (holder: DemoHolder, project: string): PmoInterlocutor => ({
  gender: genderOf(holder),
  firstName: holder.firstName,
  lastName: holder.lastName,
  email: holder.email,
  phoneNumber,
  projectIdentification: project,
});

/** More than 2 km needs one. */
export const demoDerogation = "Décision du 12 janvier 2026";

/** The IBAN is the example of the standard. */
export const demoFee: MembershipFee = {
  required: true,
  amount: 10,
  entranceFeeRequired: false,
  entranceFeeAmount: 0,
  additionalInformation: "La cotisation de l’année d’adhésion est due en entier.",
  paymentMethods: [
    { type: "CHEQUE" },
    { type: "TRANSFER", iban: "FR1420041010050500013M02606", bic: "PSSTFRPPPAR" },
  ],
};

export const demoTerms: SalesTerms = {
  name: "Vente entre voisins",
  durationYears: 5,
  startDate: null,
  price: null,
  vatRegime: "franchise",
  indexation: "fixed",
  indexationRate: 1.5,
  subscription: 0,
  billingFrequency: "quarterly",
  billingMeans: "transfer",
  paymentDays: 30,
  tacitRenewal: true,
  noticeMonths: 2,
  closingInvoiceMonths: 3,
  penaltyRate: 0,
  penaltyKwh: 0,
  energyKind: "photovoltaic",
  power: null,
  installationDate: "2025-09-15",
  purchaseContract: true,
};

const personOf = (holder: DemoHolder) => ({
  name: holder.lastName,
  firstName: holder.firstName,
  gender: genderOf(holder),
  email: holder.email,
  phoneNumber,
});

/** The signatory of a home. */
export const individual = (holder: DemoHolder, address: Address): SignatoryInput => ({
  entityType: "Particulier",
  ...personOf(holder),
  birthDate: "1984-06-21",
  birthPlace: address.city,
  address,
});

/** The signatory of a shop. */
export const company = (
  holder: DemoHolder,
  address: Address,
  socialReason: string,
): Extract<SignatoryInput, { entityType: "Professionnel" }> => ({
  entityType: "Professionnel",
  ...personOf(holder),
  socialReason,
  furnitureName: socialReason,
  officialRole: genderOf(holder) === "F" ? "gérante" : "gérant",
  socialAddress: address,
  juridiction: "SARL",
  siretId: "98765432100015",
});

/** The signatory of the municipality that bears a project. */
export const municipality = (holder: DemoHolder, address: Address, socialReason: string): SignatoryInput => ({
  ...company(holder, address, socialReason),
  officialRole: "maire",
  siretId: "21987654300014",
  juridiction: "Collectivité",
  // Its documents were signed: its council had voted.
  deliberationNumber: "2025-14",
});
