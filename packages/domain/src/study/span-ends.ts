/**
 * Whom the most favourable case of a buyer's sum counts beside him: those of today; half of what is produced where they consume less,
 * or where they are too few to be told of.
 */
export const countedOthers = ["today", "fewer", "unknown"] as const;
export type CountedOthers = (typeof countedOthers)[number];

/** The part of the production that the most favourable case supposes the others to consume at least. */
const leastShare = 0.5;

/** @param share the part of the production that the others consume, as this reader is told of it */
export function countedOthersOf(share: number | null): CountedOthers {
  if (share === null) return "unknown";
  return share >= leastShare ? "today" : "fewer";
}

const half = "avec des participants qui consomment la moitié de ce que le projet produit";
const most: Record<CountedOthers, string> = {
  today: "avec les participants d’aujourd’hui",
  fewer: `${half} (ceux d’aujourd’hui en consomment moins)`,
  unknown: `${half} (ceux d’aujourd’hui sont trop peu pour être comptés)`,
};

/** What the two ends of a buyer's sum are; null where both read the same, and of a server of the former release. */
export function spanEndsText(
  { low, high }: { readonly low: number; readonly high: number },
  others: CountedOthers | undefined,
): string | null {
  if (others === undefined || low.toFixed(0) === high.toFixed(0)) return null;
  // Of too few nothing is counted: what is not counted is not claimed.
  const even = others === "unknown" ? "" : ", même si tous ceux qui attendent sont acceptés";
  return `Le haut de cette somme\u00a0: une bonne année, ${most[others]}. Le bas\u00a0: une année sombre, où les autres consomment au moins trois fois ce que le projet produit${even}. Un gros consommateur venu plus tard l’abaisserait.`;
}
