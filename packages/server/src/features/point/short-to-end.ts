import { type ContractToEnd, contractToEndText, firstDayAfter } from "@mec/domain/point";
import { formatDate } from "@mec/domain/shared";

/** To a plant's holder, who has read in full that its purchase contract comes first: that it is still to end, or its day. */
export function shortToEndText(toEnd: ContractToEnd, today: string): string {
  if (toEnd === "unknown") return contractToEndText(toEnd, "holder", today);
  return toEnd === "older"
    ? contractToEndText(toEnd, "step", today)
    : `Partage à partir du ${formatDate(firstDayAfter(toEnd.endsOn))}, une fois fini votre contrat d’achat.`;
}
