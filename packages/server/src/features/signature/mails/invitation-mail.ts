import { followingText, type SignerRole } from "@mec/domain/document";
import { conjunction, formatDate, plural } from "@mec/domain/shared";
import { signingMinutes } from "@mec/domain/signature";
import type { DocumentContent } from "../../../documents/to-sign/content.ts";
import { awaitedMeters } from "../../../documents/to-sign/sale-to-follow.ts";
import type { MailDraft } from "../../../jobs/reaction.ts";
import type { SignerPlace } from "../place-store.ts";
import { titlesOf } from "../titles.ts";
import type { ToCome } from "../to-come.ts";
import type { ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";

type Places = readonly [SignerPlace, ...SignerPlace[]];

/** For whom somebody signs after others. */
function signingFor(roles: ReadonlySet<SignerRole>): string {
  if (!roles.has("producer")) return "pour l’association";
  return roles.has("pmo") ? "pour l’association et comme producteur" : "comme producteur";
}

/** Beyond this many, his places are counted. */
const mostNamed = 3;

/** ", pour « Boulangerie du port » et « Le Fournil »": the places of who takes part, so that who has several knows which; "" where none is named. */
function forPlaces(places: Places): string {
  const names = new Set(places.flatMap(({ role, site }) => (role === "participant" && site) || []));
  if (names.size > mostNamed) return `, pour ${names.size} de vos lieux`;
  return names.size > 0 ? `, pour ${conjunction([...names].map(quoted))}` : "";
}

function opening(
  { projectName, ownerName, bearer }: ProjectFacts,
  places: Places,
  isReminder: boolean,
): string {
  const project = quoted(projectName);
  const roles = new Set(places.map(({ role }) => role));
  if (isReminder)
    return `Votre signature est attendue pour ${project}, le projet que porte ${bearer}${forPlaces(places)}\u00a0:`;
  if (!roles.has("participant"))
    return `Des participants de ${project} ont signé. Il vous revient de signer, ${signingFor(roles)}\u00a0:`;
  return roles.size > 1
    ? `Il vous revient de signer, pour ${project}\u00a0:`
    : `${ownerName}, qui porte ${project}, vous adresse pour signature${forPlaces(places)}\u00a0:`;
}

const deadlineOf = (places: Places): Date =>
  new Date(Math.min(...places.map(({ expiresAt }) => expiresAt.getTime())));

/** One link of ours leads to all documents; an outside provider has one link for each. */
function leads(places: Places, url: string | null): Pick<MailDraft, "paragraphs" | "action"> {
  if (url !== null) {
    return { paragraphs: [documentList(places)], action: { label: "Lire et signer", url } };
  }
  const [first, ...others] = places;
  const titles = titlesOf(places);
  const links = places.map(({ signatureLink }, rank) => ({
    label: titles[rank] ?? "",
    url: signatureLink ?? "",
  }));
  return {
    paragraphs: [others.length > 0 ? { links } : documentList(places)],
    ...(first.signatureLink ? { action: { label: "Lire et signer", url: first.signatureLink } } : {}),
  };
}

const asContracts = (count: number): string =>
  plural(count, "contrat de vente à signer", "contrats de vente à signer");

/** A contract that comes alone has a subject of its own: the first documents' mail is in the same mailbox. */
function countText(places: Places, contents: readonly DocumentContent[]): string {
  if (places.some(({ kind }) => kind !== "salesContract"))
    return plural(places.length, "document à signer", "documents à signer");
  const isAdded = places.every(({ role }) => role === "participant") && contents.some(isBeside);
  return isAdded ? `${asContracts(places.length)} en plus` : asContracts(places.length);
}

const isBeside = (content: DocumentContent): boolean =>
  content.kind === "salesContract" && content.isAdded === true;

/** What is still to come to a consumer, and what it waits for. */
function followTexts({ kinds, sale }: ToCome): string[] {
  const meters = sale ? awaitedMeters(sale) : "";
  const follows = followingText(meters ? kinds.filter((kind) => kind !== "salesContract") : kinds);
  return [
    ...(follows === null ? [] : [follows]),
    ...(meters ? [`Votre contrat de vente suivra\u00a0: il attend ${meters}.`] : []),
  ];
}

/** What a consumer is not to look for among these, or has signed already. */
const besideText = (invited: Invited): string[] =>
  invited.contents.some(isBeside)
    ? ["C’est celui d’un producteur arrivé depuis. Ce que vous avez déjà signé ne change pas."]
    : followTexts(invited.toCome);

/** Who signs after others finds on one page all that they sign until he opens it. */
const othersMayCome =
  "Si d’autres participants signent d’ici à ce que vous ouvriez la page, leurs documents s’y ajoutent\u00a0: elle peut en montrer plus que cet e-mail.";

interface Invited {
  readonly url: string | null;
  readonly isReminder: boolean;
  /** Whether a mail told of some of these before. */
  readonly isMore: boolean;
  /** What the documents say, as they were sent. */
  readonly contents: readonly DocumentContent[];
  readonly toCome: ToCome;
  /** What he settles with the buyer of his plant before it shares; null where nothing. */
  readonly toEnd: string | null;
  /** What he buys at, and what that brings. */
  readonly sums: MailDraft["paragraphs"];
}

/**
 * Asks a person to sign all that waits for him in a project: which documents, from whom, how long it takes,
 * until when.
 */
export function invitationMail(facts: ProjectFacts, places: Places, invited: Invited): MailDraft {
  const { url, isReminder, isMore, contents } = invited;
  const [{ email, firstName, role }] = places;
  const count = countText(places, contents);
  const project = quoted(facts.projectName);
  const until = formatDate(deadlineOf(places));
  const minutes = signingMinutes(places.length);
  const { paragraphs, ...action } = leads(places, url);
  const isOwner = email.toLowerCase() === facts.ownerEmail.toLowerCase();
  const whoKnows = isOwner ? "les autres signataires le sauront" : `${facts.ownerName} le saura`;
  return {
    to: email,
    subject: isReminder ? `Rappel\u00a0: ${count} pour ${project}` : `${count} pour ${project}`,
    title: isReminder ? "Votre signature est attendue" : `Vous avez ${count}`,
    preheader: `À signer avant le ${until}.`,
    paragraphs: [
      `Bonjour ${firstName},`,
      opening(facts, places, isReminder),
      ...paragraphs,
      ...(url !== null && places.some(({ role: of }) => of !== "participant") ? [othersMayCome] : []),
      ...(isMore && !isReminder
        ? ["Cet e-mail remplace le précédent\u00a0: tout ce qui vous reste à signer y est."]
        : []),
      ...(role === "participant" ? besideText(invited) : []),
      ...invited.sums,
      ...(invited.toEnd ? [invited.toEnd] : []),
      `Comptez environ ${minutes}\u00a0minutes\u00a0: vous lisez les documents, vous demandez un code qui vous arrive par e-mail, vous signez. Cela se fait aussi sur un téléphone, et sans compte.`,
      `Vous pouvez signer jusqu’au ${until}. Si quelque chose ne convient pas, refusez en disant pourquoi\u00a0: ${whoKnows}.`,
    ],
    ...action,
    ...(isOwner ? {} : { replyTo: facts.ownerEmail }),
    footer: "Ce lien est personnel\u00a0: ne le transférez pas.",
  };
}
