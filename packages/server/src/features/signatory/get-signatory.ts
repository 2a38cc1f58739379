import type { Participant } from "@mec/domain/point";
import type { Signatory } from "@mec/domain/signatory";
import type { Deps } from "../../deps.ts";
import { findSignatory } from "./store.ts";

/** The signatory of a participant; null until somebody entered one. */
export const getSignatory = (deps: Deps, participant: Participant): Promise<Signatory | null> =>
  findSignatory(deps.db, participant);
