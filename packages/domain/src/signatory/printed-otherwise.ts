import type { Address } from "../address/index.ts";
import { foldText } from "../shared/index.ts";
import { legalIdentifierField } from "./legal-identifier.ts";
import { type SignatoryInput, siretOf } from "./schemas.ts";
import { boundName } from "./structure.ts";

/** What documents print of who is bound by them; "number" is any other than a SIRET. Who signs for a structure, and how he is reached, may change. */
export const printedThings = ["name", "siret", "number", "form", "birth", "seat"] as const;
export type PrintedThing = (typeof printedThings)[number];

const seatText = ({ houseNumber, street, postCode, city }: Address): string =>
  [houseNumber, street, postCode, city].map((part) => foldText(part ?? "")).join(" ");

function printed(signatory: SignatoryInput): Record<PrintedThing, string> {
  const name = foldText(boundName(signatory));
  if (signatory.entityType === "Particulier") {
    const { birthDate, birthPlace, address } = signatory;
    const birth = `${birthDate} ${foldText(birthPlace)}`;
    return { name, siret: "", number: "", form: "", birth, seat: seatText(address) };
  }
  const { juridiction, socialAddress } = signatory;
  const field = legalIdentifierField(juridiction);
  const number = field === "siretId" ? "" : foldText(signatory[field] ?? "");
  return {
    name,
    siret: siretOf(signatory),
    number,
    form: juridiction,
    birth: "",
    seat: seatText(socialAddress),
  };
}

/** What documents that name one would print otherwise of the other: where they print all the same of both, one is bound as the other is. */
export function printedOtherwise(before: SignatoryInput, now: SignatoryInput): PrintedThing[] {
  const [was, is] = [printed(before), printed(now)];
  return printedThings.filter((thing) => was[thing] !== is[thing]);
}
