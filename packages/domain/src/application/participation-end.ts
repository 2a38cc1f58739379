import type { ConsentEnd } from "../point/consent.ts";
import type { Retraction } from "./schemas.ts";
import { type ApplicationStatus, isLive, standingStatus } from "./status.ts";
import type { Actor } from "./transitions.ts";

export type Ended = {
  readonly status: ApplicationStatus;
  readonly hasLeft: boolean;
  readonly retraction: Pick<Retraction, "isOfAdded"> | null;
  /** Who took its last step. */
  readonly by: Actor;
};

/** How an application came to its end; null while it lives. A contract that was added may be retracted alone, which ends nothing else. */
export function participationEnd({ status, hasLeft, retraction, by }: Ended): ConsentEnd | null {
  if (isLive(standingStatus({ status, hasLeft }))) return null;
  if (hasLeft) return "left";
  if (retraction && !retraction.isOfAdded) return "retracted";
  return by === "owner" ? "refused" : "withdrawn";
}
