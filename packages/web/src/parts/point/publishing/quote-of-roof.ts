import { quoteText } from "@mec/domain/point";
import type { BuyBack } from "@mec/energy";
import type { ProductionForm } from "./production-form.ts";
import { formOfRoof, type RoofForm } from "./roof.ts";
import { noTariff, type TariffAnswers, tariffOf } from "./tariff.ts";

type Panels = Pick<ProductionForm, "address" | "productionPower">;

/** An installation that is proposed, with what its own step said of its contract. */
type Proposed = Panels & Partial<Pick<ProductionForm, "operating" | "buyBack" | "surplusBuyer">>;

/** Whether an installation is the one that is proposed of a roof: another place or power is another's. */
function isOfRoof({ address, productionPower }: Panels, roof: RoofForm): boolean {
  const described = formOfRoof(roof);
  return address?.label === described.address?.label && productionPower === described.productionPower;
}

/** €: the quote of a roof for the installation that is proposed; undefined without one, or for another place or power. */
export const quoteFor = (panels: Panels, roof: RoofForm): number | undefined =>
  isOfRoof(panels, roof) ? (quoteText.safeParse(roof.quote).data ?? undefined) : undefined;

/** What the contract of an installation pays, as it is typed: what its own step says, else what was told of the roof that it is proposed of. */
export function tariffFor(panels: Proposed, roof: RoofForm): TariffAnswers {
  const told = isOfRoof(panels, roof) && roof.kind === "panels" ? roof : noTariff;
  const { buyBack = told.buyBack, surplusBuyer = told.surplusBuyer } = panels;
  return { buyBack, surplusBuyer };
}

/** The same, as it is kept; null without one, and for an installation that does not produce yet. */
export const buyBackFor = (panels: Proposed, roof: RoofForm): BuyBack | null =>
  panels.operating === "no" ? null : tariffOf(tariffFor(panels, roof));
