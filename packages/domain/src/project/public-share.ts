/** Under this number of consumers no figure of consumption is public. */
export const fewestConsumers = 5;

/** Shares go by 5 points. */
const steps = 20;

/**
 * The part of a project's yearly production that its participants consume, as the public reads it: one of the two
 * multiples of 5 points around it, or null under 5 consumers and while the production is unknown (0).
 *
 * `draw` (from 0 to 1, 1 excluded) says which of the two. It is drawn anew for each set of consumers and known to
 * nobody: with a fixed threshold, a participant who changes his own consumption little by little would see the moment
 * at which the figure turns, and by the difference between two such moments what a newcomer consumes.
 * The database keeps it by triggers (decision 0005); what a participant reads without his own place is reckoned here.
 */
export function publicShare(project: {
  annualProductionKwh: number;
  acceptedKwh: number;
  consumers: number;
  draw: number;
}): number | null {
  const { annualProductionKwh, acceptedKwh, consumers, draw } = project;
  if (consumers < fewestConsumers || annualProductionKwh <= 0) return null;
  return Math.floor((acceptedKwh / annualProductionKwh) * steps + draw) / steps;
}

/**
 * The same of those who take part and of those who wait for an answer, never less than they consume: whoever of them is accepted,
 * it stays what it was, as the draw of the same consumers does.
 */
export function filledShare(project: Parameters<typeof publicShare>[0]): number | null {
  const share = publicShare(project);
  return share === null ? null : (share * steps + 1) / steps;
}
