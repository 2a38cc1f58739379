import { draftKey, useDraft } from "../../../platform/draft.ts";
import { writeStored } from "../../../platform/stored.ts";
import type { ProductionForm } from "./production-form.ts";
import { formOfRoof, type RoofForm } from "./roof.ts";

type Quoted = {
  /** € as typed; "" without a quote. */
  quote: string;
  /** kWc of the panels that it is for, as typed. */
  power: string;
};

type Panels = Pick<ProductionForm, "address" | "productionPower">;

/** The quote of a roof for the installation that is proposed; none once it has another place or power. */
export function quoteFor({ address, productionPower }: Panels, roof: RoofForm): Quoted | null {
  const described = formOfRoof(roof);
  const isThisRoof =
    address?.label === described.address?.label && productionPower === described.productionPower;
  return roof.quote !== "" && isThisRoof ? { quote: roof.quote, power: productionPower } : null;
}

const nameOf = (pointId: string): string => `quote:${pointId}`;
const noQuote: Quoted = { quote: "", power: "" };

/** Keeps it in this browser, as the roof itself was: nobody else is told what panels cost. */
export function keepQuote(pointId: string, form: ProductionForm, roof: RoofForm): void {
  const quoted = quoteFor(form, roof);
  if (quoted) writeStored(draftKey(nameOf(pointId)), JSON.stringify(quoted));
}

/** The quote that was kept for an installation; "" without one, or for other panels than it has now. */
export function useKeptQuote(pointId: string, productionPower: string): string {
  const [{ quote, power }] = useDraft(nameOf(pointId), noQuote);
  return power === productionPower ? quote : "";
}
