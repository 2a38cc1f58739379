import { quoteText } from "@mec/domain/point";
import type { ProductionForm } from "../../../parts/point/publishing/production-form.ts";
import { formOfRoof, type RoofForm } from "../../../parts/point/publishing/roof.ts";

type Panels = Pick<ProductionForm, "address" | "productionPower">;

/** €: the quote of a roof for the installation that is proposed; undefined without one, or for another place or power. */
export function quoteFor({ address, productionPower }: Panels, roof: RoofForm): number | undefined {
  const described = formOfRoof(roof);
  const isThisRoof =
    address?.label === described.address?.label && productionPower === described.productionPower;
  return isThisRoof ? (quoteText.safeParse(roof.quote).data ?? undefined) : undefined;
}
