import { Button } from "@mantine/core";
import { councilNoteCalls } from "@mec/api/document";
import type { Participant } from "@mec/domain/point";
import { IconPrinter } from "@tabler/icons-react";
import { useAct } from "../../platform/act.ts";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";
import { saveFile } from "../../ui/files/save-file.ts";
import { wrapping } from "../../ui/layout/wrapping.ts";

const noteOf = { consumer: councilNoteCalls.getCouncilNote, producer: councilNoteCalls.getPlantNote };

/** The sheet for those who decide on a place or a plant. */
export function NoteButton({ of: { kind, id }, isVoted }: { of: Participant; isVoted: boolean }) {
  const print = useAct((call) => call(noteOf[kind], { params: { id } }), {
    after: saveFile,
    failed: (error) =>
      notify({
        color: "red",
        title: t("Le fichier n’a pas pu être préparé"),
        message: frenchMessage(error),
      }),
  });
  return (
    <Button
      variant="default"
      {...wrapping}
      leftSection={<IconPrinter size={18} aria-hidden />}
      loading={print.isPending}
      onClick={() => print.mutate()}
    >
      {isVoted ? t("Imprimer pour le conseil (PDF)") : t("Imprimer (PDF)")}
    </Button>
  );
}
