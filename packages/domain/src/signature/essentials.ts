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
