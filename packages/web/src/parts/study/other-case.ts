import { exemptionDoubt } from "@mec/energy";
import { t } from "../../platform/i18n.ts";
import { gainWithoutExemption } from "./net-words.ts";

/** The same year without the excise exemption, as the second case of a sum; null when no end of it is announced. */
export function otherCaseText(sum: Parameters<typeof gainWithoutExemption>[0]): string | null {
  const gain = gainWithoutExemption(sum);
  return gain && t("Si l’exonération d’accise s’arrêtait\u00a0: {{gain}} par an.", { gain });
}

type Sum = Parameters<typeof gainWithoutExemption>[0] & {
  readonly saves: boolean;
  readonly caution: string | null;
};

/**
 * What stands beside a sum, and what is said below it: where the project begins after the announced end of the exemption,
 * or may, the other case has the sum's own weight, and only the doubt is left to say. A sum that saves nothing stays alone.
 */
export function casesOf(
  sum: Sum,
  isUnexempted: boolean,
): { readonly other: string | null; readonly caution: string | null } {
  const other = isUnexempted && sum.saves ? otherCaseText(sum) : null;
  return { other, caution: other ? exemptionDoubt() : sum.caution };
}
