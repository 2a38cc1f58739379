import { type Address, isSameAddress } from "@mec/domain/address";
import { currentStatus, isLive } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import type { Applying } from "./own-application.ts";

type Place = Pick<ConsumptionPoint, "name" | "address"> & Applying;

interface Joining {
  readonly projectId: string;
  /** What was typed in this browser, which goes before the registered places. */
  readonly typed: Address | null;
  /** The place that the reader chose. */
  readonly chosen: string | null;
}

const liveProject = ({ applicationProgress: application }: Applying): string | null =>
  application && isLive(currentStatus(application.progress)) ? application.projectId : null;

/**
 * The reader's place that would join this project, and cannot: it has applied to another. Null where another of his may
 * join, or where he comes with a new one.
 */
export function engagedElsewhere<P extends Place>(
  places: readonly P[],
  { projectId, typed, chosen }: Joining,
): P | null {
  const meant = typed
    ? places.filter(({ address }) => typed.street !== "" && isSameAddress(address, typed))
    : places;
  const one = meant.filter(({ id }) => id === chosen);
  const joining = one.length > 0 ? one : meant;
  const elsewhere = joining.filter((place) => {
    const live = liveProject(place);
    return live !== null && live !== projectId;
  });
  return (elsewhere.length === joining.length && elsewhere[0]) || null;
}
