import type { ProductionPoint } from "@mec/domain/point";
import type { OwnSaleInput } from "@mec/energy";
import { toProductionForm } from "../../point/publishing/production-form.ts";
import { type PlantAnswers, plantOf } from "../../point/revenue/plant.ts";

interface Given {
  readonly projectId: string;
  /** The installations of the project; those that have applied to it are left out. */
  readonly points: readonly ProductionPoint[];
  /** The ids of the owner's own points. */
  readonly mine: ReadonlySet<string>;
  readonly newcomers: readonly PlantAnswers[];
  /** kWh a year that the participants consume. */
  readonly acceptedKwh: number;
  readonly day: string;
}

function placed(answers: PlantAnswers) {
  const plant = plantOf(answers);
  return plant && answers.address ? [{ ...plant, ...answers.address.coordinates }] : [];
}

const plantsOf = (point: ProductionPoint) => placed(toProductionForm(point, "professional"));

/** What the owner's own sale is computed from; null when none of the project's installations is his. */
export function ownSaleInput(given: Given): OwnSaleInput | null {
  const { projectId, points, mine, newcomers, acceptedKwh, day } = given;
  const inside = points.filter((point) => point.projectId === projectId);
  const own = inside
    .filter(({ id }) => mine.has(id))
    .flatMap((point) =>
      plantsOf(point).map((plant) => ({
        plant,
        price: point.price,
        ...(point.buyBack && { buyBack: point.buyBack }),
      })),
    );
  if (own.length === 0) return null;
  return {
    own,
    others: inside.filter(({ id }) => !mine.has(id)).flatMap(plantsOf),
    newcomers: newcomers.flatMap(placed),
    acceptedKwh,
    day,
  };
}
