import { isTariffUnknown, quoteText } from "@mec/domain/point";
import type { ProductionForm } from "./production-form.ts";
import { formOfRoof, type RoofForm, type SoldToday } from "./roof.ts";
import { noTariff, type TariffAnswers, type ToldContract, toldContract } from "./tariff.ts";

type Panels = Pick<ProductionForm, "address" | "productionPower">;

/** An installation that is proposed, with what its own step said of its contract. */
type Proposed = Panels & Partial<Pick<ProductionForm, "operating" | keyof TariffAnswers>>;

/** Whether an installation is the one that is proposed of a roof: another place or power is another's. */
function isOfRoof({ address, productionPower }: Panels, roof: RoofForm): boolean {
  const described = formOfRoof(roof);
  return address?.label === described.address?.label && productionPower === described.productionPower;
}

/** €: the quote of a roof for the installation that is proposed; undefined without one, or for another place or power. */
export const quoteFor = (panels: Panels, roof: RoofForm): number | undefined =>
  isOfRoof(panels, roof) ? (quoteText.safeParse(roof.quote).data ?? undefined) : undefined;

const tariffTyped = (told: Partial<TariffAnswers>): TariffAnswers => ({
  contract: told.contract ?? noTariff.contract,
  endsOn: told.endsOn ?? noTariff.endsOn,
  buyBack: told.buyBack ?? noTariff.buyBack,
  surplusBuyer: told.surplusBuyer ?? noTariff.surplusBuyer,
  surplusOffer: told.surplusOffer ?? noTariff.surplusOffer,
  sells: told.sells ?? noTariff.sells,
});

/** What is told of the contract of an installation, as it is typed: what its own step says, else what was told of the roof that it is proposed of. */
export function tariffFor(panels: Proposed, roof: RoofForm): TariffAnswers {
  const told = isOfRoof(panels, roof) && roof.kind === "panels" ? tariffTyped(roof) : noTariff;
  const own = tariffTyped(panels);
  // What is typed holds; as long as nothing is, the roof's page may have been told it meanwhile.
  if (own.contract || own.buyBack) return { ...own, contract: own.contract || told.contract };
  return panels.sells ? { ...told, sells: own.sells } : told;
}

/** Whether an installation is said to produce, or may: what does not has no contract. */
export const isInPlace = ({ operating }: Proposed): boolean => operating !== "no";

/** What of that is sent with it: what does not produce yet has no contract. */
export const contractFor = (panels: Proposed, roof: RoofForm): ToldContract => {
  const typed = isInPlace(panels) ? tariffFor(panels, roof) : noTariff;
  const { purchaseContract, contractEndsOn, buyBack, sellsSurplus } = toldContract(typed);
  return {
    ...(purchaseContract ? { purchaseContract } : {}),
    ...(contractEndsOn ? { contractEndsOn } : {}),
    ...(buyBack ? { buyBack } : {}),
    ...(sellsSurplus ? { sellsSurplus } : {}),
  };
};

/** What selling by it is compared with: its tariff, null without one and for an installation that does not produce yet, and whether but a surplus is sold. */
export function sellingFor(panels: Proposed, roof: RoofForm): SoldToday {
  const { buyBack = null, sellsSurplus = false, contractEndsOn = null } = contractFor(panels, roof);
  return { buyBack, sellsSurplus: sellsSurplus ?? false, contractEndsOn };
}

/** Whether one that produces may have a contract whose tariff is not told. */
export const isTariffLeftOut = (panels: Proposed, roof: RoofForm): boolean =>
  Boolean(panels.operating) &&
  isInPlace(panels) &&
  isTariffUnknown({ ...contractFor(panels, roof), isLaid: true });
