import { Stack, Text } from "@mantine/core";
import type { PriceRange } from "@mec/domain/shared";
import { useAct } from "../../../platform/act.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";
import { priceDoubts } from "./price-preview-words.ts";
import { type PreviewedPrice, questionOfPrice, usePricePreview } from "./use-price-preview.ts";

interface Asked extends PreviewedPrice {
  range: PriceRange | null;
  onAsking: (isAsking: boolean) => void;
}

/** What speaks against the typed price, and the question asked before it is proposed all the same. */
export function usePriceDoubts({ projectId, price, people, range, onAsking }: Asked) {
  const { profileType } = usePrices();
  const preview = useAct((call, sent: number) => questionOfPrice(projectId, sent, people).ask(call));
  const confirm = useConfirm();
  const { data } = usePricePreview({ projectId, price, people });
  const doubts = data && price !== null ? priceDoubts(data, range, profileType) : [];

  /** The doubts about this very price, for whoever sends it before its figures are shown. */
  async function findDoubts(sent: number): Promise<string[]> {
    if (data?.price === sent) return doubts;
    try {
      return priceDoubts(await preview.mutateAsync(sent), range, profileType);
    } catch {
      return [t("Ce que ce prix changerait pour eux n’a pas pu être calculé.")];
    }
  }

  async function isSure(): Promise<boolean> {
    const found = price === null ? [] : await findDoubts(price);
    if (found.length === 0) return true;
    onAsking(true);
    const isConfirmed = await confirm({
      title: t("Proposer ce prix quand même\u202f?"),
      body: (
        <Stack gap="xs">
          {found.map((doubt) => (
            <Text key={doubt}>{doubt}</Text>
          ))}
        </Stack>
      ),
      confirmLabel: t("Oui, proposer ce prix"),
      space: "indigo",
    });
    onAsking(false);
    return isConfirmed;
  }
  return { doubts, isSure };
}
