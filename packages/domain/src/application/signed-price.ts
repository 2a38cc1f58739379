import { type PriceRange, roundToMicroEuro } from "../shared/index.ts";
import { mayAskToLeave, type ReadStatus } from "./status.ts";

/** Once his documents are signed, what a producer asks is what he signed beside: his project's page goes on showing it. */
export const isPriceSigned: (status: ReadStatus) => boolean = mayAskToLeave;

export const signedPriceText =
  "Vos documents sont signés\u00a0: le prix que vous demandez ne change plus. Pour en convenir d’un autre, écrivez au porteur du projet.";

const isSame = (one: number | undefined, other: number | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && roundToMicroEuro(one) === roundToMicroEuro(other));

/** Whether a change of a plant changes a price that is signed; one that is left out stays. */
export const changesSignedPrice = (
  status: ReadStatus,
  asked: PriceRange | null,
  next: PriceRange | null | undefined,
): boolean =>
  isPriceSigned(status) &&
  next !== undefined &&
  !(isSame(asked?.min, next?.min) && isSame(asked?.max, next?.max));
