/** The subjects of the summary that a signer reads before his documents, in this order. */
export const essentialSubjects = ["price", "length", "notice", "fee", "billing", "leaving"] as const;
export type EssentialSubject = (typeof essentialSubjects)[number];

export const essentialLabels: Record<EssentialSubject, string> = {
  price: "Le prix",
  length: "La durée",
  notice: "Le préavis",
  fee: "La cotisation",
  billing: "Qui facture",
  leaving: "Pour partir",
};

/** Begins the sentence that tells, in the line of the price, what the supplier goes on billing: no part of what is agreed to. */
export const besidePrice = "L’acheminement et les taxes";

/** Begin the sentences of what may never come, or not concern one: each with the question that it answers. */
const whatIfs: readonly (readonly [begins: string, question: string])[] = [
  [besidePrice, "une taxe change"],
  ["Aucune quantité n’est", "le soleil manque"],
  ["Un impayé ", "je paie en retard"],
  ["Un retard ", "nous payons en retard"],
  ["Si vous déménagez, dites-le", "je déménage"],
  ["Si vous quittez les lieux, dites-le", "nous quittons les lieux"],
];

interface SplitEssentials<E> {
  /** Each line without them. */
  readonly lines: readonly E[];
  /** What they ask, in the order in which they stand; empty where there are none. */
  readonly questions: readonly string[];
  /** Those sentences, each once. */
  readonly answers: readonly string[];
}

/** The same question of who sells, where it is another. */
const ofSeller: Readonly<Record<string, string>> = {
  "je paie en retard": "un acheteur paie en retard",
  "nous payons en retard": "un acheteur paie en retard",
  "je déménage": "un acheteur déménage",
  "nous quittons les lieux": "un acheteur quitte les lieux",
};

/** The lines of a summary in few words, and apart from them what is read by who wonders "what if". */
export function splitEssentials<E extends { readonly text: string }>(
  essentials: readonly E[],
  reader: "buyer" | "seller" = "buyer",
): SplitEssentials<E> {
  const asked = new Map<string, string>();
  const lines = essentials.map((line) => {
    const kept = line.text.split(/(?<=\.)\s/u).filter((sentence) => {
      const [, question] = whatIfs.find(([begins]) => sentence.startsWith(begins)) ?? [];
      if (question) asked.set(sentence, (reader === "seller" && ofSeller[question]) || question);
      return !question;
    });
    return { ...line, text: kept.join(" ") };
  });
  return { lines, questions: [...new Set(asked.values())], answers: [...asked.keys()] };
}
