import { foldText } from "../shared/index.ts";
import type { SignatoryInput } from "./schemas.ts";

/** What tells one structure from another: two sites of one company share the first nine signs of their SIRET. */
function structureKey(signatory: SignatoryInput | null): string | null {
  if (signatory?.entityType !== "Professionnel") return null;
  const { siretId, rnaId, juridicId, socialReason } = signatory;
  return siretId?.slice(0, 9) || rnaId || juridicId || foldText(socialReason);
}

/** Whether two places may belong to one structure: only two that are both named can be told apart. */
export function maySharePayer(one: SignatoryInput | null, other: SignatoryInput | null): boolean {
  const [own, others] = [structureKey(one), structureKey(other)];
  return own === null || others === null || own === others;
}
