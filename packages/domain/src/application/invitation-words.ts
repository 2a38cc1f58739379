import { type BearerKind, bearerInSentence } from "../project/bearer-words.ts";
import { deSomebody, queSomebody } from "../shared/index.ts";

interface Invited {
  /** The owner's first and last name. */
  readonly owner: string;
  readonly projectName: string;
  readonly city: string;
  readonly bearer: {
    readonly kind: BearerKind;
    readonly name: string | null;
    readonly isVerified: boolean;
  } | null;
  readonly hasRoom: boolean;
  /** The owner's own word; "" for none. */
  readonly word: string;
}

/** A sentence of ours, or a text that somebody else wrote. */
type Paragraph = string | { readonly quote: string };

/** For whom the owner acts: what he declares is quoted as his, what support verified is said. */
function bearerParagraphs({ owner, bearer }: Invited): Paragraph[] {
  if (!bearer?.name || bearer.kind === "individual") return [];
  return bearer.isVerified
    ? [`Ce projet est porté par ${bearerInSentence(bearer)}, comme notre équipe l’a vérifié.`]
    : [`${owner} déclare agir pour\u00a0:`, { quote: bearer.name }];
}

/** What the mail of an invitation says, as its sender reads it before. */
export function invitationParagraphs(invited: Invited): Paragraph[] {
  const { owner, city, projectName, hasRoom, word } = invited;
  return [
    "Bonjour,",
    `${owner} porte à ${city} un projet d’électricité partagée entre voisins, et vous propose d’y participer. Le projet\u00a0:`,
    { quote: projectName },
    ...bearerParagraphs(invited),
    ...(word === "" ? [] : [`Le mot ${deSomebody(owner)}\u00a0:`, { quote: word }]),
    "Vous consommeriez de l’électricité produite près de chez vous, en gardant votre fournisseur pour le reste.",
    hasRoom
      ? "Candidater prend quelques minutes et n’engage à rien."
      : `Toute la production est réservée ou demandée aujourd’hui\u00a0: candidatez sans engagement, ${owner} vous dira s’il y a une place pour vous.`,
  ];
}

/** Why the mail came to somebody who asked for nothing. */
export const invitationReason = (owner: string): string =>
  `Vous recevez cet e-mail parce ${queSomebody(owner)} nous a donné votre adresse pour vous inviter. Sans réponse de votre part, il n’y en aura pas d’autre. Cette invitation est de trop\u202f? Dites-le à notre équipe, qui la relira\u00a0:`;
