/** Where the contract stands of who was accepted without a price: it is what tells him his. */
export type UnpricedSale = "to-come" | "to-sign" | "elsewhere" | "signed";

const proposed: Record<Exclude<UnpricedSale, "signed">, string> = {
  "to-come": "Aucun prix ne vous a encore été proposé",
  "to-sign": "Aucun prix ne vous avait été proposé",
  elsewhere: "Aucun prix ne vous a été proposé ici",
};

const next: Record<Exclude<UnpricedSale, "signed">, string> = {
  "to-come":
    "Rien ne vous engage à acheter avant que vous ayez accepté un prix\u00a0: le porteur l’écrit dans votre contrat de vente, que vous recevrez par e-mail pour le lire, puis le signer ou le refuser.",
  "to-sign":
    "Le vôtre est écrit dans votre contrat de vente\u00a0: rien ne vous engage à acheter avant que vous l’ayez lu et signé.",
  elsewhere:
    "Votre contrat de vente se règle avec le porteur, en dehors de la plateforme\u00a0: rien ne vous engage à acheter avant que vous l’ayez signé.",
};

/**
 * What an estimate is, to who was accepted without a price: at which price it counts, that none binds him yet, and what comes.
 * @param hasSum whether one stands beside; "" where nothing is left to say of it
 */
export function unpricedText(sale: UnpricedSale, hasSum: boolean): string {
  if (sale === "signed")
    return hasSum
      ? "Cette somme compte le prix que publie le projet\u00a0: le vôtre est celui de votre contrat."
      : "";
  const counted = hasSum ? "\u00a0: cette somme compte celui que publie le projet" : "";
  return `${proposed[sale]}${counted}. ${next[sale]}`;
}
