import { Button, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentLabels } from "@mec/domain/document";
import { IconDownload, IconFilePencil } from "@tabler/icons-react";
import { Link } from "react-router";
import { callUrl } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { DocumentTable } from "./document-table.tsx";
import styles from "./my-documents.module.css";
import { hasFiles } from "./rows.ts";

interface KindWords {
  /** What the document is, and who signs it. */
  readonly about: string;
  readonly edit: string;
  readonly editPath: string;
}

const words = (projectId: string): Record<DocumentKind, KindWords> => ({
  bulletin: {
    about: t("Chaque participant y adhère à l’association qui organise l’opération. Il le signe seul."),
    edit: t("Rédiger le bulletin"),
    editPath: pages.createBulletin.to({ projectId }),
  },
  accord: {
    about: t(
      "Chaque participant y accepte les règles du partage et l’usage de ses données de comptage. Il le signe, puis la PMO.",
    ),
    edit: t("Rédiger l’accord"),
    editPath: pages.createAccord.to({ projectId }),
  },
  salesContract: {
    about: t(
      "Il fixe le prix et les conditions auxquels le producteur vend son électricité. Le consommateur le signe, puis le producteur.",
    ),
    edit: t("Rédiger le contrat"),
    editPath: pages.createSalesContract.to({ projectId, consumer: "all" }),
  },
});

interface Props {
  projectId: string;
  kind: DocumentKind;
  participants: readonly ParticipantDocuments[] | undefined;
}

/** One kind of document, for every participant. */
export function KindTab({ projectId, kind, participants }: Props) {
  const { about, edit, editPath } = words(projectId)[kind];
  return (
    <section aria-labelledby="kind">
      <div className={styles.head}>
        <Title order={3} size="h4" id="kind">
          {t(documentLabels[kind])}
        </Title>
        <div className={styles.head} style={{ margin: 0 }}>
          <Button
            component={Link}
            to={editPath}
            size="sm"
            variant="default"
            leftSection={<IconFilePencil size={18} aria-hidden />}
          >
            {edit}
          </Button>
          {participants?.some(hasFiles) && (
            <Button
              component="a"
              download
              href={callUrl("/api", documentCalls.archiveDocuments, { params: { id: projectId }, query: {} })}
              size="sm"
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              {t("Tout télécharger (ZIP)")}
            </Button>
          )}
        </div>
      </div>
      <Text c="dimmed" mb="md" className="prose">
        {about}
      </Text>
      <DocumentTable key={kind} projectId={projectId} kind={kind} participants={participants} />
    </section>
  );
}
