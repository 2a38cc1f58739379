import { useAct } from "../../../platform/act.ts";
import { t } from "../../../platform/i18n.ts";
import { askAcceptance } from "./ask-previews.ts";
import type { Doubts } from "./doubts.tsx";
import { lossDoubts } from "./losers-words.ts";
import type { Moved } from "./types.ts";
import { useAcceptancePreview } from "./use-acceptance-preview.ts";

/** What speaks against accepting these consumers; without any, nothing does. */
export function useAcceptanceDoubts(projectId: string, people: readonly Moved[]): Doubts {
  const ids = people.map(({ applicationId }) => applicationId);
  const { settled } = useAcceptancePreview(projectId, ids);
  const preview = useAct((call) => askAcceptance(projectId, ids)(call));
  const doubts = settled ? lossDoubts(settled, people) : [];

  async function findDoubts(): Promise<readonly string[]> {
    if (settled || people.length === 0) return doubts;
    try {
      return lossDoubts(await preview.mutateAsync(), people);
    } catch {
      return [t("Ce que cette décision changerait n’a pas pu être calculé.")];
    }
  }
  return {
    doubts,
    findDoubts,
    title:
      people.length === 1
        ? t("Accepter cette candidature quand même\u202f?")
        : t("Accepter ces candidatures quand même\u202f?"),
    confirmLabel: t("Oui, accepter"),
    submitLabel: t("Accepter quand même"),
  };
}
