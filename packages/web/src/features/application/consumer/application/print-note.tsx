import { Button } from "@mantine/core";
import { councilNoteCalls } from "@mec/api/document";
import type { ReadConsumptionPoint } from "@mec/api/point";
import type { ApplicationProgress } from "@mec/domain/application";
import { IconPrinter } from "@tabler/icons-react";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { saveFile } from "../../../../ui/files/save-file.ts";
import { wrapping } from "../../../../ui/layout/wrapping.ts";
import { isPublicBody } from "./public-body.ts";
import { useWeighedProposal } from "./use-price-proposal.ts";

interface Props {
  point: ReadConsumptionPoint;
  application: ApplicationProgress;
}

/** A sheet of the price for those who decide on it: its holder's alone, as long as there is a price to decide on. */
export function PrintNote({ point, application }: Props) {
  const { data: proposal } = useWeighedProposal(application);
  const print = useAct((call) => call(councilNoteCalls.getCouncilNote, { params: { id: point.id } }), {
    after: saveFile,
    failed: (error) =>
      notify({
        color: "red",
        title: t("Le fichier n’a pas pu être préparé"),
        message: frenchMessage(error),
      }),
  });
  if (!proposal) return null;
  return (
    <Button
      variant="default"
      {...wrapping}
      leftSection={<IconPrinter size={18} aria-hidden />}
      loading={print.isPending}
      onClick={() => print.mutate()}
    >
      {isPublicBody(point) ? t("Imprimer pour le conseil (PDF)") : t("Imprimer (PDF)")}
    </Button>
  );
}
