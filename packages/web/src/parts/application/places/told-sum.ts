import {
  type ApplicationProgress,
  currentStatus,
  isPriceOpen,
  newestProgress,
} from "@mec/domain/application";

/**
 * Which sum a place's card tells: what the project may bring while its application waits, what a price would that can still be
 * answered, and what was agreed, as long as he takes part; nothing to who
 * asked to leave, and to who shares without a price of his own.
 */
export function toldSum({
  progress,
  departure,
}: ApplicationProgress): "estimate" | "proposed" | "agreed" | null {
  const status = currentStatus(progress);
  if (departure) return null;
  if (status === "APPLICATION") return "estimate";
  if (status === "SIGNATURE" || status === "SIGNED") return "agreed";
  if (status === "EXPLOITATION") return progress.some(({ price }) => price !== undefined) ? "agreed" : null;
  const isOpen = isPriceOpen(newestProgress(progress)?.priceUntil, new Date());
  return status === "PROPOSAL" && isOpen ? "proposed" : null;
}
