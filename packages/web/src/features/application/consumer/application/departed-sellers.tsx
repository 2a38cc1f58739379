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

/** Whether somebody has left who sells to him by contract: the sum of his price counts on nobody then. */
export function useHasLostSeller(pointId: string, isAsked: boolean): boolean {
  const { data: documents } = usePointDocuments(pointId, isAsked);
  return documents?.departedSellers?.some(({ hasLeft }) => hasLeft) ?? false;
}
