import type { ProductionForm } from "../../../parts/point/publishing/production-form.ts";

/** Whether what is changed makes another plant of it than the one that a quote was for: the server then forgets the quote. */
export function outdatesQuote(
  kept: Pick<ProductionForm, "address" | "productionPower">,
  { address = kept.address, productionPower = kept.productionPower }: Partial<ProductionForm>,
): boolean {
  const [from, to] = [kept.address?.coordinates, address?.coordinates];
  return (
    productionPower !== kept.productionPower ||
    from?.latitude !== to?.latitude ||
    from?.longitude !== to?.longitude
  );
}
