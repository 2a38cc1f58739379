import { type Departure, noticeEnd, saleEndsBy } from "@mec/domain/application";
import { bearerInSentence } from "@mec/domain/project";
import { conjunction, formatDate } from "@mec/domain/shared";
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

/** "à la commune de Langouet", "au syndicat d’énergie", "à Marc Bœuf". */
const calledTo = (name: string): string =>
  `à ${bearerInSentence({ kind: "municipality", name })}`.replace(/^à le /u, "au ");

/** One mailbox, however it is written; a party without any is by itself. */
const mailboxOf = ({ email, name }: Pick<Party, "email" | "name">): string => email.toLowerCase() || name;

/** With whom these documents are signed, each once: "Marc Bœuf, 1 rue du Four, 35380 Paimpont, marc@exemple.fr". */
export function partiesOf(documents: readonly DocumentContent[]): string[] {
  const association = associationOf(documents);
  const sales = documents.flatMap((one) => (one.kind === "salesContract" ? sellersOf(one) : []));
  const lines = [...sales, ...(association ? [association] : [])].map(({ name, address, email }) =>
    [name, address, email].filter(Boolean).join(", "),
  );
  return [...new Set(lines)];
}

/** To whom each document is ended in writing, a mailbox once: "pour le contrat de vente, à Marc Bœuf, marc@exemple.fr". */
export function writtenTo(documents: readonly DocumentContent[]): string[] {
  const association = associationOf(documents);
  const sales = documents.flatMap((one) => (one.kind === "salesContract" ? sellersOf(one) : []));
  const told = new Map<string, { whats: Set<string>; names: Set<string>; email: string }>();
  const tell = (to: Party, what: string) => {
    const { whats, names } = told.get(mailboxOf(to)) ?? { whats: new Set(), names: new Set() };
    told.set(mailboxOf(to), { whats: whats.add(what), names: names.add(calledTo(to.name)), email: to.email });
  };
  for (const seller of sales) tell(seller, "le contrat de vente");
  if (association) for (const what of ["l’adhésion", "l’accord"]) tell(association, what);
  return [...told.values()].map(({ whats, names, email }) =>
    [`pour ${conjunction(whats)}`, conjunction(names), email].filter(Boolean).join(", "),
  );
}

interface Asked {
  /** The day on which it is written, YYYY-MM-DD. */
  readonly today: string;
  /** What he asked for; null as long as he has not. */
  readonly departure: Pick<Departure, "leavingOn" | "movesOut" | "noticeEndsOn"> | null;
  /** The notice of who has left runs from his request: no letter names a later end. */
  readonly hasLeft?: true;
}

const isBody = ({ entityType }: SignatoryInput): boolean => entityType === "Professionnel";

/** How a contract ends that is ended on this day; null of who has left, once that end is past. */
function endText(months: number | null, sender: SignatoryInput, asked: Asked): string | null {
  const { today, departure, hasLeft } = asked;
  const isTold = months !== null || departure?.movesOut;
  if (hasLeft && departure && isTold && saleEndsBy(departure) < today) return null;
  if (departure?.movesOut)
    return `${isBody(sender) ? "Nous quittons" : "Je quitte"} les lieux le ${formatDate(departure.leavingOn)}\u00a0: il prend fin ce jour-là, sans préavis ni indemnité.`;
  const leavingOn = departure?.leavingOn ?? today;
  if (months === null) return "Il prend fin au terme d’un préavis raisonnable.";
  if (months === 0) return `Il prend fin le ${formatDate(leavingOn)}, sans préavis.`;
  const given = hasLeft && departure ? departure.noticeEndsOn : noticeEnd(today, months);
  const end = saleEndsBy({ leavingOn, noticeEndsOn: given });
  return `Avec son préavis de ${monthsText(months)}, il prend fin le ${formatDate(end)} au plus tard.`;
}

