import { Button, Text, Title } from "@mantine/core";
import { pmoCalls } from "@mec/api/pmo";
import { messages } from "@mec/domain/shared";
import { IconEye } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { type AssociationForm, associationDraft } from "../../../parts/pmo/association-form.ts";
import { useTyped } from "../../../parts/pmo/use-typed.ts";
import { t } from "../../../platform/i18n.ts";
import { question } from "../../../platform/question.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { PdfView } from "../../../ui/pdf/pdf-view.tsx";
import { useLivePdf } from "../../../ui/pdf/use-live-pdf.ts";
import styles from "./creation.module.css";

/** The model statutes, with what is being typed about the association. */
function useStatutes(projectId: string) {
  const typed = useTyped<AssociationForm>("association", projectId);
  return useLivePdf(typed ? { association: associationDraft(typed) } : {}, (body) =>
    question(pmoCalls.previewStatutes, { params: { id: projectId }, body }),
  );
}

function Statutes({ projectId, ownScroll = false }: { projectId: string; ownScroll?: boolean }) {
  const { data, error, refetch, isUpdating } = useStatutes(projectId);
  if (error && !data)
    return <LoadError error={error} retry={refetch} fallback={messages.projectDataFailed} />;
  return (
    <PdfView source={data} title={t("Modèle de statuts")} isUpdating={isUpdating} ownScroll={ownScroll} />
  );
}

/** On a wide screen: the statutes beside the form, visible while it is filled in. */
export function StatutesDesk({ projectId, children }: { projectId: string; children: ReactNode }) {
  return (
    <section aria-labelledby="statutes-title" className={styles.desk}>
      <Title order={2} size="h4" id="statutes-title">
        {t("Aperçu des statuts")}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t("Il suit ce que vous écrivez. Les fichiers à télécharger montrent ce qui est enregistré.")}
      </Text>
      {children}
      <div className={styles.sticky}>
        <Statutes projectId={projectId} ownScroll />
      </div>
    </section>
  );
}

/** On a phone: a button that opens the statutes. */
export function StatutesButton({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t("Voir l’aperçu des statuts")}
      </Button>
      {isOpen && (
        <Dialog title={t("Aperçu des statuts")} space="indigo" size="lg" onClose={() => setOpen(false)}>
          <Statutes projectId={projectId} />
        </Dialog>
      )}
    </>
  );
}
