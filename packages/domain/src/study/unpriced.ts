/** Where the contract stands of who was accepted without a price: it is what tells him his. */
export type UnpricedSale = "to-come" | "to-sign" | "elsewhere" | "signed";

const proposed: Record<Exclude<UnpricedSale, "signed">, string> = {
  "to-come": "Aucun prix ne vous a encore été proposé",
  "to-sign": "Aucun prix ne vous avait été proposé",
  elsewhere: "Aucun prix ne vous a été proposé ici",
};

/** A contract may be sent without a price, which is then agreed beside it. */
const askFirst = "Si aucun prix n’y est écrit, demandez-en un au porteur avant de signer.";

const next: Record<Exclude<UnpricedSale, "signed">, string> = {
  "to-come": `Rien ne vous engage à acheter avant que vous ayez signé un contrat de vente\u00a0: vous le recevrez par e-mail, pour le lire, puis le signer ou le refuser. ${askFirst}`,
  "to-sign": `Rien ne vous engage à acheter avant que vous ayez lu et signé votre contrat de vente. ${askFirst}`,
  elsewhere:
    "Votre contrat de vente se règle avec le porteur, en dehors de la plateforme\u00a0: rien ne vous engage à acheter avant que vous l’ayez signé.",
};

/**
 * What an estimate is, to who was accepted without a price: at which price it counts, that none binds him yet, and what comes.
 * @param hasSum whether one stands beside
 */
export function unpricedText(sale: UnpricedSale, hasSum: boolean): string {
  if (sale === "signed")
    return `${hasSum ? "Cette somme compte le prix que publie le projet. " : ""}Le vôtre est celui de votre contrat de vente\u00a0; s’il n’en dit aucun, convenez-en par écrit avec le producteur, avant toute facture.`;
  const counted = hasSum ? "\u00a0: cette somme compte celui que publie le projet" : "";
  return `${proposed[sale]}${counted}. ${next[sale]}`;
}