/** What one document asks to be written, before the letters of one mailbox are made one. */
interface Ending {
  readonly sender: SignatoryInput;
  readonly to: Party;
  /** "contrat de vente n° CV-7" */
  readonly what: string;
  /** "résiliation du contrat de vente n° CV-7" */
  readonly subject: string;
  readonly body: readonly string[];
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The letter that ends these, which go from one person to one mailbox. */
function letterOf(endings: readonly Ending[], { sender, to }: Ending, today: string): LeavingLetter {
  const each = (part: (ending: Ending) => string) => conjunction(new Set(endings.map(part)));
  const subject = capitalised(each((one) => one.subject));
  const { name, address } = partyOf(sender);
  const signature = `${sender.firstName} ${sender.name}`;
  const addressees = new Set(endings.map((one) => `${capitalised(one.to.name)}\n${one.to.address}`));
  const lines = [
    `${name}\n${address}`,
    [...addressees].join("\n"),
    `Le ${formatDate(today)}`,
    `Objet\u00a0: ${subject}`,
    "Madame, Monsieur,",
    ...endings.flatMap(({ body }) => body),
    "Merci d’en accuser réception.",
    isBody(sender) ? `${signature}, pour ${name}` : signature,
  ];
  return {
    to: each((one) => one.to.name),
    email: to.email,
    what: each((one) => one.what),
    subject,
    text: lines.join("\n\n"),
  };
}

const placeOf = ({ site }: { site: { name: string; prm: string } | null }): string =>
  site ? `, pour «\u00a0${site.name}\u00a0»${site.prm ? ` (PRM ${site.prm})` : ""}` : "";

function saleEndings(contract: SalesContractData, asked: Asked): Ending[] {
  const { consumer, reference, date, terms } = contract;
  if (!consumer) return [];
  const what = `contrat de vente n°\u00a0${reference}`;
  const end = endText(terms?.noticeMonths ?? null, consumer, asked);
  const body = [
    `${isBody(consumer) ? "Nous mettons" : "Je mets"} fin au ${what}, établi le ${formatDate(date)}${placeOf(contract)}.`,
    ...(end ? [end] : []),
  ];
  const subject = `résiliation du ${what}`;
  return sellersOf(contract).map((to) => ({ sender: consumer, to, what, subject, body }));
}

/** The membership and the agreement end by one letter, to the association. */
function associationEndings(documents: readonly DocumentContent[], { departure }: Asked): Ending[] {
  const to = associationOf(documents);
  const own = documents.flatMap((one) => (one.kind === "salesContract" ? [] : [one]));
  const sender = own.find(({ participant }) => participant)?.participant;
  if (!to || !sender) return [];
  const named = own.map(({ kind, reference }) =>
    kind === "bulletin"
      ? { what: `adhésion n°\u00a0${reference}`, of: `de l’adhésion n°\u00a0${reference}` }
      : {
          what: `accord de participation n°\u00a0${reference}`,
          of: `de l’accord de participation n°\u00a0${reference}`,
        },
  );
  const what = conjunction(named.map((one) => one.what));
  const day = departure ? `, à compter du ${formatDate(departure.leavingOn)}` : "";
  const body = [
    `${isBody(sender) ? "Nous mettons fin à ce que nous avons" : "Je mets fin à ce que j’ai"} signé${own[0] ? placeOf(own[0]) : ""}${day}\u00a0: ${what}.`,
    "Merci de déclarer la sortie de ce compteur au gestionnaire de réseau, et de dire le jour qu’il retient.",
  ];
  return [{ sender, to, what, subject: `fin ${conjunction(named.map((one) => one.of))}`, body }];
}

/** What who leaves writes, and to whom: to each seller of each contract, and to the association; one letter where they share a mailbox. */
export function leavingLetters(documents: readonly DocumentContent[], asked: Asked): LeavingLetter[] {
  const endings = [
    ...documents.flatMap((one) => (one.kind === "salesContract" ? saleEndings(one, asked) : [])),
    ...associationEndings(documents, asked),
  ];
  const letters = new Map<string, [Ending, ...Ending[]]>();
  for (const ending of endings) {
    const from = nameOfParty(ending.sender);
    const key = `${from} ${mailboxOf(ending.to)}`;
    const before = letters.get(key);
    letters.set(key, before ? [...before, ending] : [ending]);
  }
  return [...letters.values()].map((ones) => letterOf(ones, ones[0], asked.today));
}
