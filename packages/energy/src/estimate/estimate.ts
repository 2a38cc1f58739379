import { type Bills, billsOf } from "./bill.ts";
import { offeredBy } from "./cases.ts";
import { type EstimateFigures, type EstimateProject, figuresOf } from "./figures.ts";
import { type EstimateHome, type PreparedHome, prepareHome } from "./prepared-home.ts";
import { type Received, receivedOf } from "./received.ts";
import { sharedAt } from "./shared-energy.ts";
import { type TypicalDay, typicalDays } from "./typical-day.ts";
import { estimateAssumptions } from "./words.ts";

export interface EstimateInput {
  readonly home: EstimateHome;
  readonly project: EstimateProject;
  /** YYYY-MM-DD: the prices and taxes in force, and the calendar of the year. */
  readonly day: string;
}

/** The saving if one of the announced prices is the one that is proposed. */
export interface SavingAtPrice
  extends Pick<EstimateFigures, "savingEur" | "savingWithoutVatEur" | "withoutExemptionEur"> {
  /** €/kWh without VAT. */
  readonly price: number;
}

export interface Estimate extends EstimateFigures, Bills {
  /** In French, to be shown beside the figures. */
  readonly assumptions: readonly string[];
  readonly typicalDays: readonly TypicalDay[];
  /** At the lowest announced price and at the highest; none where there is a single one. */
  readonly byPrice: readonly SavingAtPrice[];
}

/**
 * What a project would bring to a home, from typical curves only: local energy, saving, typical days, and the
 * assumptions behind them. The range goes from a dull year among many who consume in the daytime, at the
 * highest price, to a bright year among few homes, at the lowest one; local energy is shared in proportion to
 * withdrawals.
 * @throws RangeError on a figure that is not an energy, a power or a known day.
 */
export function estimate({ home, project, day }: EstimateInput): Estimate {
  const prepared = prepareHome(home, day);
  const received = receivedOf(prepared, offeredBy(project, prepared));
  const figures = figuresOf(prepared, received, project);
  const { produced, cases, plantKw } = received;
  const { grid, consumption, customer } = prepared;
  const [low, high] = [cases[0], cases[1]].map((one) => sharedAt(prepared, produced, one));
  return {
    ...figures,
    ...billsOf(prepared),
    assumptions: estimateAssumptions({
      home,
      producedKwh: produced.kwh,
      price: project.price,
      vatRegime: project.vatRegime,
      ownPart: project.ownPart,
      costs: figures,
      customer,
      plantKw,
      day,
    }),
    typicalDays: typicalDays(grid, home.category, {
      consumption: (step) => consumption[step]!,
      shared: (step) => (low!(step) + high!(step)) / 2,
    }),
    byPrice: savingsByPrice(prepared, received, project),
  };
}

function savingsByPrice(
  prepared: PreparedHome,
  received: Received,
  project: EstimateProject,
): SavingAtPrice[] {
  const { min, max } = project.price ?? { min: 0, max: 0 };
  if (min === max) return [];
  return [min, max].map((price) => {
    const at = { ...project, price: { min: price, max: price } };
    const { savingEur, savingWithoutVatEur, withoutExemptionEur } = figuresOf(prepared, received, at);
    return { price, savingEur, savingWithoutVatEur, withoutExemptionEur };
  });
}
