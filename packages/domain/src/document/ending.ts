/**
 * How one leaves a contract of sale, the same words wherever its length stands: each party may end it at any time, with the
 * notice that was agreed, else a reasonable one (the model's article "Résiliation").
 * @example endingText(2) // "résiliable à tout moment avec 2 mois de préavis"
 */
export function endingText(noticeMonths: number | null): string {
  if (noticeMonths === null) return "résiliable à tout moment avec un préavis raisonnable";
  return noticeMonths === 0
    ? "résiliable à tout moment, sans préavis"
    : `résiliable à tout moment avec ${noticeMonths}\u00a0mois de préavis`;
}
