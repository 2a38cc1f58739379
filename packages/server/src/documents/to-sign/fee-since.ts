import { type Dues, duesText } from "@mec/domain/pmo";

/**
 * Where the association asks for something else since a bulletin was sent: which of the two binds who signs it. Its assembly
 * may change what members pay for the next year, as the statutes say.
 */
export function feeSince(signed: Dues, now: Dues): string {
  if (signed.yearly === now.yearly && signed.once === now.once) return "";
  const asked = duesText(now) || "ni cotisation ni droit d’entrée";
  return `C’est ce montant qui vous lie. Les bulletins envoyés depuis disent autre chose\u00a0: ${asked}. L’assemblée de l’association peut changer la cotisation de tous pour l’exercice suivant.`;
}
