import { overviewCalls } from "@mec/api/overview";
import { dayInParis } from "@mec/domain/shared";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import type { Doubts } from "./doubts.tsx";
import { isUnderContract, startingDoubts } from "./starting-words.ts";
import type { Moved } from "./types.ts";
import { useUnsigned } from "./use-unsigned.ts";

/**
 * What speaks against putting these people in operation; without any, nothing does.
 * @param startsOn as it is typed
 */
export function useStartingDoubts(projectId: string, people: readonly Moved[], startsOn: string): Doubts {
  const isAsked = people.length > 0;
  const underContract = isUnderContract(people, dayInParis(new Date()));
  const contracts = useUnsigned(
    projectId,
    people.map(({ applicationId }) => applicationId),
  );
  const overview = useAnswer(overviewCalls.getOverview, isAsked ? { params: { id: projectId } } : null);

  async function findDoubts(): Promise<readonly string[]> {
    if (!isAsked) return [];
    const [told, read] = await Promise.all([
      contracts.data ?? contracts.refetch().then(({ data }) => data),
      overview.data ?? overview.refetch().then(({ data }) => data),
    ]);
    if (!told || !read) return [t("Ce qui parle contre n’a pas pu être lu.")];
    return startingDoubts(told, read.steps, startsOn, underContract);
  }
  return {
    doubts: isAsked
      ? startingDoubts(contracts.data ?? {}, overview.data?.steps ?? [], startsOn, underContract)
      : [],
    // Who is left out is named in the form with his days to retract.
    told: isAsked
      ? startingDoubts({ later: contracts.data?.later }, overview.data?.steps ?? [], startsOn, underContract)
      : [],
    findDoubts,
    title: t("Mettre en exploitation quand même\u202f?"),
    confirmLabel: t("Oui, mettre en exploitation"),
    submitLabel: t("Mettre en exploitation quand même"),
    confirms: {
      ...(contracts.data?.retractable?.unasked && { confirmLeftOut: true }),
      ...((underContract || contracts.data?.underContract) && { confirmContractEnded: true }),
    },
  };
}
