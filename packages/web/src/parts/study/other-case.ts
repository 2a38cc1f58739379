import { exemptionCases, type NamedSum, type SumOfCases } from "@mec/domain/study";
import { exemptionDoubt, exemptionSureUntil } from "@mec/energy";
import { t } from "../../platform/i18n.ts";
import { gainWithoutExemption } from "./net-words.ts";

/** The same year without the excise exemption, as the second case of a sum; null when no end of it is announced. */
export function otherCase(sum: Parameters<typeof gainWithoutExemption>[0]): NamedSum | null {
  const gain = gainWithoutExemption(sum);
  return gain === null ? null : [t("Si l’exonération d’accise s’arrêtait"), t("{{gain}} par an", { gain })];
}

/** The same in one sentence. */
export function otherCaseText(sum: Parameters<typeof gainWithoutExemption>[0]): string | null {
  const [name, gain] = otherCase(sum) ?? [];
  return name && gain ? t("{{name}}\u00a0: {{gain}}.", { name, gain }) : null;
}

type Sum = SumOfCases & { readonly caution: string | null };

/**
 * The other case with the sum's own weight where both are told, and what is said below: then only the doubt is left to say.
 * @param startsIn the month of a start to come
 */
export function casesOf(
  sum: Sum,
  isUnexempted: boolean,
  startsIn: string | null = null,
): { readonly otherCase: NamedSum | null; readonly caution: string | null } {
  return exemptionCases(sum, isUnexempted, exemptionSureUntil())
    ? { otherCase: otherCase(sum), caution: exemptionDoubt(startsIn) }
    : { otherCase: null, caution: sum.caution };
}
