import type { Address } from "@mec/domain/address";
import { formatDate } from "@mec/domain/shared";
import {
  deliberationText,
  type Juridiction,
  legalIdentifierField,
  type SignatoryInput,
} from "@mec/domain/signatory";
import { type Field, field, missing, type Run, say, strong, type Text } from "../legal/model.ts";

const nbsp = "\u00a0";

export function addressText({ houseNumber, street, postCode, city }: Address): string {
  return `${[houseNumber, street].filter(Boolean).join(" ")}, ${postCode}${nbsp}${city}`;
}

/** Long numbers in groups that stay on one line. */
export const grouped = (digits: string, ...sizes: readonly number[]): string => {
  const groups: string[] = [];
  let from = 0;
  for (const size of sizes) {
    groups.push(digits.slice(from, from + size));
    from += size;
  }
  return [...groups, digits.slice(from)].filter(Boolean).join(nbsp);
};

export const phoneText = (phone: string): string => phone.replaceAll(" ", nbsp);

interface Person {
  readonly gender: SignatoryInput["gender"];
  readonly firstName: string;
}
const civilities = { M: `Monsieur${nbsp}`, F: `Madame${nbsp}`, OTHER: "" } as const;
const born = { M: "né", F: "née", OTHER: "né(e)" } as const;
const represented = { M: "habilité", F: "habilitée", OTHER: "habilité(e)" } as const;

export const civilName = ({ gender, firstName }: Person, lastName: string): string =>
  `${civilities[gender]}${firstName} ${lastName}`;

export const duly = ({ gender }: Person): string => `dûment ${represented[gender]}`;

/** By what a structure's signer is authorised: its council's délibération, where it is told. */
function authorised(signatory: Professional): string {
  const deliberation = deliberationText(signatory);
  return deliberation ? `${represented[signatory.gender]} par ${deliberation}` : duly(signatory);
}

/** A legal form as the law writes it, after a name: with one partner it is the same. Null where it is none of the list. */
const forms: Record<Juridiction, string | null> = {
  SARL: "société à responsabilité limitée",
  SA: "société anonyme",
  SAS: "société par actions simplifiée",
  SCOP: "SCOP",
  SCIC: "SCIC",
  EPCI: "établissement public de coopération intercommunale (EPCI)",
  Collectivité: "collectivité territoriale",
  ASSOCIATION: "association",
  // Perhaps a sole trader, who is no legal person.
  OTHER: null,
};

type Professional = Extract<SignatoryInput, { entityType: "Professionnel" }>;

/** A number of no kind that was told: its length says whether it is a SIREN or a SIRET. */
function numbered(id: string): { label: string; value: Run } {
  const digits = id.replace(/\s/gu, "");
  const label = /^\d{14}$/u.test(digits) ? "SIRET" : /^\d{9}$/u.test(digits) ? "SIREN" : "Identifiant";
  if (label !== "Identifiant") return { label, value: grouped(digits, 3, 3, 3) };
  return { label, value: id || missing("identifiant légal") };
}

function legalIdentifier(signatory: Professional): { label: string; value: Run } {
  switch (legalIdentifierField(signatory.juridiction)) {
    case "siretId":
      return {
        label: "SIRET",
        value: signatory.siretId ? grouped(signatory.siretId, 3, 3, 3) : missing("numéro SIRET"),
      };
    case "rnaId":
      return { label: "RNA", value: signatory.rnaId || missing("numéro RNA") };
    case "juridicId":
      return numbered(signatory.juridicId ?? "");
  }
}

/** By which number a party is known: a body's, as its form has one; null of a person. */
export function numberField(signatory: SignatoryInput): Field | null {
  if (signatory.entityType === "Particulier") return null;
  const { label, value } = legalIdentifier(signatory);
  return field(label, value);
}

/** Its legal form, as the law writes it; null of a person, and where none of the list is told. */
export const legalForm = (signatory: SignatoryInput): string | null =>
  signatory.entityType === "Professionnel" ? forms[signatory.juridiction] : null;

const reach = ({ email, phoneNumber }: SignatoryInput): string =>
  `courriel${nbsp}: ${email}, téléphone${nbsp}: ${phoneText(phoneNumber)}`;

/** A party as a contract names it. */
export function partyText(signatory: SignatoryInput | null, whatIsMissing: string): Text {
  if (!signatory) return [missing(whatIsMissing)];
  const person = civilName(signatory, signatory.name);
  if (signatory.entityType === "Particulier") {
    return say`${strong(person)}, ${born[signatory.gender]} le ${formatDate(signatory.birthDate)} à ${signatory.birthPlace}, demeurant ${addressText(signatory.address)} (${reach(signatory)})`;
  }
  const { label, value } = legalIdentifier(signatory);
  const name = label === "Identifiant" ? "identifiée sous le numéro" : label;
  const form = forms[signatory.juridiction];
  return say`${strong(signatory.socialReason)}${form === null ? "" : `, ${form}`}, ${name}${nbsp}${value}, dont le siège est situé ${addressText(signatory.socialAddress)}, représentée par ${person}, en qualité de ${signatory.officialRole}, ${authorised(signatory)} (${reach(signatory)})`;
}

/** The same as a form lists it. */
export function identityFields(signatory: SignatoryInput | null): Field[] {
  if (!signatory) return [field("Identité", missing("identité du signataire"))];
  const person = civilName(signatory, signatory.name);
  const contact = [field("Courriel", signatory.email), field("Téléphone", phoneText(signatory.phoneNumber))];
  if (signatory.entityType === "Particulier") {
    return [
      field("Nom", strong(person)),
      field("Naissance", `${formatDate(signatory.birthDate)} à ${signatory.birthPlace}`),
      field("Adresse", addressText(signatory.address)),
      ...contact,
    ];
  }
  const { label, value } = legalIdentifier(signatory);
  const form = forms[signatory.juridiction];
  const by = deliberationText(signatory);
  return [
    field("Dénomination", strong(signatory.socialReason)),
    ...(form === null ? [] : [field("Forme juridique", form)]),
    field(label, value),
    field("Siège", addressText(signatory.socialAddress)),
    field("Représentant", `${person}, ${signatory.officialRole}${by ? `, ${authorised(signatory)}` : ""}`),
    ...contact,
  ];
}

/** The name under which a party is bound. */
export const nameOfParty = (signatory: SignatoryInput): string =>
  signatory.entityType === "Professionnel" ? signatory.socialReason : civilName(signatory, signatory.name);

/** The same in a document, which marks what it lacks. */
export const partyName = (signatory: SignatoryInput | null, whatIsMissing: string): Text => [
  signatory ? nameOfParty(signatory) : missing(whatIsMissing),
];

/** Who signs for a party. */
export function signerText(signatory: SignatoryInput | null): Text {
  if (!signatory) return [missing("nom du signataire")];
  const person = civilName(signatory, signatory.name);
  return signatory.entityType === "Professionnel"
    ? say`Signataire : ${[person, signatory.officialRole, ...(deliberationText(signatory) ? [authorised(signatory)] : [])].join(", ")}`
    : say`Signataire : ${person}`;
}

/** First and last name, as signers are told apart; "" when not known. */
export const signerName = (signatory: SignatoryInput | null): string =>
  signatory ? `${signatory.firstName} ${signatory.name}` : "";
