import { Button, Text, Title } from "@mantine/core";
import { pmoCalls } from "@mec/api/pmo";
import { messages } from "@mec/domain/shared";
import { IconEye } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { PdfView } from "../../../ui/pdf/pdf-view.tsx";
import { pmoKey } from "../../../ui/pmo/pmo-queries.ts";
import styles from "./creation.module.css";

/** The statutes as the model writes them from what is kept; made again after each change of the legal body. */
function useStatutesModel(projectId: string) {
  const call = useClient();
  return useQuery({
    queryKey: [...pmoKey(projectId), "statutes-model"],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(pmoCalls.getStatutesModel, { params: { id: projectId }, query: { format: "pdf" }, signal }),
  });
}

function Statutes({ projectId, ownScroll = false }: { projectId: string; ownScroll?: boolean }) {
  const { data, error, refetch, isFetching } = useStatutesModel(projectId);
  if (error) return <LoadError error={error} retry={refetch} fallback={messages.projectDataFailed} />;
  return (
    <PdfView source={data} title={t("Modèle de statuts")} isUpdating={isFetching} ownScroll={ownScroll} />
  );
}

/** On a desk: the statutes beside the form, in sight while it is filled in. */
export function StatutesDesk({ projectId, children }: { projectId: string; children: ReactNode }) {
  return (
    <section aria-labelledby="statutes-title" className={styles.desk}>
      <Title order={2} size="h4" id="statutes-title">
        {t("Aperçu des statuts")}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t("Il montre ce qui est enregistré, et suit chaque enregistrement.")}
      </Text>
      {children}
      <div className={styles.sticky}>
        <Statutes projectId={projectId} ownScroll />
      </div>
    </section>
  );
}

/** On a phone: a button that opens them. */
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
