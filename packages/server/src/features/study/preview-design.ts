import type { DesignPreview } from "@mec/api/study";
import { DomainError } from "@mec/domain/shared";
import { pointsOfMethod, type RepartitionDesign } from "@mec/domain/study";
import type { Deps } from "../../deps.ts";
import { resultOf } from "./compute/by-id.ts";
import type { StudyResult } from "./compute/study-result.ts";
import { sumWithoutVat } from "./compute/without-vat.ts";
import { meaningOf } from "./exports/study-texts.ts";
import { computeKnownStudy, producedBy, revenueOf } from "./get-study.ts";
import { type LoadedStudy, loadStudy } from "./load-study.ts";

function summaryOf({ input }: LoadedStudy, result: StudyResult): DesignPreview["before"] {
  const { totalSavingEur, wholeSavingEur, inequality } = result.keys[input.key];
  const produced = producedBy(revenueOf(result.keys[input.key], result, input));
  return { totals: { ...result.totals, ...produced }, totalSavingEur, wholeSavingEur, inequality };
}

type Outcome = DesignPreview["participants"][number]["before"];

function outcomeOf(
  { consumers }: StudyResult,
  consumer: LoadedStudy["input"]["consumers"][number],
  day: string,
): Outcome {
  const result = resultOf(consumers, consumer.id);
  const { sharedKwh, savingEur } = result;
  const withoutVat = sumWithoutVat(consumer, result, day);
  return { sharedKwh, savingEur, withoutVat: withoutVat && { savingEur: withoutVat.savingEur } };
}

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
  const { consumers, day } = present.input;
  const designed = underDesign(present, design);
  // One after the other: each takes the readings to its thread, and a large operation's fill hundreds of megabytes.
  const before = await computeKnownStudy(deps, { ...present.input, candidates: [] }, projectId);
  const after = await computeKnownStudy(deps, designed.input, projectId);
  return {
    meaning: meaningOf(design.method),
    participants: present.members.map(({ consumptionPointId, name }, index) => ({
      consumptionPointId,
      name,
      before: outcomeOf(before, consumers[index]!, day),
      after: outcomeOf(after, consumers[index]!, day),
    })),
    before: summaryOf(present, before),
    after: summaryOf(designed, after),
  };
}
