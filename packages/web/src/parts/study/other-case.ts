import { t } from "../../platform/i18n.ts";
import { gainWithoutExemption } from "./net-words.ts";

/** The same year without the excise exemption, as the second case of a sum; null when no end of it is announced. */
export function otherCaseText(sum: Parameters<typeof gainWithoutExemption>[0]): string | null {
  const gain = gainWithoutExemption(sum);
  return gain && t("Si l’exonération d’accise s’arrêtait\u00a0: {{gain}} par an.", { gain });
}
