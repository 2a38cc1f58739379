import { ActionIcon, Box, Button, Group, Menu, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentLabels } from "@mec/domain/document";
import { IconDots, IconDownload, IconFilePencil } from "@tabler/icons-react";
import { Link } from "react-router";
import { callUrl } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { ActionMenu } from "../../../ui/dialog/action-menu.tsx";
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
    about: t("Chaque participant y accepte le partage et l’usage de ses données. Il le signe, puis la PMO."),
    edit: t("Rédiger l’accord"),
    editPath: pages.createAccord.to({ projectId }),
  },
  salesContract: {
    about: t("Il fixe le prix et les conditions de vente. Le consommateur le signe, puis le producteur."),
    edit: t("Rédiger le contrat"),
    editPath: pages.createSalesContract.to({ projectId, consumer: "all" }),
  },
});

interface Props {
  projectId: string;
  kind: DocumentKind;
  participants: readonly ParticipantDocuments[] | undefined;
}

interface ActionsProps {
  edit: string;
  editPath: string;
  /** The file of all that was signed; null as long as there is nothing in it. */
  archive: string | null;
}

/** Behind one button on a phone, so that the first row comes sooner. */
function Actions({ edit, editPath, archive }: ActionsProps) {
  return (
    <>
      <Group gap="xs" visibleFrom="sm">
        <Button
          component={Link}
          to={editPath}
          size="sm"
          variant="default"
          leftSection={<IconFilePencil size={18} aria-hidden />}
        >
          {edit}
        </Button>
        {archive && (
          <Button
            component="a"
            download
            href={archive}
            size="sm"
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t("Tout télécharger (ZIP)")}
          </Button>
        )}
      </Group>
      <Box hiddenFrom="sm">
        <ActionMenu
          target={
            <ActionIcon variant="default" size="lg" aria-label={t("Rédiger ou télécharger")}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          }
        >
          <Menu.Item component={Link} to={editPath}>
            {edit}
          </Menu.Item>
          {archive && (
            <Menu.Item component="a" download href={archive}>
              {t("Tout télécharger (ZIP)")}
            </Menu.Item>
          )}
        </ActionMenu>
      </Box>
    </>
  );
}

/** One kind of document, for every participant. */
export function KindTab({ projectId, kind, participants }: Props) {
  const { about, ...writing } = words(projectId)[kind];
  const archive = callUrl("/api", documentCalls.archiveDocuments, { params: { id: projectId }, query: {} });
  return (
    <section aria-labelledby="kind">
      <div className={styles.head}>
        <Title order={3} size="h4" id="kind">
          {t(documentLabels[kind])}
        </Title>
        <Actions {...writing} archive={participants?.some(hasFiles) ? archive : null} />
      </div>
      <Text size="sm" c="dimmed" mb="sm" className="prose">
        {about}
      </Text>
      <DocumentTable key={kind} projectId={projectId} kind={kind} participants={participants} />
    </section>
  );
}
