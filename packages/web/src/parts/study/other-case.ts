import { exemptionDoubt } from "@mec/energy";
import { t } from "../../platform/i18n.ts";
import type { NamedSum } from "./net-sentence.ts";
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
): { readonly other: string | null; readonly otherCase: NamedSum | null; readonly caution: string | null } {
  const isTold = isUnexempted && sum.saves;
  const other = isTold ? otherCaseText(sum) : null;
  return {
    other,
    otherCase: isTold ? otherCase(sum) : null,
    caution: other ? exemptionDoubt() : sum.caution,
  };
}
