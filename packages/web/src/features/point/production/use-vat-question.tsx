import { List, Text } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { concernsOthers, type VatChange, vatChangeLines, vatMailedText } from "@mec/domain/document";
import type { ProductionPoint, ProductionPointUpdate } from "@mec/domain/point";
import type { SellerVat } from "@mec/domain/shared";
import type { Client } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { type Question, useConfirm } from "../../../ui/feedback/confirm.tsx";

type Space = NonNullable<Question["space"]>;

const titleOf = (vatRegime: SellerVat | null): string => {
  if (vatRegime === null) return t("Ne plus dire votre TVA\u00a0?");
  return vatRegime === "standard"
    ? t("Ajouter la TVA à votre prix\u00a0?")
    : t("Ne plus ajouter de TVA à votre prix\u00a0?");
};

function Consequences({ change, vatRegime }: { change: VatChange; vatRegime: SellerVat | null }) {
  const mailed = vatMailedText(change);
  return (
    <>
      <List spacing="xs">
        {vatChangeLines(change, vatRegime).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {mailed && <Text mt="sm">{mailed}</Text>}
    </>
  );
}

const questionOf = (change: VatChange, vatRegime: SellerVat | null, space: Space): Question => ({
  title: titleOf(vatRegime),
  body: <Consequences change={change} vatRegime={vatRegime} />,
  confirmLabel: t("Changer ma TVA"),
  space,
});

/** Whether to save, and what the change does to others. */
interface VatAnswer {
  readonly isConfirmed: boolean;
  /** Null where nobody else is concerned. */
  readonly change: VatChange | null;
}

/** Asks a seller before he says another VAT than he had said, where contracts or accepted prices depend on it. */
export function useVatQuestion({ id, projectId, vatRegime: former = null }: ProductionPoint, space: Space) {
  const confirm = useConfirm();
  return async (call: Client, { vatRegime }: ProductionPointUpdate): Promise<VatAnswer> => {
    if (!projectId || vatRegime === undefined || vatRegime === former)
      return { isConfirmed: true, change: null };
    const change = await call(documentCalls.previewVatChange, { params: { id }, query: { vatRegime } });
    if (!concernsOthers(change)) return { isConfirmed: true, change: null };
    return { isConfirmed: await confirm(questionOf(change, vatRegime, space)), change };
  };
}
