import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { type PmoFile, pmoCalls } from "@mec/api/pmo";
import { formatDate, messages } from "@mec/domain/shared";
import { IconDownload } from "@tabler/icons-react";
import { Link } from "react-router";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { useFollowLink } from "../../../ui/files/follow-link.ts";
import { Acts } from "../../../ui/read-only/index.ts";
import styles from "./my-documents.module.css";

type Kind = "statutes" | "internalRules";

const callsOf = {
  statutes: { list: pmoCalls.listStatutes, link: pmoCalls.linkStatutes },
  internalRules: { list: pmoCalls.listInternalRules, link: pmoCalls.linkInternalRules },
} as const;

const words = (): Record<Kind, { title: string; none: string }> => ({
  statutes: {
    title: t("Statuts signés"),
    none: t("Aucun fichier pour le moment. Vos participants les liront avant de signer."),
  },
  internalRules: {
    title: t("Règlement intérieur (facultatif)"),
    none: t("Aucun fichier pour le moment. Il précise le fonctionnement de l’association."),
  },
});

function FileLine({ projectId, kind, file }: { projectId: string; kind: Kind; file: PmoFile }) {
  const params = { id: projectId, docId: file.id };
  const open = useFollowLink((call) => call(callsOf[kind].link, { params }), messages.projectDataFailed);
  return (
    <li>
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Text style={{ overflowWrap: "anywhere" }}>{file.name}</Text>
          <Text size="sm" c="dimmed">
            {t("Ajouté le {{date}}", { date: formatDate(file.createdAt) })}
          </Text>
        </div>
        <Button
          data-reads
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={t("Télécharger\u00a0: {{name}}", { name: file.name })}
          onClick={() => open()}
        >
          {t("Télécharger")}
        </Button>
      </Group>
    </li>
  );
}

function Files({ projectId, kind }: { projectId: string; kind: Kind }) {
  const { data, error, refetch } = useAnswer(callsOf[kind].list, { params: { id: projectId } });
  const { title, none } = words()[kind];
  return (
    <Card component="section" aria-labelledby={`files-${kind}`}>
      <Title order={3} size="h4" id={`files-${kind}`} mb="sm">
        {title}
      </Title>
      {error && <LoadError error={error} retry={refetch} fallback={messages.projectDataFailed} />}
      {!error && !data && <Skeleton height={44} />}
      {data?.length === 0 && <Text c="dimmed">{none}</Text>}
      {data && data.length > 0 && (
        <ul className={styles.files}>
          {data.map((file) => (
            <FileLine key={file.id} projectId={projectId} kind={kind} file={file} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The legal body's own files, which the participants read. */
export function PmoFilesTab({ projectId }: { projectId: string }) {
  const { data: statutes } = useAnswer(pmoCalls.listStatutes, { params: { id: projectId } });
  // Once signed and filed, writing them is behind the owner.
  const hasStatutes = statutes !== undefined && statutes.length > 0;
  return (
    <Stack gap="lg">
      <Text className="prose">
        {t(
          "Les statuts et le règlement intérieur de l’association se rédigent, se signent en assemblée, puis se déposent\u00a0: chaque candidat peut alors les lire.",
        )}
      </Text>
      <Files projectId={projectId} kind="statutes" />
      <Files projectId={projectId} kind="internalRules" />
      <Group>
        <Button
          component={Link}
          to={pages.createPmoStatus.to({ projectId })}
          variant={hasStatutes ? "default" : "filled"}
        >
          {t("Rédiger les statuts")}
        </Button>
        <Acts>
          <Anchor component={Link} to={pages.ownerInformation.to({ projectId }, { hash: "files" })}>
            {t("Déposer ou retirer un fichier")}
          </Anchor>
        </Acts>
      </Group>
    </Stack>
  );
}
