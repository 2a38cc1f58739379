import { foldText, madeOnce } from "@mec/domain/shared";

/** Words that a question is asked with, and that no answer has to hold. */
const emptyWords = new Set(
  "a ai au aux avec ca ce ces cette combien comment d dans de des du elle en est et faut il j je l la le les leur m ma me mes mon n ne nous on ou par pas pour puis qu quand que quel quelle qui quoi s sa se ses si son suis sur t un une vais va veux vos votre vous y".split(
    " ",
  ),
);

const endings = /(?:ements?|ations?|ateurs?|er|ez|ees?|es?|ants?|s|x)$/u;

/** Short words stay whole: of "panne", nothing is left to tell from "panneau". */
const leastStem = 5;

/** A folded word without its plural or its verb's ending: "demenage" and "demenagement" → "demenag". */
export function stemOf(word: string): string {
  const stem = word.replace(endings, "");
  if (stem.length >= leastStem) return stem;
  return word.length > 3 ? word.replace(/[sx]$/u, "") : word;
}

/** What people call by other words than the articles do; each line is one thing. */
const alike = madeOnce(() =>
  [
    "économiser économie gagner gain rapporter épargner",
    "désinscrire désinscription désabonner désabonnement partir quitter résilier rétracter",
    "effacer supprimer désinscrire",
    "coûte coûter coût prix tarif",
    "pac pompe",
    "chauffage chauffer chauffe",
    "maison logement foyer",
  ].map((line) => line.split(" ").map((word) => stemOf(foldText(word)))),
);

/** The words of a text, as they are compared. */
export const wordsOfText = (text: string): ReadonlySet<string> =>
  new Set(foldText(text).split(" ").map(stemOf));

/** What a search asks for: a word of each list; by other words too where `alsoAlike`. Empty of an empty search. */
export function wordsOfSearch(search: string, alsoAlike: boolean): readonly (readonly string[])[] {
  const typed = foldText(search).split(" ").filter(Boolean);
  const telling = typed.filter((word) => !emptyWords.has(word));
  return (telling.length > 0 ? telling : typed).map(stemOf).map((stem) =>
    alsoAlike
      ? [
          stem,
          ...alike()
            .filter((line) => line.includes(stem))
            .flat(),
        ]
      : [stem],
  );
}
