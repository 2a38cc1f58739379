import type { DesignPreview } from "@mec/api/study";
import { DomainError } from "@mec/domain/shared";
import { pointsOfMethod, type RepartitionDesign } from "@mec/domain/study";
import type { Deps } from "../../deps.ts";
import type { StudyResult } from "./compute/compute-study.ts";
import { revenueOf } from "./get-study.ts";
import { type LoadedStudy, loadStudy } from "./load-study.ts";
import { meaningOf } from "./study-texts.ts";

function summaryOf(loaded: LoadedStudy, result: StudyResult): DesignPreview["before"] {
  const { totalSavingEur, inequality } = result.keys[loaded.input.key];
  const shared = result.consumers.map(({ sharedKwh }) => sharedKwh);
  const producerRevenueEur = revenueOf(loaded, shared, result.totals.surplusKwh).total;
  return { totals: { ...result.totals, producerRevenueEur }, totalSavingEur, inequality };
}

const outcomeOf = (result: StudyResult, i: number) => ({
  sharedKwh: result.consumers[i]?.sharedKwh ?? 0,
  savingEur: result.consumers[i]?.savingEur ?? 0,
});

/** The project's study under a key that is being designed. */
function underDesign(loaded: LoadedStudy, { key, method }: RepartitionDesign): LoadedStudy {
  const designs = { ...loaded.input.designs, [key]: method };
  return { ...loaded, input: { ...loaded.input, key, designs, candidates: [] } };
}

/**
 * What a key would change for each participant, against the project's present one.
 * @throws DomainError UNKNOWN_PARTICIPANT.
 */
export async function previewDesign(
  deps: Deps,
  projectId: string,
  design: RepartitionDesign,
  consumptionPointIds: readonly string[] | undefined,
): Promise<DesignPreview> {
  const present = await loadStudy(deps, projectId, { consumptionPointIds });
  const known = new Set([...present.members, ...present.candidates].map((one) => one.consumptionPointId));
  if (pointsOfMethod(design.method).some((id) => !known.has(id))) {
    throw new DomainError("UNKNOWN_PARTICIPANT", "Un de ces participants n’est pas candidat à ce projet.");
  }
  const designed = underDesign(present, design);
  const [before, after] = await Promise.all([
    deps.workers.run("study", { ...present.input, candidates: [] }, projectId),
    deps.workers.run("study", designed.input, projectId),
  ]);
  return {
    meaning: meaningOf(design.method),
    participants: present.members.map(({ consumptionPointId, name }, i) => ({
      consumptionPointId,
      name,
      before: outcomeOf(before, i),
      after: outcomeOf(after, i),
    })),
    before: summaryOf(present, before),
    after: summaryOf(designed, after),
  };
}
