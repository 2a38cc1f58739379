import type { SalesTerms } from "@mec/domain/document";
import type { ProductionPoint } from "@mec/domain/point";
import type { SellerVat } from "@mec/domain/shared";

/** The VAT that the owner said for his own plants of a project; null where he has said none, or not the same of all. */
export function ownVatOf(
  plants: readonly Pick<ProductionPoint, "projectId" | "vatRegime">[],
  projectId: string,
): SellerVat | null {
  const own = plants.filter((plant) => plant.projectId === projectId);
  const [said = null, ...others] = new Set(own.map(({ vatRegime }) => vatRegime ?? null));
  return others.length === 0 ? said : null;
}

/** Terms that say no VAT begin with his: he is not asked again what he answered of his plant. */
export const withOwnVat = (terms: SalesTerms, own: SellerVat | null): SalesTerms =>
  terms.vatRegime === null && own !== null ? { ...terms, vatRegime: own } : terms;
