import type { Address } from "@mec/domain/address";
import { useFarAway } from "../../../parts/project/perimeter/far-away.ts";
import { usePlaceVerdict } from "../../../parts/project/perimeter/use-place-verdict.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** A project as it stands to one address: from where no perimeter reaches it. */
export type TargetFrom = JoinTarget & { readonly isFar: boolean };

/** From beyond any perimeter, room that comes changes nothing: nobody is told of a waiting list there. */
export function useTargetFrom(target: JoinTarget, address: Address | null): TargetFrom {
  const { data: judgement } = usePlaceVerdict(target.projectId, address);
  const isFar = useFarAway(target.projectId, address, judgement) !== null;
  return { ...target, isFar, waits: target.waits && !isFar };
}
