import { isLoss as isRisk, wholeEuros } from "@mec/domain/study";
import type { Gain } from "./signed-gain.ts";

/** How the candidates of a list divide by what they would gain. */
export const gainGroups = ["loses", "mayLose", "gains"] as const;
export type GainGroup = (typeof gainGroups)[number];

export const gainGroupLabels: Record<GainGroup, string> = {
  loses: "Y perdraient, même au mieux",
  mayLose: "Pourraient y perdre",
  gains: "N’y perdraient rien",
};

/** The key of the column, for the sort. */
export const gainKey = "gain";

type Sum = Pick<Gain, "isLoss" | "range"> & {
  readonly other: Pick<NonNullable<Gain["other"]>, "range"> | null;
};

/**
 * As the list shows it: a sure loss is in red; a loss is possible where one of the two cases that are told begins under 0, to the
 * whole euro.
 */
export function groupOf({ isLoss, range, other }: Sum): GainGroup {
  if (isLoss) return "loses";
  return isRisk(range) || (other !== null && isRisk(other.range)) ? "mayLose" : "gains";
}

/** Of the sum that stands first, as it is read: of two cases the one without the exemption. */
const middleOf = ({ range, other }: Sum): number => {
  const { low, high } = other?.range ?? range;
  return (wholeEuros(low) + wholeEuros(high)) / 2;
};

interface Wanted {
  readonly sort: string;
  readonly gain: GainGroup | undefined;
}

/** Whether a search needs what everybody would gain, and not only those of a page. */
export const isByGain = ({ sort, gain }: Wanted): boolean =>
  gain !== undefined || sort.replace(/^-/, "") === gainKey;

/**
 * The rows that a search by gain finds, in its order: by the middle of what each would gain, in the case that is told first, who would lose the most first,
 * or last for `-gain`. Another sort keeps the order that the rows have. Who has no sum comes last, and is in no group.
 */
export function foundByGain<Row>(
  rows: readonly Row[],
  gainOf: (row: Row) => Sum | undefined,
  { sort, gain }: Wanted,
): Row[] {
  const found = rows.filter((row) => {
    const sum = gainOf(row);
    return gain === undefined || (sum !== undefined && groupOf(sum) === gain);
  });
  if (!isByGain({ sort, gain: undefined })) return found;
  const sign = sort.startsWith("-") ? -1 : 1;
  const placeOf = (row: Row) => {
    const sum = gainOf(row);
    return sum ? sign * middleOf(sum) : Number.POSITIVE_INFINITY;
  };
  return found
    .map((row) => ({ row, place: placeOf(row) }))
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ row }) => row);
}
