import type { SellerVat } from "../shared/index.ts";

/**
 * The VAT in which the limits of a seller's price are told: his own. What he has not said is counted as adding it, whatever his
 * project plans: it is the less favourable of both, and the lower limit.
 */
export const limitVat = (own: SellerVat | "" | null | undefined): SellerVat | null => own || null;
