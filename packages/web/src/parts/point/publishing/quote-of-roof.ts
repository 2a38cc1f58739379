import { quoteText } from "@mec/domain/point";
import type { BuyBack } from "@mec/energy";
import type { ProductionForm } from "./production-form.ts";
import { buyBackOf, formOfRoof, type RoofForm } from "./roof.ts";

type Panels = Pick<ProductionForm, "address" | "productionPower">;

/** Whether an installation is the one that is proposed of a roof: another place or power is another's. */
function isOfRoof({ address, productionPower }: Panels, roof: RoofForm): boolean {
  const described = formOfRoof(roof);
  return address?.label === described.address?.label && productionPower === described.productionPower;
}

/** €: the quote of a roof for the installation that is proposed; undefined without one, or for another place or power. */
export const quoteFor = (panels: Panels, roof: RoofForm): number | undefined =>
  isOfRoof(panels, roof) ? (quoteText.safeParse(roof.quote).data ?? undefined) : undefined;

/** What the contract of a roof's panels pays, for the installation that is proposed of it; null as above. */
export const buyBackFor = (panels: Panels, roof: RoofForm): BuyBack | null =>
  isOfRoof(panels, roof) ? buyBackOf(roof) : null;
