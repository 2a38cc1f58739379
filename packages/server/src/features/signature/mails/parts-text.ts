import type { SignerPlace } from "../place-store.ts";

/** In which parts a person signs what a participant has signed: one mail may hold both. */
export function partsText(places: readonly Pick<SignerPlace, "role">[]): string {
  const isOf = (wanted: SignerPlace["role"]) => places.some(({ role }) => role === wanted);
  if (!isOf("pmo")) return "comme producteur";
  return isOf("producer") ? "pour l’association et comme producteur" : "pour l’association";
}
