import { Alert, Text } from "@mantine/core";
import type { DepartedSeller } from "@mec/api/document";
import { staysSoldText, withoutSellerText } from "@mec/domain/application";
import { formatDate } from "@mec/domain/shared";
import { usePointDocuments } from "../../../../parts/document/use-point-documents.ts";
import { t } from "../../../../platform/i18n.ts";

function titleOf({ name, day, hasLeft }: DepartedSeller): string {
  if (day === null) return t("{{name}} a quitté le projet", { name });
  const told = { name, day: formatDate(day) };
  return hasLeft
    ? t("{{name}} a quitté le projet le {{day}}", told)
    : t("{{name}} quitte le projet le {{day}}", told);
}

/** To who has signed a contract with a producer who has left, or is to: what it means for him, as his mail said. */
export function DepartedSellers({ pointId }: { pointId: string }) {
  const { data: documents } = usePointDocuments(pointId, true);
  return documents?.departedSellers?.map((seller) => (
    <Alert key={titleOf(seller)} color="sun" title={titleOf(seller)} style={{ overflowWrap: "anywhere" }}>
      <Text size="sm" mb="xs">
        {seller.hasLeft
          ? t(withoutSellerText)
          : t("D’ici là rien ne change. {{after}}", { after: t(withoutSellerText) })}
      </Text>
      <Text size="sm">
        {t("{{stays}}\u00a0: écrivez au porteur du projet.", { stays: t(staysSoldText) })}
      </Text>
    </Alert>
  ));
}

/** How the contracts that he signed stand: who sells by them has left, or leaves on a day. */
export interface Sellers {
  /** Nobody is left who sells to him: the sum of his price counts on nobody then. */
  readonly isLost: boolean;
  /** Of the others some sell still: whom his sum counts no more, or not for long, and who begins later. */
  readonly note: string | null;
}

/** What a sum that stands below says of who leaves; null where nobody does. */
function noteOf(departed: readonly DepartedSeller[]): string | null {
  const leaving = departed.find(({ hasLeft }) => !hasLeft);
  if (leaving?.day)
    return t("Cette somme compte encore sur {{name}}, qui quitte le projet le {{day}}.", {
      name: leaving.name,
      day: formatDate(leaving.day),
    });
  return departed.length > 0 ? t("Cette somme ne compte plus sur qui a quitté le projet.") : null;
}

export function useSellers(pointId: string, isAsked: boolean): Sellers {
  const { data: documents } = usePointDocuments(pointId, isAsked);
  const departed = documents?.departedSellers ?? [];
  const isLost = departed.some(({ hasLeft }) => hasLeft) && !documents?.isSold;
  const notes = [noteOf(departed), documents?.laterSellersText].filter(Boolean);
  return { isLost, note: isLost ? null : notes.join(" ") || null };
}
