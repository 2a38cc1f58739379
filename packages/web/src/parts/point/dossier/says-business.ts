import { tradeOf } from "../rules-of-thumb.ts";
import type { Dossier } from "./dossier-schema.ts";

type Told = Pick<Dossier, "placeKind" | "workingHours" | "reclaimsVat">;

/**
 * Whether a dossier describes a business: its kind of place is one's, or it holds an answer that only a business is asked.
 * It stays one however prices are read.
 */
export const saysBusiness = ({ placeKind, workingHours, reclaimsVat }: Told): boolean =>
  tradeOf(placeKind) !== undefined || workingHours != null || reclaimsVat != null;
