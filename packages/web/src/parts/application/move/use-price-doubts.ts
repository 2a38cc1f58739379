import type { PriceRange } from "@mec/domain/shared";
import { useAct } from "../../../platform/act.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import type { Doubts } from "./doubts.tsx";
import { priceDoubts } from "./price-preview-words.ts";
import { type PreviewedPrice, questionOfPrice, usePricePreview } from "./use-price-preview.ts";

interface Asked extends PreviewedPrice {
  range: PriceRange | null;
}

/** What speaks against the typed price. */
export function usePriceDoubts({ projectId, price, people, range }: Asked): Doubts {
  const { profileType } = usePrices();
  const preview = useAct((call, sent: number) => questionOfPrice(projectId, sent, people).ask(call));
  const { settled } = usePricePreview({ projectId, price, people });
  const whom = { profileType, people };
  const doubts = settled && price !== null ? priceDoubts(settled, range, whom) : [];

  async function findDoubts(): Promise<readonly string[]> {
    if (price === null || settled?.price === price) return doubts;
    try {
      return priceDoubts(await preview.mutateAsync(price), range, whom);
    } catch {
      return [t("Ce que ce prix changerait n’a pas pu être calculé.")];
    }
  }
  return {
    doubts,
    findDoubts,
    title: t("Proposer ce prix quand même\u202f?"),
    confirmLabel: t("Oui, proposer ce prix"),
    submitLabel: t("Proposer quand même"),
  };
}
