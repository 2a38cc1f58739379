import type { Signatory } from "@mec/domain/signatory";
import type { Deps } from "../../deps.ts";
import { findSignatory, type SignedPoint } from "./store.ts";

/** Who signs for a point; null as long as nobody said. */
export const getSignatory = (deps: Deps, point: SignedPoint): Promise<Signatory | null> =>
  findSignatory(deps.db, point);
