import { DomainError, dayInParis, foldText, formatDate, formatPercent, messages } from "../shared/index.ts";
import { earlyDayIssue } from "./first-day.ts";
import type { Juridiction } from "./legal-identifier.ts";
import type { SignatoryInput } from "./schemas.ts";

/**
 * What tells one structure from another, its numbers from the one that says most to the one that says least: two sites of one
 * company share the first nine signs of their SIRET.
 */
export function numbersOf(
  signatory: SignatoryInput | null,
): { numbers: readonly (string | undefined)[]; name: string } | null {
  if (signatory?.entityType !== "Professionnel") return null;
  const { siretId, rnaId, juridicId, socialReason } = signatory;
  return {
    numbers: [siretId?.slice(0, 9), rnaId, juridicId].map((number) => number || undefined),
    name: foldText(socialReason),
  };
}

/**
 * Whether two places may belong to one structure: only two that are both named can be told apart. By their numbers where both
 * give one, else by their names: one that gives its number and one that does not are one body only under one name.
 */
export const maySharePayer = (one: SignatoryInput | null, other: SignatoryInput | null): boolean =>
  numbersOf(one) === null || numbersOf(other) === null || areOneBody(one, other);

/**
 * Whether two signatories name one structure, by the same rule, and by the first number that both give: two SIRENs tell two apart
 * whatever else they share. Neither of a private person nor where one is not known.
 */
export function areOneBody(one: SignatoryInput | null, other: SignatoryInput | null): boolean {
  const [own, others] = [numbersOf(one), numbersOf(other)];
  if (own === null || others === null) return false;
  const isNumbered = [own, others].every(({ numbers }) => numbers.some(Boolean));
  if (!isNumbered) return own.name === others.name;
  const both = own.numbers.findIndex((number, at) => number && others.numbers[at]);
  return both >= 0 && own.numbers[both] === others.numbers[both];
}

/**
 * Whether two signatories are one private person: by name, and by the day of birth, which a father and a son of one name do not
 * share. Neither of a structure nor where one is not known.
 */
export function areOnePerson(one: SignatoryInput | null, other: SignatoryInput | null): boolean {
  if (one?.entityType !== "Particulier" || other?.entityType !== "Particulier") return false;
  return one.birthDate === other.birthDate && nameOf(one) === nameOf(other);
}

const nameOf = ({ firstName, name }: Pick<SignatoryInput, "firstName" | "name">): string =>
  foldText(`${firstName} ${name}`);

/** Whom a signatory binds: the structure that he signs for, else himself. */
export const boundName = (signatory: SignatoryInput): string =>
  signatory.entityType === "Professionnel"
    ? signatory.socialReason
    : `${signatory.firstName} ${signatory.name}`;

/** A point by the account that holds it, and by who signs for it once that is said. */
export interface HeldPoint {
  readonly accountId: string;
  readonly identity: SignatoryInput | null;
}

/** Whether two that are both named are not one structure, nor one person by name. */
function areToldApart(one: SignatoryInput | null, other: SignatoryInput | null): boolean {
  if (one === null || other === null) return false;
  if (one.entityType === "Professionnel" || other.entityType === "Professionnel")
    return !areOneBody(one, other);
  return nameOf(one) !== nameOf(other);
}

/** Whether two points are one's own: of one body, or of one account where nothing says that two sign for them. */
export const haveOneHolder = (one: HeldPoint, other: HeldPoint): boolean =>
  areOneBody(one.identity, other.identity) ||
  (one.accountId === other.accountId && !areToldApart(one.identity, other.identity));

/** What a point is known by: two that `haveOneHolder` share one of these, so that ten thousand are not compared in pairs. */
export function holderKeys({ accountId, identity }: HeldPoint): string[] {
  const known = numbersOf(identity);
  return [accountId, ...(known ? [...known.numbers.flatMap((one) => one ?? []), known.name] : [])];
}

/** Whether two structures go by one name, which whoever is offered a price reads in the note for his council. */
export const haveOneName = (one: SignatoryInput, other: SignatoryInput): boolean =>
  numbersOf(one) !== null && numbersOf(one)?.name === numbersOf(other)?.name;

/**
 * Whether who signs for a place may sell to himself by an installation: one body signs for both, or nobody has said yet who signs
 * for the installation, which is the same person's. A private person where he signs for both himself, and the installation is of
 * his account: one of which nobody has said who signs may be his company's.
 */
export const maySellToItself = (
  buyer: SignatoryInput,
  seller: SignatoryInput | null,
  { isOwn }: { readonly isOwn: boolean },
): boolean =>
  seller === null
    ? isOwn && numbersOf(buyer) !== null
    : areOneBody(buyer, seller) || (isOwn && areOnePerson(buyer, seller));

/**
 * Whether nobody has said yet who signs for a place and for an installation of its own account, so that nobody knows whether it
 * buys from itself: that is asked, and no purchase is counted meanwhile, nor none.
 */
export const isSellerUntold = (buyer: SignatoryInput | null, seller: SignatoryInput | null): boolean =>
  buyer === null || (seller === null && !maySellToItself(buyer, null, { isOwn: true }));

/**
 * What who buys from his own body, or from himself, is told before he says yes: it may be wrong, and is his to check.
 * @param ownPart the part of what he would buy that his sum counts at nothing, as its own; none where he has a contract with it
 * @param isOwner he bears the project himself: he has nobody else to ask
 */
