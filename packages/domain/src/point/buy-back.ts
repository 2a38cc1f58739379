import { emptyAsNull, salePriceText } from "../shared/index.ts";

/** €/kWh without VAT that a purchase contract pays for all that a plant produces, as typed; null where none is told. */
export const buyBackText = emptyAsNull(salePriceText);
