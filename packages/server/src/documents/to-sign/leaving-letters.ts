import { type Departure, noticeEnd, saleEndsBy } from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import type { DocumentContent, SalesContractData } from "./content.ts";
import { addressText, nameOfParty } from "./identity.ts";
import { monthsText } from "./sorted-documents.ts";

// What who leaves writes himself: each contract ends by a writing to its seller, the membership by one to the association.

/** A writing, ready to be sent. */
export interface LeavingLetter {
  readonly to: string;
  readonly email: string;
  readonly what: string;
  readonly subject: string;
  readonly text: string;
}

interface Party {
  readonly name: string;
  readonly email: string;
  readonly address: string;
}

const partyOf = (identity: SignatoryInput): Party => ({
  name: nameOfParty(identity),
  email: identity.email,
  address: addressText(identity.entityType === "Professionnel" ? identity.socialAddress : identity.address),
});

/** Who sells by a contract, each once, but for a buyer who sells to himself. */
function sellersOf({ producers, consumer }: SalesContractData): Party[] {
  const own = consumer && nameOfParty(consumer);
  const sellers = new Map<string, Party>();
  for (const { identity } of producers)
    if (identity && nameOfParty(identity) !== own)
      sellers.set(`${nameOfParty(identity)} ${identity.email}`, partyOf(identity));
  return [...sellers.values()];
}

/** The association of these documents. */
function associationOf(documents: readonly DocumentContent[]): Party | null {
  for (const { kind, association } of documents)
    if (association && kind !== "salesContract")
      return {
        name: `l’association «\u00a0${association.associationName}\u00a0»`,
        email: association.email,
        address: addressText(association.address),
      };
  return null;
}

const reached = ({ name, email }: Party): string => (email ? `${name}, ${email}` : name);

/** To whom each document is ended in writing: "pour le contrat de vente, à Marc Bœuf, marc@exemple.fr". */
export function writtenTo(documents: readonly DocumentContent[]): string[] {
  const sellers = new Set(
    documents.flatMap((one) => (one.kind === "salesContract" ? sellersOf(one).map(reached) : [])),
  );
  const association = associationOf(documents);
  return [
    ...[...sellers].map((seller) => `pour le contrat de vente, à ${seller}`),
    ...(association ? [`pour l’adhésion et l’accord, à ${reached(association)}`] : []),
  ];
}

interface Asked {
  /** The day on which it is written, YYYY-MM-DD. */
  readonly today: string;
  /** What he asked for; null as long as he has not. */
  readonly departure: Pick<Departure, "leavingOn" | "movesOut"> | null;
}

const isBody = ({ entityType }: SignatoryInput): boolean => entityType === "Professionnel";

/** How a contract ends that is ended on this day. */
function endText(months: number | null, sender: SignatoryInput, { today, departure }: Asked): string {
  if (departure?.movesOut)
    return `${isBody(sender) ? "Nous quittons" : "Je quitte"} les lieux le ${formatDate(departure.leavingOn)}\u00a0: il prend fin ce jour-là, sans préavis ni indemnité.`;
  const leavingOn = departure?.leavingOn ?? today;
  if (months === null) return "Il prend fin au terme d’un préavis raisonnable.";
  if (months === 0) return `Il prend fin le ${formatDate(leavingOn)}, sans préavis.`;
  const end = saleEndsBy({ leavingOn, noticeEndsOn: noticeEnd(today, months) });
  return `Avec son préavis de ${monthsText(months)}, il prend fin le ${formatDate(end)} au plus tard.`;
}

/** The letter, with who writes it and to whom. */
function letterOf(
  sender: SignatoryInput,
  to: Party,
  { today, what, body }: { today: string; what: string; body: readonly string[] },
): LeavingLetter {
  const subject = `Fin\u00a0: ${what}`;
  const { name, address } = partyOf(sender);
  const signature = `${sender.firstName} ${sender.name}`;
  const lines = [
    `${name}\n${address}`,
    `À ${to.name}\n${to.address}`,
    `Le ${formatDate(today)}`,
    `Objet\u00a0: ${subject}`,
    "Madame, Monsieur,",
    ...body,
    "Merci d’en accuser réception.",
    isBody(sender) ? `${signature}, pour ${name}` : signature,
  ];
  return { to: to.name, email: to.email, what, subject, text: lines.join("\n\n") };
}

const placeOf = ({ site }: { site: { name: string; prm: string } | null }): string =>
  site ? `, pour «\u00a0${site.name}\u00a0»${site.prm ? ` (PRM ${site.prm})` : ""}` : "";

function saleLetters(contract: SalesContractData, asked: Asked): LeavingLetter[] {
  const { consumer, reference, date, terms } = contract;
  if (!consumer) return [];
  const what = `contrat de vente n°\u00a0${reference}`;
  const body = [
    `${isBody(consumer) ? "Nous mettons" : "Je mets"} fin au ${what}, établi le ${formatDate(date)}${placeOf(contract)}.`,
    endText(terms?.noticeMonths ?? null, consumer, asked),
  ];
  return sellersOf(contract).map((seller) => letterOf(consumer, seller, { today: asked.today, what, body }));
}

/** The membership and the agreement end by one letter, to the association. */
function associationLetter(
  documents: readonly DocumentContent[],
  { today, departure }: Asked,
): LeavingLetter[] {
  const to = associationOf(documents);
  const own = documents.flatMap((one) => (one.kind === "salesContract" ? [] : [one]));
  const sender = own.find(({ participant }) => participant)?.participant;
  if (!to || !sender) return [];
  const names = own.map(({ kind, reference }) =>
    kind === "bulletin" ? `adhésion n°\u00a0${reference}` : `accord de participation n°\u00a0${reference}`,
  );
  const day = departure ? `, à compter du ${formatDate(departure.leavingOn)}` : "";
  const body = [
    `${isBody(sender) ? "Nous mettons fin à ce que nous avons" : "Je mets fin à ce que j’ai"} signé${own[0] ? placeOf(own[0]) : ""}${day}\u00a0: ${names.join(", ")}.`,
    "Merci de déclarer la sortie de ce compteur au gestionnaire de réseau, et de dire le jour qu’il retient.",
  ];
  return [letterOf(sender, to, { today, what: names.join(", "), body })];
}

/** What who leaves writes, and to whom: to each seller of each contract, and to the association. */
export const leavingLetters = (documents: readonly DocumentContent[], asked: Asked): LeavingLetter[] => [
  ...documents.flatMap((one) => (one.kind === "salesContract" ? saleLetters(one, asked) : [])),
  ...associationLetter(documents, asked),
];