export function ownSellerText(name: string, ownPart = 0, isOwner = false): string {
  const told = `${name} semble aussi produire pour ce projet\u00a0: on ne s’achète pas à soi-même.`;
  if (ownPart === 0)
    return `${told} Si c’est bien le cas, aucun contrat de vente n’est à signer${isOwner ? "." : "\u00a0: voyez-le avec le porteur avant d’accepter."}`;
  const counted =
    ownPart === 1
      ? "La somme ne compte rien à payer pour la part locale, ni contrat de vente."
      : `La somme ne compte à payer que ce qui vient des autres producteurs, ${formatPercent(1 - ownPart)} de la part locale.`;
  return `${told} ${counted} Si ce n’est pas le cas, ${isOwner ? "corrigez qui signe." : "dites-le au porteur avant d’accepter."}`;
}

/** The same of a body that is only typed yet: the sum that he reads counts a purchase from himself. */
export const ownSellerInSumText = (name: string): string =>
  `${name} semble aussi produire pour ce projet\u00a0: on ne s’achète pas à soi-même. Si c’est bien le cas, cette somme compte un achat qui ne se fera pas\u00a0: voyez-le avec le porteur.`;

/** In the place of the sum, of a body of his own account that is typed for a place which is not registered yet. */
export const ownBuyerText = (name: string): string =>
  `${name} produit aussi pour ce projet\u00a0: on ne s’achète pas à soi-même. La somme, sans achat, s’affiche une fois la candidature envoyée.`;

/** In the place of the sum, before anybody was named who signs for a place whose account has an installation of the project. */
export const whoSignsFirstText =
  "Votre compte tient aussi une installation de ce projet. Si le même organisme signe pour les deux, il n’y a ni prix ni contrat de vente\u00a0: on ne s’achète pas à soi-même.";

/** The same before anybody was named who signs for a place, where its account has an installation of the project. */
export const ownHolderText =
  "Le compte de ce lieu tient aussi une installation de ce projet\u00a0: on ne s’achète pas à soi-même. Dites qui signe pour le lieu et pour l’installation avant d’imprimer cette note\u00a0: si c’est le même organisme, il n’y a rien à payer ni aucun contrat de vente à signer.";

/** Of the electricity alone: what it costs to belong to the association is due all the same. */
const nothingDue = "rien à payer pour l’électricité, pas de contrat";
/** What a place costs to which its own body or person alone sells in its project: nobody pays himself, nor signs a contract with himself. */
export const ownBodyText = `On ne s’achète pas à soi-même\u00a0: ${nothingDue}`;

/** The same to who publishes for a public body: what he was told that a price earns sells all that is shared, its buildings' part too. */
export const ownBuildingsText = `Ce que vos propres bâtiments consommeront ne se vend pas, bien que l’estimation du prix le compte\u00a0: ${nothingDue}.`;

/** The same to the owner, before he makes the contract. */
export const ownSaleText = (name: string): string =>
  `${name} semble aussi produire\u00a0: personne ne se vend à soi-même. Si c’est bien le cas, mettez ce contrat de côté.`;

/** A public body votes what it joins, and its accountant pays for it. */
export const isPublicBody = (signatory: SignatoryInput | null): boolean =>
  signatory?.entityType === "Professionnel" &&
  (signatory.juridiction === "Collectivité" || signatory.juridiction === "EPCI");

const companies: readonly Juridiction[] = ["SARL", "SA", "SAS", "SCOP", "SCIC"];

/** Whether a company signs: no council votes for it. Of another form it is not known here. */
export const isCompany = (signatory: SignatoryInput | null): boolean =>
  signatory?.entityType === "Professionnel" && companies.includes(signatory.juridiction);

/** Whether those who decide for a structure of this form meet to do so, a council or a board, and so answer late. */
export const decidesByVote = (juridiction: Juridiction): boolean =>
  juridiction === "Collectivité" || juridiction === "EPCI" || juridiction === "ASSOCIATION";

/** Whether a délibération is dated after the day of `now`: a council cannot have voted it yet. One of today may be. */
const isVoteToCome = (deliberationDate: string, now: Date): boolean => deliberationDate > dayInParis(now);

/** Why no council may have voted on that day by what its signer is authorised; null when it may. */
export function deliberationDateIssue(deliberationDate: string, now: Date): DomainError | null {
  if (isVoteToCome(deliberationDate, now))
    return new DomainError("DELIBERATION_DATE_IN_FUTURE", messages.deliberationInFuture);
  const early = earlyDayIssue(deliberationDate);
  return early === null ? null : new DomainError("DAY_TOO_EARLY", early);
}

/**
 * That a délibération is dated before the day of the price which its signer is to accept: it cannot have named that price. A
 * doubt, and no refusal: a council may have voted on the project with a price of its own. Null without a price or a date.
 */
export const earlyVoteText = (deliberationDate: string, pricedOn: string | null): string | null =>
  deliberationDate && pricedOn && deliberationDate < pricedOn
    ? `Cette délibération date d’avant le prix, proposé le ${formatDate(pricedOn)}\u00a0: vérifiez sa date, et qu’elle porte bien sur lui.`
    : null;

/** "délibération n° 2026-41 du 12 décembre 2026", by which a public body's signer is authorised; "" where none is said. */
export function deliberationText(signatory: SignatoryInput | null): string {
  if (signatory?.entityType !== "Professionnel" || !isPublicBody(signatory)) return "";
  const number = (signatory.deliberationNumber ?? "").replace(/^n\s*°\s*/iu, "");
  const told = [
    ...(number ? [`n°\u00a0${number}`] : []),
    ...(signatory.deliberationDate ? [`du ${formatDate(signatory.deliberationDate)}`] : []),
  ];
  return told.length > 0 ? `délibération ${told.join(" ")}` : "";
}

/** Whether a public body's documents would not say by what its signer is authorised: a council may have voted since, and a document that is sent stays as it is. */
export const lacksDeliberation = (signatory: SignatoryInput | null): boolean =>
  isPublicBody(signatory) && deliberationText(signatory) === "";
