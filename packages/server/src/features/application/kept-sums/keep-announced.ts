import { keptSum } from "@mec/domain/study";
import type { Deps } from "../../../deps.ts";
import { outcomeOfAnnounced } from "../../study/index.ts";
import type { ApplicationFacts } from "../mails/mail-facts.ts";

/** Keeps what the project's page tells who applies: the price that he is sent is compared with it. Once, whatever is tried again. */
export async function keepAnnounced(
  deps: Deps,
  applicationId: string,
  { participant, projectId }: Pick<ApplicationFacts, "participant" | "projectId">,
): Promise<void> {
  if (participant.kind === "producer") return;
  const { price, outcome } = await outcomeOfAnnounced(deps, { projectId, pointId: participant.id });
  if (!price || !outcome) return;
  const announced = { ...keptSum(outcome, deps.now()), price, vatRegime: outcome.vatRegime };
  await deps.db
    .updateTable("application")
    .set({ announced_sum: JSON.stringify(announced) })
    .where("id", "=", applicationId)
    .where("announced_sum", "is", null)
    .execute();
}
