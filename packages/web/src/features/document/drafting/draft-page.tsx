import { Anchor, Button, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type DocumentTab, pages } from "@mec/api";
import { type DocumentKind, documentLabels } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { IconArrowLeft, IconEye } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { SidePanel } from "../../../ui/dialog/dialog.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { PdfView } from "../../../ui/pdf/pdf-view.tsx";
import styles from "./draft-page.module.css";
import { PreviewedParticipant, usePreviewed } from "./previewed-participant.tsx";
import { type DraftInput, useDraftPreview } from "./use-draft-preview.ts";

/** On narrower screens, the preview opens over the form. */
const roomForBoth = "(min-width: 62em)";

const tabOf: Record<DocumentKind, DocumentTab> = {
  bulletin: "bulletin",
  accord: "agreement",
  salesContract: "contracts",
};

interface PreviewProps {
  projectId: string;
  kind: DocumentKind;
  draft: DraftInput;
  ownScroll: boolean;
}

function Preview({ projectId, kind, draft, ownScroll }: PreviewProps) {
  const { data, error, refetch, isUpdating } = useDraftPreview(projectId, kind, draft);
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  return (
    <PdfView
      source={data}
      title={t("Aperçu\u00a0: {{document}}", { document: t(documentLabels[kind]) })}
      isUpdating={isUpdating}
      ownScroll={ownScroll}
    />
  );
}

interface Props {
  projectId: string;
  kind: DocumentKind;
  /** What is being typed, for the preview. */
  draft: Omit<DraftInput, "participant">;
  /** The same for the previewed consumer, where his document takes less of it. */
  draftOf?: (consumptionPointId: string) => Omit<DraftInput, "participant">;
  /** The participant whom the document is for; null or absent when it is an example. */
  participant?: Participant | null;
  /** A remark on the document of the previewed consumer, or null. */
  remarkOn?: (consumptionPointId: string) => string | null;
  intro: ReactNode;
  /** The forms that fill the document. */
  children: ReactNode;
}

const Head = ({ projectId, kind, intro }: Pick<Props, "projectId" | "kind" | "intro">) => (
  <>
    <Anchor
      component={Link}
      to={pages.ownerDocuments.to({ projectId, tab: tabOf[kind] })}
      size="sm"
      className={styles.back}
    >
      <IconArrowLeft size={16} aria-hidden />
      {t("Retour aux documents")}
    </Anchor>
    <Title order={2} size="h3" mt="sm">
      {t(documentLabels[kind])}
    </Title>
    <Text c="dimmed" mt={4} mb="xl" className="prose" component="div">
      {intro}
    </Text>
  </>
);

/** A document beside the form that fills it; on a phone, behind a button. */
export function DraftPage({
  projectId,
  kind,
  participant = null,
  remarkOn,
  intro,
  children,
  ...given
}: Props) {
  const { draft, draftOf } = given;
  const hasRoom = useMediaQuery(roomForBoth, true, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const { participant: previewed, ...whose } = usePreviewed(projectId, kind);
  const typed = (participant === null && previewed?.kind === "consumer" && draftOf?.(previewed.id)) || draft;
  const remark = (previewed?.kind === "consumer" && remarkOn?.(previewed.id)) || null;
  const preview = (
    <>
      {participant === null && <PreviewedParticipant {...whose} remark={remark} />}
      <Preview
        projectId={projectId}
        kind={kind}
        draft={{ ...typed, participant: participant ?? previewed }}
        ownScroll={hasRoom}
      />
    </>
  );
  return (
    <>
      <Head projectId={projectId} kind={kind} intro={intro} />
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        {hasRoom ? (
          <aside className={styles.preview} aria-label={t("Aperçu du document")}>
            {preview}
          </aside>
        ) : (
          <div className={styles.bar}>
            <Button radius="xl" leftSection={<IconEye size={18} aria-hidden />} onClick={() => setOpen(true)}>
              {t("Voir l’aperçu")}
            </Button>
          </div>
        )}
      </div>
      {isOpen && !hasRoom && (
        <SidePanel title={t("Aperçu du document")} onClose={() => setOpen(false)} space="indigo">
          {preview}
        </SidePanel>
      )}
    </>
  );
}
