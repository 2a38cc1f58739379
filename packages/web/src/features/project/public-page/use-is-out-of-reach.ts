import type { Address } from "@mec/domain/address";
import { usePlaceVerdict } from "../../../parts/project/perimeter/use-place-verdict.ts";
import { useOwnApplication } from "../answer/own-application.ts";
import { useInvitation } from "./use-invitation.ts";

/**
 * Whether the project says that this place is out of its reach: joining is not what it proposes first then. Whom its owner
 * invited, or who takes part, has his answer from the owner.
 */
export function useIsOutOfReach(projectId: string, address: Address | null): boolean {
  const own = useOwnApplication(projectId);
  const isJudged = useInvitation() === null && !own;
  const { data: judgement } = usePlaceVerdict(isJudged ? projectId : null, address);
  return isJudged && judgement?.verdict === "outside";
}
